/// How nouns change in languages, by code: tables that `LearntPlurals` reads.
///
/// Written by `scripts/plurals.py` from the dictionaries of the package simplemma, whose licence is in
/// `THIRD-PARTY.md`.
enum NounForms {
  static let tables: [String: String] = [
    "da": """
    >s + -s -ak -ap +as +ds -ip +is +ks +ls +ms +ns -ro +us -xe -ase +bak +bro +cip -dse -dte +eak -ese +fro
    -gte +iro +jak -jse +kak +kro -lte +nak +nap +pak -pet -pse +rak -rte -sat +tro +uro -vse +adte +arte
    +base +dase -eben -ebet +edse +egte +elap +epse +fase +flip +igte +ilte -kede +klap +klip +lase +ldte
    +lgte +mpet +olte +opet +orte -rret -sset +stak +tase +tese +ugte +ulte -vnet +ygte +yrte +aeben +aebet
    +aelte +arret +asset +ckede +erret +evnet +frase +helte -indet +jerte +lagte +ledte -llede +melte +merte
    -miner +naese +nkede -oppen +orret +osset +palte +ragte +rebet +redte +rejse +salte +sogte -stede -taget
    +telte +tudse -tyret +undte +usset -utter -aettet +akkede +allede +aminer +astede +bindet +cippet +dtaget
    +ekkede +ellede +eskede +estede +ikkede +irkede +iskede +kendte +kindet +koppen +kutter +loppen +ltaget
    +luppet +mindet +mutter +navnet +noppen +nskede +ntyret +nutter +okkede +olkede +ollede +orkede +ostede
    +poppen +resset -retten +roppen +rskede +rysset +sendte +staget +taerte +toppet +tutter +ustede +vaerte
    +vendte +yllede +billede +dstyret +etoppen +flippet +laettet +laskede +listede +lretten +oretten +ristede
    +rykkede +saettet +slippet +sretten +taeppet -^en -^eu -^fi -^gu -^ha -^hi -^ja -^la -^dan -^fik -^god
    -^hej -^her -^hvi -^jep -^men -^agen -^brik -^brug -^drop -^fond -^gave -^grab -^grum -^oget -^rise -^svej
    -^tiar -^udlo -^femar -^jazze -^kimet -^ofret -^sanse -^stand -^tight -^tyden -^afbede -^andrea -^coache
    -^deltid -^drejet -^duggen -^faelle -^fanden -^forcer -^fossen -^fosser -^gaflen -^gafler -^gammen
    -^gloser -^grebet -^heller -^hersen -^kaglet -^klunse -^knikse -^krebse -^lappen -^lapper -^narren
    -^optoge -^oxider -^prisen -^rander -^ringet -^savlet -^skylde -^smajob -^svaret -^taster -^tippen
    -^trinet -^tviste -^udenom -^vreden -^zoomet -^adviser -^afbeden -^bristet -^fileter -^fuldtid -^helvede
    -^hildede -^johanne -^klummer -^knalder -^knaldet -^markise -^omgaede -^pebrede -^prikket -^quizzen
    -^quizzer -^rappere -^shopper -^skorten -^skottet -^spegede -^spyttet -^staklen -^stakler -^stillet
    -^stresse -^sukrede -^sumpede -^svigtet -^udkorte -^varmere -^adresser -^analyser -^assister -^balancer
    -^debatter -^facetter -^faedrene -^graesser -^hentaere -^intriger -^kloftede -^koketter -^koparret
    -^kostumer -^kursiver -^osregnen -^plumrede -^reserver -^servicer -^skamrose -^berygtede -^billetter
    -^bortgemte -^boykotten -^dagligdag -^forbenede -^forgangen -^indrykket -^omskiftet -^opstroget
    -^patruljer -^recidiver -^svagsynet -^torvemose -^forkromede -^formstobte -^forskyldte -^forviklede
    -^hentaerede -^overdrevet -^pakraevede -^researchen -^xylografer -^centrifuger -^chokstarten -^chokstarter
    -^komposteren -^overstyrede -^prismaerket -^pukkelpiste -^retarderede -^underretter -^vindtorrede
    -^krydstjekket -^subventioner -^vandkaemmede -^blankpolerede -^fastmonterede -^lysregulerede
    -^parringslysten -^underbemandede -^trykimpraegnerede -^familiesammenforte -^overenskomstansatte >en + -b
    -h -j -k -p -s -ar -av +ck -dt -eg -gl -ig -ir +is -it +js -ld +lk -ll +lp -ml +mp +ms +oj +rk -rn -rv +sh
    +sp +ss +ts +us -vl -vn -yg -yl -yn -yr +aeb +aks +als +ank +ans +aps +arv -ast +bar +ces +dar +dej +dig
    +dos +eak +eds +egl +eks +eld +enk +ens +far +fob +gar +gas +haj +hob -hor +ids -ier +ild +ins +ips +isk
    +kab +kar +las +leg +lej +lys -mer +ngl +nyl +ods +oks +ors +osk +ovl +ovn +ovs +ras +rav +reg +rig -rin
    +sar +sav +sir -tag +tar +tav +tch +teg +tig +tos +tyl +tyr +ugl +uks +uld +uls +unk +urv +usk +veg +vej
    +vig +yld +aern +amer +ansk +bold +cern +dier +dlos +eavl -ever +fold +gast +gavl +greb +havn -iver +jorn
    +kiks +kurs +lads -lang +last -ller +mast +mmer +nier +nold +olig +omer -oner +orsk +pels +rill +rold
    +sier +stab +tads +tald +tast +tier +told +ular +umer +vask +veps +vold +armer +ghold +giver +iller +klang
    +march +poner +river +rrier +timer +uller +aeller +former -^am -^og -^ov -^agt -^foj -^gag -^gat -^nem
    -^pot -^run -^sid -^siv -^sus -^tyd -^fris -^glut -^hulk -^knud -^skel -^skor -^skru -^skur -^spor -^surf
    -^telt -^tran -^vejr -^veto -^afbed -^blaer -^bluff -^brust -^drosl -^flojt -^grynt -^holst -^klemt
    -^knirk -^kvalm -^patog -^plump -^point -^raser -^skjul -^stjal -^strog -^stuer -^svigt -^afdrag -^begaer
    -^bordur -^design -^forend -^forhal -^forind -^forlov -^forvis -^kalker -^klarer -^linjer -^mishag
    -^skider -^skvulp -^solbad -^svaelg -^alberts -^dekorer -^filtrer -^forbund -^forgang -^forslag -^fortegn
    -^griller -^jorgens -^klammer -^overmod -^villads -^haveflis -^praester -^steffens -^terminer -^kristians
    -^lummerhed -^massakrer -^sammenrod -^stenciler -^fragmenter -^hestetramp -^parringslyst >ens + -b -k -p
    -s -ar -av -bl +ck +eb -eg -gr -ig -ir +is -it +js +ks +lk -lm +lp -ml +mp +ms +ps +rk -sl -sn +ss +ts +us
    -yg -yl -yr +ads -aed -aer +als +ank +ans +ask +bar +ces +dar +dos +eak +eds +elm -end +enk +far +fob +gar
    +gas +hob +ids +ilm +ins +isk +kab +lar +las +leg +lig +nyl +ods +osk +ovs +rav +reg +rig +sar +sav +tar
    +tav +teg +tig +tos +tyl +tyr +uls +unk +urs +usk +var +bors +cens +dens +ekar +gaer +haer +iens +ikar
    -iser -lang +lens +naer +orsk +pels +rens +saed +stab +taer +tens +vend +vens +klang +piser +viser -^ag
    -^go -^la -^gag -^gat -^gor -^hor -^hul -^mal -^med -^pot -^run -^sus -^fast -^fris -^gafl -^glut -^hulk
    -^jodl -^kagl -^knud -^mads -^pris -^ryst -^sent -^sitr -^skag -^skel -^skor -^skru -^skur -^snag -^spor
    -^svaj -^tran -^tyll -^uddo -^vred -^faegt -^flojt -^grynt -^holst -^hvisk -^kildr -^klamr -^klemt -^knirk
    -^krads -^marin -^patog -^point -^reger -^sjakr -^stakl -^stivn -^bordur -^skider -^skrald -^skvulp
    -^stjern -^svaelg -^vraeng -^omskift -^overlev -^rumster -^udebliv -^forsvind -^genopsta -^haveflis
    -^filosofer -^frederiks -^kristians -^lummerhed -^hestetramp -^eksperimenter >ernes + -b -d -h -j -k -l -p
    -r -s -v +ab -ag +aj +ds +eb +ed -eg -gn -gt +id -ig +il -in +iv +jl +js +ks -lg +ms -ni +ol -om +or +ps
    -rg -rn -ro +ts -ug +ul -un +ur +us -yg +yl -aed +agt -ang +ank +ark +arn -ast +bar +bod +bro +byr +cer
    +ces +cin +dal +dar +del +din +ein +erd +ers +fob +gar +gud +ial +ier +igt +ini +ins +kin +kop -kor +kro
    +lar +lig +lod +mer +min +nal +nel +ner +nin +nis +nom +ogt +ond +ors +osk +oss -rab +rad +ral -ran +rar
    +reg +sag +sal +sar +sin +sir +sis -sog +sun +tar +tav +tch +tek +toj +tom +tos +ual +ugt +ump +unk +urg
    +val +vin +xyd +zin +apir +avis +berg +cens +cern +dard +drom +ekar +elev +evis +foni +gast +ikar +ital
    +jord -kift +kord +kter +kund -lagt +last +lens +loni +mast +naer +nord +okal +olin +rand +real +rill
    +rkor +rtal +sael +sand +sans +skal +taer +tans +tast +tund +vaer +vand +vens +arter +epris +ideal +laegt
    +lpris +maerk +march +ndens +npris -pring +taegt +tpris +dspris +evaerk +lvaerk +rvaerk +tvaerk +ngspris
    -^to -^abn -^dan -^est -^fri -^hor -^kol -^pot -^rit -^tab -^aelt -^horm -^lant -^list -^mali -^ring
    -^saet -^skat -^skru -^skur -^spor -^surf -^tuds -^varm -^afson -^atten -^flojt -^forbi -^forny -^kniks
    -^point -^remix -^swing -^trost -^udgiv -^afstiv -^bordur -^kosovo -^stream -^svejts -^anstift -^blodgor
    -^bulldoz -^kontant -^perfekt -^bornholm -^djibouti -^garnrest -^kontofor -^pakistan -^tilhaeng
    -^frembring -^halvtreds -^highlight -^interview -^mellemled -^genoptraen -^kilogrammet -^norresundby
    -^havnemyndighed -^rejseomkostning >erne + -b -d -h -j -k -l -p -r -s -v +ab -ag +aj -an +ds +eb +ed -eg
    -gn -gt +id -ig +il -in +iv +jl +js +ks -lg +ms -ni +oj +ol -om +or +ps -rg -rn -ro +ts -ug +ul -un +ur
    +us -yg +yl -aed +agt -ang +ank +ark +arn -ast +bar +bod +bro +byr +cer +ces +cin +dal +dar +del +din +eal
    +ein +erd +ers +fob +gan +gar +gud +ial +ian +ier +igt +ini +ins +kin +kop -kor +kro +lan +lar +lig +lod
    +man +mer +min +nal +nel +ner +nis +nom +ogt +ond +ors +osk +oss +pan -rab +rad +ral +rar +reg +sag +sal
    +san +sar +sin +sir +sis -sog +sun +tar +tav +tch +tek +tom +tos +ual +ugt +ump +unk +urg +val +vin +xyd
    +zin +apir +avis +berg +cens +cern +dard +drom +ekar +elev +evis +foni +gast +ikar +ital +jord -kift +kord
    +kter +kund -lagt +last +lens +loni +mast +naer +nord +okal +olin +rand +rill +rkor +rtal +sael +sand
    +sans +skal +taer +tans +tast +tund +vaer +vand +vens +arter +epris +laegt +lpris +maerk +march +ndens
    +npris -pring +rpris +taegt +tpris +dspris +evaerk +lvaerk +rvaerk +tvaerk +ngspris -^to -^abn -^est -^fri
    -^hor -^kol -^loj -^pot -^rit -^tab -^aelt -^deal -^horm -^lant -^list -^mali -^ring -^saet -^skat -^skru
    -^skur -^spor -^surf -^tuds -^varm -^afson -^atten -^flojt -^forbi -^forny -^kniks -^point -^remix -^swing
    -^trost -^udgiv -^afstiv -^bordur -^kosovo -^stream -^svejts -^anstift -^blodgor -^bulldoz -^kontant
    -^perfekt -^bornholm -^djibouti -^garnrest -^kontofor -^tilhaeng -^frembring -^halvtreds -^highlight
    -^interview -^mellemled -^genoptraen -^kilogrammet -^norresundby -^havnemyndighed -^rejseomkostning >er +a
    +c +e +g +i +n +o +t +u +y -ag +al +ax +bl +br +dl +dr +ed +ef -eg +em +fl -ga -gn +gr -gt +id -ig +il -in
    -it +jd +kr +ks +lr -lt +mr -ni -og +or -ot +pl -rg -rn -ro +rp -ru +sp +tr -ug +um -un +ur -vn +vr -yg
    +yl +ym -yn +ads +aeb +alt -ang +ark +arm +arn +arv -ast +ats +bar +ber +bod +bog +bol +bro +byd +byr +cer
    +ces +cin +dar +dig +din +dol +ega +ein +emp +ems +eol +erd +erg +ers +fob +fru +gar +giv +gog +gud +haj
    -hor +hud +iga +igt +ikl +ilt +ini +ins +iol +iot +ius +kab -kat +kin +kiv +kod +kop -kor +kro -kur +kyd
    +lad +lag -let +lim +liv +lod +log +loj +lot +lys +min +nel +ngl +nol +nom +ods +ogt +ond +orm +ors +osk
    +oss +per +pis +pol +rad -ran +rar -red +reg +riv +rov +sag +sar +sin +sis +sol +sot +sul +sun +tav +tek
    +tig +tiv +tob +toj +tol +tom +tos +tus +tyr +uer +ugt +unk +urg +vin +xyd +ynd +yrk +zin +ader +aeld
    +aelt +aend +aens +afer +aher +aker +aler +amer +aner +apir +atar +ater +avis +baer +bank +bind +bler
    +bryd +cens +cern +dard +drom +eder +eger +ekar +eler +elev +epot +erer +eter +evis +felt +find +fold
    +foni +gast +grav +greb +ider +iger +ikar +iker +iser +iter +jagt +jord +kaer +kald +kend -kift +kord
    +kran +kter +kund +land +last +lens +loni +magt +mast +meld +melt +naer +ndel +nord +nser +nsiv +ntar
    +okat +oker +oler +olig +olin +over +pagt +pids +pter +ragt +regn +rens +rill +risk +rkor +rred +rver
    +sael +sand +sans +sejl +send +sier +slib +taer +tans +tlet +tryg +tump +tund +uder +ular +uler +umer
    +uter +vaer +vagt +vand +vend +vens +vind +virk +yser +anter +ciner +ender +epris +erter +esser +fikat
    +finer +ghold +ister +klump +laegt +lpris +maerk +march +npris +onter +pirer -pring +rpris +rtolk +strer
    +taegt +taenk +tpris +turer +urder +uster +dspris +efilet +endens +evaerk +former +iograf +lvaerk +rvaerk
    +sorter +tograf +tvaerk +varter +vester +ngspris -^to -^bor -^est -^med -^mur -^nem -^orm -^cent -^deal
    -^erna -^fist -^horm -^list -^luft -^mail -^mali -^mest -^oxid -^ring -^rust -^saet -^sats -^spor -^stoj
    -^ting -^trad -^afbed -^atten -^flojt -^forbi -^kniks -^point -^prima -^salut -^svigt -^swing -^trost
    -^twist -^veget -^assist -^atrofi -^bordur -^fjaert -^forben -^forhal -^kosovo -^motion -^skridt -^blodgor
    -^forgift -^indgift -^kontant -^paklaed -^perfekt -^tempora -^djibouti -^garnrest -^modstrid -^pakistan
    -^praesent -^tilhaeng -^highlight -^kloroform -^mellemled -^subjektiv -^subvention -^kilogrammet
    -^norresundby -^aserbajdsjan -^kulturradikal -^havnemyndighed -^rejseomkostning >ers + -b -d -h -j -k -l
    -p -r -s -v +ab -ag +aj -an +ds +eb +ed -eg -ga -gn -gt +id -ig +il -in +iv +jl +js +ks -lg +ms -ni +ol
    -om +or +ps -rg -rn -ro +ts -ug -un +ur +us -yg +yl -aed +agt -ang +ank +ark +arn -ast +bar +bod +bro +byr
    +cer +ces +cin +dal +dar +del +din +ega +ein +erd +ers -est +fob +gan +gar +gud +ial +ian +ier +iga +igt
    +ini +ins +kin +kop -kor +kro +lan +lar +ler +lig +lod +man +mer +min +nal +nel +ner +nin +nis +nom +ogt
    +ond +ors +osk +oss +pan -rab +rad +ral +rar +reg +sag +sal +san +sar +sin +sir +sis -sog +sul +sun +tar
    +tav +tch +tek +toj +tom +tos +ual +ugt +ump +unk +urg +val +vin +xyd +zin +aest +apir +avis +berg +cens
    +cern +dard +drom +ekar +elev +evis +fest +foni +gast +ikar +ital +jord -kift +kord +kter +kund -lagt
    +last +lens +loni +mast +naer +nord +okal +olin +real +rill +rkor +rtal +sael +sand +sans +skal +taer
    +tans +tast +test +tund +vaer +vand +vens +arter +epris +ideal +laegt +lpris +maerk +march +ndens +npris
    -pring +rrest +taegt +tpris +dspris +evaerk +lvaerk +rvaerk +tvaerk +ngspris -^ma -^to -^abn -^fri -^hor
    -^kol -^lid -^pot -^rit -^tab -^aelt -^cent -^fist -^horm -^list -^mali -^ring -^saet -^skat -^skru -^skur
    -^spor -^surf -^tuds -^varm -^afson -^atten -^flojt -^forbi -^forny -^kniks -^point -^remix -^swing
    -^trost -^udgiv -^afstiv -^bordur -^kosovo -^stream -^svejts -^anstift -^blodgor -^bulldoz -^kontant
    -^perfekt -^bornholm -^djibouti -^kontofor -^tilhaeng -^frembring -^halvtreds -^highlight -^interview
    -^mellemled -^genoptraen -^kilogrammet -^norresundby -^havnemyndighed -^rejseomkostning >r + -a -d -g -j
    -k -m -o -t -ce +ga -ie +ta -te -xe -ze -are -ase -bbe -dse +ece -ede -ege -eje -ine -ise +ite -jde -jse
    +jte +lie -lke -lle +mie -mle +nce -nge -nse -oge -ore +sla +tie -tre +tro +uce -ume +yte +aege +akte
    +alte -amme -ande +ante +base +bede +bine +bore +cine +dase +edie +efte +egte -ekke +elke +ense -erne
    -erve -esse +ette +fare +fase +fore +hore +igte -ikke +ilke +inge +inie +itre +kare +kede +kine +koge
    +lase +lede -lide +lise +loge -lose +mare +nore +ojde +olke +olle +onge +onte +otte +pine +pore +race
    +rate +rede +reje +rgie +rice +rise +rore +rste +rute +tase +tine +udse +ulle -umme +unge +unte +urce
    -usse +uste +vede +veje +vine +vise +vote +ygte +ynge +ynte +yrte -yske +aelle +aelte +aerne +aeste +bande
    +bille +bytte +celle +eleje +fange +fatte +fejde +ferie +frase +hytte +istre +jerne +jorte +kaede +kande
    +kaste +kerne +kifte +kiste +kumme +kylle +kytte +lamme +lande +lange +liste +lofte +mande +matte +mente
    +messe +narie +neste +nitte +pande +raede +rejse -rende +rente +reste +rinte +romle +serie +serne +sleje
    +stege +tamme +tikke +tille +tvare +vande +vejse +velle +vorte +daekke +dramme +epille +epleje +eramme
    +erende +eresse +esaede +kterie +raenge +sramme +storie +taerte +vaerte +dspille +ecentre +ehjerte
    +eraekke +rklaede +rraekke +sraekke +traekke -^ku -^li -^of -^boh -^kap -^nul -^fade -^inge -^knar -^kneb
    -^lede -^otte -^pure -^tyve -^unde -^baeve -^barbe -^brode -^deale -^disse -^duble -^grade -^handy -^molle
    -^norde -^puffe -^smige -^stude -^synde -^takke -^vetoe -^zoome -^drosle -^orkene -^skalpe -^snaske
    -^tjavse -^trawle -^analyse -^balance -^barbere -^celebre -^hijacke -^intrige -^kokette -^kursive
    -^soupere -^forsorge -^groteske -^indbygge -^kontante -^makefile -^networke -^patrulje -^saltlage
    -^skaltale -^smabonde -^sprinkle -^desktoppe -^disclaime -^kaederyge -^kommunike -^laesevane -^bodybuilde
    -^centrifuge -^finansiere -^fluekneppe -^gatecrashe -^potentiale -^subjektive -^blagronalge -^frakkeskode
    -^normaldanske -^kulturradikale -^fredsbetingelse -^ultralydsscanne -^eksamensopgivelse
    -^forarsfornemmelse -^blufaerdighedskraenke >rne +ce +me +se +ue -ace +ade +ane -ase +ave +che +dne -dse
    +ebe -ese +gde +gle +ige +ike +ire -ise +ite +jke +jle -jse +jte +lbe +lie +lje +lpe +mie -mme +mne +nje
    +nre -nse +ode +ole +one +ope +ote +rke +rle +rne +rre +tie +ube +ule +ure +vne +vre +yle +yne +ype +yre
    -yse +yte +able +adde +aege +agne +akte +alte +anke +arde +arpe +arve +base +bede +bine +byge +cene +cine
    +dale +dase +eble +edde +edie +efte +elke +enne +ense +erde +eske +este +euge +fare +fase +gene +hage
    +iale +ilke +inde +inie +inne +jyde +kabe +kage +kare +kine +kive -kode +lase +lede +lise +loge -lose
    +lyse +mage +mare +mide +mine +mune +nage +nale +nore +nude +ojde +olle +omme +ompe +onde +onge +onne
    +orpe +ovle +pibe +pore +pude +race +rage +rale +rate -rave +rede +reje +rgie +rise +robe +roje +rove
    +rste +rute +sage +sele +side +sive +syge +tale +tase +tese +tine +udse +uide +ulle +umme +unge +unke
    +unte +uppe +urve -usse +vale +ygte +ynge +yrde +aeppe +ative +bakke +bande +bille +boble +bolge +botte
    +bytte +celle +dende +drabe +dukke +ehale +elage +eleje +etage +faere +fejde +ferie +finke +frase +gende
    +gilde +gryde +hylde +hytte +jakke +jende +jorde +jorte +kaede +kaffe +kande +kappe +kette +kilde +kinke
    +kiste +krave +kuffe +kunde +kygge +kytte +laere +lamme +lampe +lange +lante +laske +lemme +liste +lokke
    +lykke +mappe +maske +matte +mente +miere +mykke +naese +narie +ninge +nitte +ntage +okale +onske +paere
    +pande +potte +pumpe +rakke +rampe +rappe +rejse +rente +riere +romle +rotte +rtage +rukke +serie +sette
    +sleje +stage +tamme +taske +tavle +totte +tribe +tvare +tykke +vante +velle +vidde +vinge +vorte +baelte
    +ebombe +epille +epleje +eramme +erende +esaede +eserve +faelde +faelle +faerge +haette +jerske +kterie
    +lerske +paette +sfange +spakke +sramme +srunde +storie +taerte +tpakke +ecentre +ehjerte +eraekke
    +eskifte +fskifte +rklaede +rraekke +rskifte +sraekke -^kole -^syre -^tale -^brole -^bruse -^disse -^flode
    -^fosse -^lante -^molle -^snige -^stode -^zoome -^afsone -^egerne -^frelse -^haevne -^knikse -^pierce
    -^tjavse -^udlade -^udlane -^graesse -^solbade -^groteske -^networke -^skaltale -^smabonde -^dagdromme
    -^disclaime -^laesevane -^researche -^potentiale -^dopingteste -^fredsbetingelse -^eksamensopgivelse
    -^forarsfornemmelse >rnes +ce +me +se +ue -ace +ade +ane -ase +ave +che +dne -dse +ebe -ese +gde +gle +ige
    +ike +ire -ise +ite +jke +jle -jse +jte +lbe +lie +lje +lpe +mie -mme +mne +nje +nre -nse +ode +ole +one
    +ope -ose +ote +rke +rle +rne +rre +tie +ube +ule +ure +vne +vre +yle +yne +ype +yre -yse +yte +able +adde
    +aege +agne +akte +alte +anke +arde +arpe +arve +base +bede +bine +byge +cene +cine +dale +dase +eble
    +edde +edie +efte +elke +enne +ense +erde +eske +este +euge +fare +fase +gene +hage +iale +ilke +inde
    +inie +inne +jyde +kabe +kage +kare +kine +kive -kode +kose +lase +lede +lise +loge +lyse +mage +mare
    +mide +mine +mose +mune +nage +nale +nore +nose +nude +ojde +olle +omme +ompe +onde +onge +onne +orpe
    +ovle +pibe +pore +pose +pude +race +rage +rale +rate -rave +rede +reje +rgie +rise +robe +roje +rose
    +rove +rste +rute +sage +sele +side +sive +syge +tale +tase +tese +tine +tose +udse +uide +ulle +umme
    +unge +unke +unte +uppe +urve -usse +vale +ygte +ynge +yrde +aeppe +ative +bakke +bande +bille +boble
    +bolge +botte +bytte +celle +dende +drabe +dukke +ehale +elage +eleje +etage +faere +fejde +ferie +finke
    +frase +gende +gilde +gryde +hylde +hytte +jakke +jende +jorde +jorte +kaede +kaffe +kande +kappe +kette
    +kilde +kinke +kiste +krave +kuffe +kunde +kygge +kytte +laere +lamme +lampe +lange +lante +laske +lemme
    +liste +lokke +lykke +mappe +maske +matte +mente +miere +mykke +naese +narie +ninge +nitte +ntage +okale
    +onske +paere +pande +potte +pumpe +rakke +rampe +rappe +rejse +rente +riere +romle +rotte +rtage +rukke
    +serie +sette +sleje +stage +tamme +taske +tavle +totte +tribe +tvare +tykke +vante +velle +vidde +vinge
    +vorte +baelte +ebombe +epille +epleje +erende +esaede +eserve +faelde +faelle +faerge +haette +jerske
    +kterie +lerske +paette +sfange +spakke +sramme +srunde +storie +taerte +tpakke +ecentre +ehjerte +eraekke
    +eskifte +fskifte +rklaede +rraekke +rskifte +sraekke -^kole -^syre -^tale -^brole -^bruse -^disse -^flode
    -^fosse -^lante -^molle -^snige -^stode -^zoome -^afsone -^egerne -^frelse -^haevne -^knikse -^pierce
    -^tjavse -^udlade -^udlane -^graesse -^solbade -^groteske -^networke -^skaltale -^smabonde -^dagdromme
    -^disclaime -^laesevane -^researche -^potentiale -^dopingteste -^fredsbetingelse -^eksamensopgivelse
    -^forarsfornemmelse >rs +ce +me +se +ue -ace +ade +ane -ase +ave +dne -dse +ebe -ese +gde +gle +ike +ire
    -ise +ite +jke +jle -jse +jte +lbe +lie +lje +lpe +mie -mme +mne +nje +nre -nse +ode +ole +one +ope -ose
    +ote +rke +rle +rne +rre +tie +ube +ure +vne +vre +yle +yne +ype +yre -yse +yte +able +adde +aege +agne
    +akte +alte +anke +ante +arde +arpe +arve +base +bede +bine +byge +cene +cine +dale +dase +dige +eble
    +edde +edie +efte +elke +enne +ense +erde +eske +euge +fare +fase +gene +hage +hule +iale +iche +ilke
    +inde +inie +inne +jyde +kabe +kage +kare +kine +kive -kode +kose +lase +lede +lise +loge +lyse +mage
    +mare +mide +mine +mose +mune +nage +nale +nche +nere +nore +nose +nude +ojde +olle +omme +ompe +onde
    +onge +onne +orpe +ovle +pibe +pige +pore +pose +pude +race +rage +rale +rate -rave +rede +reje +rgie
    +rige +rise +robe +roje +rose +rove +rste +rute +sage +sele +side +sive +syge +tale +tase +tese +tige
    +tine +tose +udse +uide +ulle +umme +unge +unke +unte +uppe +urve -usse +vale +ygte +ynge +yrde +aeppe
    +ative +bakke +bande +bille +boble +bolge +botte +bytte +celle +dende +drabe +dukke +ehale +elage +eleje
    +etage +faere +fejde +ferie +finke +frase +gende +gilde +gryde +hylde +hytte +jakke +jende +jorde +jorte
    +kaede +kaffe +kande +kappe +kette +kilde +kinke +kiste +krave +kuffe +kunde +kygge +kytte +laere +lamme
    +lampe +lange +laske +lemme +liste +lokke +lykke +mappe +maske +matte +mente +miere +mykke +naese +narie
    +neste +ninge +nitte +ntage +okale +onske +paere +pande +potte +pumpe +rakke +rampe +rappe +rejse +rente
    +reste +riere +romle +rotte +rtage +rukke +serie +sette +sleje +stage +tamme +taske +tavle +totte +tribe
    +tvare +tykke +velle +vidde +vinge +vorte +baelte +ebombe +epille +epleje +erende +esaede +eserve +faelde
    +faelle +faerge +haette +jerske +kterie +lerske +paette +sfange +spakke +sramme +srunde +storie +taerte
    +tpakke +ecentre +ehjerte +eraekke +eskifte +fskifte +rklaede +rraekke +rskifte +sraekke -^fade -^kole
    -^syre -^tale -^brode -^brole -^bruse -^disse -^flode -^fosse -^molle -^stode -^zoome -^afsone -^egerne
    -^frelse -^haevne -^knikse -^pierce -^tjavse -^udlade -^udlane -^graesse -^solbade -^groteske -^kontante
    -^networke -^skaltale -^smabonde -^dagdromme -^disclaime -^laesevane -^potentiale -^fredsbetingelse
    -^eksamensopgivelse -^forarsfornemmelse >n + -a -d -g -i -l -o -r -u -v -y -fe -te -ze -dse +dte -ede -ile
    -ise +ite -jse +jte -kke -lme +mfe -mle +nte +ote -pse -rde +tte -ude -vle -vse -yde +yte +aede +akte
    +alme +alte -amme -anse +arde -aske +byde +edse +effe +efte +egte +elme +elte -ende +epse +erde -erve
    +este +hede +igte +jyde +kede +kyde +lise +mede +nude +okke +orte +pile +pise +pude +rste +rute +tile
    +tude +tyde +ufte +ulte +vede +vise +ygte +ykke +yrte +aende +bukke +damme +dende +elyde +eoste +erede
    +gavle +grise +gryde +hamme +himle +hoste +hovle +jakke +jende +jorde +kaffe +kaste +kende +kikke +kiste
    +klude +koste +kovle +krise +kuffe +lamme +laske +liste +loste +lugte +lukke +maske +merte +nerve +pakke
    +raffe +rakke +ramme +ranse +rejse +romle +rukke +sende +srate +tamme +taske +tavle +tikke +tovle +tudse
    +vende +viste +dbakke +drikke +ebakke +edanse +egifte +ekamme +eprise +eserve +saekke +sbyrde +taekke
    +taerte +vaerte +eraekke +rraekke +sraekke -^hoj -^joh -^vis -^grue -^kime -^lose -^tune -^tyst -^ulde
    -^bitte -^borte -^brase -^bygge -^deale -^dorge -^fylde -^glibe -^grebe -^helse -^klore -^liste -^lynge
    -^mange -^poppe -^saede -^smoge -^spare -^stoje -^svire -^tande -^tinge -^tylle -^zappe -^zoome -^blunde
    -^chatte -^coache -^drosle -^freake -^grabbe -^grande -^knalde -^krebse -^kvejle -^orkene -^plinge
    -^skalle -^slumpe -^stange -^strege -^trawle -^barbere -^brodere -^franske -^heroine -^melisse -^rappere
    -^soupere -^stresse -^varmere -^forgange -^groteske -^indterpe -^misbruge -^skamrose -^telefaxe
    -^downloade -^eternelle -^halvsovne -^modstride -^overmande -^finansiere -^hjertelige -^permanente
    -^dopingteste -^tilfangetage >ns + -a -g -o -r -v -y -fe -he -ke -te -ze -ase -ble -dse -ede -ese -gge
    -gre +ike -ile -ise +ite +jke -jse +jte -lme -mle +nke -nse +nte -ore +ote -ppe -pse -rde -rge -rre -sle
    -sne -uge -vle -vne -vse -yde +yte +able +akte +alke +alme +alte +arde +avne +base +dase +dore +duge +edse
    +egge +elke +elme +elte -ende +ense +eppe +epse +erge +erke +erre -erve +este +euge +evne +fase +hede
    +iche +ilke -inge +itte +jyde +lase +lise +mede +nche +nore +oble +okke +olke -pere +pile +pise +pore
    -ride +rise +rske +rste +rute +tase +tese +tile +ufte +ulte +uppe +uske +vede +vise +ygte +ykke +yrke
    +aeske +aette +borge +botte +bukke +dende +dinge +diske +elyde +eoste +erede +frase +gavle +gryde +himle
    +hovle +hytte -isere +jakke +jende +jorde +jorte +kaede +kaffe +kappe +katte +kette +kirke +kiste +koste
    +kovle +kuffe +kygge +kytte +laede +laske +lette +liste +loste +lpere +lugte +mappe +maske +matte +merte
    +mpere +naese +nerve +ninge +nytte +pakke +porte +potte +raffe +rakke +ranse +rappe +rejse +ringe +romle
    +roppe +rotte +rukke +rygge +sette +srate -stere +taske +tavle +torke +totte +tovle +tudse +vende +vinge
    +viste +vorte +astere +dbakke +drikke +ebakke +edanse +egifte +ehatte +eserve +etoppe +ippere +naegte
    +oppere +pisere +rhatte +rlinge +saekke +sbyrde +taekke +taerte +ustere +vaegte +visere +eraekke +rraekke
    +sraekke -^ru -^age -^joh -^grue -^hige -^kare -^kime -^logi -^lose -^lude -^rise -^tune -^deale -^fosse
    -^fylde -^gafle -^glibe -^grine -^helse -^herse -^jodle -^kagle -^komme -^liste -^lynge -^miave -^mjave
    -^sitre -^skage -^smoge -^snage -^spare -^stoje -^svire -^tande -^tylle -^vaere -^zoome -^blunde -^grabbe
    -^grande -^kildre -^klamre -^knalde -^krebse -^kvejle -^laespe -^orkene -^regere -^sjakre -^skalle
    -^skamme -^slumpe -^spinde -^stakle -^stange -^stonne -^strege -^trawle -^barbere -^brodere -^heroine
    -^melisse -^osregne -^stresse -^varmere -^vraenge -^indterpe -^overleve -^skamrose -^telefaxe -^udeblive
    -^downloade -^eternelle -^forsvinde -^overmande -^filosofere -^finansiere -^permanente -^dopingteste >et
    +a +b +d +e +g +i +j +n +o +u +v +y +al +ar +at -av +bl +dl +dr +dt -eg +ek +el +em +et +ew +ex +fl +gr
    +ix +jt +ks +kt +lp +lr +lt +ml +mt -nd -ng +nt +ok +ol +op +or +os +ot -ov +pt -rg +rp -rv +sh +sl +tr
    +um +us -vn +vr -yd +yl +ym +ys +ack +ads +aeg +aes -aev +aft +agl -ant +ark +arm +arv +bur +byr +cer +dyr
    +eft +egt +emp +eng +ens +erg +ers +eur +evl +evn +fyr +hav +hov +how +ick +ikr +irk +isk +lav +low +lur
    +mpl +ngl +ods +ogt +ond +ors +ort +orv +pir +rav +rov +rps -sen +tav +tom +tov +tur +tyr +uds +veg +vis
    +ynd +yrt +yst +ader +aend +aest +afer +aher +aler +amer +ater +band +bank +bind +bler +dder +digt +drom
    +eder +eger +eler +erer +esen +eter +fang +folk +fund +hjul +ider +iger +iker +iper +iser +iter +kaer
    +kast +kift +kind +kker +kund +lagt +land +lant +laps +lask +last +lder +loft +lver +mask +mmer +naer
    +navn +nser +oker +over +pand +pejl +pind +pter +rids +rver +sand +segl +sejl +sier +sigt +skur +sorg
    +ster +taer +tift +ting +tips +tuer +uder +uler +umer +uter +vaer +vaev +vand +vejr +verv +ving +yser
    +anter +ender +erter +finer +foder +iffer +ilter +itter +krift +laesk +lager +offer +pirer +pring +rbund
    +rtolk +soler +strer +urder +vaerk +center +former +sorter +varter -^id -^ma -^og -^byg -^egn -^foj -^gru
    -^kad -^kag -^lud -^nem -^sol -^son -^ansa -^deal -^drej -^flod -^fred -^fuld -^glib -^hael -^hild -^klar
    -^skat -^skel -^smog -^spar -^stoj -^svar -^tolt -^trad -^trin -^cigar -^knald -^pjalt -^trold -^forhal
    -^kvaerk -^poster -^summer -^harmoni -^opstrog -^stemmer -^svagsyn -^klumpfod -^konflikt -^logknold
    -^overstyr -^praester -^smalspor -^facetsleb -^permanent -^trompeter -^franchiser -^lysreguler
    -^sammenskrab -^tilfangetag -^sommerfuglen >ets + -k +ck +ek +lk +nk +rk -rs -sa +ers +esk -ger -ner -ork
    +ors +ager +mask +aeger -^av -^gam -^kad -^kom -^ofr -^sit -^son -^korn -^skel -^tyll -^cigar -^flagr
    -^rader -^sekst -^stovl -^honsen -^tusind -^formuer -^harmoni -^indgift -^stemmer -^straffer -^underordn
    -^franchiser -^varemaerker -^sommerfuglen >es +r +s +x +y +ad +ag -ar +bl +dl +dn +el +ev +fl +ga -ir +jd
    +kl +ku +lg +ln +lp -ls +lv +ml +mp +nd +ng +ol +on -or -os +ov +pl +rl +rm +ro +rp -rs +sl +sn +sp +tn
    +vn -yr +yv +abt +adt +aeb -aer +akt +alk +als +ank +ant +arn +arv -avn +bed +bod +bog +bor +bud +byd +cen
    +dej +den +dig +dor +dug +eft +egl +egt +eld +elm -end +enk +ers +est +fen +for +giv +gor +hav +hob +hoj
    +ien -ier +ild +ilk +ils -ing +isk -jer +jst +kab +kal +kib +kyd +lan +ldt +leg +lej +lgt +lib +lim -lis
    +liv +loj +mal +men +mos +nal +nen +ngl +niv +nkt +nor +oen +ogn +olk +omt +ors +orv +ost +pil +rig +riv
    +ror +ryg +sal +sav +sog +tal +tav +teg +tig +til +tob +tod +tos +tud +tyr +uft +ugl +uls +ult -ump -und
    +unk +urs +urv +usk +vej +ven +vig +vin +yen +zen +aelt +aend +aerg +aern +ajer +aken +alen +andt +asen
    +aten +baer +bold +bord +borg +bryd +bund +cken +digt +ding +drog +egen +ejen +ejer +elen +elyd +eren
    -ever +gard +gavl -gnen +grav +gren +haer +havn +helt +hort +hovl +hund +igen +iken +isen -iver +jent
    +jlen +jold +jort +jsen +kaer +kald +kend +kilt +klud +kobt +kovl +krog +ksen +kten +lagt +last -lden
    +ledt -ller +lort +lsen +ltog +lugt +lyst +melt +mlen +mund +naer +navn +ngen +nier +ning +nold +nsen
    -nter +ojen +olen -oner +osen +pejl +pels +pist +port +psen +raed +raen +ragt +redt +regn +rgen +rlen
    +rort +rsen +rten +rtog +salt +sejl +send +sier +smed +sogt +sorg -sser +stab +sten +tald +telt +temt
    +tjen +ugen +uren +uten +vend +ving +virk +vist +vlen +vold +yten +aeben +ailen +alken +alpen +ampen
    +anken +anter +asser -asten +atten +bogen +bring +dagen +dfort +doren +ebben +edsen +efuld +egift +eglen
    +egten +elken +ellen +elund +enken +enten +ering +erren +esser +ghold +giver +haerd +hoben +ilden +ilken
    +iller +inter +isken +kendt +lusen +maerk +magen +musen +noren +ognen +okken +olken +onter +orken +pilen
    +river +rling +rsken +rusen +sendt +tilen +tusen +uften +uglen +ugten +ulden +uller +ulten -ummen +unken
    +usken +ussen +vendt +yggen +aeller +bolden +bukken +egrund +ggrund +giften +helten +krogen +lasten
    +lejren +nakken +nolden +rikken +rillen +rolden +ruppen +sejren +sissen +staben +talden +vasken +volden
    +etoppen +kroppen +saekken +vaeggen -^dr -^ov -^gag -^tes -^fris -^frys -^gitr -^hael -^lang -^lyng -^pris
    -^sats -^tand -^tavs -^tuds -^vejr -^askes -^gager -^girer -^grand -^lyder -^lynen -^malen -^odens -^raser
    -^siven -^stang -^tyden -^afdrag -^afrids -^barber -^barder -^broder -^drejen -^forlov -^forvis -^gammen
    -^indtag -^jokken -^kalker -^karter -^klarer -^kornen -^manker -^mishag -^normer -^runder -^savnen
    -^skuren -^souper -^trinen -^tusind -^charmen -^dekorer -^filtrer -^forstad -^griller -^kniksen -^pivoter
    -^rekyler -^begaeren -^borduren -^download -^forligen -^maksimer -^overmand -^praester -^solbaden
    -^terminer -^afmarcher -^erhverven -^forbunden -^forgangen -^forskyldt -^lammetaev -^massakrer -^rouletter
    -^stenciler -^dopingtest -^katapulter -^overdreven -^monoftonger -^hestetrampen -^metamorfoser
    -^blomsterhaven >ene + -tr -^av -^la -^gam -^gat -^hik -^ofr -^pip -^sir -^sit -^tra -^spar -^sukr -^patog
    -^stuer -^makefil -^randbjerg -^tomatsovs >enes + -tr -^av -^la -^gam -^gat -^hik -^ofr -^pip -^sir -^sit
    -^tra -^spar -^makefil -^randbjerg -^tomatsovs >e +g +k +l +r +t +v +ad -ak -ar -at -av -ck +dn -eg -ft
    -gl +gn -ik -il -ir -it +jd +ks +ku +ln +lp +mp +ms +nd -nk -og +on -or +os -rg +ri -rk +rm +rp -rt -rv
    +sn +sp +tn +us -ut -vl -yg +ym -yr +aeb -aer -agt +als +ank +arg +arv -ask -ast +bar +bil +bog +bor +bud
    +byd +cen +dej +den +dod +dor +eds +eft +egl +eld +elm -end +enk +eps +erd +erk +ers -esk +fed +fen +for
    +god +gor +hav +hob +hoj -idt +ien -ier +ild -ing -ist -jer +kab +kib +kyd +lan +las +leg +lej -ler +lid
    +lim +loj +lys +man +men -mer +nen -ner +ngl +nor +oen +ord +ort +orv +pil +pis -rer +rog +ror -ros +rud
    +ryg +sav +sod +sog +tav +teg -ter +til +tob +tog +tor +tud +tyr +uft +ugl +uld +uls -ump +unk +urv +vej
    +ven +vid +vin +vis +yen +zen +aend +aens +aerg +aern +ajer +aken +alen +aler +amer +aner +asen +aten
    +ater +baer +bagt +bidt +bler +blod +bner +bold +borg +brer +brun +bryd +cken +dans +ding +dler +dner
    +drer +egen +ejen +ejer +elen +eler +elyd +ener +eren +erer +erod +eter -ever +fast +fter +gard +gavl
    +gler -gnen +gner +grav +gren +gris +gter +haer +havn +hovl +hter +iaer +igen +iken +isen +iter -iver
    +jlen +jold +jorn +jsen +kaer +kald +kend +kler +klud +kold +kovl +ksen +kten +kter +lagt +last -lden
    +lsen +mart +mlen +mler +murt +naer +navn +ngen +nier +ning +nner +nold +nsen +ofil +ojen +olen +oler
    +omer +orer +osen -oser +pels +psen +raed +raen +raer +ragt +rans +rgen +ring +rlen +rner +rold +rsen
    +rten +sagt +send +sier -sker +sler +slib +smed +sorg +srod -sser +stab +sten +ster +taer +tald +tarn
    +tjen +tner +trod +ugen +uler +umer +uren +urer +usen +uten +uter +vaer +vend +ving +virk +vist +vlen
    +vler +vner +vold +vorn +yrer +yten +adier +aeben +ailen +ainer +alken +alpen +alter +ammer +ampen +anken
    +anter +apter +asser -asten +atten +atter +biner +bogen +ciner +dagen +doren +dvask +ebben +edsen +egift
    +eglen +egten +eklar +elken +ellen +enken +enten +erren +erter +esser +farer +finer +fjern +ghold +giver
    +hoben +ilden +ilken +iller +inter +isken +isker +itter +laert +lsker +magen +noren +ognen +okken +olaer
    +olken +ommer +onter +opter +orken +orter +pilen +pirer +riner +river +rling +rsken +sklar +slidt +spist
    +strer +tilen +timer +tiner +uften +uglen +ugten +ulaer +ulden +uller +ulten -ummen +unken +usken +usker
    +ussen +utter +yggen +ysker +ytter +aeller +aemmer +bolden +bukken +ersker +former +giften +helten +krogen
    +lasten +lejren +nakken +nolden +orsker +retter +rikken +rillen +rolden +ruppen +sejler +sejren +sissen
    +staben +talden +vasken +volden +dansker +etoppen +kroppen +raetter +saekken +saetter +vaeggen -^ov -^bar
    -^gag -^gig -^pot -^sig -^siv -^bort -^bugt -^deal -^fedt -^filt -^fund -^hulk -^lyng -^nord -^rust -^tand
    -^tolt -^vejr -^blund -^bundt -^dunst -^flojt -^gager -^grand -^kniks -^knyst -^kvejl -^lyder -^lynen
    -^malen -^point -^raser -^siven -^skjul -^stang -^still -^susen -^svigt -^trawl -^tyden -^afdrag -^barber
    -^barder -^broder -^design -^drejen -^flader -^forhal -^forlig -^forlov -^forrig -^forvis -^fransk
    -^fulder -^gammen -^indtag -^jokken -^kalker -^kornen -^manker -^mishag -^prompt -^rapper -^runder
    -^savnen -^senest -^skuren -^souper -^tavser -^trinen -^tusind -^tynder -^charmen -^dekorer -^forbudt
    -^fortegn -^griller -^kniksen -^misbrug -^spaeder -^begaeren -^borduren -^download -^forligen -^konflikt
    -^overmand -^praester -^solbaden -^torvemos -^afmarcher -^erhverven -^forbunden -^forgangen -^kaettersk
    -^lammetaev -^permanent -^potential -^dopingtest -^overdreven -^monoftonger -^tredjesidst -^hestetrampen
    -^blomsterhaven >t +f +g +i +p +v -ag +al +ce +ds -eg +en +ik +in +ks +la +nk -og +om +on +os +ra +re +rk
    +rm +rn +sk -ug +um +ym +ze +ade +ale +ane -are +ate +bar +bel +bil +ble +dde +dle +dne +dod +eld +ele
    +eme +eve +fed +fil +fle +gte +gul +hoj +ibe +iel +ige +ild +ime +ind +jde +jle +jse +kue +lad +lar +lge
    +lme +lne +lod +lse +lve +lys +man +mel +mer +mle +mne +mse +nel +nem +nne +oje +ole +one -ore +ove +pse
    +rde +rel +rod +ror -ros +rpe +rse +run +sle +sne +sod +sog +sur +tem +tne +tor +tte +uel +uld +ume +use
    +ute +vad +vid +vis +vne +yde +yle +yme +ynd -yre +aede +aene +affe +amme +ampe +ange +anke +anse +ante
    +appe +arme +arte +bede +bore +bude +dfor +edie +efte +egle +elle +elte +empe +ende +enge +enke +ense
    +erke +erme +erte +este -ette +gene +give +gode +have +iaer +idse +inde +iske +iste +kabe -kade +kaer
    +kald +kold +lede +leje +lode +mode +mple +ndue +nger +ngle +nske -ntre +okse +olke +omme +onde +orge
    +orke +orve +osse +raek +raer +rege +rene +rgie +rine +rske +send +sfor +spis +svag +taer +tive +toge
    +ugge +veje +vend +ynde +ysse +aeppe +aerge +bygge +ekker +folie +ghold +gilde +grave +ikker +jelde +jolde
    +jorne +kilte +lande +lette +likke +ltage +mente +narie +neppe +neske +olaer +onaer +regne +rette +rofte
    +salte +svaer +tarne +ttage +tykke +ulaer +vande +virke +daekke +faelde +klippe +snakke +taekke +vaelde
    +dskifte +ecentre +fskifte +gcentre +lcentre +rcentre +rskifte -^si -^fri -^gig -^sig -^lede -^afmal
    -^arlig -^basal -^havre -^indre -^ovrig -^pebre -^poten -^spire -^sukre -^udsig -^udtal -^vejre -^betjen
    -^fallen -^flomme -^forlig -^forvis -^plumre -^tangen -^tilsig -^begaere -^berygte -^forlige -^sodelig
    -^pakraeve -^downloade -^retardere -^terrordom -^tiltraeng -^vindtorre -^potentiale -^prismaerke
    -^blankpolere -^fastmontere -^lysregulere -^tvaerstribe -^farvespektre -^trykimpraegnere >ts +ce +ade +ale
    +ble +ede +eme +eve +ibe +jde +jle +kue +lie +lte +lve +mne +mre +nde +oje +ove +rde +rke +rme +tre +ume
    +ure +use +yme +yre +bude +dige +edie +efte +egre +else +emme +enge +ente +erte +este +evne +gene +gime
    +have +idne +ifre +ilde +kabe +leje +mode +ndue +nske -ntre +omme +orve +rgie +rige +tere +tive +toge
    -unde +vere +agere +bytte +digte +jelde +jolde +jorne +lotte +ltage +mykke +narie +navne +neske +sofre
    +tarne +tykke +aegere +blikke +faelde +taekke +taeppe +vaelde +ecentre +fskifte +gcentre +lcentre +rcentre
    +rskifte -^kade -^filte -^knirke -^levnede -^fristede -^downloade -^potentiale -^snowboarde -^farvespektre
    el>ler +bel +gel +kel +pel +sel +vel +zel +edel +itel +rtel -^angel -^cykel -^stabel -^veksel el>lerne
    +bel +gel +kel +pel +sel +vel +zel +edel +itel +rtel -^angel -^cykel -^stabel -^veksel el>lernes +bel +gel
    +kel +pel +sel +vel +zel +edel +itel +rtel -^angel -^cykel -^stabel -^veksel el>lers +bel +gel +kel +pel
    +sel +vel +zel +edel +itel +rtel -^angel -^cykel -^stabel -^veksel >ken +k -ak -uk +bak +buk +kak +lak
    +luk +nak +tak -stik +astik +istik -^hik -^jok -^nik -^tik -^tryk -^braek >kens +k -ak +bak +kak +lak +nak
    +tak -^hik -^tik -^tryk -^opduk >terne +at +ot +ut +cyt +dit +get +hyt +iet +lit +net +nit +ret +sit +tet
    +tit +uet +aket +blet +elet +ilet +llet +nket +orit +braet +traet -^put -^ensret >ternes +at +ot +ut +cyt
    +dit +get +hyt +iet +lit +net +nit +ret +sit +tet +tit +uet +aket +blet +elet +ilet +llet +nket +orit
    +braet +traet -^put -^ensret >ters +at +ot +ut +cyt +dit +get +hyt +iet +lit +net +nit +ret +sit +tet +tit
    +uet +aket +blet +elet +ilet +llet +nket +orit +braet +traet -^put -^ensret >ter +it +ut +bot +cyt +fat
    +hyt +iet +kat +kot +lat +net +ret +rot +tet +tot +uet +abat +aket +blet +dget +elet +nket +plet +raet
    +saet +oilet +edebat +sdebat +ebillet -^lut -^dolomit er>re +ber +ter +ager +eder +eger +iger +lder -lter
    +nger +lfilter -^marter -^blomster er>rene +ber +ger +ter +eder +lder +nder er>renes +ber +ger +ter +eder
    +lder +nder er>res +ber +ter +ager +eder +iger +kaer +lder -lter +nder +aeger +finger +lfilter -^marter
    -^blomster el>len +el -ael -^cykel el>lens +el -ael -^cykel >tens +t -ut -yt +cyt +hyt -ket +lut +mut
    +aket +nket -^at -^jaet -^snot -^roulet >ten +t -ket +aket +nket -^at -^nyt -^flot -^jaet -^roulet >ker
    +ik +lak +lok +luk +myk +sok +obak -stik +istik -^hik -^nik -^venstreklik >kerne +ik +lak +lok +sok +obak
    -stik +istik >kernes +ik +lak +lok +sok +obak -stik +istik >kers +ik +lak +lok +sok +obak -stik +istik
    >ler +al +el +hul +rol +rul +sol +tol +okol +astil +estil +mstil -^smal -^kvael -^permanentkrol >lerne +al
    +bel +del +hul +nel +pel +rol +sol +tel +til +tol +okol -^permanentkrol >lernes +al +bel +del +hul +nel
    +pel +rol +sol +tel +til +tol +okol -^permanentkrol >lers +al +bel +del +hul +nel +pel +rol +sol +tel +til
    +tol +okol -^permanentkrol >ser +as +us +ces +los +nis +ris +sis +gres +pres +raes >serne +as +es +us +nis
    +sis -^pas -^laes -^kronprinses >sernes +as +es +us +nis +sis -^pas -^laes -^kronprinses >sers +as +es +us
    +nis +sis -^pas -^laes -^kronprinses >mer +m -um +bum -kam +mum +sum +ikum +trum -^frem >merne +m -^om
    -^brum -^stram -^bestem >mernes +m -^om -^brum -^stram -^bestem >mers +m -^om -^kam -^brum -^stram
    -^bestem er>ret +ater +baer +eger +eter +kaer +ester +ister +lster +nster +ecenter +gcenter +lcenter
    +lfilter +rcenter er>rets +ger +ter -nter +ecenter +gcenter +lcenter +rcenter -^frokoster -^farvespekter
    >len +al +el +yl +rol +sol +okol +astil +estil -^gal -^permanentkrol >lens +l -ol +rol +sol +okol -^bul
    -^gal -^permanentkrol >nde + -a -i -u -je -se -ve +ase +ave +ese +ise +ive -lde +lse +lve +mse +nse +oje
    +ose +ove +pse +rve +use +yse +aeve +alde +esse +idse +ikse +ilde +isse +olde +osse +reje +veje +ylde
    +ysse +melde +vejse +faelde -^sy -^tide -^glube -^agtere -^hedebo -^incitere -^moussere -^drovtygge
    -^ildelugte -^selvstyre -^bunddaekke -^aerekraenke -^fosterskade -^tilbageblive -^eksportfremme
    -^adfaerdsregulere >sen +us +ys +bas +ces +gas +lis +nis +ras +ris +sis +tis +gres >sens +us +bas +ces
    +gas +lis +nis +ras +sis +tis +gres >met +m -em +jem +lem -^flom -^skam >mets + -e -^ko -^aer -^pris
    -^regi >des + -a -d -g -i -j -l -n -o -r -u -y -^em -^ure -^sale -^trae -^udle -^tviste -^traeffe
    -^hentaere >de +ce +fe +he +je +ne +re +te +ue +ve +xe +ze +abe +aen +ale +ase +bbe +ble +cke +dde +dse
    +ebe +ede +een +ele +fle +gge +ien +ige +ile +ime +ise +jde +jle +jse +kse +lge +lme +mle +mse +nen +nge
    +nke +nse +oge +ole -ore +ple +ppe +pse +rde +rge +rpe +rse +sle -tre +ude +uge +ule +use +yde +yen -yre
    +aben +adle +agle +amme +ampe +arme +blen +bore +dden +dren +dten +eben +egle +ekke +elde +elle +empe
    +ende +erme +esen +eske +evle +flen +ggen +gren +igen +ikke +inde +irke +iske +itre +iven +jden +jten
    +klen +kode +kren +ksen +lade +lgen +mmen +mren +ndle +ngle +nske +oben +oden +okke +olen +olke +olle
    +oren +orke +osse +ovle +plen +rade +rage +rege +rren +rske +tten +umme +usen +vren +ygen +ylle +ynde
    +yren +ysen +ysse +adlen +aeden +aeren +alten +anten +armen +arven +assen -atten +byden +effen +eften
    +egten +ellen +elten +empen +ensen +erden +ergen +esken +feren +geren +heren +igten +ilden +illen +inken
    +inten +ippen +irken +isken +issen +istre +itren +keren +kyden +laden +lagen +lande +laske +leren +leven
    +liden +lumpe +malen +nglen +ossen +raden +ragen +raven +rejen +reren +riben +romme +roven +rsken +rykke
    +seren +sogen +stren +talen +tyden +ubben +ueren +ukken +ullen +varen +visen +ykken +ynden +aenden +aesten
    +binden +dtagen +finden +holden +iceren +ideren +imeren +iteren +iveren +kaffen +kalden +kasten +kenden
    +kteren +landen +lasken +melden +nceren +oneren +oteren +pieren +rappen +rderen +rmeren +senden +snakke
    +spille +tikken +tteren +uderen +umeren +vinden +anteren +bringen +enteren +erteren +esteren +estille
    +maerken +mineren +taenken +usteren -^re -^ure -^hare -^braen -^egnen -^pebre -^sukre -^tunen -^byggen
    -^grenen -^klofte -^kloren -^knyste -^pjalte -^plumre -^berygte -^forbene -^skammen -^pakraeve -^skraente
    -^kroltoppe -^retardere -^skakterne -^svajrygge -^vindtorre -^agtpagiven -^blankpolere -^fastmontere
    -^lysregulere -^purpurfarve -^trykimpraegnere >mens +m -^kom >men +m -um +sum -^gam -^frem >mene + -r
    >menes + -r >me +m -um -^frem -^from -^skam >mes +m -um -^frem -^skam >per +ap +up +cip +kop +nop +rop
    +klip +shop -^slap >perne +up +cip +kop +nap +nop +rop +elap +klap +shop +trap >pernes +up +cip +kop +nap
    +nop +rop +elap +klap +shop +trap >pers +up +cip +kop +nap +nop +rop +elap +klap +shop +trap >ne + -a -b
    -d -e -g -i -l -o -s -t -u -v -ar +ce +de +ed +ev +iv +me -or +re +ve +ale -are +ase +bar +ege +eje +ele
    +gte +ibe +ige +ike +ing -ire +jne +kar +kte -lde -lme +lpe +lse +lte +mle +mpe +nge +nke +nne +oje +ole
    -ore +ose +reb +rle -rre +use +veg +vne +vor -yde +yte +affe +akse +alke +avle +boge +dage +dore +duge
    +edse +egle +elle +elme +ente +epse +erge +erte +hobe +ilke +iske +kabe +line +mage +nore +ogne +okse
    +olke +orke +otte +ovle +pile +rene +roge +tene +tile +toge +ufte +ugle +ulde -umme +uske +vine +ygge
    +aerne +bolde +borge +bukke +elyde +eoste +gifte +grise +heste +jelde +jolde +jorne +jorte +katte +koste
    +lokke +lorte +loste +ltage -miner +nakke +neske +nolde +pejle +porte +ranse +rolde +ruppe +stabe +talde
    +tarne +tokke -utter +vaske +viste +volde +aminer +blikke +drikke +edanse +ehatte +etoppe +faelde +kroppe
    +kutter +mutter +nutter +rhatte +saekke +tutter +vaegge -^ef -^em -^ly -^re -^ur -^hoj -^ker -^syr -^kime
    -^myre -^ofre -^sive -^deale -^dreje -^funde -^glibe -^lynge -^savne -^sukre -^tinge -^vejre -^vinke
    -^barber -^blunde -^charme -^faedre -^forcer -^fosser -^gafler -^gloser -^heller -^lapper -^latter
    -^oxider -^plumpe -^svigte -^taster -^trende -^adviser -^begaere -^fileter -^forlige -^forstre -^hvorhen
    -^kateter -^klummer -^knalder -^quizzer -^shopper -^stakler -^adresser -^analyser -^assister -^atrofier
    -^balancer -^debatter -^erhverve -^facetter -^graesser -^intriger -^koketter -^kostumer -^kursiver
    -^reserver -^servicer -^billetter -^downloade -^patruljer -^recidiver -^lammetaeve -^luntetrave
    -^snowboarde -^xylografer -^centrifuger -^chokstarter -^underretter -^subventioner >nes + -a -d -e -g -i
    -l -o -s -u -v -y +ce +de +me +ng -or +re +ve +ale -are +ase +ege +eje +ele +gte +ibe +ige +ike -ire +jne
    +kte -lde -lme +lpe +lse +lte +mle +mpe +nge +nke +nne +oje +ole -ore +ose +rle -rre +use +vne -yde +yte
    +affe +akse +alke +avle +boge +dage +dore +duge +edse +egle +elle +elme +ente +epse +erge +erte +hobe
    +ilke +iske +kabe +line +mage +nore +ogne +okse +olke +orke +otte +ovle +pile +rene +roge +tene +tile
    +toge +ufte +ugle +ulde -umme +uske +vine +ygge +aerne +bolde +borge +bukke +elyde +eoste +gifte +grise
    +heste +jelde +jolde +jorte +katte +koste +lokke +lorte +loste +ltage -miner +nakke +neske +nolde +pejle
    +porte +ranse +rolde +ruppe +stabe +talde +tarne +tokke -utter +vaske +viste +volde +aminer +blikke
    +drikke +edanse +ehatte +etoppe +faelde +kroppe +kutter +mutter +nutter +rhatte +saekke +tutter +vaegge
    -^em -^ur -^hoj -^ker -^syr -^kime -^myre -^ofre -^sive -^tyst -^deale -^dreje -^funde -^glibe -^lynge
    -^savne -^tinge -^vejre -^vinke -^barber -^blunde -^charme -^forcer -^fosser -^gafler -^gloser -^heller
    -^lapper -^latter -^oxider -^plumpe -^svigte -^taster -^trende -^adviser -^begaere -^fileter -^forlige
    -^forstre -^kateter -^klummer -^knalder -^quizzer -^shopper -^smaregn -^stakler -^adresser -^analyser
    -^assister -^balancer -^debatter -^erhverve -^facetter -^graesser -^intriger -^koketter -^kostumer
    -^kursiver -^reserver -^servicer -^billetter -^downloade -^patruljer -^recidiver -^lammetaeve -^luntetrave
    -^snowboarde -^xylografer -^centrifuger -^chokstarter -^underretter -^subventioner um>er +eum +bium +dium
    +nium +sium +trum +erium +itorium um>erne +eum +bium +dium +nium +sium +trum +erium +itorium um>ernes +eum
    +dium +nium +sium +trum +erium +itorium um>ers +eum +dium +nium +sium +trum +erium +itorium um>et +eum
    +ium -rium +trum +arium +erium +itorium um>ets +eum +ium -rium +trum +arium +erium +itorium >pen +p -ip
    +lip -^zap -^gulvmop >pens +p -^zap -^snip -^gulvmop del>ler +ddel -addel del>lerne +del -^skaldel
    del>lernes +del -^skaldel del>lers +del -^skaldel en>nerne +den +gen +ken +sen +ften en>nernes +den +gen
    +ken +sen +ften en>ners +den +gen +ken +sen +ften en>ner +ken +agen +esen +ften +lsen +rden +rgen >ke +buk
    +fik +kik +luk +myk +rok +tok +blik +blok +drik +flok +saek >kene +k >kenes +k >kes +buk +kik +luk +myk
    +tok +blik +blok +drik +flok +saek e> +ge +ke +le +re +te +ve +ade -ake -are -ate -ave -cke +dne -ege -fte
    -gle +gne -ike -ile -ire -ite +jde +kse +kue +lne +lpe +mpe +mse +nde -nke -oge +one -ore +ose -rge +rie
    -rke +rme +rpe -rte -rve +sne +spe +tne +use -ute -vle -yge +yme -yre +aebe -aere -agte +alse +anke +arge
    +arve -aske -aste +bare +bile +boge +bore +bude +byde +cene +deje +dene +dode +dore +edse +efte +egle
    +elde +elme -ende +enke +epse +erde +erke +erse -eske +fede +fene +fore +gode +gore +have +hobe +hoje
    -idte +iene -iere +ilde -inge -iste -jere +kabe +kibe +kyde +lane +lase +lege +leje -lere +lide +lime
    +loje +lyse +mane +mene -mere +nene -nere +ngle +nore +oene +orde +orte +orve +pile +pise -rere +roge
    +rore -rose +rude +ryge +save +sode +soge +tave +tege -tere +tile +tobe +toge +tore +tude +tyre +ufte
    +ugle +ulde +ulse -umpe +unke +urve +veje +vene +vide +vine +vise +yene +zene +aende +aense +aerge +aerne
    +ajere +akene +alene +alere +amere +anere +asene +atene +atere +baere +bagte +bidte +blere +blode +bnere
    +bolde +borge +brere +brune +bryde +ckene +danse +dinge +dlere +dnere +drere +egene +ejene +ejere +elene
    +elere +elyde +enere +erene +erere +erode +etere -evere +faste +ftere +garde +gavle +glere -gnene +gnere
    +grave +grene +grise +gtere +haere +havne +hovle +htere +iaere +igene +ikene +isene +itere -ivere +jlene
    +jolde +jorne +jsene +kaere +kalde +kende +klere +klude +kolde +kovle +ksene +ktene +ktere +lagte +laste
    -ldene +lsene +marte +mlene +mlere +murte +naere +navne +ngene +niere +ninge +nnere +nolde +nsene +ofile
    +ojene +olene +olere +omere +orere +osene -osere +pelse +psene +raede +raene +raere +ragte +ranse +rgene
    +ringe +rlene +rnere +rolde +rsene +rtene +sagte +sende +siere -skere +slere +slibe +smede +sorge +srode
    -ssere +stabe +stene +stere +taere +talde +tarne +tjene +tnere +trode +ugene +ulere +umere +urene +urere
    +usene +utene +utere +vaere +vende +vinge +virke +viste +vlene +vlere +vnere +volde +vorne +yrere +ytene
    +adiere +aebene +ailene +ainere +alkene +alpene +altere +ammere +ampene +ankene +antere +aptere +assere
    -astene +attene +attere +binere +bogene +cinere +dagene +dorene +dvaske +ebbene +edsene +egifte +eglene
    +egtene +eklare +elkene +ellene +enkene +entene +errene +ertere +essere +farere +finere +fjerne +gholde
    +givere +hobene +ildene +ilkene +illere +intere +iskene +iskere +ittere +laerte +lskere +magene +norene
    +ognene +okkene +olaere +olkene +ommere +ontere +optere +orkene +ortere +pilene +pirere +rinere +rivere
    +rlinge +rskene +sklare +slidte +spiste +strere +tilene +timere +tinere +uftene +uglene +ugtene +ulaere
    +uldene +ullere +ultene -ummene +unkene +uskene +uskere +ussene +uttere +yggene +yskere +yttere +aellere
    +aemmere +boldene +bukkene +erskere +formere +giftene +heltene +krogene +lastene +lejrene +nakkene
    +noldene +orskere +rettere +rikkene +rillene +roldene +ruppene +sejlere +sejrene +sissene +stabene
    +taldene +vaskene +voldene -^ove -^bare -^gage -^gige -^pote -^sige -^sive -^borte -^bugte -^deale -^fedte
    -^filte -^funde -^hulke -^lynge -^norde -^ruste -^tande -^tolte -^vejre -^blunde -^bundte -^dunste
    -^flojte -^gagere -^grande -^knikse -^knyste -^kvejle -^lydere -^lynene -^malene -^pointe -^rasere
    -^sivene -^skjule -^stange -^stille -^susene -^svigte -^trawle -^tydene -^afdrage -^barbere -^bardere
    -^brodere -^designe -^drejene -^fladere -^forhale -^forlige -^forlove -^forrige -^forvise -^franske
    -^fuldere -^gammene -^indtage -^jokkene -^kalkere -^kornene -^mankere -^mishage -^prompte -^rappere
    -^rundere -^savnene -^seneste -^skurene -^soupere -^tavsere -^trinene -^tusinde -^tyndere -^charmene
    -^dekorere -^forbudte -^fortegne -^grillere -^kniksene -^misbruge -^spaedere -^begaerene -^bordurene
    -^downloade -^forligene -^konflikte -^overmande -^praestere -^solbadene -^torvemose -^afmarchere
    -^erhvervene -^forbundene -^forgangene -^kaetterske -^lammetaeve -^permanente -^potentiale -^dopingteste
    -^overdrevene -^monoftongere -^tredjesidste -^hestetrampene -^blomsterhavene >tet +t -at +fat +rat -ret
    -^nyt -^flot >tets +t del>let +ddel -addel del>lets +del -^fidel -^bildel mer>re +hammer +kammer +nummer
    mer>rene +mer -^romer -^blamer mer>renes +mer -^romer -^blamer mer>res +hammer +kammer +nummer >let +l -il
    +pil -^skal -^smal -^afpil -^sammenrul >lets +l >fer +of +yf +kaf +rif +graf -^of >ferne +f -^straf
    >fernes +f -^straf >fers +of +yf +rif +graf -^of >sene +g +l +s +ck -es +aes >senes +g +l +s -es +aes
    >sets +s -^stres >set +as +us +ys +aes +ros +pres -^utilpas el>let +bel +gel +sel +tempel el>lets +bel
    +gel +sel +tempel >der +ad +id +od -^kod >derne +ad +od -^kod >dernes +ad +od -^kod >ders +ad +od -^kod
    >ben +ab +eb +ub -^skub >bens +b mer>ret +kammer +nummer mer>rets +mmer >ber +ab +lub >berne +ab +lub
    >bernes +ab +lub >bers +ab +lub >fet +of +kaf >fets + -^straf >gen +ag +yg +hug +vaeg +dlaeg +nlaeg >gens
    +ag +eg +ug +yg >te +at +it +nk +ot +ut +ald +eld +los +lys +lyt +pis +ret +ror +sog +tem +dfor +raet
    +saet +send +taet +vend +ghold -^chat >gene +g >ge +hug +rig +ryg +vaeg +dlaeg +nlaeg >genes +g >nen +n
    -^smaregn >nens +n us>er +sus us>erne +sus us>ernes +sus us>ers +sus >ges +hug +rig +ryg +vaeg +dlaeg
    +nlaeg en>net +ben +esen +lagen en>nets +ben +sen +lagen >pet +ep +ip +up +hop +rap +stop -^pip >pets +
    -^tor >ses +w +y +ck +il +on +rd +ut +ys +oto +band >tene +t >tenes +t >tes +m +al +it +nd +ng +nk +ut
    +aed +eld +fat +kat +los +lys +lyt +pis +ret +ror +sog +tob +dfor +dsat +ehat +esat +kald +rhat +saet
    +slot +ghold -^bekend er>rer +ecenter er>rerne +ecenter er>rernes +ecenter er>rers +ecenter >fen +af +if
    +of +yf >fens +af +if +of +yf en>nens +den +ken +ten +rgen us>et +rsus us>ets +sus >ner +en +bon +dan +son
    >nerne +en +on >nernes +en +on >ners +en +on en>nen +ken +ten +rden +rgen >pene + -^skal -^hanekam >penes
    + -^skal -^hanekam >pe +up +nep +rap +top +klip +krop >pes +up +nep +rap +rop +top +klip ng>enger +estang
    +sstang ng>engerne +estang +sstang ng>engernes +estang +sstang ng>engers +estang +sstang >den +ad +id +lod
    +nod >dens +ad +lod +nod del>len +eddel del>lens +eddel o>i +o o>iene +o o>ienes +o o>is +po +to nd>ender
    +hand nd>enderne +hand nd>endernes +hand nd>enders +hand >lene +l >lenes +l r>dre +mor +ror r>drene +or
    r>drenes +or r>dres +mor +ror fel>ler +offel fel>lerne +fel fel>lernes +fel fel>lers +fel >kets +k fel>len
    +offel fel>lens +fel >ket +ek +yk +hok +lak +lik +pak +rak +rok +tik -^laek -^flagsmyk en>inerne +omen
    +samen en>inernes +omen +samen en>iners +omen +samen mel>len +mel mel>lens +mel en>iner +samen >est +d +i
    +k +s +v +y +al +ar +ig +il +nt +st +yg +aer +ung -^gradvis -^papirtynd >ere +ig +os +bar +dsk +fed +ral
    +uld +ung +fast +sfri +taerk -^pos -^snig -^udlos -^lemvig >este + -a -n -^ring -^still -^prompt
    -^papirtynd fer>re +iffer +soffer fer>rene +ffer fer>renes +ffer fer>res +iffer +soffer sel>len +ssel
    sel>lens +sel sel>ler +ssel sel>lerne +sel sel>lernes +sel sel>lers +sel >le +el +rul +estil +mstil
    -^daniel -^eternel
    """,
    "de": """
    >en + -a -o -p -t -ad -ak +at +dt -es +ft -hs +ht -id -if +it +kt +lp -ls +mp +nt -ob -od +op -os +ot +pt
    +rp -rs -sk +tt -un +up -us +ut +vt +xt +yp +yt +abt -ach +als +alt +amt -ann +app -ark +art -att -ckt
    -dig +eet +eid +epp -ern -eut +ezt +fad +fid +fzt -hag +het +hmt -hnt +hob +hrt +hzt -ial -ick -iem -ien
    +ies +iet +imt -ind -int +ios +ipp -iss +ist +kak +let -lig +lzt +met +mid +mus +ngt +nid +nst +ogt -ont
    +oos +ort -ott -pft +rad +rak +ret +rif -rnt +rzt +sid -tig +tod -uft -uht +uls +ult -unt +urs +urt +xid
    +yst +zet +zid +abak +abet +achs +adig +aket +algt +alig +anet -angt +apft +apst +argt +arid +asst +atig
    -ativ +augt +auht +auzt +bach +batt +biss +dnet +dost +duft +east +ehlt -ehrt +eind +eiss -eist +elig
    +elos +erid +erlt +eugt +eust +fach +fest +ftig +gast +glos +hern +hick +hlig +hlos +hnet -hort +iast
    +ielt +iemt +iest +ilig +illt +ilmt +immt +iont +irrt +itig +kern +kert +klig +ktet +lach +laus +ldig
    -leck +legt -lett +lick +llos +loid +lont +lott +ltig +luft +lugt +luht +lust +mach +mast +maus +miss
    +mlos +mpft +nagt +nast +nick +nlos +ntet +ntig +obbt +ockt +odet +oggt +ollt +opft +orid +ormt +ornt
    +orrt +orst +osst +otzt +pann +park +peut +pott +rach -rahn -rall -rand -rank +rann -ratz +rdet +rdig
    +regt -reit +rest +rien +rlos +roid +ront +rost +rtig +ruft +rust +sagt -scht +tach +tast +tern +tial
    +tick +tlos +tobt +toid -tort -tsch +ttig +tuft +uckt +udig -uell +uhlt -uhrt +ummt +unzt +urgt +urmt
    +urrt +utig +wagt +webt +weif -weil +welt +wert +wind +wirt +zaun +zern +zert +zial +zont +abelt +adelt
    +adert +adigt +alast +ascht +astig -aucht +autet +bbert +betet +blast +borgt +brand +braun +briss +busst
    +ciert -dacht +ddelt +deckt +dellt -dicht +driss +duell +ebert +eeilt +efelt +efert +eftet +eholt +eiert
    +eisst +ejagt +eldet +ellig +elost +endig +escht +estet +etsch +eutet +faust +feilt +ffelt +freut +ftert
    +fuchs +fuhrt +fullt +furst +geist +ggelt +ggert +grast +gslos +hangt +heizt +hetzt +hickt -hlich +hrank
    +hselt +ifelt +igelt +igert +iiert +imelt +itsch +ittet +kammt +kativ +kauft +kehrt +klagt +klast +lackt
    +lammt +lativ +ldert +leckt +lehnt +lehrt +lernt -licht +litzt +llett +lligt +lvers +mpert +mutet +nackt
    +nallt +narrt +ndelt +neigt +netet +ngert +nickt +nipst +npost +nriss +nscht +nselt +ntelt +nullt +nupft
    +nutzt +obelt +odert +ogelt +ootet +ortet +oscht +otest +perrt +pfelt +pitzt +pragt +pselt +quell +rallt
    +rammt +rangt +ranzt +rativ +ratzt +raubt +rauft +rbelt +reckt +rgelt +rgert +riegt +ritzt +rscht +rstig
    +rtert +rtigt +russt +rutet +sehnt +seilt +siebt +spert +sreif +stert +tanzt +tativ +tauft +teckt +teert
    +temmt +tgelt +tickt +trand +trank +trast +treit +trick +tscht +tuell +tutzt +uellt +ukelt +urtet +ustig
    +wallt +wangt +warmt +watzt +wehrt +wellt +wemmt +wetzt +wuchs +wurst +xiert +yiert +zahlt +zaumt +zaunt
    +zeigt +abbelt +ackelt +afiert +ahiert +allert +andigt +angelt +anzelt +appelt +asselt +attelt +aviert
    +beitet +bettet +briert +bugelt +edacht +edicht +ediert +efragt +egiert +eklebt +elangt +elicht +eliert
    +elotet +empelt +endert +eniert +enzelt +eputzt +eraumt +erkelt +eruhrt +esetzt +eteilt +ewahlt +ewohnt
    +eziert +fischt +flicht +gelebt +glanzt +gniert +griert +haftet +hattet +haucht +hengst +hustet +ichelt
    +ickelt +iedelt +illert +iltert +immelt +inkelt +inzelt +ipiert +ippelt +isselt +kartet +kelett +klaubt
    +kriert +kstatt +kugelt +lastet +ledert +lfleck +lugelt +lviert +mauert +mietet +mischt +nfleck +norrho
    +nsetzt +ockelt +odiert +ollert +omiert +ondert +oplast +orstet +otiert +ottert +ptiert +quiert +rauert
    +rdacht +rdiert +redigt +reidet +rgiert +riftet +rudelt +rundet +rutsch +sangst +sauert +schert +segnet
    +sendet +sziert +tastet +telett +teuert +tfleck +tslast +tstest +tuiert +tundig +ubbelt +uchelt +ullert
    +undert +untert +usselt +wartet +zischt +achlich +buchtet +buliert +burstet +datiert +dichtet +doriert
    +eblickt +ehartet +eichert +elagert +eleitet +epresst +erniert +erostet +erustet +espruht +estammt
    +estiert +estrebt +estromt +etaucht +etriert +ewischt +fordert +geredet +getupft +guriert +haudert
    +haufelt +hichtet +himmert +huttelt +ichtert +illiert +ittiert +kachelt +kuliert +lachtet +lauscht
    +lettert +lidiert +loriert +lummelt +machtig +mummelt +nfallig +nstellt +ntriert +ortiert +ottiert
    +piriert +ribiert +rieselt +riniert +ritzelt +sammelt -sarbeit +sichtig +siviert +tauscht +tiniert
    +tiviert +tuchtig +ungiert +uschelt +ustiert +wandert +zitiert -^am -^bi -^el -^of -^akt -^asi -^bor -^dem
    -^ems -^erl -^eur -^gag -^har -^hat -^hax -^kat -^kog -^loh -^man -^nix -^nut -^pop -^put -^rah -^sel
    -^sil -^sur -^tar -^alle -^bahr -^beat -^brok -^dank -^drud -^fehl -^geil -^haub -^herd -^hutt -^isch
    -^kart -^kimm -^klei -^norn -^oliv -^olof -^panz -^pini -^pink -^poss -^quer -^rack -^ries -^saur -^schi
    -^seid -^selb -^sext -^tuck -^tull -^will -^zyan -^altan -^asiat -^borns -^brach -^brunn -^butyl -^dezim
    -^ficht -^floht -^furor -^glock -^idyll -^kanon -^kirch -^limit -^lusch -^marin -^matur -^quitt -^rosch
    -^sachs -^stauf -^tipps -^trend -^trier -^trotz -^twist -^verdi -^wicht -^abputz -^abteil -^bebaut
    -^bemalt -^design -^finish -^fuller -^gelaut -^gewand -^gewurz -^halter -^heroin -^layout -^marend
    -^mehrer -^mizell -^rumort -^schuld -^schwab -^winzer -^anhauch -^barrier -^begafft -^beipack -^beisitz
    -^bereift -^braunst -^desolat -^einkehr -^erwacht -^gabriel -^gefahrt -^lakritz -^limikol -^lombard
    -^myanmar -^ostzeit -^schonst -^setzeis -^spiegel -^verulkt -^vorform -^windeis -^wortend -^abgleich
    -^antiphon -^baumgart -^bestarkt -^bleibend -^croupier -^entruckt -^erblasst -^feldgrau -^francais
    -^gehorcht -^impfreis -^isochron -^karnivor -^komposit -^kornblum -^neustart -^partisan -^pausback
    -^saisonal -^samtlich -^triglyph -^trikolor -^vermieft -^vertikal -^verzeiht -^basierend -^beschuppt
    -^eintausch -^gondolier -^kantinier -^langsseit -^verflucht -^vergrault -^verknappt -^verspannt
    -^verspielt -^versumpft -^vollfuhrt -^weichteil -^altglaubig -^auslaufend -^begeistert -^bekleckert
    -^bibliophil -^magendruck -^nadelspitz -^siebenburg -^uberfracht -^uberhohter -^uberschaut -^uberstrich
    -^ubersturzt -^ubertuncht -^ultrarecht -^verschmaht -^weinschenk -^ausstellend -^geschutzter -^irgendwelch
    -^kinderkrieg -^makrozephal -^pfefferminz -^umfassender -^anodenstrahl -^bevorstehend -^flaschenkork
    -^kauderwelsch -^tiefenscharf -^veranderlich -^verschandelt -^zerknautscht -^zwischendeck -^anderslautend
    -^beeindruckend -^nachberechnet -^zuruckverlegt -^haselnussgross -^schulentlassen -^eingeschrankter
    -^handgeschrieben -^kostengunstiger -^menschenmoglich -^stammtischtreff -^langzeiterkrankt
    -^schlittschuhlauf -^dazwischengefunkt -^nachkriegsweihnacht -^rechtsextremistisch -^bekleidungsvorschrift
    >n + -a -h -i -n -o -s -u -or -lbe -aube -eife +elbe -eper -ifer +ilbe -ille -kate -ruhe +aille +akate
    +bruhe +feife +haube -hause +ikate -lecke +leife +pille +pruhe +raube +rille +salbe +seife -tatte +taube
    +tille +truhe +uille +walbe +weife +wolbe -atsche +ehause +elecke +feifer +greife -hliche +leifer +nlaube
    +reifer +rlaube +sreife +estatte +lflecke +nflecke +ohliche +ratsche +rstatte +sstatte +tflecke +tstatte
    -^ge -^ber -^die -^har -^ire -^ohr -^aper -^hare -^haxe -^maze -^odel -^uber -^ander -^bohme -^bowle
    -^faune -^genie -^heute -^iller -^label -^mager -^maser -^mocke -^septe -^stase -^tapfe -^weste -^zeter
    -^cringe -^dorner -^duster -^franke -^gender -^genome -^gerufe -^karate -^kratte -^lauter -^madame
    -^masure -^munter -^oozyte -^rippel -^rosche -^sachse -^staufe -^sturbe -^tatare -^wucher -^zehnte
    -^auguste -^collage -^danaide -^gefahre -^inkluse -^johanse -^schwede -^twitter -^unierte -^beipacke
    -^beschrie -^besonder -^chasside -^diskonte -^eheliche -^sturmboe -^teilhabe -^zerrisse -^zypriote
    -^baronesse -^begnadete -^beschisse -^ebendiese -^fortdauer -^handkarre -^komposite -^schlotter
    -^seebrasse -^telephone -^umjubelte -^appelierte -^arthropode -^epanalepse -^erbitterte -^feuerfunke
    -^lustwandel -^metallurge -^texanische -^titulierte -^uberspulte -^umwucherte -^verrottete -^absatzsorge
    -^bretonische -^freischutze -^jahrestonne -^landesfarbe -^magendrucke -^niederlande -^ringelreihe
    -^staatstreue -^uberschalle -^uberstriche -^vaterfreude -^verdachtige -^verdammerte -^verwilderte
    -^vorgesetzte -^zerschlisse -^flitterwoche -^gesamtbezuge -^juwelierware -^kinderkriege -^strohschwade
    -^vorbestrafte -^wohnungsture -^inkriminierte -^interkolumnie -^uberraschende -^uberschuldete
    -^vorkenntnisse -^schusterpfrieme -^wahlberechtigte -^altersbeschwerde -^designerklamotte
    -^entkolonialisiere -^krankenversichere -^schlittschuhlaufe -^lebensverhaltnisse -^artikulationsorgane
    -^bewertungsunterlage -^verbraucherverbande >s + -e -s +be -bi +de +ee -ei +fe +ge +he -ia +ie +je +ke +le
    +me +ne +re -ri +se +ue +ve +xe +ye +ze +ace +ape +ate +bri +dia -ehe -hau +lei -mal +ope +ori +ote +sei
    +tte +upe +ype +yte +appe +aste +bete +brei +bste +bute +dite +dste +eete +efte +ekte +epte +exte +fite
    +fste +gste +gute +hrei +hste +hute +iete +ikte +ipte +irte +kete +kmal -lach +lete +lste +lute -mene
    +mute +nfte +nste +ogte +orte +oste +rete +rite +rste -sene -sten +tute +ukte +uppe +urte +vice +vste
    +zite +amste +arkte +asene +asten +barte +beste -chene +deste +dufte +echte +gente +gifte +halte +heste
    -horte +hsene +ichte +isten +konte +kulte +lifte +luste +mente +mmste +namte +neste +osten +pakte +rakte
    +rante +raute +reste +riste +rsten +ruste +safte +sakte +samte +seste +ssene +takte +tamte +tarte +tente
    +tifte +tiste -uchse +uente +unkte -usche +walte +warte +werte +zente +zerte +zonte -achste +alente
    +ateste +ausche +bierte +busche +chafte +dierte +drahte -eichte +eieste +elaute +fahrte +fuchse +geiste
    +gierte +hachte +hierte +hlaute +husten +ifeste +kierte +lesene +lfeste +llaute +narzte +nfeste +nierte
    +nlaute +oberte -ossene +oteste +pierte +rarzte +reuste +rfeste +rierte +rlaute +rlegte +rpulte +ruchte
    +rusten +sarzte +schene +sierte +slaute +tarzte +tfeste +tgelte +tinkte +tlaute -tnisse +treite +tteste
    +uierte +vierte +vlaute +westen +wusste +amierte +bemuhte +enzelte -erechte +etierte +gossene +gsfeste
    +hossene +htnisse +itierte +ktierte +llierte +lommene +mmierte +ntnisse +nzierte +orteste +reitete
    +richene +rmierte +rteilte +rtierte +stierte +taltete +tochene +tossene +tsfeste +tsteste +ttierte
    +umierte +wommene -^ad -^an -^au -^ba -^da -^dr -^en -^fa -^ha -^hi -^in -^ko -^la -^mu -^amd -^aol -^ave
    -^den -^gen -^kid -^kok -^lar -^man -^mau -^pul -^qua -^rap -^sen -^woo -^albe -^asse -^blue -^boot -^dach
    -^dart -^demo -^drop -^etwa -^fiep -^fond -^gate -^gram -^grip -^habe -^jung -^klau -^koge -^lege -^luch
    -^luka -^more -^moro -^nahe -^note -^sale -^sony -^tara -^wach -^wale -^wich -^asien -^biene -^blase
    -^bosse -^china -^dorre -^engel -^faule -^fitze -^intel -^kleck -^kleie -^knick -^lange -^marco -^mumme
    -^munze -^paper -^plump -^reise -^riese -^rotze -^runde -^schub -^sport -^stone -^tolle -^trube -^turke
    -^union -^wecke -^altane -^andrea -^arafat -^bereit -^conrad -^eilend -^george -^haider -^handke -^hinter
    -^jelzin -^jungen -^kanone -^koelen -^kranke -^lauren -^marine -^marten -^reiche -^reuter -^rohmer
    -^schick -^sieger -^sonder -^stille -^tatare -^voller -^warner -^weiche -^weiter -^abputze -^alraune
    -^auslade -^clinche -^dritten -^geseire -^nachten -^nutsche -^oberste -^streife -^sundige -^switche
    -^verkork -^zweiten -^anhauche -^bluejean -^champion -^desolate -^fuhrende -^gedunkte -^gehalste
    -^gehulste -^geltende -^geparkte -^gepiepte -^gewasche -^lombarde -^nintendo -^palisade -^sitzende
    -^verknack -^verlasse -^zusehend -^aalglatte -^begonnene -^developer -^geblechte -^gegangene -^gewordene
    -^greifende -^grundende -^gutturale -^impfreise -^kriselnde -^microsoft -^pausbacke -^uberdache
    -^ultralink -^angefunkte -^belastende -^boxershort -^eintausche -^eissprosse -^geschmorte -^getroffene
    -^hundertein -^landstande -^scheidende -^scheintote -^tausendein -^ultrarecht -^ungenierte -^weichteile
    -^altersjahre -^angegrinste -^ausgegebene -^bestimmende -^eingetunkte -^lebensechte -^schleppende
    -^zehnjahrige -^ausgefranste -^durchgeraste -^gazastreifen -^gesamtbezuge -^hingesiechte -^unbeschwerte
    -^angeschlagene -^beschreibende -^enttauschende -^gebrandmarkte -^resultierende -^uberraschende
    -^weitergehende -^beeindruckende -^sonnabendnacht -^kostenpflichtige -^uberkompensierte
    -^gestaltungswillen -^artikulationsorgane -^fortschrittsglauben -^verbraucherverbande
    -^arbeitsforderungsgesetze >e +a +b +d +f +g +h +k +m +n +r +s +v +x +z -ah +ai -ak +al +at +au -eh +ei
    -es +hl -hr -hs -id +ie -if -ig +il +ll +lp +mp +ol +op -os +ot -rg +rl -rn +rp -sk +tt -ud -un +up +yl
    -ach +adt -ahn +ahr -ais +app +arg -ark +arn -att -ber +bet +bit +but +dit +dul +eet +eft +ehr +eig +ekt
    +erg +eul +ext -fer +fid +fig +fit +geh +gig +git +gut -hag +heu +hig +hit -hon +hul +hut -ick +ieh +iel
    +iet +ikt -ill +ios +ipp +ipt +irn +ixt -kal -ker +kig +kul -lad -ler +lit +lud +mid +mig +mut +nft +nid
    +nig +nit +nst +oft +ogt +ohr +oos +org +orn -oss -ott -per +pig +rak -rch +reh -rem +rif +rit +rlt +run
    +sah +sig +teh +tit +tut -uer +ukt +xid +zid +zig +zit +abak +achs +adig +aket +aler +alig +amel +arid
    +arig +arkt +atig -ativ +bach +bart +batt +bler +blut +boss +chon +dach +dort +drig +duft +ebig +echt
    +egel +elos +eort +erid +erig +fach +fakt +frig +gast +gent +gift +glos +goss +gott +gurt +hahn +halt
    +heid +hern +hick +hler +hlig +hlos +hoss +hupp +iemt +iert +iler +ilig +imit +ingt +itig +kahn +kaut
    +kern +kies +klig +kont +kret +kult +lach +latt +ldig +leid +leit -lett +lick +lies +lift +ligt -lind
    +llos +loid +lost +ltig +luft +lust +mach +mark +mast +ment +mlos +mpel +namt +nant +nast +neid -nell
    +nest +nick +nkel +nlos +nort +ntig +okal +orch +orid +orig -osch +pakt +park +port +pott +purt +rach
    +raft +rakt -rank +raut +rdig +rest +rker +rlos +roid +rort +rost +rtig +rust +saft +sakt +samt +sort
    -ster +tach +tagt +takt +tamt +tart +tcht +tent +tern +tick +tift +tist +tlos +tont +toss +trig -tsch
    -tter +ttig +uent +unkt +unzt +vent +vist -wahl +walt +wart +weif +wert +wies +wirt +wort +zahn +zaun
    +zent +zept +zern +zert +zont +adies +aftig +alast +alent +astig +attet +autet +chaft +draht +ebelt -eiert
    +elett +ellig +endig +ester +estet +etreu +etsch +etter +eutig +faust +forst +fries +ftigt +fuchs +geist
    +gruft +gslos +hacht +hhaut +hlaut +hloss +horst +hrank +hwebt +ifert +ifest -inder +inert +irtet +itert
    +itsch +kativ +kicht +kloss +kster +lackt +lasst +lativ +lfest +lhaut +licht +llaut +llett +lnaht +lockt
    +lutet +melig +mhaut +mutig +nacht +nasst +nativ +ndigt +nfest +nhaut +nlaut +nlegt +nnaht +nster +ntelt
    +nutzt +obert +odert +onell +ophon +otest +plast +purig +rarzt +rativ +reuer +rfest +rfuhr +rgelt +rgert
    +rhaut +rholt +richt +rillt -risch +rlaut +rlegt +rpult +rstig +rucht +sarzt +shaut +sicht +slaut +snaht
    +spert +sster +stigt +tarzt +tativ +tfest +tgelt +tickt -tiert +tinkt +tlaut -traft +trank +trast +treif
    +treit +trick +umelt +ustig +utigt +vlaut +wicht +wuchs +wulst +wurst +zeigt +zicht +zielt -ziert +zucht
    +achtig +ackelt +ackert +appelt +arisch +atiert +auster +bemuht +edicht +efahrt +ehielt +eistet +enarzt
    +enzelt -erecht +erisch +frosch +gsfest +hengst +heuert +ibbelt +ichelt +ickert +ieller -iniert +inkert
    +itiert +iziert +lendet +lmacht +natsch +neller +nhangt +nhielt +nmacht +nsetzt +ntiert +nziert +ochert
    +oppelt +orisch +otiert +oziert +ptiert +rdacht +reifer +reitet +reller +rfolgt +rfuhrt +rfullt +rhielt
    +rlangt +rmacht +rsetzt +rsucht +rteilt +rtiert +rutsch +rzahlt +sangst +smacht +stiert +sturmt +sziert
    +taltet +tmacht +traumt +trisch +tsfest +tstest +ttiert +tundig -uchend +uckert +ullert +usselt +uziert
    +voller +aktiert -alisier +auchend +bezahlt +ektiert +euchend +frostet +futtert +kutiert +nfallig +nstellt
    +nsturzt +reinigt +retiert +riegelt +riniert +sichtig +tiniert +tuchtig -^abb -^adr -^alb -^bor -^box
    -^caf -^ems -^eur -^gag -^har -^hat -^hax -^kat -^kog -^loh -^mag -^pop -^rob -^sur -^wad -^ader -^bahr
    -^beat -^bien -^dean -^geil -^haub -^hutt -^kimm -^klei -^lieb -^luis -^norn -^oliv -^pink -^rack -^rund
    -^saur -^sext -^silk -^toll -^trub -^wann -^weis -^zyan -^altan -^asiat -^charm -^cring -^dezim -^furor
    -^genom -^glock -^grand -^kanon -^karat -^kraus -^lusch -^madam -^marin -^maser -^quitt -^reich -^starr
    -^tatar -^tipps -^trend -^trier -^weich -^zeter -^abputz -^design -^gender -^halter -^heroin -^marend
    -^mehrer -^schrag -^schuld -^schwab -^solang -^unkund -^winter -^wucher -^anhauch -^annuell -^barrier
    -^braunst -^desolat -^einkehr -^gabriel -^galisch -^gedunkt -^geleier -^geparkt -^gewasch -^gewesen
    -^gradual -^indigen -^kescher -^limikol -^lombard -^myanmar -^palaver -^pflicht -^schlaff -^schonst
    -^stocher -^stromer -^travers -^vorform -^wortend -^zypriot -^aalglatt -^alleweil -^ausgesat -^baroness
    -^berliner -^cafetier -^christin -^computer -^croupier -^feldgrau -^geblecht -^getrieft -^impfreis
    -^isochron -^karnivor -^kornblum -^loxodrom -^partisan -^pausback -^schauder -^schilder -^schlager
    -^trikolor -^widerred -^angefunkt -^angetraut -^arriviert -^belastend -^eintausch -^geschwatz -^ikonostas
    -^kantinier -^landstand -^scheintot -^ungeniert -^weichteil -^abgeschalt -^altersjahr -^angegrinst
    -^bestimmend -^bibliophil -^bretonisch -^eingetunkt -^freischutz -^hethitisch -^hierzuland -^lebensecht
    -^nadelspitz -^schlagzeil -^uberhohter -^wirtschaft -^ausgefranst -^domiziliert -^gesamtbezug
    -^geschutzter -^hingesiecht -^irgendwelch -^makrozephal -^umfassender -^unbeschwert -^wohnungstur
    -^beschreibend -^gebrandmarkt -^gedankenleer -^kannegiesser -^kantonesisch -^kauderwelsch -^sittenstreng
    -^tiefenscharf -^untalentiert -^veranderlich -^zwischendeck -^ausgeschmiert -^beeindruckend
    -^fliegengesumm -^gewehrgeknall -^unbestechlich -^kriegsgefangen -^schiedsrichter -^schulentlassen
    -^abenteuergelust -^durchformuliert -^eingeschrankter -^handgeschrieben -^kostengunstiger
    -^menschenmoglich -^uberkompensiert -^zukunftsweisend -^nichtorganisiert -^hochstalemannisch
    -^artikulationsorgan -^minderqualifiziert -^verbraucherverband >es + -e -i -t +ai +at +bt +dt +ei +et +ft
    +gt +ht +it -iz +kt +lt +mt +nt -or +ot +pt +rt +tt +ut +xt +zt +ast +eiz +hor +ist +mst +nst +ost +piz
    +pst -ral +sor +sst +ust +eral +fest +iest +ltor +nest +ntor +obst +orst +rest +rtor +stor +urst +engst
    +otest +wulst +entest +gstest +tstest -^to -^abb -^aug -^bos -^caf -^dop -^eur -^kit -^leg -^los -^mem
    -^voc -^wal -^hein -^isch -^kerl -^main -^malt -^pras -^ramm -^silk -^spar -^styl -^weis -^amper -^charm
    -^cring -^genug -^hausl -^karat -^knack -^kraus -^marin -^solid -^achill -^gekros -^gelaut -^gelust
    -^genies -^gerinn -^gewurz -^johann -^kapsel -^ambient -^braunst -^einsass -^gabriel -^geklaff -^schonst
    -^sonstig -^wortend -^christin -^division -^margaret -^vorletzt -^allfallig -^kursrally -^schopsern
    -^bezeichnet -^eingeweckt -^uberhohter -^vorbewusst -^irgendwelch -^totgeglaubt -^umfassender
    -^eingeschrankter -^handgeschrieben -^kostengunstiger -^menschenmoglich -^arbeitsforderungsgesetz >er +d
    +h +r +v +x +as +bt -ed +en +et +hi -hr +ht +ib -id +if -ih +ki +kt +lt +mt -or +pt -rd +rs +rt -ur +us
    +ut +zt -ach +alb -alt -and +ann +ark -art +att +aul +aun -ech +egt +ett +fft +fig +heu +hig +ial -ier
    -iet +ift +ios +kig -lch +lgt -lut +mal +mig +mst +nal +ndt +nei +ngt +nig +nnt +olk +oll +olz +ont -ort
    +pft +pig +pst +rab +ral +rei +rft +rgt +rnt +ros +sam +sei +sig +sst +tal +tum -tzt -uch +ugt +uhn +urm
    -agen +agig +ahnt +alig +arig +atig +atzt +auft +aunt +aust +band +buch +chon +dach -dert +digt +drig
    +ebig -eich +eier +eigt +eint +elig +elos +enst +erig +fass +fest +frig +ftig +geil +gelb +glos +gott
    +hart +hern +hlig +hlos +horn +hort +iell +ient +iest +ilig +itig +itzt +jagt +kalt +klig +korn +lagt
    +lang +leid +lent +lied +ligt +llos +loss +lost +ltig +mahl +malt +mass +nest -ngen +ngig +nigt +nlos
    +ntig +ohnt +orig +otzt +part +rand +rant +rdig +reis +rell +rent +rlos +rtig +rzig +sagt +slos -ster
    +tent +tort +trig -tsch +ttig +tuch +tzig -ucht +udig +uent -usch +utig +utzt +wach +wand +wort +allig
    +astig +atigt +aucht +dhaft +edert +ehalt +endig +ereit +ester +eucht +fragt +ftigt +geist +htlos +iment
    +kster +lagen +leich +lfach +lhaft +lland +ndorf +nfach +nhaft +nster +onell +purig +ragen +rdert +rdorf
    +rfach +rhaft -richt +rland +rstig +rtigt +sdorf +sehnt +setzt +sfach +sster +stigt +sucht +tuell +udert
    +ungen -usend +uster +ustig -viert +andert +gangen +gsland +gstreu +handig +hangen +nreich +sreich +trauch
    +tundig +undert +ichtigt +machtig +rachtig +rausend +sichtig +tuchtig +wichtig -^ad -^anh -^las -^met
    -^mod -^pud -^put -^dien -^open -^pras -^welt -^wett -^wind -^fight -^grund -^leder -^pfarr -^ranch
    -^rugen -^tibet -^beirut -^kammer -^mehrer -^screen -^verlad -^dresden -^giessen -^konzept -^steiger
    -^umspann -^verfemt -^bayreuth -^beforder -^betracht -^heerbann -^karlsbad -^research -^chargiert
    -^emigriert -^schermaus -^erneuerbar -^federwisch -^leverkusen -^uberhohter -^herzgeliebt -^kriegsblind
    -^totgeglaubt -^umfassender -^halbgebildet -^ludwigshafen -^stromsparend -^veranderlich -^gelsenkirchen
    -^unbestechlich -^bessergestellt -^kriegsversehrt -^neokonservativ -^schulentlassen -^zweitplatziert
    -^eingeschrankter -^jungverheiratet -^kostengunstiger -^leichtverwundet -^minderbemittelt
    -^hereingeschmeckt -^langzeiterkrankt -^nichtorganisiert -^krankenversichert >ern +ad +as +ed +hi +ib +ki
    +ld +mt +nn +us +att +aul +gut +ind -inn +nei +nst +och +olk +olz +sei +tal +tum +uhn +upt +urm +band
    +buch +dach +echt +fass +gott +horn +kalb +kmal +korn +leid +loss +mahl +mund +nest +rand +raut +reis
    +rett +tuch +wert +wort +ehalt +ewand +geist +iment +lfach +licht +lland +ndorf +nfach +ngrab +rdorf
    +rfach +rgrab +rland +sdorf +sfach +sicht +gsland +trauch -^ad -^las -^mied -^pras -^wind -^verlad
    -^umspann -^durchloch -^schermaus >nen +n -an -en +le -on +ate +lte +asse +komme -^in -^min >sen +is +bus
    -eis +kus +lus +tus +onus -ltnis -^bis -^dis -^his -^abris -^melis >se +is +bus +kus +lus +tus +onus -tnis
    +htnis -^bis -^dis -^his -^abris -^melis -^verreis um>en +bum +eum +rum +uum -arum +dium +gium +laum +mium
    +rium +sium +tium +zium +datum +situm -^dekorum -^anthurium -^bakterium -^regularium >r +de +re +ve -ade
    +ale +ble -dre -ede +eme +ene +eue -hre -ide +ige +lbe +ohe -ore +ose -rde +rfe -rre +use +ahle -ande
    +atte +aule +aune +bade +bste +dste -eige +eine +ekte +fste +gste +gute +hile +hone +hste +iche -iere
    +lide +lste -mene +nste +olke +olze +rabe +reie +rste +same +sche +tane +tote +tume +uhne -unde +urme
    +vste +amste +bande +beste +buche +derne +deste +eamte -eiche +eiere +erade +fasse +fnete +glase +gotte
    +grase +herne +heste +horne +ielle +korne +leibe +leide +liede +ligte +losse +loste +manne +masse +mmste
    +namte +nelle +neste +nrade -pende +rande +raute +reife +relle +rette +rrade +samte +seste -stere +tamte
    +tente -tsche +tuche +uelle +uente -usche +volle +wegte +weibe +weise +worte -achste +adigte -artere
    +bierte +dierte +eieste +freite +ftigte +geiste +gierte +hierte +kranke +kstere +ldache +lehrte +leiche
    +letzte +lfache +lichte +lpende +mpende +ndache +nfache +nierte +nstere +nstete +oberte -ossene +pierte
    +ppende +reuste +rierte +rlande +rlegte +sichte +sierte +slande +sstere +swerte +tierte +tteste +uierte
    +ustere +vierte +amierte +bemuhte +eutsche +festere +gossene +hossene +inderte +izierte +llierte +lommene
    +mmierte +nreiche +nzierte +reitete +rmierte +rteilte +rwandte +sreiche +taltete +tossene +trauche
    +umierte +wommene -^apre -^rose -^apere -^deale -^diene -^maure -^winde -^rosche -^schose -^wasche
    -^wurste -^zogere -^sundige -^drohende -^fleddere -^gehalste -^gehulste -^geltende -^klettere -^plaudere
    -^sitzende -^versende -^aalglatte -^absichere -^befordere -^begonnene -^gegangene -^gelassene -^gewordene
    -^glanzende -^greifende -^grundende -^kriselnde -^schachere -^vorderste -^belastende -^einwandere
    -^getroffene -^scheidende -^schermause -^umfassende -^ungenierte -^zunehmende -^angegrinste -^ausgegebene
    -^bestimmende -^federwische -^gesprochene -^schleppende -^uberwintere -^ausgefranste -^dreistellige
    -^vorgehaltene -^angeschlagene -^beschreibende -^enttauschende -^globalisierte -^uberraschende
    -^untalentierte -^weitergehende -^administrierte -^beeindruckende -^kostenpflichtige -^uberkompensierte >m
    +de +fe +ge +he +ie +ke +le +me +ne +re +se +ue +ve +ze +lbe -one +ote +bste +dste +ekte +ette +fste +gste
    +hone +hste +lste -mene +nste +oste +rste +vste +amste +beste +deste +eamte +fnete +heste +ierte +ligte
    +mmste +raute +seste +tente +tigte +uente +wegte -achste +adigte -eierte +eieste +freite +lehrte +letzte
    +lichte +nstete +oberte -ossene +reuste +rlegte +swerte +tteste +wusste +bemuhte +gossene +hossene
    +inderte +lommene +reitete +rteilte +rwandte +taltete +tossene +wommene -^hare -^nahe -^jause -^koche
    -^lange -^runde -^tolle -^morphe -^proble -^starre -^stille -^weiche -^sundige -^gehalste -^gehulste
    -^geltende -^sitzende -^begonnene -^derartige -^ebendiese -^gegangene -^gewordene -^glanzende -^greifende
    -^grundende -^kriselnde -^mythologe -^belastende -^getroffene -^scheidende -^ungenierte -^angegrinste
    -^ausgegebene -^bestimmende -^gesprochene -^schleppende -^ausgefranste -^angeschlagene -^beschreibende
    -^enttauschende -^resultierende -^uberraschende -^untalentierte -^weitergehende -^ausgeschmierte
    -^beeindruckende -^unbeabsichtigte -^durchformulierte -^uberkompensierte >ses +s -as -os -us +bus +kus
    +las +lus +tus +inus +onus -^bis -^abris a>en +ja +ma +ua +bra -ema +era +iga +nda +nta +ria +tia +tra
    +tta +una +illa +kala +lora +onna +rena +sita +xika +thema +schema -^hochkomma us>en +mus +dius +irus
    +klus +mbus +illus +lobus +ritus -^intimus -^chiasmus -^prodromus >ien +ip +ial +tal +nsil +ssil +vileg
    +ladverb -^essential r>n +der +rer +ver +xer -ader +aher +amer +bler -eder +emer +ener -hrer -ider +iger
    +lber -orer +oser -rder +ster +abter +akter +amter -ander +anter +arter -aster +atter +auner +ehter -eiger
    +einer +ekter +honer +hzter +icher -ierer +imter -ister -kster +lzter +maler +meter +mpter +naler +ndter
    -oster +raler +reier +rfter +scher -sster +taler +taner +toter +upter +urter -uster -agener +ahrter
    +augter +derner +dneter +echter +ehnter -eicher +eierer +engter +enkter +eppter +erader +erzter +euster
    +facher +heiter +herner -htiger +ieller +ienter +illter +inkter +innter +ippter +irkter +irrter +kalter
    +langer +lauter +lenter +mahler +masser +nahter +ochter +ohrter +ollter +opfter +oppter +ormter +ornter
    +otzter +pulter +rauter +reifer +reller +renter -ssener +tenter -tscher +tucher +ueller +uenter +uhlter
    +urmter +voller +webter +weiser +weiter +werter +worter +zialer +abelter +adigter +ampfter +bberter
    +beteter +dhafter +eeilter +eholter +eichter +eierter +ejagter +eloster +fullter +haffter +hangter
    +ildeter +issener +kannter +kranker +lammter +laubter +lehrter +leifter +lernter +letzter +lhafter
    +litzter +machter +nackter +nallter +ngerter +nhafter +nkerter +nschter +obelter +oneller +perrter
    +rallter +rannter +ranzter +ratzter +raubter +reckter +reister +rhafter +riegter +tanzter +teckter
    +ukelter +vierter +warmter +wusster -^roser -^rinder -^grunder -^pfarrer -^roscher -^schoser -^schurer
    -^spender -^wascher -^wurster -^tauscher -^ehelicher -^erhobener -^klagender -^klammerer -^sparender
    -^begonnener -^bleibender -^erregender -^gegangener -^gewordener -^kriselnder -^vorderster -^basierender
    -^eisheiliger -^getroffener -^schwelender -^umfassender -^verbremster -^zunehmender -^ausgegebener
    -^auslaufender -^ermittelnder -^federwischer -^verandernder -^vorliegender -^ausstellender -^eingenommener
    -^vorgehaltener -^bevorstehender -^expandierender -^verscharfender -^anderslautender -^beeindruckender
    -^entschiedenster -^verherrlichender >ns +e -fe -ke -se -te -ue +afe +ake +ase -che -ede +efe +ese +ete
    +eue +fel +fte +gel +hse -ine +ite +kse -lbe +lfe +lte +mse +ner +nte -nze +ose +ote +pse +rfe +rke +ute
    +ache +acke +affe -alle +aste +baue +eche +enke +enze +erte +esse +ette +haue +iche +icke +iffe +isse
    +iste +mmer +mpel +nkel +oche +opfe +oste +otte +rate +rche +rede +rste +rufe +taue -tige +uche +upfe
    +utte +ampfe +asche +bitte +decke +esche +falle +fasse +feife +halle +harte +kaufe +lanze +lasse +leise
    +nalle +passe +ralle +rause +recke +reise +rsche +rtige +ruste +saufe -siere +sinke +stige +tatte +tecke
    +tosse +uchte +usche +winke +etsche +greife +itsche +lichte +rachte +richte +rlaufe +ssiere +utsche
    +wische +nisiere +risiere +tisiere -^ge -^die -^ire -^enge -^haxe -^lowe -^maze -^bisse -^bohme -^bowle
    -^matze -^knagge -^zweite -^collage -^eheliche -^westfale -^handkarre -^ringelreihe -^kinderkriege
    -^strohschwade -^schusterpfrieme -^hinterherschwimme r>m +r -^darr -^gaur -^lehr -^scher -^stier -^blader
    -^nachster -^erwarteter -^uberhohter -^vorderster -^umfassender -^ausgewahlter -^verminderter
    -^vorgehaltener -^eingeschrankter -^kostengunstiger -^verschlusselter >ten +p +v +ah +am +au +bb +eg +em
    +es +eu +gg +if +im +ir +iz +lb +lg +lk +lm +ls +mb +mm +ne +nz +ob +oh +ol +os +pf +ps +rb +rf +ug +uh
    +un +ur +uz +vs +ahn +alz +arm +ars +ate +aub +eer +eig +eis +eng +enn +err +etz +fte +ide +ier -ies +ink
    +ins +irk +itz +lag +leb +nch +nig +nte +och +ock +ohl +ohn +ohr +org +rde +sag +tch +tte +uff +ull +urr
    +uss +web +asch +egel +eies +erte +euch +eute +harr +hatz +iete +inde +irte +iste +lens +lich +luck +lute
    +mmer +nack +orch +osch +oste +rahl +rank +reck +rsch +rste +schs +stig +stor +such +tens +tick +unde
    +achte +beite +etsch +harte +itsch +laste +leite +lende -onier +rande +rauch +rteil +sende +talte +utsch
    +worte +euchte +latsch +lichte +ponier -alisier -^fes -^res -^flau -^gerau -^plump -^gentes -^hortes
    -^geleier -^durchhau -^titulier -^verrotte -^renommier -^inkriminier -^unterschlupf -^eingeschranktes r>
    +der +rer +ver -ader +aler +bler -drer -eder +emer +ener +euer -hrer -ider +iger +lber +oher -orer +oser
    -rder +rfer -rrer +user +ahler -ander +atter +auler +auner +bader +bster +dster -eiger +einer +ekter
    +fster +gster +guter +hiler +honer +hster +icher -ierer +lider +lster -mener +nster +olker +olzer +raber
    +reier +rster +samer +scher +taner +toter +tumer +uhner -under +urmer +vster +amster +bander +bester
    +bucher +derner +dester +eamter -eicher +eierer +erader +fasser +fneter +glaser +gotter +graser +herner
    +hester +horner +ieller +korner +leiber +leider +lieder +ligter +losser +loster +manner +masser +mmster
    +namter +neller +nester +nrader -pender +rander +rauter +reifer +reller +retter +rrader +samter +sester
    -sterer +tamter +tenter -tscher +tucher +ueller +uenter -uscher +voller +wegter +weiber +weiser +worter
    -achster +adigter -arterer +bierter +dierter +eiester +freiter +ftigter +geister +gierter +hierter
    +kranker +ksterer +ldacher +lehrter +leicher +letzter +lfacher +lichter +lpender +mpender +ndacher
    +nfacher +nierter +nsterer +nsteter +oberter -ossener +pierter +ppender +reuster +rierter +rlander
    +rlegter +sichter +sierter +slander +ssterer +swerter +tierter +ttester +uierter +usterer +vierter -^aprer
    -^roser -^aperer -^dealer -^diener -^maurer -^winder -^roscher -^schoser -^wascher -^wurster -^zogerer
    -^sundiger -^drohender -^fledderer -^gehalster -^gehulster -^geltender -^kletterer -^plauderer -^sitzender
    -^versender -^aalglatter -^absicherer -^beforderer -^begonnener -^gegangener -^gelassener -^gewordener
    -^glanzender -^greifender -^grundender -^kriselnder -^schacherer -^vorderster -^belastender -^einwanderer
    -^getroffener -^scheidender -^schermauser -^umfassender -^ungenierter -^zunehmender -^angegrinster
    -^ausgegebener -^bestimmender -^federwischer -^gesprochener -^schleppender -^uberwinterer -^ausgefranster
    -^dreistelliger -^vorgehaltener -^angeschlagener -^beschreibender -^enttauschender -^globalisierter
    -^uberraschender -^untalentierter -^weitergehender -^administrierter -^beeindruckender -^kostenpflichtiger
    -^uberkompensierter is>en +asis +dosis +raxis +otaxis -^asis o>en +iko +ldo +nto +ario o>i +o -^numero
    al>le +aal al>len +aal s>den +tis >ta +ma um>a +dum +kum +mum +num +sum +tum +uum +vum +erum +gium +rium
    +ulum -^kosmetikum on>en +dion +ikon on>a +hon +ion +kon +lon +non +ron +ton us>i +cus +dus +ius +mus +nus
    +rus >ens +p +ab +ah +ar +ed +eh +er +es +et +eu +gn +hn +ib +ih +im +iz +ks +lg +lt +lz +mm +ob +oh +ol
    +or +os +ps +rb +rf +rn +rz +ug +uh +um +un +ur +ach +ack +and +ark +arm +aub +ech +eid +eig +ell +enk
    +enn +etz +ing +ink +inn +leb +leg +mpf +och +ock +opf +rat +rch +sag +uhl +ull +urr +uss +hatz +lich
    +rank +reck +rsch +stig +tsch +ucht +rteil -^fuller
    """,
    "it": """
    e>i +ce +ee +ge +le +ne +se +ve +ame +bre +cre +ede -ene -ese -gne +gre +gue +ide +ime -ine -lle -nce +nte
    +obe +ode -ole +ome +ope +ore +ote +que +rbe +rde +ste +tre +ume -use +alle +arte +bete +cese +cine +cute
    +dese +dine +dute +eare +erme +fere +fine +fuse +gene +gine +hese +hite +iene +iere +igne +ille +ince
    +itte +iute +lese +line +lude +mite +nche +nere +nese +nole +nute +olte +onde +orte -oste +pute +rude
    +tese +tine +tute +vere +vese +vite +vole +adate +afate +alite +anate +ature +batte +brate +cende +corre
    +crate +dotte +ecate +emate +emute +enite +esate +etate +guite +icole +igate +ilite +imate +ipite +isate
    +ivute +lcate +liare +llare +lmate +lpate +luite -messe +miate +mpate +neate +niate +odate +olare +olite
    +olute +ovate +pende +prate +rbate +rcite +rende +rgate +rsate +ruite +rzate +ucate +ulare +usate +verte
    +affate +astate +cicate +datate +dolate +emesse +ennate +ettate +ferate +gurate +iciate +ignate +iliate
    +imesse +istate +lamate +lavate +lesche +licate +linate +locate +logate +lorate +nesche +occate +oltate
    +oppate +ordate +ortate +ottate +pagate +pirate +pitate +polate +rciate +regate +resche +rinate +ronate
    +sciate +smette +sposte +tesche +tonate +uccate +umesse +uzzate +vinate +volate +zolate +alutate +anziate
    +cellate +cizzate +ecciate +iantate +icciate +iderate +inciate +lassate +mezzate +mizzate +nellate
    +oderate +ontrate +ostrate +pillate +rancate +rchiate +rellate +rillate +rizzate +rminate +schiate
    +sellate +sentate +servate +sticate +tizzate +ttivate +vezzate -^aule -^cone -^cacce -^casse -^fisse
    -^linee -^marce -^glosse -^presse -^tutele -^auguste -^diffide -^rivalse -^salasse -^schiere -^spiante
    -^dispense -^mediante -^ricomparse -^quadrettate o>i +o -co -go -io -mo -no -ro -alo +ano +aro +bro +cro
    +dio +dro +eno +ggo +gno +gro +ico +imo +ino +iro +lio +lmo +nio +nno +ogo +omo +pro +rgo +rro -rto +sco
    +smo +tro +uco -udo +umo +uno +uro +vio +armo +arto +bero +cero -dico +doro +ermo +erno +erto +fero -fico
    +fono +foro -gino +hero +iaco +ludo +mero +orco +pero +poro +sono +ungo +vero +voro +afico +edico +odico
    +ofico +porto +riero -sento +vinco +aniero -^doto -^fino -^lodo -^nato -^poso -^adito -^conto -^poeto
    -^serpo -^stilo -^assiso -^chiavo -^graffo -^limito -^ordino -^salico -^saluto -^sgravo -^ammollo
    -^assordo -^concimo -^consolo -^mastico -^oriento -^pallado -^pollino -^turbino -^vortico -^irruento
    -^apparento -^comparato -^interesso -^irredento -^longanimo a>e +ba +da +ea +ha +ia +la +pa +ra +sa +ua
    +va +za +ama +ana -ara +ema +ena -era +eta +gga +gna +iga +ima +lma +mma +nna +oma -ora +rca +rga +sca
    -ssa +sta +tta +uca +una +uta +anga +arta +cera +cina +cita +dera +erna +erta +fara +fera +gera +gita
    +hita +inca -luta +mera +mina +nara +nina +ossa +pera +pina +rina +sina +tera +tina +uffa +ulta +unga
    +unta +vera +zina +adata +afata +agata +alita +anata +brata +ecata +emata +enita +esata +etata +guita
    +idita +ilita +imata +isata +lcata +lenta +lmata +lpata +luita +mbata +messa +miata +mmata +mpata +ndina
    +ndita +neata +niata +odata +olina +olita +omata +onita +ovata +prata +rbata +rbita +rgata +riera +rmita
    +rrera +rsata +ruita +rzata +tassa +tessa +ttata +ucata +viata +volta +affata +astata +cicata +datata
    +dolata +donata +eccata +ellina +ennata +ferata +gurata +iciata +ignata +iliata +istata +ituita +lamata
    +lavata +linata +locata +logata +lorata +occata +oltata +oppata +ordata +pirata +pitata +polata +pressa
    +rciata +regata +rigata +rinata +ronata +sciata +soluta +tigata +tonata +uccata +ultata +uzzata +vinata
    +volata +zolata +alutata +anciata +anziata +cellata +cizzata +ecciata +iantata +icciata +iderata +inciata
    +itolata +lassata +mezzata +mizzata +nellata +oderata +ogliera +ontrata +ostrata +pillata +rancata
    +rchiata +rellata +rillata +rizzata +rminata +schiata +sellata +sentata +servata +sticata +tizzata
    +ttivata +vezzata -^gira -^loda -^posa -^pura -^vola -^cosca -^stila -^volea -^assisa -^chiava -^affitta
    -^ammolla -^assorda -^attenda -^candida -^concima -^consola -^esclusa -^immortala -^longanima -^sfruttata
    -^quadrettata o> +o -eo -io -lo +aio -aro +bio +cio +fio +gio +hio +mio +oio +pio +uio +vio +zio +ario
    +erio +faro +glio +idio +odio +urio +natorio -^tuo -^giro -^pero -^puro -^vocio -^avario -^coloro -^parero
    -^risano -^volero -^effigio -^frangio -^pallino -^giochino -^giudicio -^smacchio -^stanzino -^commisero
    -^computero -^orecchino -^principino -^incollerano -^fallimentario a>i +ha +va +ama +ana +ata +bra +cua
    +eda +eta +gga +gma +gra +gua +ica +iga +lda +lma +lpa +nna +nua +oba +oma +opa +osa +qua +rba +rca +rea
    +rga +rla +sca +sma +sta +uca +una +alla +amma +anea +anga +appa +arsa +arta +bula -cata +cera +cesa +cida
    +cina +cisa +cula +cuta -data -dica +dora +dula +duta +enda +erma +erna +ersa +fera -fica +fila +fusa
    -gata +gena +gida +gura +hita +iaca +igna +inda +iota +issa +izza +lida +lima +lita +luda +lusa -mata
    +mina -nata +nola +oppa +orna +pida +pola +puta +rada +rida +rima +rina +sima +sona +suma +tesa +tima
    +tola +tuta +unga +uota +utta +uzza +vida +vina +visa +vita +vola +vora +vuta +adata +adita +afica +amata
    +anata +astra +atura +batta +bonda +ccata +ccola +ciuta +colta +conda +corra +corsa +dotta +ecata +edica
    +egata +egola +emata +enata +enita +entra +fatta +guita +ibita +icola +imata +imuta +inata +inita +iolta
    +iunta +lcata +ldata +lenta +lmata +luita +ncata +netta +ngata +ntina +ntita +ocata +odata +odica +ofica
    +onata -orata +orita +porta +rcita +rdata +rdita +rgata +ritta +rmita +rnata +rnita +rossa -rtata +ruita
    +scata +ssita +sunta +tenta +tinta +ttita +ucata +udita +umata +unata +unita +verta +vezza +vinca +volta
    +agnata +arcata +armata -attata +cicata +dicata +ellina +endata +ennata +ertata +estita +ferita +ignata
    +logata +lorata -nciata +ognata +ondata +ormata +pagata +porata +ricata +rigata +sicata +smetta +soluta
    +ticata +tigata +venuta +zicata +inciata +ttenuta -^posa -^usata -^arriva -^chiava -^motiva -^palata
    -^salica -^sgrava -^stizza -^agguata -^fissata -^inviata -^latrata -^mastica -^peccata -^schizza -^spasima
    -^vortica -^frullata -^iniziata -^rapinata -^trombata -^venerata -^attestata -^comparata -^consolata
    -^orientata -^risultata -^capitolata -^congiurata -^scantinata -^abbandonata -^ciclostilata -^disincentiva
    a>he +a o>hi +o -^cingo ia>e +cia +ggia -^vocia o>a +o -bo -do -go -io -lo -mo -no -po -so +ado +amo +ano
    +aso +bio -cco +edo +emo +ggo +gio +hio +ido +ilo +imo +ipo +iso +ldo +lgo +lmo +lpo +ngo +nio +nno +obo
    +oio +omo +ono +oso +rdo +rio +rlo +rno +rpo +rso -tto +udo +uio +umo +uno -uro +vio +zio +agno +allo
    +atto +auro +bulo +ccio +ceso +culo +dulo +endo +ergo +ermo -fico +fino +fuso +gelo +geno +gino +golo
    +guro +icio +igno +ilio +illo +indo +isso +itto +lcio +leso +luso +mino +mpio +nolo +occo +ocio +oppo
    +orbo +pago +polo +ppio +rego +reno +rodo +scio +sino +solo +teso +tolo +ucco +ugno +uolo +uppo +usso
    +utto +vino +volo +afico +aglio +aturo +bondo +brino +ccolo +dello +dotto +fesso +icino +icolo +incio
    +lasso -ltero +metto +nello +netto +ofico +passo +petto +potto +resso +retto +rosso +rotto +tacco +tello
    +ciglio +nifico +oltero +piglio +rifico +sifico +voglio +ntifico -^cavo -^foco -^taro -^adito -^calco
    -^lineo -^mutuo -^pesco -^pesto -^poeto -^punto -^servo -^visto -^caccio -^decimo -^orbito -^piazzo
    -^stizzo -^valuto -^visito -^cinghio -^collano -^critico -^diffido -^peccato -^permuto -^ricerco -^schiero
    -^tariffo -^tempero -^tessuto -^zavorro -^appetito -^carrozzo -^circuito -^confisco -^consulto -^poltrono
    -^sinistro -^supplico -^risultato -^sindacato -^riscoperto -^significato
    """,
    "nl": """
    >s + -a -i -k -o -p -s -t -u -ag -al -an +au +ck +ct -ed -ee +et -he -in +ip +jk -jn +kt +lt +mp +nk +op
    +ou +pt +sk +st -ul +up +aal -and +art +bal +bot +che +eak +eat -eer +ent -ere +fan +gee +ial +ieu +int
    +lan +lat +man -men +nal +nee +nik +oal -oer +ort +out +pot +see +sin +tan +uin +uit +unt -vel +aand +band
    +ddag +echt +eeer +evel +iere +ival +maat +omen +pere +pert +roer +rvel +tein +tiek +uvel +tamen +urant
    +xamen -^el -^ze -^dor -^mol -^ver -^beur -^laar -^wijd -^wren -^duale -^engel -^rebel -^stuur -^zijde
    -^bataaf -^duffel -^erlang -^kazach -^meeste -^middel -^ooster -^sakker -^spriet -^tijden -^uitrij
    -^volgen -^blijken -^chileen -^tartaar -^trouwen -^halfwind -^annaaltje -^kannibaal -^kribbetje
    -^verwester -^eerstejaar -^hoendertje >en + -b -e -h -k -l -n -o -p -r -y -am -as -at -dt +ee +ek +ep -et
    -fd -gt +ie -ig +ik +il +in +ip +ir +jk +jl +jn +jp +lk +lp -md +mp -mt +nk -od +or -ot +rk +rn +rp -sd
    +sp -ss +uk +ul +ur +yp +ach +dak +dal +eck +efd -eil +emd -end -erd -ert +eun +gat +gen +god -hep +iel
    +ier +iet -ind +ion +isk +ken +kot -lek +lmd +mel +nsd -oei +oel +oen +oet +ofd +omd -ost -pek +rat +rch
    -rek +rmd +ron +sel +ton +uig +vat -aakt +aamd +adel +agel +akel +apen +arig +atch +bber +berd +bind +boei
    +brak +brek +cert +ddel +dien +ebel +edel +edig +eerd +egel +eind +eker +ever +gend +ggel +hert +ierd
    +ikel +itel +jfer +jker +jpel +kerd +kost +kwam -lijk +loer +merd +mmer +moer +mpel +nend +nger +nhol
    +noei +noer +ntel +nzat -ocht +oost +pend +post +ppel +rbod +rder +rend +roer +rrel +slot +stak +stig
    +szat +tend +toer +ttel +ubel +uisd +uvel +vend +verd +vind -wijd +wind +woei +zeil +zend +abbel +akend
    +andel +andig +artel +bevel +bocht +diend +dspel +eboer +endel +engel +espel +euter +ezind +gloei +haakt
    +inter +ispel +kavel +kocht +kspel +lderd +nboer +nderd +nlijk +nspel +okkel +older +onkel +raakt +riend
    +risch +rspel +sboer +sspel +tocht +tspel +ukkel +under +vloei +waakt +water +achtig +delijk +donder
    +iester +kelijk +lenter +nmaakt +rekend +tekend +tmaakt +welijk +wikkel +wortel +kelspel +luister -^act
    -^dor -^lik -^mag -^mem -^oef -^rag -^rep -^ruw -^tor -^uit -^wad -^wed -^dans -^echt -^fiks -^gein -^kort
    -^kres -^mank -^nipt -^rist -^rond -^ruwt -^snep -^stek -^teek -^teut -^vrij -^wand -^werk -^wiki -^wild
    -^zond -^alken -^beleg -^bezem -^blauw -^dronk -^fikst -^krast -^moeit -^omzag -^ritst -^zwart -^bottin
    -^diesel -^geland -^invers -^maleis -^opvang -^peddel -^poeier -^scherp -^slecht -^sterft -^strikt
    -^verwek -^zweeds -^bankier -^behoeft -^gedacht -^plezier -^romeins -^schmink -^schuint -^spiegel
    -^stippel -^uiterst -^vermist -^verslag -^versuft -^grossier -^kroonrad -^verbruid -^verloofd -^verstokt
    -^verwrong -^haitiaans -^provenier -^springtor -^thuiswerk -^verkrampt -^vertoornd -^vergenoegd
    -^hoogbejaard -^verzetslied -^gearresteerd -^tegengesteld -^noordnoordwest -^stemgerechtigd >n + -r -ee
    -ge -ke -le -me -ne -pe -re +ake +ale +ane +are -ate +ele +eme +epe -ete +gge -hte +ige +ipe +ire -jde
    +jge +jne +kke +lge +lke +mme +mpe +nne +one +ore -ote +rge +rke +rme +rne +rre +sme -sse -ste +tme +uke
    +une -ande +ange +asse +bere +cere +dene +dste +eine +enge +enke +eske +esse +este +fere +here +ieke +iete
    +inge +inke +isse +kene +kome +kste +lene +loge +lope +lste +nste +oege +oeke +oene +oere +oppe +rage
    +reke +rere +sere +shte +tene +tste +type +uere +uike +uile +ulle +uote +uste +vere +vure +xine +achte
    +ctere +edere +egere +eiste +ichte +inere +itere +jaste +klage +lande +laste +ldere +lijde +loste +mmere
    +ndere +ngene +ngere +onere +orene +orste +pande +pname +rande +rijde +rijke +rtere +telle +uchte +uiste
    +ulere +utere +viste -wende +zijde +braste +estere +ewende +kochte +oerste +verste +zochte +delijke
    +sgenote -^hei -^koe -^lij -^tra -^gele -^have -^kale -^aarde -^genie -^koele -^korte -^moeie -^nipte
    -^serve -^teute -^vrede -^vrije -^wadde -^woede -^bezige -^foelie -^fondue -^franse -^slabbe -^vrouwe
    -^attache -^behoeve -^bereide -^dartele -^genette -^strikte -^willige -^benauwde -^bewoonde -^smijdige
    -^verwarde -^aardwinde -^hervormde -^verbaasde -^verlengde -^vermeende -^overdrukke -^verdwaalde
    -^verkleumde -^betreffende -^verwilderde -^verfomfaaide -^tandartsassistente >sen +s -^los -^vis -^bros
    -^gewas -^maitres -^onderklas -^penningmeesteres >ken +k -^klok -^snok -^schrok -^overdruk >len +l -eval
    +egeval +ngeval -^kil -^mal -^wol -^schel -^kristal s>zen +s -os -us +neus +reus +saus -wijs +ebewijs
    +sbewijs +tbewijs -^des -^bles -^bons -^reis -^wits -^gruis id>den +id -lid -beid -leid -^meid -^scheid
    -^verbreid >ten +at +ck +ds +et +ft +it +lk +ls +of +ot +rs +sp +uf +yp +ark +art +ats +dek +eep +eik +enk
    +ets +hep +hop +hut +kap +lek +lik +lip +lop +nik +nip +nut +oek +ook +oop -oot +pak +pik +put +rap +ras
    +rek +rik +ris +tap +tik +top +tut +uik +uis -uit +ust +uts +zak +chik +haak +lach +maak +merk +munt +oest
    +perk +poot +raak +raap +reek +tast +tort +ucht +waak +licht +nacht +racht +richt -^kloet -^aanzet
    -^zwartepiet f>ven +f -af -of +hof +taf +rlof -^executief -^voorproef >pen +p -^nop -^shop -^envelop
    at>ten +at -eat -gaat +egaat -^goat -^maat al>len +al -^deal -^kaal >nen +n -^in -^toeren ur>ren +uur
    -^overstuur an>nen +an >men +m -^kom -^sim -^stream ar>ren +ar ot>ten +ot -loot +floot +iloot +vloot
    +nsloot -^koot -^kapot -^paletot em>men +em -oem -^centiem om>men +om -noom +onoom ad>den +ad or>ren +or
    -^ivoor -^schoor ag>gen +ag -^vaag ak>ken +ak -^makak -^steak >eren +d +ei +olk -^zond -^schild og>gen +og
    -^hoog >jes +omp +spot ol>len +ol el>len +eel -^geel ek>ken +ek -^hacek -^uitweek on>nen +on -^kaon
    -^kanon en>nen +een -^geen op>pen +op -^verkoop er>ren +er -oer -keer +ikeer +arkeer -^weer -^weger am>men
    +am -^naam >gen +g -^aanleg ip>epen +hip >fen +f -^maf -^aanhef et>ten +eet >ren +r -or +nor >den +ab +ad
    +ag +ai +at +ed +eg +ep +et +ft +id +if +ik +ip +jf +js +lg +lk +lm +ng +oi +op +ot +rg +rn +rs +ts +ud
    +ug +uk +ul +un +ut +aaf +arm +bol +dam +dem +eef +eer +ees +ein +ens +erf +euw +hou +ins +lam +lei +lem
    +mel +mer +nel +nig +nij +oem +oom +oon +pan +pen +rel +rol +rui +tem +ten +til +uig +uil +uim +adel +ader
    +agel +akel +bber +bouw +brei +dien +duur +eder +edig +eker +ever +ggel +haal +haar +heur +houw +htig
    +huur +itel +jfer +jker +jouw +jpel -keer +keur +laar +lier +loer +luis +luur +ndig +nger +noei +noer
    +nsel +ntel +paar +peel +peur +rder +roer +roof +sper +stel +stig +taal +taar +torm +tsel +uier +uvel
    +vouw +wend +woel +zaam +zeil +abbel +andel +anker +artel +endel +engel +ertel +euter +gloei +hroef +ikeer
    +okkel +older +ompel +onkel +oppel +rdeel +reken +sleur +spoel +traal +ukkel +under +uppel +vloei +water
    +arkeer +donder +lenter +wikkel +luister -^hoed -^vaag -^weer -^aanleg -^ingooi -^mijnheer >tjes +bbel
    +olie +tine as>zen +as os>zen +os af>fen +af id>eden +id ep>pen +eep af>ven +aaf -^gaaf >ben +ab +eb +ub
    +rob od>den +od -^dood >es +sh +ss +nch +tch ad>eden +rad +tad es>zen +ees -^wees ut>ten +uut >deren +een
    +oen
    """,
    "no": """
    >er +a +c +e +g +i +m +o +r +t +x +ab -ag -ai -am +ap -ar +by +ck +dn +ds +dy +ef -ei +ep +ey -ft -gg +id
    -ig -im +in -ir -it +ju +ku +ky -la -lg -li +lj -lm +ln +lv +mf -mt -oi -om +on +ov +pl +pn -pt -ra +rb
    +rf -rr +rs +sn -ta +tl +tn -tr +ts -tt +ty +ud -ug +us -ut +vy -yt +abl -aer +ala +alk +ams +and -ang
    +ans +app +ara +ard +ark -arm +arr -art +ass -ast +aug +bag +bal +bar +bas +bil +bod +bok +boy +bra +bru
    +cup +dag +dal +dar +del +den +dik +dis +dod +dol +dsk +duk +eal +ebu +een +eig +eip +eit +eks -ekt +elk
    +elm +els +emp -eng +enn +ens +eny +eps +ept +era +erd +erk +eut +far +fil -for +gar +gsl +hol +ian +iff
    +ift +ikk +ikl +ild +ili +ilm +iml +iol +ips +ipt +irr +isj +isp +itr +jen -jer -jor +jos +juv +kal +kan
    +kar +kas +kau +ked +kei +ken +kis +kok +kop +kyt +lad +lan +las +lek +len +lev +lig +lik -lin +lit +lla
    +lod +lok +lup +lut +lys +mak +mal +man +men -mer +mnd +moy +nad +nal +nch +ndl +ndu +ned +nel +ngl +ngs
    +niv +nod +nol +nom +oar +obb +odd +ogg +okn +oks +omt -ong +osk +oss +ota +ovl +ovn +oyk +pal +pan +pil
    +pir +pol +rad -rap +rar +rav +rig +rim +rip +rit +riv +rkl +rom +rop +rra +sak +sal +sau +sed +sel +sen
    -ser +sil +sir +sis +skn +sol +sta +sun +syl +tal +tar +tau +tav +tch +ted +tek +tig +til +tis +tiv +tol
    +tom +toy +tru +tta +tyd +tyv +uft +ugl +uks +ulp +uml -unt +ura +urd +uru -ust +val +vei -ver +ydd +ygd
    +yld +ynd +yra +yrk +ysk -yst +aett +afor +ahai +amer -arer +avis +bagg +ball +batt +bell +benk +bind
    +bisk +bonn +bord +brev +bris +bukk +bunn +buss +dann +dell -dikt +disk +ditt +dobl +dott +dugg +dunk
    +dusk +dyll +eart +elsk +elyd +ensk +eran +esag +eser +eved +evis +farm +fart +fell +fett +fjor +floy
    +ften +fytt +gamp +gang +gast +gutt +haer +hall +halm +hals +hatt +havn +heis +helg +hull +hund +iast
    +iett +ilar +inar +iral +iser +iver +jakk +jeft +jegg +jekt +jeng +jett +jolk +jord +jorn +kaft +kall
    +kamp +kill +kisk +kitt +kjol -kker +kokk +koll +kong +kopp +kran +krok +kser +kund +kyst +larm +lart
    +last +latt +leik +leiv +lekk +lett -likk +litt +loft +lokk +long +lubb +lyst +makk +malm +mast +mbol
    +meis +mell +mett +midd +misk +mokk +munn +naer +nell +nevn +nott +nutt +nved +oeng +ogen +oral +oser
    +over +pakk -pass +pend +pisk +plar +pong +pons +pris +purv +puss +raff -rand +rang +rast +reft +reik
    +reim +rend +reng +rett +rgan +rgen +rigg -rikk +rind +risk +ritt +rkiv +roff +ronn +rott -rter +rull
    +rvis +rygg +saer +saft +saks +sang +sekk +send +seng +sern +sfor +sill +sipp +sisk +slip +smed +sonn
    +sopp +sott +sten +sved +taer +tank +tarm +tekt +teng +tenk +tett +tisk +titt +toff +toll +torn +torv
    +trek +tser +tump +tund +tutt +uett +ular +umer +user +vaer +vegg +veis +vend +vind +vinn +vins +virk
    +vogn +vold +voll +vott +yver +akett +akker +alekt +anitt +anser +armer -atter +blikk +brann +brikk +dress
    +drikk +dvekt +ebank +ebruk +efiks +egren +egris +eheim +ekart +ekord +ekurv +elaks +elonn +emann +emmer
    +enitt +epart +erand +ermer +esong -ester +etall +evekt +farer +frakk +ghold +graut +gress +grunn +haver
    +ikker +ikott +inett +initt +isitt +isser +kebit +kjaer +kkord +klang +klegg +klipp +klump +knekt +krakk
    +krekk +krell +kropp +laser +lekyl +ljong +ltopp +lvekt +mansk +mpass +neral +nfisk +nheng +nkett +norsk
    +ntral +obakk +olutt +ommer +onett +orter +osess +otell +plugg +prekk +proyt +rlonn +rmunk -rrett +rsett
    +rtell +rtong +rvekt +sbank +sbruk +sgren +sheim +sjekk +skart +skatt +skett +sleir +slekt +slonn +snakk
    +ssett +stall -stikk +stopp +svask +theim +tlegg +torsk +troll +tropp +trust +ukker -usjon +varer +ykker
    +ysser +aspekt +astikk +dekker +effekt +egjeld +ehjelp +ekveld +eskyss +espiss +estart +esteik +estill
    +estokk +fatter +former +genser +hammer +ikveld +iograf +istikk +kummer +kusjon +latter +losett +mester
    +nograf +passer +rekker +sasjer +sgjeld +shjelp +skveld +traver +tusjon +uksess +varter +verter +plasser
    +rskjell -^at -^ko -^mo -^to -^ur -^yr -^agr -^akt -^bet -^bor -^ert -^flo -^fri -^gov -^hap -^hor -^kot
    -^kov -^kre -^met -^nor -^ofr -^orm -^sot -^sur -^tap -^tjo -^toy -^vei -^vet -^bard -^bein -^borg -^fars
    -^feid -^film -^kass -^klor -^list -^lokk -^maur -^pakt -^ring -^rykt -^sans -^seid -^skur -^spir -^spor
    -^stoy -^stri -^telt -^ting -^tint -^tjon -^trad -^vakt -^armen -^arret -^benin -^besna -^bland -^dekor
    -^drift -^filet -^floks -^frest -^girer -^gjest -^grein -^karat -^klamr -^klubb -^kujon -^kurer -^kvest
    -^kvikk -^kvist -^marin -^noter -^offer -^overs -^piker -^plent -^pling -^rader -^skans -^skort -^snert
    -^spant -^spurt -^stapp -^stift -^stoff -^svikt -^teist -^tralt -^trapp -^troll -^twist -^utlan -^vokst
    -^assist -^atrofi -^barber -^barder -^blason -^fangst -^ferier -^forlov -^garant -^innlan -^kalker
    -^kanari -^kubikk -^manker -^mosjon -^napper -^oppdag -^poster -^sement -^skjenn -^skrift -^spoler
    -^sprett -^taball -^temper -^termin -^vanakt -^askeski -^delikat -^eksport -^eminens -^ferment -^filtrer
    -^forgift -^forvent -^lesotho -^mariner -^maroder -^parafin -^porsjon -^rapport -^smaprat -^uleilig
    -^apokoper -^dekkving -^djibouti -^fragment -^funksjon -^intriger -^koketter -^komplett -^kurtiser
    -^modeller -^objektiv -^oppdrett -^orienter -^personal -^privileg -^ringeakt -^sekunder -^skarntil
    -^haelspark -^herberger -^husholder -^kloroform -^kollasjon -^kvinnehat -^langgrunn -^massakrer
    -^proveflyg -^samarbeid -^transitiv -^vaktskift -^faksimiler -^subvensjon -^gjodselbing -^tunnelarbeid
    -^kunsthandverk -^livstestament -^salongradikal >ene + -b -u +ab -am +au -av +bu -dl -ek -el -es -fl -gd
    -gl -ik -ip -ir +ju -kl +ku -ml -ms -na -od -os +rb -rv -sk -sl -un -yk +ael +ams +ana +arv -att +bod +bru
    +del +dik +dod +dsk +dun +eam +egl +eip +ena -end -epp +esk -ess +gel +gir +hav -ial -idd +ina -ink -inn
    -iss +jes +jos -juk +kip +lav +lik -lis +lod -loy +mel +mod +ndu +nek +nel +nna +nod +nsk +obb -oft -ork
    +orv +osk +oyk +pek +pir +pos +rav -red +rek +sam +sel +sun +tav +tek +tes -tra +tun -ugg +ugl -ukk -ull
    +una -unn +uru +vik +ygd +ysk -ytt +alis +arsk +batt +bisk +bukk +bunn +disk +dugg +dusk +elek +elsk +etru
    +floy +fred +funn +fytt +gull +hatt +hull +jess +kinn +kisk +krik +kull +labb -laer +lask +latt +loft
    +lubb +mask +midd +misk +miss +munn +ness +pend +piss +purv +pytt +reik +reir +rend +ress +rinn +risk
    -roll +sess +sial +sinn +sisk +stra +teik +tisk +vask +verv -vett +ebrod +efisk +ekurv +eleik +eleir
    +gleik +groft +kratt +kvett +mfisk +nfisk +plugg +rbrod +skatt +sleir +spinn -stikk +torsk +troll +astikk
    +estikk +istikk +kgrunn +sgrunn -^at -^ei -^bet -^fas -^gni -^gov -^kim -^kli -^kot -^kov -^led -^mur
    -^nuv -^ofr -^pop -^put -^ris -^roy -^sur -^vet -^babl -^bard -^bott -^byrd -^fall -^fars -^fast -^fris
    -^gitr -^gren -^harm -^hekt -^hovd -^jugl -^juks -^kass -^keiv -^kitl -^klar -^kogg -^kord -^krak -^kutt
    -^kvas -^lang -^lind -^list -^lodd -^lunt -^munk -^norn -^pott -^ramp -^reis -^riks -^ring -^rund -^rykt
    -^seid -^skag -^snar -^snut -^spir -^spor -^stri -^svop -^takk -^tann -^tint -^tipp -^tran -^tras -^tykk
    -^tynn -^vals -^amper -^bakol -^bredd -^brokk -^droyd -^eldst -^fjaer -^fjelg -^fleng -^floks -^grand
    -^grann -^karat -^klamr -^klubb -^kvalm -^marin -^plent -^raser -^skort -^skott -^skygg -^slags -^smitt
    -^snitt -^spjak -^stapp -^still -^stuer -^teist -^trill -^androg -^fonten -^kokett -^kvanta -^skrift
    -^taball -^askeski -^dodslei -^eminens -^gradual -^monotyp -^nokturn -^perfekt -^taklekt -^dekkving
    -^maskulin -^overdekk -^personal -^skarntil -^urettvis -^gangsperr -^samarbeid -^vaktskift -^frontispis
    -^gronnspett -^spyttebakk -^vindushasp -^gjodselbing -^livstestament >en + -b -p -s -u -v +ab -am +ap +au
    +bu -dd +ds -ed -ek +ev -ff +fs -gd -gg +gs -ir -it +iv +ku -ll +lp +mp -nk +ns -od -oy +pp +ps -rn +rp
    +rs -sk +ss -ti +ts -tt -uk +up +us -ut -yk +yv +add +agg -akk +aks +alv +ams +ank +arv +ati +auk +aut
    +bas +bod +bru +but +dis +dod +dsk +duk +egg +eip +eit +eks +ell +els +enk -epp +ern -ess +eut +gas +hop
    +iff +igg -inn +isk +isp -iss +iti -jel +jos +juv +kas +kis +las +lek +lit +lod +lov +lsk +med +ned +nis
    +nks +nod +nsk +nti +obb +odd +off +oks -old +oll +orv +osk +oyk -rak +rav +rep +ris +rit +rop +ruk +sam
    +sed +sis +sti +tas +tav +tek +tes +tis +toy +tru -ukk +uls -und -unn +uru +utt +ved +vis +ygd +yll +ynk
    +ysk +aett +alis +arsk +ball +batt +beis +bukk +bunn +bygg +ditt +dogg +dott +dugg +dunk +dusk +ebit +floy
    +fred +fytt +hall +hals +hatt +heis +hund +iett +jakk +jett +jorn +kall +kitt +klut +labb +lakk +latt
    +lett +litt +lott +lubb +lund +makk +meis +mett +midd +munn +nakk +natt +nett +nott +piss +purv +raff
    +ress +rett +ritt -roll +rott +rygg +sess +sett +sill +sott +tett +titt +torn +trek +tund +uett +vask
    +veis +velv +vold +vott +akett +anitt +ekurv +eleir +enitt +frakk +ikott +isitt +krakk +nkett +obakk
    +plugg +rmunk +skatt +skett +sleir +stall -stikk +torsk +troll +truks +astikk +istikk +kgrunn +sgrunn -^at
    -^et -^mo -^na -^bet -^bev -^for -^gni -^har -^hig -^kim -^kli -^kot -^lem -^mur -^not -^pik -^ris -^run
    -^seg -^sel -^sid -^sur -^tra -^vet -^bard -^berg -^bris -^byrd -^dert -^fars -^fast -^fris -^gren -^hagl
    -^harm -^hekt -^hort -^hoss -^hovd -^kass -^kitl -^klak -^klar -^kord -^kutt -^lang -^lekk -^lind -^list
    -^lunt -^ramp -^rult -^seid -^skag -^snar -^spor -^stri -^tann -^tint -^tipp -^toft -^tork -^tran -^tykk
    -^tynn -^verd -^amper -^bakol -^brokk -^brust -^droyd -^eldst -^erfar -^fjaer -^fjelg -^fleng -^floks
    -^grand -^grann -^karat -^kvalm -^marin -^metyl -^plent -^raser -^skort -^slupp -^spjak -^stapp -^teist
    -^trump -^androg -^fonten -^predik -^sprett -^taball -^vanvor -^askeski -^eminens -^forslag -^taklekt
    -^vedbend -^dekkving -^jentegal -^urettvis -^ellevetid -^gangsperr -^gjodselbing >a + -b -e -f -h -j -k -l
    -p -s -u -v -y -ai +ak +ap +bl +bu -dd +dl +ds -ed -ei +ep -er +es +fe +fl -ft -gg -gn -ig +il -im -ir +iv
    +je +ku +ky +le +lk +ll -lm +lv +ly +ml -mt -nn -nt -oi +ok +ol -om +op -ot +ov +pl +rb -rm -rr +rs -rt
    +ry +se +sp -st +tl +ts -tt -ug -un +up -ur +us -ut +uv -vn -yd +yl +yp +ys +yv +aer +aft +agn +aks -ang
    +avn +bot +boy +bru +der +dig +dsl +dun +eal +eff +egg -eiv +eks -ekt -eld -elg +elp +enn +ent +erk +fal
    +gas +gir +gsl +hav +ift +ign +ikl +ips +irr +jel +jos +jul +ked +kei +ker +kip +kst +las +lim +lur +mal
    +med +mel +mot +moy +nal +ndu +nel +ngl +not +ogg +ogn -oll +omt +orm -orn +oss +ovl +pek +pir -por +pot
    +rav +rei -ren +rev +rft +rim +rkl +rom +rot +rps +ruk +sig +sur +tal +tau +tek +ter +tig +tom +tot +toy
    +tre +tru +tur +tyd +udd -ull +ver +vik +vis +ydd -yll +ypp +yrk +aett +bitt +bonn +damp +dann +eark +eart
    +eist +evev +fang +fart +fatt +fest +fett +flis +floy +funn +helg +hopp +horn +hugg +hull +jekt +jett
    +jokk +jonn +jort +kast +kinn +kort +kott +krik +kull -laer +lagg +lass +leiv +lepp +lett +likk +loft
    +lonn +lott +luss +lyst +lytt +mark +mast +meis +mess +natt +nett +nott +nutt +pakk +pass +pekt +pest
    +pinn +raff +rakk +rang +redd +reim +reir +rekk +ress +rinn +ritt +rokk +ronn +rott +ryst +sett +sial
    +sinn +sipp +skal +sott +tegn +teik +tekt +tled +toff +torv +tutt +vann +vekt +virk +voks +blokk +brett
    +drett +ebygg +efiks +efyll +egras +egren +ekart +ekurv +elast +eledd +elist +etang +etann +klipp +ldekk
    +rbygg +rlast +rlodd +rsegl +sbygg +sgren +skart +skutt +sledd +slekt +slipp +snakk +sspor +stopp +tledd
    +trett +trykk +beregn +egjeld +ekjott +ekratt +estang +estikk +etrapp +etroll +sgjeld +vsnitt -^an -^ko
    -^ly -^yr -^bet -^gam -^gov -^hap -^hop -^hor -^kat -^kiv -^orm -^par -^sag -^sar -^sid -^siv -^tar -^tjo
    -^tor -^vak -^var -^fald -^garn -^godt -^hamn -^herd -^hevd -^hulk -^jazz -^kalk -^klar -^krak -^laft
    -^lend -^lind -^lonn -^loop -^mail -^neid -^pakt -^pilk -^rall -^rand -^raud -^ring -^rund -^rykt -^savn
    -^seid -^snak -^snar -^snok -^snop -^sogn -^spir -^stoy -^tall -^telt -^ting -^tjon -^tran -^ufor -^vakt
    -^bakol -^fjaer -^fjong -^fleng -^grein -^knall -^overs -^peset -^plent -^pling -^skjem -^skort -^skott
    -^sludd -^spjak -^still -^stoff -^strev -^svikt -^tralt -^trell -^trill -^varet -^boltit -^inerti -^mishag
    -^skjold -^skrift -^stress -^vanakt -^verket -^bueform -^forgift -^forskip -^fortegn -^forvent -^harmoni
    -^hjerter -^smaprat -^brasving -^maskulin -^personal -^ringeakt -^urettvis -^valerian -^samarbeid
    -^vaktskift -^livstestament >ne +r -ar +ce +ed +ie +je +me +om -or +re +se +ue -ur +ade +ake +ale +ane
    -ase +ate +ave +ege -eie +epe -ese -fse +ide -ire -ise +lbe +lge -lme +lor +lve +mbe +mfe -mme +nne -nse
    +obe +ode +ofe +oge +ole -ome +one -ore -ose +ote +ove +ple -pse +rke -rme -sje -sse +ube +uke +une -ure
    +uve +vek +yfe +yge +ype +agle +akke +amme +ange +anke +anse +ante +arge +arpe +asse +aure +base +bete
    +boye +cene +dase +dske +ebbe +efse -eide +eire +eite +elke +emme +emne +empe +enke +ense +ente +erle
    +erme +erne +eske +esse +este +evne +fase +fore +gene +gsle +hule +idde +iene +ilde +iske +itne +jede
    +jele -jone +kape +kose +ksje +kule +kute -lane +lase +lede +leie +lite +lske +mage +mble +mine +mose
    +nese +ngde +ngle +nile +nipe +nose +nske +nsle +nute +olle +olpe +onde +onge -onne +orpe +osje +osse
    +oyle +oyne +oyve -pare +pipe +pore +pose +pute +rage +rape +rine +ripe +roye +rske +rste +ryte +sape
    +sele +sete +sile +sine +syke +tape +tese +tige +tile +tine +tive +tore +tose +uise +ulde +unde +unge
    +uppe +urve +vete +vise +ykke +ylke +yrde +yske +ansje +balle +bande +belte +bille +binge +bonne +botte
    +bunke +bytte +celle +dekke +dende +dokke +dukke +ehage +epike +erede +erike +erute +feide +felle +ferge
    +gende +hefte +hette +hoste +hoyde +hylle +hytte +jerde +jerte +jorne +jorte +kaffe +kalle +kappe +kasje
    +kifte +kille +kiste +klage +korte +koyte +krise +kuffe +lasje +lende +leppe +lette +linse +liste +lofte
    +lokke +lomme +loyte +maele +matte +merte +mitte +nasje +nisse +nonne +nonse +nytte +olise +padde +palme
    +palte +pette +plage +pumpe +rabbe +rampe +redde +reise +rende +ribbe +rille +rokke +romme +rotte +rrute
    +rukke +rumpe -rykke +salme +selle +serve +silke +skive +snore +srute +tabbe +tappe +tasje +taske +tavle
    +teppe +totte +ulose +varme +velle +verge +elampe +emaske +erekke +etekke +fiende +flaske +kjelde +lrekke
    +proyte +srekke +svelde +tralle +trompe +redomme -^gre -^pir -^syr -^anse -^haie -^ofre -^tune -^danse
    -^felge -^fryse -^gauke -^goyse -^hanke -^heime -^hevne -^kaver -^leste -^lurke -^meske -^moder -^pulse
    -^sanse -^sesse -^skave -^svare -^tarse -^trale -^blunde -^dreise -^forkue -^gjeste -^klamre -^knakke
    -^knikse -^knirke -^pruppe -^rasere -^renske -^sjogse -^skamme -^storre -^stuere -^trolle -^barbere
    -^halloie -^rituale -^skjenne -^stresse -^betjente -^klenodie -^omstoype -^overmale -^smaprate -^brastanse
    -^gjenbruke -^intervjue -^haelsparke >r + -a -d -i -k -m -o -p -r -t -u -v -be -ge +gi +li -ne +ri -te -ye
    +ane -ape +ate -ble -dde -dle +dne +dra +ebe -ede +ega -eie -ele -ese +fte -gde -ike -ile +ine -ive +klo
    +lbe +lge -lke +lne +lte +mne -mpe +mte -nde +nge +nne +nta +obe +oge -oke +one -ope -ore +ote +pne -rde
    -rve -ske +sla +sne +tne -tre +ube +une -ure +ute +vne +yne +yte +abbe +able +adde +aele -ange +ante +arge
    +arne +arve +aske +atre +aure +bete +boye +byge +cene +dske +ebbe +elke +empe +erge +erne +eske +este
    +etre +foye +gene +hage +hore +ibbe +idde +iene +igge -ille +inde -inke +itre +jede +jele +jene +kape
    +kive +koke +lege +lige +lite +ltre +more +ndle +nese +ngde +nile +nore +nske +okne -omme +ompe +onde
    +orde +otre +pike +pore +rage -rale +rede +rike +rive +rore +roye +rske +rsta +rste +sape +sele +sete
    +sile +skne +suge +tape +tese +tige +tile +toye +ubbe +unde +urne +urve +vete +vike +ydde +ykte +ylke
    +ynde +ynte +yrde +yske +yste +ative +bande +beite +bille +biske +botte +bytte +dende +doble +domme +drape
    +efore +eleie +elske +emble +estre +gende +glede +glese +hette +hoste +hugge +hytte +intre +jerde +jorne
    +jorte +kille +kiske +kiste -kkere +korte +kstre +kygge +lakte +lampe +lende +liste +lomme +lumpe +matte
    +merte +miske +mitte +nytte +ostre +pette +plage +potte +pumpe +rampe +range +rende +rente +rette +rfore
    +rille +riske +rumpe +rygge +seile +silke +siske +slede +sleie +tegne +teike +tille +tiske +totte +vente
    +verte +vette +bredde +ejente +fiende +ikkere +mkomme +nistre +nsette +okkere +rjente +sfange +sfiske
    +sjente +slange +slette +spleie +tlegge +tromme +ukkere +ykkere +dekkere +rekkere +rspille -^ag -^sy -^sve
    -^agre -^fade -^frie -^gane -^kipe -^lase -^neve -^ofre -^pate -^rane -^baske -^brole -^buffe -^dykke
    -^feide -^filte -^fjone -^forme -^fryse -^gjole -^glide -^helle -^herje -^hevne -^hykle -^klave -^klyve
    -^lappe -^lefle -^leste -^lufte -^molle -^pakke -^prise -^pukke -^raspe -^remje -^tarse -^tynne -^avkode
    -^belize -^blunde -^broyte -^frelse -^grosse -^hundre -^klamme -^klamre -^klippe -^krysse -^leivde
    -^punche -^renske -^skisse -^storre -^anmelde -^barbere -^beleire -^celebre -^forlove -^formode -^interne
    -^avstikke -^delikate -^forfolge -^forgylle -^klenodie -^malbaere -^manikyre -^misbruke -^oppsamle
    -^orkestre -^revansje -^halvsovne -^intervjue -^investere -^maskuline -^modellere -^oppbevare -^orientere
    -^herbergere -^etterforske -^hurtigspole -^pianostemme -^programmere -^salongradikale >n +ce +ie +je +re
    +se +ue +ade +age +ake +ale +ame +ane +ape +ate +ave +ble +dme +ege -eie -fse +ide +ime +ine -ire -ise
    +lbe +lge +lve +mbe +mfe +mle +obe +ode +ofe +oge +ole +one -ore -ose +ote +ove -pse +rle +rne +rpe -sje
    +sle +sme +tme +ube +uke +une -ure +uve +yfe +yge +yme +ype -yse +agle +akke +anke +ante +arge +aure +boye
    +cene +dske +ebbe +edde +efse +elke +elte +emme +empe +enke +enne +ente +erme +este +evne +hule +idde
    +iene +ille +inne -isse +jede +jele +kive +kose +ksje +kule +kute +lede +leie +lite +lske +lyse +mose
    +ngde +ngle +nile +nipe +nose +nske +nute +olle +olpe +onde +onge +osje +oyle +oyse +pipe +pore +pose
    +pute +rene +ripe +roye +rske +rste +ryte +sele +sive +syke +tige +tive +tose +ugle +ulde +ulle +unde
    +unge +uppe +urve +utte +vise +yrde +yrke +yske +aeske +ansje +balle +bande +binge +biske +bonne +botte
    +bunke +celle +dende +dokke +dukke +epike +erute +fange +felle +ferge +gende +hette +hoste +hoyde +hylle
    +hytte +iende +jorte +kaffe +kalle +kanne +kappe +kasje +kirke +kiske +kiste +koyte +krise +kuffe +lamme
    +lange +lasje +leppe +lette +liste +lokke +lomme +loyte +lykke +matte +merte +miske +mitte +nasje +nerve
    +nisse +nonne +nytte -odere +olise +padde +palme +palte +panne +pette +pumpe +rabbe +ralle +ramme +rampe
    +range +reise +rende +ribbe +rokke +romme +rotte +rrute +rukke +rumpe +runne +salme +selle +serve +silke
    +siske +srute +tabbe +tamme +tappe +tasje +taske +tavle +tiske +totte +ulose +varme +velle +verge +veske
    +vette +blende +elampe +emaske +erekke +flaske +kjelde +kodere +lrekke +mkomme +proyte +skilde +srekke
    +trompe -^gre -^ove -^anse -^dove -^eide -^haie -^kuve -^orne -^sage -^same -^danse -^felge -^gauke
    -^goyse -^hanke -^heime -^hevne -^klake -^kysse -^leste -^pulse -^sanse -^sesse -^spare -^stase -^tarse
    -^trale -^vaere -^blunde -^dreise -^erfare -^forkue -^fortie -^gjeste -^knakke -^krinse -^krukse -^pruppe
    -^rasere -^renske -^storre -^barbere -^halloie -^stresse -^betjente -^omstoype -^smaprate -^brastanse
    -^gjenbruke -^jentegale -^dissentere e>a +e -fe -ge -ie -ne -se +aie -ale -are +dne +eie -eke -ete +fse
    -gde -ide +ife -ike -ile -ire +kne -kre +kse -kte -lde +lge -lle +lne +lse +mfe +mne +mse +nne +nse +ofe
    +oge +oie +one -ope -ore +pne +pse +rie +rse +sne -ste +tne +tse -tte +uge -ule +une +use +vne +yfe +yge
    +yse +agge +ange -aske +asse +bete +dase +dige +eise -ekke +elde +erne +fore +gene +hule -ifte -ikke +ikte
    +ilde +inge +iste +kale +kare +kule +mine +nale +nese +ngde +nkre +nore +offe -okke +olle +oste +otte
    +pore +rale +rane +reke +rike +rine +sare +sete +side +tige +tine +uffe +ugge +uise +ulde +ulle +unge
    +urne +usse +uste +utte +vare +vise +ykte +ylle +ynge +ysse +yste +ytte +beide +celle +dekke +dokke +epike
    +fatte +felle +ferge +feste +hette +jekke +jorne +kaste +kifte +kille +klage +krise +lakte +laske +lette
    +lisse +lokke +maske +matte +nekte +neste +pette +plage +ralle +resse +rette +rikke +rille +rosse +rygge
    +selle +taske +tekke +vaske +vekke +velle +emesse +eregne +erekke +lrekke +rsikre +srekke -^ate -^bake
    -^kove -^save -^toye -^urte -^fjone -^forre -^gamle -^insje -^klyve -^motte -^pryle -^raude -^ronke
    -^snyte -^svare -^beiste -^bredde -^droppe -^genere -^hjelpe -^leivde -^polske -^skanse -^sleppe -^slippe
    -^stryke -^maksime -^skjenne -^hjertere -^gjenbruke -^klafingre >et +a +d +e +i +n +o +r +w +ag -ai +ak
    +ap +at +av -dd +dl +ds +du -ei +el +em +ep +es +et +fl -gn +iv +ku +lg +ll +lv +ly -nn +og -oi +ok +ol
    +op +ot +pl +pt +rb -rr +rs +ry +tl +ts +uk +ul +um -un +up -ur +us -vn -yd +yl +ym +yp +ys +yt -aer +agn
    +aks +ass +auv +boy +dig +dsl +dun +eal +eam +ebb +edd +eff +egg +eil +eks -eld -elg +elt +enn +ent -erd
    +erg +erk +fal +hov +ikl +ikt +ilt +inn +ips +irr +jal +jos +kip +las +lim +lis +lov +lur +mal +nkt +obl
    +off +okt +olk +olt +org +ovl +pek -red +rev +rft +rim +rom +rov +rps +sig +sil +sur +tal +tau +teg +tek
    +tig +tom +toy +tur +tyd +udd -ull +uml -und +unn +uss +vek +vik +vis +ydd -yll +yng +yrk +baer +bitt
    +bund +damp +dann +dogn +dukt +eark +eist +evev +fang +fatt +fett +gnal +heng +hopp +hugg +hull +ingl
    +jekt +jett +jokk +jonn +jort +kaft +kart +kort +kott +kred +krik +kull +kund +lagg +lakt +lepp +lett
    +likk +loft +lokk +lott +lytt +navn +nett +nutt +oeng +pekt +rakk +rang +rekk +reng +ress +ritt +rokk
    +rott +rykk +ryst +salt +seng +sett +sial +sipp +tegn +tikk +tutt +vaer +vann +verd +virk +voks +brett
    +drett +ebygg +efiks +egras +eting +gjaer +kjaer +klipp +ldekk +rbygg +rlodd +rsegl +sbygg +skast +skutt
    +slipp +snakk +sting +stopp +trett +beregn +ekjott +ekratt +utkast +vsnitt +sskrift -^at -^av -^id -^ko
    -^ly -^ma -^po -^sa -^yr -^bor -^hap -^hop -^kat -^kiv -^led -^man -^myr -^par -^sag -^sar -^sen -^siv
    -^tjo -^toy -^vak -^brok -^fald -^garn -^gauk -^hael -^hamn -^hevd -^klak -^klar -^klas -^lend -^lind
    -^loff -^loop -^rall -^seid -^skav -^snak -^snar -^snok -^snop -^sokn -^spir -^stoy -^svir -^telt -^tjon
    -^tren -^ufor -^fingr -^grein -^knall -^krass -^palop -^plent -^skort -^skott -^sludd -^still -^stinn
    -^strev -^sveiv -^svikt -^trell -^trill -^klundr -^mishag -^perige -^stress -^forbitr -^forskip -^fortegn
    -^forvent -^harmoni -^innball -^innrykk -^malsnor -^smaprat -^dodsmerk -^klumpfot -^maskulin -^smalspor
    -^vestland -^samarbeid -^sjokkskad -^uforetrygd -^livstestament >t +b +f +v +he +id +je +ks +ll +od +oe
    +og +on +rd +rk +rm +rn +sk +um +us +ye +yg +ym +aer +aie +ald +ang +ank +ape +ate +aud +aue +bar +bil
    +den +dle +dne +dyp +eit +eme +far +fen +fer +fil +fin +fle +gal +gen +gme +gul +her +hoy +ial +ife +ind
    +ios +iss +ite +ive +juk +kal +ken +kne +kue +lei +lek +lge +lik +lme +lne +lok +los +lse +lte +man +mel
    +men +mme +mne +mre +mte +nal +nem +oke +ole +ome +ote +pen +ple +pne +pre +rde +rik +rin +rke +rle +rok
    +rom +rse +sam +sen +sil +sle +sne +sok +som +sot +spe +sur +syk +ten +tle +tne +tom +tot +tre +tse +uer
    +uge +ung +uos +ure +vak +val +vat +vel +ven +vis +vit +vre +yde +yme +ype +yre +abel +adde +aele +affe
    +alen +amer +ange +anke +anse +aren +arve +asse +ater +bete +bler +bred +brei +dere +dige +eder +edre
    +efor +efte +egle +ekte +elde +eler +ende +ente +eral +eren +erer +erge +eske +eter +fore +gene +gime
    +gode +heve +iale +ibel +iber +ider +ifte +ikle +ikte +ilde +inke +inne +irre +iser +iske +iter +jede
    +kale +kere +kipe +kser +ldre +lede +leie +lige +lske +mble +mmal +nale +nkre +nore +nske +ntal +oble
    +ogge +olke +onde +onne +oppe +oral +oren +orer +orge +orme +orte +oste +ovle +oyte +oyve +rade +rale
    +rane +rdre +rede +reve +rike +rmal +rske +send +sete +sfor +sier +stor +tere +tige +tile +uder +uffe
    +uise +umer +umle +unke +uter +utte +vere +ydde +ygge +ykke +ykte +ylke +ylle +ynde +ynne +ynte +akker
    +ander +anter +beide +bleik +bytte +dampe +danne +dekke +eklar +estem +fatte +felle +ggjor +ghold +hugge
    +ikker +ingle +ister +jekke +jerte +jorne +kille +klage +kuler +lakke +lakte +lande +laste +lette +lytte
    +miner +muler +onger +orter +penne +pirer +poner +punne +resse +rette +ringe +riste +rofte +shode +sklar
    +strer +tarte +tegne +tekke +teppe +tevne +tiner +tiver +urder +uster +vaske +vekke +vette +ytral +eregne
    +former +klippe +rsikre +senter +slofte +snakke +tfeste +verter +vester +mfallen +plasser -^bar -^los
    -^som -^flus -^haus -^pote -^slos -^poten -^rykke -^sprik -^trade -^slamme -^knultre -^forbitre -^inngifte
    -^kurtiser -^dodsmerke -^kontingen -^genierklaer -^fagorganiser >e + -b -d -f -h -i -j -k -l -m -o -p -r
    -s -u -v -y -ag -an -at +bl +dd +dl +dr -dt +em +fl -ft -gg -gn +gr -in -it +iv +kr -kt +ku -lt +ml +mr
    -mt -ng -nn -nt +od -on +os -ot +pl +pr -pt +rf +ri -rn -rt +sk +tl +tr -tt +ud -ug -un +us -ut +vd -vn
    +vr +ym -yn +yr -yt +adt +aer +agd -ask -ast +bar +ber +bil +boy +cer +der +dsl +dyp +eer +eit +ept +erk
    +ert +far +fer +fil +fin +gal +ger +gnt +gsl +gul +her +hoy -idd +igg +ign +ikl +ild +imt +irr +irt -ist
    +jol +kal +kat +kok +kyt +lad +lar +lat +lek +ler +les +lid +lik +lok +lop +lov -lst +lut +lys +mal +man
    +myk +nal +ngl -ngt +ogd +oid +olk +omt +ovl +oyd +rei +rid +rik +rin +rkl +ron -ros +rov +sal +sil +sok
    +sot +sur +syk +tal +tek +ter +tor +tot +tru +tyd +udt +ugd +ult +und +ung +upt -usk -ust +vak +val +vat
    +ver +vis +vit +ygd +ylt +ynd +ynn +ynt +ypt +yrk -yst +zer +aelt +aerd +aett +aker +amer +aner +aper
    -aset +bakt +bedt +belt +bent +bind +blas -bler +boer +bred +brun +buer +damp +dann -dden +dekt +dial
    +dier +drer +efor +eidd +eier +eilt +eint -eken +ener -epen +eper +eral +erer +eser +falt +fart +fast
    +fatt +fell +felt -ffen -fisk +fodt +folt +frer +full +gatt -gert +gitt +gjor +grer +halt +hard +hort
    +hugg +iell -iger +iker +ingt +iper +iser +jelt +jemt +jonn +jort +kald +kall +kalt +keid +kill +klag
    +kner +krev -kter +kuer +kurt +lakk +land +lang +lank +lart +leid +lemt -lert +lett +lidd +lier +lker
    +lort +lper +luer +lytt +makt +meld +mett +murt +nell +nent -nert +nevn +nier +nort -oder +oker +oner
    +oral +orer -oter +oyst +oytt +pakk +pent +pier +pilt +pist +pner +purt +rakt +ralt +rang +rant +rekt
    +reng +renn +rent +ridd +rokt +ronn +rott +rper +rrer -rter +rukt +rutt +ryst +satt +send +sfor +sial
    +sier +sint +slip +talt +tant +tatt +tenk +tent +tett +tier +tled +tolt +tont +tott +tser -tter +tuer
    +tykk +uell +umer +uper +user +valt +vant +varm +veid +vekt +vend -vert +vial +vilt +vinn +virk +viss
    +vner +ymer +abler +adden +afisk +afort +agert +ainer +akser -allen +anser +arier +avert +bleik +blert
    +blitt +bring +dratt +drett +dsker +edden +egner -eiken +ekker +ekser +elast +elegg +elert +emper +enner
    +enser +erker +ermer -erven +esett +esjuk +esker +farer +finer +frier +ghold +glatt +gnert +grunn +idden
    +iffen +igert +igner +ikter +ilert +ipper -isken +isker +itter +ivert +joper +kjent +klipp +klipt +koder
    +laser +lendt +lengt +llert +loper +miner +nlegg +nrett +offen +ofisk +okker +okser +okter +ommer +onert
    +opper +orter +otter +overt +oyker +pirer +reist +rfort +rrier +rtner +ruker +rvist +sendt +sfort +siner
    +skjor +skutt +slatt +spiss +ssjuk +stner +strer +svett +teken +tiger +tiner +tlegg +toper +trett +trykt
    +tving +tyrer -under +urell +utter +yrker +ysker +ysser +ytral +ytter +ballen +beregn +bisken +disken
    +dykker +eholdt +eleken +elsker +ensker +estemt +estill +estilt +fatter +former +gholdt +gstilt +hallen
    +hammer +kaffen +kallen +kisken +kriger +kuffen +kulert +kummer +latter +likker +linert +lukker +minert
    +misken +mulert +nekter +ongert +passer +pisser +pnevnt +polert +prengt +raffen +rakter +rallen +reiken
    +retter +rikker +rinert +risken +rykker +sanker +serven +sinert +sisken +skjott +sstyrt +sukker +svarer
    +teiken +temmer +tikker +tinert +tisken +treken +varmer +vekter +verter +vinner +efinert +efisken +eleiken
    +forsker +gleiken +mansker +mfisken +nfisken +plasser +ransker +rskyldt +stallen -^et -^bet -^der -^ert
    -^kiv -^mig -^sig -^siv -^vet -^ager -^brod -^duet -^eden -^felg -^gren -^hamn -^hevd -^jazz -^lest -^mesk
    -^slos -^sokn -^tren -^arret -^bidig -^bredd -^byget -^eldst -^filet -^fjaer -^frest -^gamet -^gjest
    -^kvest -^piker -^rader -^rensk -^sladd -^sludd -^sprik -^sveiv -^traer -^trost -^visst -^barder -^bergen
    -^bosset -^brisen -^broket -^bulket -^bustet -^derten -^dognet -^elever -^fangst -^gammen -^hamlet
    -^kartet -^keiver -^kilden -^kitlen -^klaken -^lekken -^lenden -^levnet -^pruten -^ringen -^snaker
    -^tallet -^verden -^brannet -^bristen -^fjelger -^fjonger -^grunnen -^klissen -^klubben -^metylen
    -^outrert -^prakken -^prester -^skygger -^skyllen -^sluppen -^stoffet -^stukken -^kurtiser -^modeller
    -^skjelven -^skriften -^skvetten -^spretten -^stillest -^affektert -^angiversk -^deprimert -^dodsleier
    -^eksaltert -^forbunden -^forslagen -^forventer -^gradualer -^herberger -^faksimiler -^personaler
    -^urettviser -^avbalansert -^ellevetiden -^forbeholden -^fragmentert -^sirkulaerer -^blablomstret
    -^genierklaert -^glattbarbert -^kondisjonert -^mineralriker -^fagorganisert el>lene +el -ael -^speiel
    -^stalrorsmobel el>ler +gel +kel +mel +pel +sel +vel +abel +adel +ibel -ksel -ngel +rtel +stel +aksel
    +engel +emobel +mangel +vendel +tveksel -^bygsel >mene +m -^am -^gam -^trom >mer +em +om +dam +ham +ram
    -rom +sum +ekam +sdrom +strom -^stram -^etterkom -^lagmannsrettsdom >s +e -be +by +ck -de +gi +ri +si +ta
    +ade +dde +ega +lde +nde +ode +rde +sla -tte +yde +abbe +eide +ette +itte +ride +utte +ytte +tlede -^re
    -^te -^are -^kve -^kive -^mote -^aldre -^evene -^horte -^gronke -^hanske -^skilte -^skylde -^johanne
    -^skyldte -^drivende >nde + -a -u -ge -ve +gge -ide +ove +rve -sse -tte +uge +yve +dige +eide +elge +ette
    +heve +isse +itte +lage +osse +otte +reve +ride +tige +usse +utte +ytte +berge +drive +krive +vinge -^li
    -^sy -^bye -^spe -^bake -^beke -^bite -^like -^lyse -^angre -^blode -^avfore -^flamme -^friste -^klinke
    -^overse -^avholde -^avvente -^beligge -^benekte -^beregne -^gnistre -^losjere -^nyskape -^ambulere
    -^besnaere -^heldekke -^omskifte -^togreise -^utelukke -^utfordre -^forsvinne -^selvstyre >de +e -de -ge
    -re -ve +age +are +ave +boy +dde +ede +eve +gge +ide +ige +ire +ive +jor +lde +lge +mre +rde +rov +rre
    +rve +uge +ure +vre +yde +aden +aere +ande +anen +ange +apen +edre +enge +erge +iden +itre +klag +krev
    +ldre +nten +ntre +orge +oten +pore +rade +rdre +roen +rpen +ruen +stre +ynde +itten +talen -^ste -^veile
    -^fremme -^unytte -^utvaske -^utvatne -^uskjotte -^utelukke -^felleseie -^stivnakke -^kortskalle
    -^underordne er>rene +ber +der +fer +ger +ker +ter +ever +over +seier -^miger -^under -^noyter -^knulter
    er>rer +der +aker +ever +iber +ifer +nger +ester +feber +inter +kster +meter +nover +oster +tiger +eseier
    +tseier +inister -^vander -^orkester >men +m -am +dam +ham +kam -^em -^trom -^forkom er>re +der +fer +ger
    +ater +eber +ever +iber +kter +nker +nter +pter +ster +meter +nover +seier -^ager -^kanter -^kilder
    -^gnister -^plaster -^blomster -^nordauster >te +ed +fe +he +ip +je +nd +nk +oe +ol +on +us +vn +ye +aer
    +age +aie +ane +ape +ate +aue +ber +ble +dle +ede +eke +eve +far +her +ide +ige +ile +ire +ite +ive +jen
    +kne +kue +lat +lde +lge +lme +lne +lop +lse +lte +lys +mne +mre +mte +ner +nke +oke +ope +ote +ple +pne
    +ppe +pre +ran +rde +rle +rok +rse +sle +sne +sok +spe +tek +tem +tle +tse +uer +uge +uke +vis +vne +vre
    +yde +yke +yte +adde +afer +aler +amer +ange +anse +arte +arve +asse +ater +blas +bler +eder +edre +efte
    +eger +egle +ekke +ekte +eler +emme +ente +erer +erge +esse +eter +ette +ider +igne +ikke +ikle +ikte
    +ille +inne +irke +irre +iser +iske +iter +itne +itte +iver +kipe +kker +kser +kter +ldre +lske +meld
    +nger +nske +nter +ntre +ogge +olke +omme +onne +orer +orge +orke +orme +orte +oste +ovle +rale +rdre
    +reng +rske +sfor +sier +uder +uler +umer +umle +umme +unne +uter +utte +ydde +ygge +ykke +ylle +ynde
    +ynte +yrke +ander +dampe +danne +fatte +ggjor +ghold +hugge +ister +lakke +lakte +lande +laste +lytte
    +orter +pirer +strer +tegne +urder +uster +eregne +former +snakke +verter +vester +plasser -^lappe
    -^mariner -^kurtiser -^pasjoner >est + -n -bl +en +in +nn +on +un +ern +man -^id -^hva -^bort -^fyll
    -^lekr -^still -^sokkel >este + -n -bl +in +nn -od +on +un +dod +ern +gen +man +ren +rod -^hva -^bort
    -^lekr >ere +al +ar +dt +et +gd +gt +ig +iv +lt +mt +og +om +os +rr +ru +sk +ud +ul +us +vd +yk +ym +yp
    +akt +ald -ask +bil +bla +dod +eik +ein +eit -elt +ert +fil +fri +gra +hoy +idd +ind +ipt +juk +lad +lei
    +lek +lid +lik +lok +lst +lut +man +nkt +off +oid +okt +onn +ont +orf +oyd +rik +rin +ron +run +sil +sot
    +sst +sur +til +ukt +ull +ung +urt +vak -var +vat +vit +vnt +ydd +ykt +ynt +yrt +aerd +belt +bent +bred
    +brei +dekt +delt +efor +eikt +eint +eist +evis +fast +fort +hard +hort +iaer +iell +jaer +jent +jort
    +kadd +kapt +keid +lank +last +latt +ledd +lent +lest +lett +litt +mork +naer +nell +nent +nrod +ogen
    +pent +pist +raer +rell +rent +rodd +rott +rutt +satt +sint +svis +taer +tant +tatt +tent +terk +tett
    +tykk +uell +vant +vent +vett +skutt +svart +trett +ulaer +tvokst -^fri -^par -^pos -^tal -^slos -^visk
    -^arret -^filet -^rensk -^skrik -^konsert -^liberal -^forfalsk -^bankefisk -^etterforsk -^salongradikal e>
    +e -be -de -fe -he -ie -je -ke -le -me -oe -pe -re -se -ue -ve -ye -age -ane -ate +ble +dde +dle +dre -dte
    +eme +fle -fte -gge -gne +gre -ine -ite +ive +kre -kte +kue -lte +mle +mre -mte -nge -nne -nte +ode -one
    +ose -ote +ple +pre -pte +rfe +rie -rne -rte +ske +tle +tre -tte +ude -uge -une +use -ute +vde -vne +vre
    +yme -yne +yre -yte +adte +aere +agde -aske -aste +bare +bere +bile +boye +cere +dere +dsle +dype +eere
    +eite +epte +erke +erte +fare +fere +file +fine +gale +gere +gnte +gsle +gule +here +hoye -idde +igge
    +igne +ikle +ilde +imte +irre +irte -iste +jole +kale +kate +koke +kyte +lade +lare +late +leke +lere
    +lese +lide +like +loke +lope +love -lste +lute +lyse +male +mane +myke +nale +ngle -ngte +ogde +oide
    +olke +omte +ovle +oyde +reie +ride +rike +rine +rkle +rone -rose +rove +sale +sile +soke +sote +sure
    +syke +tale +teke +tere +tore +tote +true +tyde +udte +ugde +ulte +unde +unge +upte -uske -uste +vake
    +vale +vate +vere +vise +vite +ygde +ylte +ynde +ynne +ynte +ypte +yrke -yste +zere +aelte +aerde +aette
    +akere +amere +anere +apere -asete +bakte +bedte +belte +bente +binde +blase -blere +boere +brede +brune
    +buere +dampe +danne -ddene +dekte +diale +diere +drere +efore +eidde +eiere +eilte +einte -ekene +enere
    -epene +epere +erale +erere +esere +falte +farte +faste +fatte +felle +felte -ffene -fiske +fodte +folte
    +frere +fulle +gatte -gerte +gitte +gjore +grere +halte +harde +horte +hugge +ielle -igere +ikere +ingte
    +ipere +isere +jelte +jemte +jonne +jorte +kalde +kalle +kalte +keide +kille +klage +knere +kreve -ktere
    +kuere +kurte +lakke +lande +lange +lanke +larte +leide +lemte -lerte +lette +lidde +liere +lkere +lorte
    +lpere +luere +lytte +makte +melde +mette +murte +nelle +nente -nerte +nevne +niere +norte -odere +okere
    +onere +orale +orere -otere +oyste +oytte +pakke +pente +piere +pilte +piste +pnere +purte +rakte +ralte
    +range +rante +rekte +renge +renne +rente +ridde +rokte +ronne +rotte +rpere +rrere -rtere +rukte +rutte
    +ryste +satte +sende +sfore +siale +siere +sinte +slipe +talte +tante +tatte +tenke +tente +tette +tiere
    +tlede +tolte +tonte +totte +tsere -ttere +tuere +tykke +uelle +umere +upere +usere +valte +vante +varme
    +veide +vekte +vende -verte +viale +vilte +vinne +virke +visse +vnere +ymere +ablere +addene +afiske
    +aforte +agerte +ainere +aksere -allene +ansere +ariere +averte +bleike +blerte +blitte +bringe +dratte
    +drette +dskere +eddene +egnere -eikene +ekkere +eksere +elaste +elegge +elerte +empere +ennere +ensere
    +erkere +ermere -ervene +esette +esjuke +eskere +farere +finere +friere +gholde +glatte +gnerte +grunne
    +iddene +iffene +igerte +ignere +iktere +ilerte +ippere -iskene +iskere +ittere +iverte +jopere +kjente
    +klippe +klipte +kodere +lasere +lendte +lengte +llerte +lopere +minere +nlegge +nrette +offene +ofiske
    +okkere +oksere +oktere +ommere +onerte +oppere +ortere +ottere +overte +oykere +pirere +reiste +rforte
    +rriere +rtnere +rukere +rviste +sendte +sforte +sinere +skjore +skutte +slatte +spisse +ssjuke +stnere
    +strere +svette +tekene +tigere +tinere +tlegge +topere +trette +trykte +tvinge +tyrere -undere +urelle
    +uttere +yrkere +yskere +yssere +ytrale +yttere +ballene +beregne +biskene +diskene +dykkere +eholdte
    +elekene +elskere +enskere +estemte +estille +estilte +fattere +formere +gholdte +gstilte +hallene
    +hammere +kaffene +kallene +kiskene +krigere +kuffene +kulerte +kummere +lattere +likkere +linerte
    +lukkere +minerte +miskene +mulerte +nektere +ongerte +passere +pissere +pnevnte +polerte +prengte
    +raffene +raktere +rallene +reikene +rettere +rikkere +rinerte +riskene +rykkere +sankere +servene
    +sinerte +siskene +skjotte +sstyrte +sukkere +svarere +teikene +temmere +tikkere +tinerte +tiskene
    +trekene +varmere +vektere +vertere +vinnere -^ete -^bete -^dere -^erte -^kive -^mige -^sige -^sive -^vete
    -^agere -^brode -^duete -^edene -^felge -^grene -^hamne -^hevde -^jazze -^leste -^meske -^slose -^sokne
    -^trene -^arrete -^bidige -^bredde -^bygete -^eldste -^filete -^fjaere -^freste -^gamete -^gjeste -^kveste
    -^pikere -^radere -^renske -^sladde -^sludde -^sprike -^sveive -^traere -^troste -^visste -^bardere
    -^bergene -^bossete -^brisene -^brokete -^bulkete -^bustete -^dertene -^dognete -^elevere -^fangste
    -^gammene -^hamlete -^kartete -^keivere -^kildene -^kitlene -^klakene -^lekkene -^lendene -^levnete
    -^prutene -^ringene -^snakere -^tallete -^verdene -^brannete -^bristene -^fjelgere -^fjongere -^grunnene
    -^klissene -^klubbene -^metylene -^outrerte -^prakkene -^prestere -^skyggere -^skyllene -^sluppene
    -^stoffete -^stukkene -^kurtisere -^modellere -^skjelvene -^skriftene -^skvettene -^sprettene -^stilleste
    -^affekterte -^angiverske -^deprimerte -^dodsleiere -^eksalterte -^forbundene -^forslagene -^forventere
    -^gradualere -^herbergere -^faksimilere -^personalere -^urettvisere -^avbalanserte -^ellevetidene
    -^forbeholdene -^fragmenterte -^sirkulaerere -^blablomstrete -^genierklaerte -^glattbarberte
    -^kondisjonerte -^mineralrikere -^fagorganiserte >ma +m -am +lam +ram -^frem -^trim -^trom -^stram um>a
    +ium +kum +mum +sum +erum +orum >met +m -^am -^frem -^skam -^trim -^trom -^stram um>ene +bium +dium +gium
    +rium +sium -^samarium -^forstudium um>er +bium +dium +gium +rium +sium -^samarium -^forstudium um>et +ium
    del>lene +ddel del>ler +ddel -^puddel el>la +bel +gel +pel +sel del>la +iddel -^middel del>let +iddel
    -^middel kel>lene +kel -^sikkel kel>ler +akkel +okkel +ykkel +tikkel el>let +bel +pel +sel +rgel e>te +pe
    +re -are +ede +gne +lde +lse +nge +nke +oke +ole -ore +ose +ule +vne +yke +yne -yre +yse +eike +eile +eine
    +fare +fore +hore +jene +jore +lane +lase +late +lese +male +oyte +pare +rale +rane +rene +ruke +teke
    +tote +rvise +sende +svare -^prompe e>t +be +fe +ve +eme +gne +ide +ime +ire +kse +lle +oge +ome +one +ose
    +rde +rme +rne +ude +ule +upe +use +yke +yme +aele +aere +alde +ange +anke +bare +bile +dere +dode +dype
    +eile +eite +erke +fare +fere +fine +gale +gode +here +hore +hoye +iale +iere +inge +iske +isse +jere
    +jore +kale +lare +leke +like +loke +mane +nale +oype +oyse +oyte +rale +reie +rere +rike +rine +roke
    +ruke -ruse +sere +sile +sote +sure +tere +tore +tote +uere +unge +vake +vale +vate +vite +agere +amere
    +avere +blere +brede +efore +elere +erske +evise +ibere +igere +ikere +ilere +leike +mmere +nrode +ntale
    +nvise +ofile +ogene +reine +rmale +rmere +rvise +sende +sfore +svise +umere +akkere +eholde +ellere
    +esjuke +gholde +kulere +minere +mulere +ongere +polere +ponere +rinere +ssjuke +tinere +tivere -^bare
    -^dere -^outrere -^affektere -^eksaltere -^avbalansere -^fragmentere -^genierklaere -^fagorganisere
    aft>eftene +aft aft>efter +aft >tene +fot +rot >ter +rot +efot um>aene +mum +rum +sum +tum ang>engene
    +tang ang>enger +tang +elang o>i +po +to o>iene +po +to and>endene +hand and>ender +hand ann>ennene +ann
    att>ettene +enatt +snatt att>etter +natt +nsatt mel>lene +mel mel>ler +ammel +himmel r>dre +mor +ebror
    +sbror r>drene +mor +ebror +sbror r>drer +mor tel>lene +ttel tel>ler +tittel mer>rene +mmer -^lommer
    mer>rer +hammer +sommer ann>enner +ann er>ra +ater +eger +eter +ever +kter +nter +pter +rter +elder +ester
    +lager +nster +oster +gister -^seter -^kanter >ende +a +e +bl +by +dl +dn +fl +gi +kr +ku +ln +ml +mr +od
    +ol +pl +pn +pr +ri +ro +si +sn +tl +tn +us +vr +ber +boy +dig +dsl +edr +far +fer +gsl +her +ign +ikl
    +irr +itr +jel +jen +kok +kyt +lat +ldr +les +lip +lys +mal +ndr +ner +ngl +ntr +olk +ovl +ran +rid +rkl
    +rok +rov +skn +sok +tal +tek +tig +tyd +uer +vis +ydd +ynd +yrk +aler +amer +ater +baer +berg +bind +blas
    +bler +damp +dann +driv +eder +eger +eler +erer +eter +fell +fest +gjor +hugg +ider +iser +iter +iver
    +kall +kill +kker +klag +krev +kriv +kser +kter +land +lytt +meld +nevn +nger +nter +orer +pakk +renn
    +send +sfor +sier +tenk +tled +uder +umer +uter +vend +virk +ander +elegg +esett +ghold +guler +ister
    +kjaer +klipp +kuler +muler +nlegg +orter +pirer +strer +tlegg +tving +urder +uster +estill +former
    +verter +vester +plasser -^anga -^mariner -^kurtiser
    """,
    "pt": """
    >s + -ei +bei +cei +dei +eei +fei +gei +hei +iei +jei +lei +mei +nei +oei -ore +pei +rei +sei +tei +uei
    -una +xei +zei -anda +auna +bore +evei +fore +hore -inta +ivei +lore +lvei +more +ovei +pore +rvei -urra
    +uvei +vore +banda +burra +landa +manda +randa +rtuna +sinta +tanda +asavei +azavei +biavei +boavei
    +bravei +ceavei +doavei +ejavei +feavei +fiavei +fravei +giavei +guavei +heavei +hoavei +ifavei +ijavei
    +ilavei +isavei +leavei +lmavei +mpavei +niavei +obavei +ofavei +otavei +peavei +piavei +rbavei +rdavei
    +roavei +rpavei +rvavei +sgavei +soavei +tuavei +ufavei +ujavei +upavei +uxavei +veavei +voavei +aldavei
    +algavei +aliavei +anhavei +areavei +arravei +ascavei +belavei +bitavei +bocavei +bulavei +canavei
    +cavavei +cegavei +celavei +cetavei +datavei +degavei +deravei +dicavei +eiravei +eixavei +engavei
    +ercavei +esmavei +eteavei +famavei +fegavei +foravei +galavei +gueavei +hacavei +hetavei +holavei
    +horavei +ichavei +ietavei +incavei +indavei +ingavei +inhavei +intavei +irmavei +iscavei +issavei
    +itravei +ldeavei +letavei +loravei +lteavei +macavei +manavei +melavei +moravei +natavei +ndeavei
    +ndravei +nelavei +nicavei +ntravei +ochavei +oicavei +oiravei +oitavei +olhavei +onhavei +ontavei
    +orcavei +oriavei +orravei +ossavei +ostavei +otoavei +oucavei +ousavei +outavei +pelavei +pesavei
    +picavei +radavei +ramavei +rapavei +ratavei +raxavei +rdeavei +recavei +redavei +renavei +resavei
    +ribavei +rigavei +rimavei +rocavei +rreavei +rumavei +salavei +secavei +segavei +stravei +tocavei
    +tolavei +treavei +uchavei +ulhavei +umbavei +urravei +uscavei +valavei +vidavei +voravei -^bi -^de -^li
    -^po -^ate -^gre -^lai -^lia -^loa -^sua -^toa -^alio -^come -^dare -^dura -^empo -^figa -^gaus -^ilho
    -^luca -^moda -^pare -^pega -^rimo -^sapa -^temo -^tica -^tupi -^usta -^vice -^adamo -^alare -^anise
    -^braga -^bride -^canho -^cruze -^honra -^lhano -^louro -^nemeu -^perto -^surda -^taina -^tanoa -^treta
    -^trova -^vario -^zomba -^zurre -^algoze -^alimpa -^atarde -^condoe -^gabola -^luneta -^maneio -^marina
    -^matina -^mostra -^movida -^oculta -^preste -^remire -^sibila -^temere -^alaremo -^ativemo -^dentola
    -^estreie -^estremo -^haltere -^inculca -^istmico -^jeremia -^listada -^luzeiro -^madeira -^ponhamo
    -^postero -^recobre -^surtamo -^adaptada -^ajustada -^aplicada -^apontada -^carvalha -^chorinca -^compacta
    -^defronte -^embebere -^equipare -^esbatamo -^labrosca -^mirraste -^polvilho -^princesa -^quarenta
    -^semiviva -^simplice -^tagarela -^transamo -^alternada -^alvejavei -^calculada -^canguinha -^carrapita
    -^delineada -^malissimo -^negociada -^recoberta -^sanfonina -^sobretaxa -^tremulina -^capitulare
    -^comprovada -^contratada -^desinflamo -^dissolvido -^fornicoque -^mantimento -^preenchido -^amezinhavei
    -^introduzida -^medicamente -^preparativo -^reconhecida -^superestima -^terceiravei -^transplante
    -^recompilavei -^transportada l>is +l -^cal -^seguravel ao>oes +ao >es +r +x +z +en +on +us +ces +des +les
    +nes +nte -por +spo +ues +spor -^dar -^alar -^azar -^torr -^remir -^super -^temer -^tutor -^zefir -^fragor
    -^embeber -^equipar -^capitular m>ns +m -^gim -^amem l>s +il -^guadamecil il>eis +bil +cil
    """,
    "sv": """
    >s + -s -aj -ke -uk +ake +buk +cke +duk +eke -eve +gas +haj +ike -ill -jar -jde +jke -kar -lar -lit +lke
    -lot -nit +nke +paj -par -rar +rke +ruk -sar -tar -tre +vaj -vne -xar -ygg +yke +alar +alit +anit +arar
    +asar +aske +atar -bbar +blot +boke +brar +ckar +crar -ddar +drar +dsar -eder +ekar -elat +elit +enit
    +erar +esar +eske +etar +exar +flit +frar -ggar -give +gsar +ilot +init -inne +isar +itar +jkar +leve
    +ljar +ljde -lkat +lrar +ltar +mrar +mske +mtar +nlar +ntre +olar +olit +oske +oxar +prar -rdar -rgar
    +rill +rjde +rkar +rlar +rpar +rrar +rske +rtar -ryck +rygg +sill -skat +slar +slit +slot +soke +srar
    +tkar +tlar +ukar +ular -unge -urat +usar +uske -uvar +vrar +xlar +xtar +ylar +yrar +ysar +yske +zlar
    +adlar +aggar +aglar +akrar +aktar +ankar +askat +astar +atrar +attre +bilar +bojar +bojde +botar +burar
    +cklar +delar +delat +dreve +dryck +dskar +dspar +edlar +egrar +eklar +ektar +entar +eppar +epsar +essar
    +etrar +etsar +filar -finna +fiske +giske +givne +hakar +hopar +ibbar +iklar +intar +iskar +iskat +ispar
    +itrar +junge +juvar +kreve +liske +livne -lkade +losar +lskat +lunge +lurar +meder +minne +miske +murar
    +ngrar +nojde +nskar +nskat +nutar -ockar +oggar +olkar +olkat +olpar +orgar +ossar +otsar +ottar +pikar
    +pilar +pinne +piske +pplar +ptrar +reder +rglar +rikar +rinne +rokar +ropar +rotar +rstar +rtrar +runge
    +rutar +rvlar +saxar +seder +sinne -skade +sklar +skrar +ssjuk +sspar +sunge +takar +tilar +tiske +totar
    -ttren +ubbar +uddar +udlar +uggar +ullar +umpar +untar +uppar -urade +uskat +ustar +uttre +vinne +viske
    +vunge +yftar +yggar +yssar +yttar +adiske +arilar +ariske +askade +baddar +balkar +bockar +bollar +bunkar
    +buskar +byglar +emplar +eriske +estrar +falkar +fallit +finkar +gardar +gtryck +hallar +hattar +iniske
    +inklar +iskade +istrar +jalkar +jalpar +jardar +jattar +javlar +jordar +kallar +kampar +kappar +kassar
    +kniske +koppar +kostar +krivne +laddar +lappar +lattar +lockar +lostar +lskade +munkar +nabbar +nappar
    +naskar +nissar +noddar +noppar +nsiske +nskade +ntryck +nuttar +odiske +olkade +oriske +ostrar +ottrar
    +pallar +palsar +peiske +piggar +rtryck +sitsar +sleder +soppar +sostar +ssjuke +stryck +tleder +tockar
    +tostar +tovlar +triske +uskade +vallar +vampar +vantar +vardar +vattar +vrakar +vtryck +vunnit +droppar
    +handske +krockar +kroppar +moniske +nrockar +ordiske +sbussar +systrar +tmaskar +toniske -^an -^da -^et
    -^mu -^dyn -^hyl -^kan -^lek -^mer -^min -^pul -^rik -^sej -^ter -^agar -^boot -^fann -^fick -^gine -^gryt
    -^karv -^mera -^mest -^runt -^rute -^sene -^slut -^tram -^tura -^vamj -^vare -^argat -^benim -^besok
    -^ganar -^gifte -^hasar -^hjalp -^hoppa -^javla -^klost -^knall -^linie -^loppe -^lycka -^mesta -^panke
    -^skrev -^stint -^stope -^stott -^svede -^tarat -^vamjt -^andrea -^argade -^begave -^behove -^behovt
    -^blinde -^diskar -^dragit -^elfven -^fjarde -^flange -^fnysen -^gillat -^gripne -^hoppat -^jamken
    -^jublen -^jucken -^kammar -^kloste -^klyvar -^krabbe -^ladden -^langre -^langst -^lejdar -^luggat
    -^lycken -^mycket -^naggar -^nodgat -^nodgen -^pussat -^ringar -^rister -^samsat -^simmen -^skatte
    -^skedar -^slitne -^smutte -^snabbt -^sorlen -^tarade -^toffle -^totalt -^tralar -^uppfor -^vurmar
    -^angslat -^befunne -^behovde -^bottnar -^extremt -^fjadrar -^gillade -^gnaggen -^hoppade -^jernvag
    -^kittlar -^knarrar -^luggade -^natvane -^nodgade -^pussade -^samsade -^skanker -^skarvar -^skriken
    -^skvisar -^slanter -^slickar -^smashar -^snartar -^stirrar -^striden -^strider -^svettat -^swingar
    -^tidlose -^traffar -^trangde -^utspela -^vattnat -^anforarn -^angaende -^angslade -^baltiske -^forstort
    -^forvilda -^orddelar -^rollerna -^skvalpen -^smakusin -^smickren -^strommar -^svettade -^tippexen
    -^vattnade -^angriparn -^asiatiske -^forkrympt -^forslaget -^fortrotta -^forvildat -^jarnvagar -^jernvagen
    -^utspelade -^allesamman -^bibehallne -^forsjunkne -^forskrackt -^forvildade -^kuwaitiske -^andningsvag
    -^antikristen -^vintergrone -^bodybuildare -^dodsryckning -^soundcheckar -^soundchecken -^stormaktstiden
    -^oversexualiserat -^oversexualiserade -^tryckfrihetsforordningen >ens + -r -am +er -gs -iv -ls -ms +or
    +rr -tn -ul +ur +yr +als -and +bar +har +jul +lam +liv +niv +oms -rag +ram +sir +siv +tiv +uls -vag +arar
    +atar +band +ddar +dsar +dvag +edar +elar +evar -fast +ffar +gsar +hand +idar +inar +ipar +itar +ivar
    +knar +krag +kvag +llar +lsam +lvag +lvar +miar +ojar +okar +onar +opar +orar +ovar +plar -rall +rand
    +rjar +rkiv +sand +sfar -slag +spar +svag +svar +tand +tnar +tsar +tvag +ular +utar +ypar +ytar +aggar
    +aljar +ankar +annar +arvag +aslag +bagar +dslag +ensar +erall +eslag +gerar +gslag +halar +havar +idrag
    +innar +ittar +jagar +kotar +kslag +lagar +lakar +lasar +lslag +makar +malar +mslag +orgar +ottar +pdrag
    +radar +rriar +sagar +senar +sslag +tagar +tdrag +terar +tslag +ttrar +uggar +ummar +vanar +vdrag +yggar
    +anslag +dragar +erdrag +hammar +jardar +lackar +mastar +sattar +tackar +tandar +varmar +tkammar -^av -^di
    -^et -^od -^or -^sc -^sk -^abb -^bor -^fas -^fil -^gag -^hak -^huv -^lis -^loj -^los -^mog -^res -^rob
    -^sel -^sid -^sil -^ske -^tus -^vak -^brax -^datt -^dras -^flug -^forr -^fort -^geni -^gist -^grip -^haft
    -^karv -^klok -^lars -^lill -^linn -^lump -^lyck -^moss -^mult -^namn -^rykt -^sagg -^slas -^slit -^styr
    -^trog -^vett -^amper -^brunt -^dropp -^farar -^furor -^furst -^gratt -^kanan -^karat -^knall -^krass
    -^kvick -^metyl -^regga -^skall -^skott -^skygg -^temps -^dramat -^maskat -^medtag -^rattat -^smaung
    -^vrensk -^forbund -^jorgens -^rostand -^sniffar -^tilltag -^bibehall -^digestiv -^forsjunk -^gavelrost
    -^iskonvalj -^landstall -^skyddsvard -^totalstopp -^morgonkvist >en + -a -e -r -am -es -gs -gt -ig -iv -ls
    -mm -ms -ni +or -ps -rl +rr -tn -ug -ul +ur +yr -ys +als +ani +aps +arl +bar +cer +eps -for +har +ies -ill
    +jul +kes +kiv +lam +liv +lys +mes +mys +nes +niv +oms +oni +ops +ram +rig -rog -ror +sir +siv +tes +tig
    +tiv +uls -vag +aner +arar +atar +damm +ddar +dror +dsar +dvag +edar +elar +evar +ffar +ffor +gsar +idar
    +inar +ipar +itar +ivar +knar +krog +kvag -land +lips +llar +lror +lsam +lvag +lvar +miar +nror +ojar
    +okar +onar +opar +orar +ovar +plar +pror -rall +rill +sfar +sill +spar +sror +svag +svar +tips +tnar
    +tsar +tvag +ular +utar +ypar +ytar +aggar +aljar +ankar +annar +apper +arvag +bagar +ensar +erall +gerar
    +halar +havar +innar +ittar +jagar +kotar +lagar +lakar +lasar +makar +malar +orgar +ottar +radar +rriar
    +sagar +senar +tagar +terar +ttrar +uggar +ummar +vanar +yggar +dragar +hammar +jardar +lackar +mastar
    +sattar +tackar +tandar +varmar +tkammar -^an -^av -^di -^et -^in -^od -^or -^sc -^sk -^abb -^baj -^gag
    -^hak -^huv -^lis -^loj -^los -^mog -^mos -^rob -^rut -^sel -^sid -^sin -^sis -^tot -^tus -^brax -^datt
    -^dras -^fatt -^fort -^gist -^haft -^karv -^lars -^linn -^moss -^nyst -^rikt -^rykt -^sagg -^slas -^slut
    -^styr -^tjot -^vett -^allts -^attio -^brunt -^dropp -^farar -^furst -^gnagg -^hysch -^kanan -^karat
    -^knall -^krass -^kvick -^okand -^overs -^skott -^skygg -^stort -^stott -^avratt -^baktal -^direkt
    -^dramat -^maskat -^rattat -^smaung -^tippex -^forvant -^jorgens -^rostand -^sniffar -^digestiv -^vaggfast
    -^antikrist -^gavelrost -^iskonvalj -^landstall -^undandrag -^skadeskjut -^skyddsvard -^soundcheck
    -^totalstopp -^morgonkvist -^stormaktstid -^tryckfrihetsforordning >n +a +i +l +o +r +y -ar -ba +ce +de
    +ee -ia +ie +ju -ra +re +ru +ue -ade +ake -ala +ara +ate +bba +bra -dde +dge +dia +dje +dle +dne -dre -ede
    +ege +era +ete +eve +fra -gre -ika +ira +ite +jke -kor -kta +lge -lre +lse +mba +mne +mte +nia +nje +nne
    -nta +ome +ora -ore +ove +oxe +par +pia +ple -rde +ria +rje -rka +rke -rma +rra -rre +sne -sta +stu +tia
    +tje -tre +uke +upe +ura -ure +vle +yke +yra +abbe +ache +adra +afte +agne +alje +alle +amle +arde +arka
    +bage +boke +byte +ddre +dele +dige +dike +dske +enta +ente +erre +file +gala +gene +gore +hala +igge
    +imme +irma +ista +itte +juse +kala +lade +lage +lane +lase +ldre +lika +live +ltra +lyse +mage +male
    +mane +mote +ngle +ngre +nika +nsle +ntre +ofte +olje +olle +olpe +orre +oske +pade +pale +pase +rade
    +rede +ripe +rose +rste +sage +same +tige +tika +tive +ubbe +ucke +ugge +ulte +umle +umme -unde +unge
    +unta +urka +urre +usta +vala +yfte +ykta +ymme +ympe +andre +backe +bagge +balte +bulle +bunke +buske
    +bygge +drive +erale +etale +fange +faste +fatte +gjute +hange +ittne +ittre +jalte +jatte +kampe +kasse
    +kaste +katte +kifte +kotte +krage +krika +kudde +kulle +kyrka +lacke +lakte +mycke +nille +nisse +ntage
    +racke +rakne +rakte +range +ranke +ranta +rasse +resse +ringe +rtage +rulle +sikte +skade +slute +snore
    +spole +tacke +tamme +tanke +trale +tycke +tyrka +urope +uttre +vante +varme +vinge +droppe +forske
    +gradde +planta -stande +astande +istande +ostande +ustande +ystande -^da -^do -^fy -^go -^or -^sa -^si
    -^die -^hor -^sko -^tor -^tvi -^bela -^bida -^bola -^fono -^forr -^goda -^hada -^jake -^mali -^side -^utla
    -^vare -^alska -^balka -^borja -^datta -^delfi -^forla -^ghana -^grama -^halse -^lande -^linde -^matro
    -^offre -^onska -^angola -^apollo -^begare -^bjorke -^brande -^bulgur -^guyana -^handla -^knapre -^medici
    -^sockre -^tirade -^tralle -^anhalla -^avbilde -^erbjuda -^forrade -^krascha -^lagrade -^nigeria -^vardera
    -^harmonie -^matmoder -^trumpete -^kampuchea -^nicaragua -^normalare -^overklaga -^understode -^vintergata
    -^foranstalta -^skateboarde -^sommarprate -^bodybuildare >ns +a +i +l +o +r +y -ar -ba +ce +de -ha -ia +ju
    -no -ra +re -ro +ru +ue -ade -ala -ama +ame +ano +ara +aro +ave +bba +bra +bro -dde +dia +dje -dre -ede
    +ege +era +ete +fra +fro -ide +ige -ika +ino +ira +jke -kre -kta +lie -lre +lse +mba +mne +mte +nia +nje
    +nne -nta +ora -ore +ote +oxe +par +pia +ple -rde +rie -rka +rke -rma +rra -rre +sno -sta +stu +tia +tie
    -tre +upe +ura -ure +yra +abbe +ache +adie +afte +arde +arka +bage +byte +dike +dske +enta +ente +erre
    +file +gala +gene +hake +hala +irma +ista +itte +juse +kala +lage +lane +late +lika +live +ltra +mage
    +male +mane +nika +nsle +ofte +olje +olle +olpe +oria +pade +pale +pase +rade +rose +rste +sage +sate
    +take +tika +tive +ttra +ubbe +udie +ugge -unde +unge +unta +urka +urre +usta +vala +ykta +ymme +backe
    +bagge +balte +borre +bulle +bunke +buske +bygge +drama +erale +fange +faste +gjute +ittne +jalte +jatte
    +kalle +kampe +kasse +kifte +kjute +korre +kotte +krage +krika +kudde +kulle +kyrka +lakte +mycke +nisse
    +ntage +porre +ranta +rasse +resse +rtage +rulle +sikte +slute +snore +spole +tacke +talle +tanke +teria
    +timme +trale +tycke +tyrka +urope +vante +varme +vinge +droppe +lfalle +mhalle +planta -stande +astande
    +istande +ostande +ustande +ystande -^da -^do -^dy -^fy -^go -^ko -^or -^sa -^hor -^kor -^ska -^usa -^bida
    -^bola -^forr -^gena -^java -^lare -^mali -^tare -^tita -^utla -^vare -^balka -^borja -^delfi -^frila
    -^ghana -^halse -^lagre -^lande -^linde -^offre -^onska -^angola -^apollo -^begare -^bjorke -^brande
    -^bulgur -^guyana -^handla -^krypto -^liktor -^medici -^tirade -^anhalla -^avbilde -^erbjuda -^forrade
    -^lagrade -^vardera -^lungrote -^matmoder -^trumpete -^kampuchea -^nicaragua -^normalare -^overklaga
    -^understode -^vintergata -^foranstalta -^skateboarde -^bodybuildare >er + -b -k -ag +ak -am -is +jk -ll
    -ls +mb +nk -op +rk +uk -ut +yk -ys +all +als -ast +but +ell +esk +eut +fag -ing +isk +jut -lad +lik +lis
    +lob +lop +lys +osk -ott +out +rag +ram +rok +sag +tag +tek +tis +top +uls -utt -vad +vag +vik +vis +brik
    +elad +gast +hock +inik +kris +lott +lsam +mask +mast +pris +rack +rast +ring +roll +rsok +rull +stik
    +tack +tris +butik +drott +dryck +plast +sallad -^ad -^ans -^ari -^ban -^fan -^lov -^mas -^med -^mod -^mus
    -^oms -^ord -^seg -^tim -^tun -^cent -^geni -^gett -^jump -^knap -^lind -^mali -^mots -^plat -^serv -^tell
    -^vesp -^vitt -^walt -^blund -^dubai -^hjalp -^hjart -^klatt -^klost -^kvall -^ljust -^overs -^pelar
    -^skyld -^sladd -^slant -^snatt -^fiskad -^hawaii -^djibouti -^smakusin -^christoff -^iskonvalj
    -^spelevink -^stralnings -^kilogrammet >ernas + -k -ag -am +ck +ek +jk -ls -rd +rk +sk +uk +als +ard -ast
    +fag -ill -int +lik -ott +ram +uls +bank +bord +brik +gast +inik +ksak +last +lott +lsam +mast +rsak +ssak
    +stik +butik +drott +prast -^ari -^med -^mus -^rob -^rut -^tun -^bock -^fajt -^geni -^gett -^klad -^kopt
    -^mali -^roll -^dubai -^fight -^hjart -^klost -^ljust -^maori -^pelar -^tovad -^etrusk -^hawaii -^utsikt
    -^apokryf -^albigens -^djibouti -^research -^smakusin -^dagsnyhet -^iskonvalj -^kilogrammet -^tillhorighet
    >ers + -b -k -v -ag -am +ek +iv +jk -ll -ls +mb +ov -rd +rk +uk +all +als +ard -ast +ell +esk +fag +isk
    -lad +lik +lob +osk -ost -ott +ram +tav +ull +uls -vad +yck +bank +bord +brik +elad +elev +gast +hock
    +inik +kost +ksak +lott +lsam +mask +mast +nerv +rost +rsak +ssak +stik +tack +butik +drott +epost +nserv
    +plast +prast +rpost +troll +sallad -^ad -^akt -^ari -^ban -^fan -^hop -^las -^mas -^med -^mod -^mus -^rut
    -^seg -^tig -^tim -^tun -^vaj -^cent -^fajt -^geni -^gett -^jump -^knap -^kopt -^lind -^mali -^plat -^putt
    -^tell -^vesp -^vitt -^walt -^blund -^dubai -^fight -^hjart -^katet -^ljust -^maori -^pelar -^sladd
    -^smatt -^snatt -^swing -^hawaii -^korint -^utsikt -^albigens -^djibouti -^research -^smakusin -^christoff
    -^dagsnyhet -^iskonvalj -^stralnings -^kilogrammet -^tillhorighet >erna + -k -ag -am +ck +ek +jk -ls -rd
    +rk +sk +uk +als +ard -ast +fag -ill -int +lik -ott +ram +uls +bank +bord +brik +gast +inik +ksak +last
    +lott +lsam +mast +rsak +ssak +stik +butik +drott +prast -^ari -^med -^mus -^rob -^rut -^tun -^bock -^fajt
    -^geni -^gett -^klad -^kopt -^mali -^dubai -^fight -^hjart -^klost -^ljust -^maori -^pelar -^tovad
    -^etrusk -^hawaii -^utsikt -^apokryf -^albigens -^djibouti -^research -^smakusin -^dagsnyhet -^iskonvalj
    -^kilogrammet -^tillhorighet >ars + -n -s +en +gn +is +ls +ms -nd +nn +ns +os +ps +rn +rs -rt -rv +ss +ts
    -tt +us +ys -all +bas +ert +gas +ind +itt +jas +man +mas +mes -opp +pas +ran +urt +utt +ytt +hall +hamn
    +hatt +hund +jart +korv +latt +nopp +parv +port +sopp +tall +topp +vall +vatt +kropp +propp +tropp -^om
    -^dar -^fri -^hak -^mol -^tok -^bens -^prov -^spel -^brist -^brunt -^furst -^honor -^lycko -^snask -^snusk
    -^tryck -^litter -^normal -^inkomst -^jungfru -^miljard -^molekyl -^tjanste -^nathandl -^spelevink
    -^andningsvag -^dodsryckning >arna +b +g +o +x +y -ag +av +ch +ds +ev -gg +gn +il +is +jk +lm +lp +lv +mm
    +mp +ol +om +on +ov +ps -rg +rl +rn +rr +rs +sp +ts +ud +um +ur +us +xt -yg +yl +aff -ang +app +art +bag
    +bal +bas +bat +bit +bod +boj +bot +buk +cer +dag +dal +del +dsk +duk +ekt +ert +ess +fyr +gal +gam +get
    +gos +haj +har +hop +ies +iff +igg +ill +ilt +iss +ist +itt +jal +jas +juv +kal +ked +ket +lat +lok +mas
    +mes +myg +nal +niv +nop +nos +nsk +nut +ock +oll +onn +ork +orv +pad +pas +pik +rak +ral +ram +rik +rld
    +rut +sag +sal +tak +tar +tek +ten +tot +udd +ugg +ull +ult +unk +uns +upp +urk +urt +ust +utt +ytt +back
    +badd +bagg +balk +bank +busk +buss +disk +dvag +elag +falk +fink +fisk +gang +gard +gran +gren +grop
    +hack +hall +hals +hard +hast +hatt +hink +holk +hund +jalk +jord +kalk +karm +kass +kopp +kord +korg
    +kost +krag +kran +krok +kruv +kvag +kylt +kyss +lack +ladd +latt +lick +lost +mask +nodd +nopp +orst
    +pals +parv +pinn +rang +rans +rast +rlek +ross +runn +rvag +rygg +sack +sopp +sost +tank +tarm +tolk
    +topp +tost +tvag +vagg +vall +vans +varg +vark +varm +vast +vatt +vind +bluff +grann +gslag +kloss +kropp
    +ltrad +propp +sform +shamn +slang +svard +tform +tropp +morgas -^tig -^kurs -^lamp -^ring -^paris -^plock
    -^inring -^orddel -^utgrav -^dammsug -^fristil -^sportfisk -^hovrattsdom -^dodsryckning -^sjalvmordsbomb
    >arnas +b +g +o +x +y -ag +av +ch +ds +ev -gg +gn +il +is +jk +lm +lp +lv +mm +mp +ol +om +on +ov +ps -rg
    +rl +rn +rr +rs +sp +ts +ud +um +ur +us +xt -yg +yl +aff -ang +app +art +bag +bal +bas +bat +bit +bod +boj
    +bot +buk +cer +dag +dal +del +dsk +duk +ekt +ert +ess +fyr +gal +gam +get +gos +haj +har +hop +ies +iff
    +igg +ill +ilt +iss +ist +itt +jal +jas +juv +kal +ked +ket +lat +lok +mas +mes +myg +nal +niv +nop +nos
    +nsk +nut +ock +oll +onn +ork +orv +pad +pas +pik +rak +ral +ram +rik +rld +rut +sag +sal +tak +tar +tek
    +ten +tot +udd +ugg +ull +ult +unk +uns +upp +urk +urt +ust +utt +ytt +back +badd +bagg +balk +bank +busk
    +buss +disk +dvag +elag +falk +fink +fisk +gang +gard +gran +gren +grop +hack +hall +hals +hard +hast
    +hatt +hink +holk +hund +jalk +jord +kalk +karm +kass +kopp +kord +korg +kost +krag +kran +krok +kruv
    +kvag +kylt +kyss +lack +ladd +latt +lick +lost +mask +nodd +nopp +orst +pals +parv +pinn +rang +rans
    +rast +rlek +ross +runn +rvag +rygg +sack +sopp +sost +tank +tarm +tolk +topp +tost +tvag +vagg +vall
    +vans +varg +vark +varm +vast +vatt +vind +bluff +grann +gslag +kloss +kropp +ltrad +propp +sform +shamn
    +slang +svard +tform +tropp +morgas -^tig -^kurs -^lamp -^ring -^paris -^plock -^inring -^orddel -^utgrav
    -^dammsug -^fristil -^sportfisk -^hovrattsdom -^dodsryckning -^sjalvmordsbomb >ar +g +y +av +ax +ck +ek
    +ep +et -gg +il +ir +iv +jo +lm +lp +lv +mn +mp +oj +ol +ov +ox +pp +rk +rm +rn +rr +sp +tn +ud +um +up
    +ur +us +xt -yg +yr +ys +abb +aff +aft +agn +akn +amt +ard +arj +arl +arp +art +arv +ask +bal +bas +bat
    +bis +bit +bod +bot +bro +buk +dal +del +dis +dom +dsk +duk +egg +ekt +eld +eps +ert +ets +fis +gal +gam
    +gas +gis +haj +hal +har +hop +ibb +iff +igg +ilt +int +iss +itt +jal +jas +juv +kal +kis +lar +lat +lev
    +lip +lis +lok +los +mas +mes +myg +nal +nos +nsk +nut +ojk +old +onn -opp +oss +ots +pad +pal +pas +pik
    +pis +ram +ran +rat +ren +rik +rld +rut +ruv +sak +sal -tag +tak +tar +ten +tis +ubb +ugg +ugn +ult +unn
    +urt +uss +ust -vag +val +yft +yll +yss +ytt +badd +bagg +balk +bank +boll +bull +busk +damm +dunk +dvag
    +etal +falk +fink +fisk +gris +grop +hall +hast +hatt +holk +host +hund +jalk +jord +kalk +kall +kass
    +kopp +kord +korv +kost +kott +krok +kull +kvag +ladd +latt +lind +lopp +lost +lott +munk +nodd +nopp
    +nutt +orst +pals +pass +pinn +rakt +rast +rill +ropp +rull +rvag +rygg +sits +sopp +sost +stot +tank
    +tass +tolk +topp +tost +trad +tral +tvag +vagg +vall +vans +vast +vatt +vind +vist +vrak +grann +press
    +sdisk +eskatt +rkrans +skrans -^il -^kil -^frag -^paus -^ring -^knarr -^stack -^tryck -^orddel -^utgrav
    -^dammsug -^miljard -^hantverk -^trumslag -^strupsang -^skateboard -^soundcheck -^dodsryckning >t +g +i +k
    +r +v +x +aa -ag -ak +bo +de +do +el -er +fa +ha +ia +io +ja +lj +ll +ly +mp +no +oa +oj -or +os +po +pp
    +ra +rf +rj +rm +rn +rp +sa +ss +ty +um +xa +yl +ym +aas +afe +aga +ala +ama +ana +apa +ata +ava +bil +bla
    +dan +das -ede +eka +ema +ete +eva +fal +fin +fro +fta +gal -gar +gas +gen +gga +gie +gla +gma +hal +hor
    +ial +ias +ida +ige +ila +ita +iva +jas +jka +jla +kal +ker +kla +lak -lar +las +lda +lga +lje +lka +lke
    +lma +lop +lot +lse +lta +lys +mal +mas +mba +mta +nal +nda +nga +nna +nne +nto +oda +oga +oka +ola +ome
    +ona -ora +ota +ote +oto +ple +ppa +ral +ras -rde +rke +rma +rne +ron -ros +rpa +rte +run +rys +sam +sas
    +sna +sot +spa +tam -tar +ter +tla +tom +tot -tra +tto +uka +ula +upa +uta +uva +vag -var +vas +vis +vit
    +vla +yla +abba +acka +adie +affe +afte +ager +akna +akte +arde +arka +asko +aste -blas +byte +dike +ecka
    +ente +esta +etal +etas +etta +exas -gera +gora -idas +iger +impa +inka +ista +itar +itas +itta -kras
    +ktas +lage +late +liga +live +ltas +ltra +mnas +mpla +ndla +nfor -ngas +ngul +nnas +nore +nska +nsle
    +ntal +ntar +ntas +ntra +obba +ocka +ofil +ofte +olla +omma +orda +orie +orka +orta +otas +pela +ptas
    +raka +rfas +rkas +ropa +rose +rova +saka +sate +sgul +snas +ssla +stas +stna +stor +stra +tfor +tive
    -tras +ubba +ugge +ukta +ular +ulla +umla +umma +unas -unde +unge +unka +usta +utta +vate +vina +xnas
    +xtas +ylla +ymme +ympa +ytta +ytte +ablas +agera +artas +atnas +attra +balte +bygge +damne +danas +egera
    +ernas +etnas +fatta +finas +fiske +genas +gjute +harda +iblas +igera +ittne +ittra +jarta +kalla +kamma
    +kasta +katta +kifte +lamna +lanka +lanta +lasta +ldiga +lenas +licka +linas +mskas +mycke +ndiga +ngnas
    +nkare +oppla +ornas +ottas +rakta +ratas +ratta +resse +rosta +rskas +rtage +samne +sikte +slute +tacke
    +talle +tarta +tatas +tycke +ugnas +uknas +upnas +utnas +fiskas +giskas +givnas +lagnas +lettas +lfalle
    +liskas +mgange +mhalle +miskas +piskas +ragnas +rangas +rognas +srikas -stande +tagnas +tiskas +trikas
    +viskas +ystnas +adiskas +ariskas +astande +eriskas +iniskas +istande +kniskas +krivnas +odiskas +oriskas
    +ostande +peiskas +sarbeta +triskas +ustande +ystande -^ri -^sa -^bos -^dar -^fra -^har -^kur -^lek -^luk
    -^par -^pik -^ras -^sam -^sig -^vik -^snar -^urar -^belas -^besok -^enbar -^espri -^kvall -^lande -^ludde
    -^ommas -^visas -^bilkar -^billas -^enklas -^fransa -^knarke -^kupera -^magras -^malaki -^polera -^styvas
    -^blindas -^forrade -^knapras -^lagrade -^markera -^passera -^uttryck -^valolja -^bambaras -^tidlosas
    -^baltiskas -^disponera -^forkrossa -^koptiskas -^kultivera -^utrycklig -^asiatiskas -^komplicera
    -^organisera -^reflektera -^tillspetsa -^understode -^vardslosas -^kuwaitiskas -^prostituera
    -^disciplinera -^flerfaldigas -^oversexualisera >ts +b +g +i +k +r +v +aa -ag -ak +am +bo -ck +de +do +el
    -er +ex +ha +ia -ik +io +ja +lj +ll +ly +no +oa -ok -or +os +po +pp +ra +rf +rj +rm +rn +rp +ss +ty +um
    +xa +aas +afe +aga +ala +ama +ana +apa +asa +ata +ava +bil +bla +dan +das -ede +eka +ema +ete +eva +fal
    +fro +fsa +fta +gal -gar +gas +gen +gie +gla +gma +hal +hor +ial +ias +ida +ige +ila +isa +ita +iva +jka
    +jsa +kal +ker +kla -lar +las +lga +lik +lin +lje +lke +lma +lop +lse +lta +lys +mas +mba +mla +mta +nal
    +nda +nga +nna +nne +nto +ock +oda +oga +oka +ola +ome +osa +ota +ote +oto -par +ple -pri +psa +ral +ras
    -rde +rik +rke +rla +rma +rne +ron -ros +rpa +rta +rte +run +sas +sna +sot +spa +tal -tar +tas +ter +tom
    -tra +tto +uka +ula +upa -ura +usa +uta +uva +vag -var +vas +vis +vit +yla +acka +adie +affe +afte +ager
    +agga +akna +akte +alla +appa +arde +arka +asko +assa +aste -blas +byte +dike +ecka +egga +ensa +ente
    +essa +esta +exas -gera +gnas -idas +iger +igga +impa +inka +issa +ista +itar +itsa +itta +kare +kona
    -kras +lack +lage +late +liga +live +lona +ltra +mmal +mnas +mpla +ndla +nfor +nmal +nnas +nore +nsle
    +ntar +ntra +obba +ocka +ofte +olka +omma +orda +orie +orka +raka +rfas +rkas +ropa +rose +rova +saka
    +sate +snas +ssla +stna +tack +tfor +tive +tona -tras -ttas +ubba +ugge +ukta +ular +ulla +umma +unas
    -unde +unge +unka +usta +utta +vate +vina +xnas +ygga +ylla +ymme +ympa +ytta +ytte +ablas +agera +anska
    +astra +atnas +attra +balte +bilda +bygge +damne +danas +egera +ernas +etnas +falle +finas +fiske +gjute
    +harda +iblas +igera +ittne +ittra +kamma +kasta +katta +kifte +kjute +lamna +lanka +lanta +lasta +ldiga
    +lenas +licka +linas +lstra +mskas +mycke +ndiga +nstra +oppla +ornas +orska +ottas +ratta +resse +rolla
    +rosta +rskas +rtage +samne +sikte +slute +tacke +talle +tycke +uknas +upnas +utnas +fiskas +giskas
    +givnas +kransa +lettas +liskas +mgange +mhalle +miskas +ogenas +piskas +srikas -stande +tiskas +trikas
    +viskas +ystnas +adiskas +ariskas +astande +eriskas +iniskas +istande +kniskas +krivnas +odiskas +oriskas
    +ostande +peiskas +sarbeta +triskas +ustande +ystande -^am -^ri -^dar -^fra -^fri -^har -^kur -^lek -^mas
    -^ras -^gill -^klos -^skam -^tara -^behov -^lande -^ludde -^ommas -^visas -^bilkar -^billas -^enklas
    -^flatas -^knarke -^kortas -^kupera -^magras -^malaki -^mognas -^polera -^styvas -^blindas -^flangas
    -^forrade -^knapras -^lagrade -^markera -^passera -^seniora -^bambaras -^tidlosas -^baltiskas -^disponera
    -^koptiskas -^kultivera -^asiatiskas -^komplicera -^organisera -^reflektera -^understode -^vardslosas
    -^kuwaitiskas -^prostituera -^disciplinera -^flerfaldigas >nas + -a -d -g -i -k -l -m -n -o -s -t -v -y
    -ar +bo +gg +go +ia +id +ig +io +ka +li +lo +ly +ma +no +om +po +ra -re +to +ty +ud +aar +all +fro +gar
    +jut +lat +liv +nar +ndo +oar +rta +uar +var +yar -anar +arar +asko +atar +brar +char +crar +data +driv
    +edar -eder +elar -enar +esar +exar +frar +gdar -ggar +idar +isar +itar +jkar +llar +lmar +lrar +mata
    +mrar +ndar +nlar -nnar +nore +okar +olar +omar +opar +otar +oxar +prar -rgar +rjar +rlar +rpar +rrar
    -rvar +slar +srar +tlar +udar +umar +usar -uvar +vrar +xlar +xtar +ylar +ypar +ysar +ytar +zlar +ackar
    +adlar +aggar +aglar +aklar +akrar +aljar +ankar +annar +armar +atrar +balar +bilar +bodar +bojar +bukar
    +burar +dskar +dukar +edlar +eklar +ektar +emmar +ensar +epsar +ertar +essar +etrar +etsar +filar +forar
    +fyrar +gamar +gasar +gerar +getar +gorar +hakar +halar +ibbar +iffar +iklar -illar +innar +iskar +ispar
    +jalar +jasar +juvar +ketar +lakar +lasar +lekar +losar +lurar +makar +malar +masar +meder +murar +nalar
    +ngrar +nskar +nutar +odrar +olkar +olpar +ommar +omtar +onnar +orgar +orkar +orvar +otsar +padar +palar
    +pasar +pikar +pilar +pplar +ptrar +radar -ragar +ralar +ramar +ranar +rdrar +reder +rglar +rikar +rldar
    +rstar +rtrar +rutar +rvlar +salar +saxar +seder +skrar +takar +tekar +tenar +terar +tilar +ubbar +uddar
    +udlar +uffar +uggar +ultar +ummar +umpar +untar +uppar +urkar +urtar +ustar +vanar +yggar +yltar +yssar
    +yttar +aldrar +arilar +attrar +baddar +balkar +bockar +bunkar +buskar +byglar +dammar +dragar +estrar
    +falkar +finkar +gardar +grenar +hastar +hattar +icklar +inklar +istrar +jalkar +jalpar +jaltar +jartar
    +jattar +javlar +jordar +kappar +kassar +koppar +kostar +kragar +laddar +laktar +lappar +lassar +lattar
    +lostar +mastar +munkar +nabbar +nappar +nickar +nissar +noddar +noppar +nuttar +ottrar +palsar +parvar
    +piggar +rastar +rickar +rinkar +runnar +sattar +sitsar +sleder +soppar +sostar +tammar +timmar +tleder
    +tockar +tormar +tostar +tovlar +vampar +vantar +vardar +varkar +vastar +vattar +vrakar +blickar +droppar
    +klossar +krockar +kroppar +nrockar +nycklar +sbussar +sformar +ssegrar +sskalar +systrar +tformar
    +tmaskar -^er -^ge -^me -^bor -^ede -^for -^ske -^tor -^hele -^lump -^vase -^adror -^farar -^helar -^solar
    -^blotar -^boomar -^gangar -^gravar -^hackar -^knegar -^knopar -^krisar -^landar -^linier -^naggar
    -^oppnar -^piskar -^rister -^rollar -^skedar -^slokar -^blaster -^bottnar -^knarrar -^skanker -^skvisar
    -^slanter -^stallar -^stirrar -^strider -^swingar -^trallar -^inringar -^strommar -^apokryfer
    -^efterharmar >na + -a -d -g -i -k -l -m -n -o -s -t -v -y -ar +bo +gg +go +ia +id +io +ka +li +ll +lo +ly
    +ma +na +no +po -re +to +ty +ud +aar +fro +gar +lat +liv +nar +ndo +oar +rta +tig +uar +var +yar -anar
    +arar +asko +atar +brar +char +crar +data +driv +edar -eder +elar -enar +esar +exar +frar +gdar -ggar
    +gjut +idar +isar +itar +jkar +ktra +llar +lmar +lrar +ltra +mata +mrar +ndar +nlar -nnar +nore +ntra
    +okar +olar +omar +opar +otar +oxar +prar -rgar +rjar +rlar +rpar +rrar -rvar +slar +srar +stra +tlar
    +udar +umar +usar -uvar +vrar +xlar +xtar +ylar +ypar +ysar +ytar +zlar +ackar +adlar +aggar +aglar +aklar
    +akrar +aljar +ankar +annar +armar +atrar +balar +bilar +bodar +bojar +bukar +burar +dskar +dukar +edlar
    +eklar +ektar +emmar +ensar +epsar +ertar +essar +etrar +etsar +filar +forar +fyrar +gamar +gasar +gerar
    +getar +gorar +hakar +halar +ibbar +iffar +iklar -illar +innar +iskar +ispar +jalar +jasar +juvar +ketar
    +lakar +lasar +lekar +losar +lurar +makar +malar +masar +meder +murar +nalar +ngrar +nskar +nutar +odrar
    +olkar +olpar +omtar +onnar +orgar +orkar +orvar +otsar +padar +palar +pasar +pikar +pilar +pplar +ptrar
    +radar -ragar +ralar +ramar +ranar +rdrar +reder +rglar +rikar +rldar +rstar +rtrar +rutar +rvlar +salar
    +saxar +seder +skrar +takar +tekar +tenar +terar +tilar +ubbar +uddar +udlar +uffar +uggar +ultar +ummar
    +umpar +untar +uppar +urkar +urtar +ustar +vanar +yggar +yltar +yssar +yttar +aldrar +arilar +attrar
    +baddar +balkar +bockar +bommar +bunkar +buskar +byglar +dammar +dragar +estrar +falkar +finkar +gardar
    +grenar +hastar +hattar +icklar +inklar +istrar +jalkar +jalpar +jaltar +jartar +jattar +javlar +jordar
    +kappar +kassar +koppar +kostar +kragar +laddar +laktar +lappar +lassar +lattar +lostar +mastar +munkar
    +nabbar +nappar +nickar +nissar +noddar +noppar +nuttar +ottrar +palsar +parvar +piggar +rastar +rickar
    +rinkar +runnar +sattar +sitsar +sleder +sommar +soppar +sostar +tammar +timmar +tleder +tockar +tormar
    +tostar +tovlar +vampar +vantar +vardar +varkar +vastar +vattar +vrakar +blickar +drommar +droppar
    +klossar +krockar +kroppar +nrockar +nycklar +sbussar +sformar +ssegrar +sskalar +systrar +tformar
    +tmaskar -^er -^ge -^me -^bor -^ede -^for -^ske -^tor -^hele -^lump -^vase -^adror -^farar -^helar -^solar
    -^blotar -^boomar -^gangar -^gravar -^hackar -^knegar -^knopar -^krisar -^landar -^naggar -^oppnar
    -^piskar -^rister -^rollar -^skedar -^slokar -^blaster -^bottnar -^knarrar -^skanker -^skvisar -^slanter
    -^stallar -^stirrar -^strider -^swingar -^trallar -^inringar -^apokryfer -^efterharmar a>orna +a -^ana
    -^ska -^hasa -^lumpa -^skula -^uppta -^athava -^grilla -^skanka -^tornrosa a>ornas +a -^ana -^ska -^hasa
    -^lumpa -^skula -^uppta -^athava -^grilla -^skanka -^tornrosa a>ors +a -ava -ita -osa +dosa +gava +losa
    +tita -^ana -^bra -^kla -^ska -^sla -^adra -^avga -^fura -^hasa -^lumpa -^signa -^skula -^traka -^finska
    -^forsta -^grilla -^skanka -^frascha -^vederfa -^processa a>or +a -ava -ita -osa +dosa +gava +losa +tita
    -^ana -^bra -^kla -^ska -^sla -^adra -^avga -^hasa -^lova -^lumpa -^signa -^skula -^finska -^forsta
    -^grilla -^skanka -^frascha -^processa a>e +a -dna -eva -ota -rna +arna -giva +idna +kota +leva +lota
    +orna +rdna +sota +udna +andna +vurna +oderna -^oxa -^sja -^ska -^anta -^avsa -^dara -^gola -^jana -^roka
    -^droga -^mesta -^nysta -^stopa -^sveda -^truta -^villa -^avsaga -^battra -^begava -^skatta -^smulta
    -^smutta -^stotta -^druckna -^grenada -^laganda -^guyanska -^uppsatta -^arameiska -^digestiva
    -^basjkiriska -^venezolanska -^estlandssvenska a> +a -aa -ba -ea -fa -ha -ia -ja -la -ma -oa -pa -ra -sa
    -ta -xa -ada -aka +ala +ama -ana +ara +axa +dja +epa -eva -gga -gna -ida -ina +ipa +ira +lja +lla +lma
    +lta +mpa -nda -nka +oja +osa +ppa +pta +raa -rda +rfa +ria +rja -rna +sla +spa +ula +upa +uta +xta +yla
    +yra +yxa +abba +affa +afsa +afta +agna +amta +anda +anta +arda +arla +arta +asta +beta +bila +blaa +ckta
    +dana +doxa +egga +ekta +emsa +enta +erna +etsa +etta +fana +fila +fina +gata +gora +hora -icka +igga
    +inda +irra +issa +jusa +kada +kaka +kata +kida +kora +kota +lada +laka +lata +leva +lida +lina +lita
    +lopa +lora +lota +lysa +mana +mata +mina +nasa +nina +nkta -nska +offa +ofta +okta +onda +orma +ossa
    +pina +pisa +rana +reta +rida +rila +rkta +ropa +rora +saka +sota +sura -tala +tana +tata +tila +tima
    +ubba +ugga +unta +urra +ussa +utta +vaka +vana +vata +vexa +vida +vita +yfta +ykta +ylsa +ynda +ynka
    +yrda +ytta +blasa +brada +bryta -diska +etala +forda +gifta +horda +hosta +inska +jorda +jorta +justa
    +kanka +karna +karpa +karra +kicka +kista +korda +korta +lakta +latta +losta +lotta +lysta +massa +matta
    +nfora +ntala +nygga +onska +orsta +passa +rakta +ranka +resta +ricka +rorda +rosta +runda +rusta +rygga
    +rysta +sanka +satta +sinta +stora +stota +svisa +synta +tanka -terna +tfora +ticka +torda +totta +varma
    +vatta +adiska +danska +elagga +flagga +flicka +hjarna +iterna +kanska +kronta +manska +ndiska +odiska
    +pressa +ranska +tanska +tlagga +uanska +udiska +eskatta +lianska +meterna -^ena -^kna -^ska -^tva -^duna
    -^dyna -^fika -^gosa -^koda -^kona -^kosa -^lara -^leka -^mena -^mona -^mosa -^sona -^balka -^droga
    -^fraga -^hjula -^lakka -^ludda -^rolla -^skeda -^sluta -^tanga -^tuppa -^tvala -^varta -^villa -^besoka
    -^helena -^kvalla -^sahara -^skylta -^standa -^avbilda -^majsena -^maskara -^samsara -^susanna -^baskerna
    -^boomerna -^forvanta -^galleria -^rollerna -^smagrala -^tornrosa -^uttrycka -^brandriska -^rumpknulla
    -^antiseptika -^basjkiriska -^skateboarda -^soundchecka -^frontalkrocka -^sympatistrejka a>s +ga +na +ada
    -aga -ana +ara +eva +gda -gga -gna -ina +iva +lda +lja +lva +mda -nga -nna +oja +ova +pta +raa +rfa -rga
    +rja -rna +ska +uka +uta +xta +yda +yka +yra +yta +acka +afta +alla +anda +arla +arta +asta +bila +blaa
    +duva +edda +ekta +ella +enna +enta +erna +evda +fana +feta +fila +fina +fora +fria +gala +gata +goda
    +gora +gula +hala +hora +iala +inda +jala +juda +kaka +kala -kara +kata +kida +kora +kota +kula +kyla
    +laka +leda +leka +lida +lika +lina +lita +ljda +lopa +lota +mala +mana +mata +mina +mula +nala +nika
    +nina +nkta -nska +offa +okta +onda +pina +pipa +rana +rava +rida +ripa +rjda +rkta +roda +roka +rora
    +saga +soka +sota +sula +tana +tata +teka +tila +ubba +ugga +ulla +unga +unta +urka +urva +vaga +vaka
    +vana +vida +vita +ycka +ydda +ykta +ylla +ylta +yrda +yrka +ytta +anska +docka +erala +ficka +flata
    +fodda +forda +gifta +gruva +hanta +horda +inska +jocka +jorda +jorta +justa +kanka +kanna +kanta +karpa
    +karra +krika +lampa +lappa +larda +latta +letta +linga +loppa +lotta +lucka +lysta +malta +matta +nabba
    +nappa +ntala +onska +orala +panna +rampa +ranga +ranka +ranta +rappa +ravda +resta +ricka +ringa +rorda
    +rumpa +rygga +rysta +sanka +satta +sinta +srika +stora +stota +synta +tanka +tanta +tarka -terna +ticka
    +totta +trala +trika +varda +varma +vavda +vecka +villa +vinna +branna +elagga +flagga +flicka +hjarna
    +iterna +kladda +klocka +kronta +planta +skarva +slanga +tackta +tjanta +tkorda +tlagga +tradda +trodda
    +meterna -^ena -^dara -^duna -^liva -^mena -^mona -^sona -^diska -^kuska -^maska -^piska -^talga -^forara
    -^knalla -^kvacka -^kvalla -^smiska -^standa -^torska -^avbilda -^grenada -^majsena -^baskerna -^boomerna
    -^kryptona -^rollerna -^rivstarta -^brandriska -^forkrympta -^rumpknulla >r +be +bo +ce +do +fa +go +ha
    +ie +io +je +ko +oa +ra +ru +so +ue +uo +aja +ake +ama +apa -ara +aro +asa +ata +avo +axa +bla +bli +dga
    +dla +dna +eja +ela +ena +ene +eva +fla +fsa +fta +gge +gla +ide +iga +ige +ila +ile +ipe +jka +jla +jsa
    +kta +lda +lga +lma +lna +lse +lte +mba +mme +mmo +mna +msa +mta -nie +nne +nno +nsa +nta +oda +oga +ola
    +ona -ora +ota +ova +pla +psa +rda +rga +ria +rka +rpe +rsa +rva +sla +sna +spa +ssa +tla +tna -tra +tro
    +ude +uka +ula +upa +yde +yke +yla +yse +yte +acke +akna +alle +amma +ampa +appa +arja +arta +aska +boka
    +ecka +egga +ende +ente +esta +etsa +etta +igga +illa +impa +inga +inge +inka +ista +itta +jute +kada
    +kale +laga +lane +lede +lipa +lita +liva +live +lute +nkla +nslo +ntra +obba +olka +olla +onde +oppa
    +orta +osta +pisa +raga +rage +raka +rala +rale +rate +rive +ropa +rsta +saka +same +soke +tage +tala
    +tare +tive +ttra +ubba +ugga +ulla +ulta +umla +umma +unga +unge +unka +utta +vara +visa +ylla +ynna
    +ysta +ytta +ackla +anska +astra +binde +fatta +kalla +katta +kicka +klara +landa +lanka +lasta +locka
    +nstra +racka +range +ranke +rusta +rycke +sande +ssage +trade +vande +dsatte +frande -^arie -^paje
    -^jadra -^kassa -^lasra -^levra -^palle -^snilje -^littera -^sortera -^vardera -^schackra -^systemera
    -^tapetsera -^samhallsplanera >rnas +u +bo +ce +do +go +ie +io +ko +lo +mo +so +ue +uo +ame +aro +avo +ble
    +ene +ile +ive +lse -nie +nje +nno +ente +kale +lane +onde +rale +sage +tare +frande -^arie >rna +u +bo
    +ce +do +go +ie +io +ko +lo +mo +so +ue +uo +ame +aro +avo +ble +ene +ile +ive +lse +nje +nno +ente +kale
    +lane +onde +rale +sage +tare +frande -^arie -^harmonie >rs +bo +ce +do +go +ie +io +ko +ru +so +ue +uo
    +aro +avo +ene +ile +ive +lse +mmo +nje +nno +ente +kale +lane +nslo +onde +rale +sage +same +tare +frande
    -^arie -^harmonie e>arna +ate +ave +gde +jke +ove +oxe +abbe +asse +bage +dske +erre +hage +hake +hare
    +olle +olpe +omte +orre +pade +pale +pase +pole +rale +rste +take +tege +ubbe +udde +ulle +urre +utte
    +backe +bunke +buske +fange +gosse +jalte +jatte +kalle +kampe +kotte +krage +nisse +pinne +ranne +stare
    +sunge +tanke +timme +vante +vinge +droppe +sbagge e>arnas +ate +ave +gde +jke +ove +oxe +abbe +asse +bage
    +dske +erre +hage +hake +hare +olle +olpe +omte +orre +pade +pale +pase +pole +rale +rste +take +tege
    +ubbe +udde +ulle +urre +utte +backe +bunke +buske +fange +jalte +jatte +kalle +kampe +kotte +krage +nisse
    +pinne +ranne +stare +sunge +tanke +timme +vante +vinge +droppe +sbagge e>ars +age +ane +ave +gde +jke
    +lte +mte +nne +oxe +abbe +dske +erre +hake +hare +imme +inge +olle +olpe +orre +otte +pade +pale +pase
    +pole +rale +rste +take +tege +ubbe +udde +urre +utte +backe +bulle +bunke +buske +fange +jatte +kalle
    +kampe +kasse +kulle +nisse +rulle +stare +sunge +tanke +vante +droppe +sbagge -^age e>ar +be +fe +he +oe
    +aje +ape +ate +axe +dle +dne +dre +ele +ere +fse +fte +gde +gle +ile +ine +ire +ise +jke +kte +lde +lge
    +lpe +lre +mne +mre +mse +mte +nse +one +ove +oxe +ple +rne +rre +sle +sne +sse +ude +ure +vle +yre +agne
    +amme +ampe +arke +arte +arve +aste +bage +dske +ecke +erke +este +foge +hage +hake +hare +igge +inge
    +iste +kade +lage +lipe +mage +ngre +olle +oppe +orde +oste +pade +pale +pase +pole +rage +rake +rale
    +sake +take +tale +tege +udde +ugge +ulle +umle +unke +uske +uste +vare +ylle +ynne +astre +backe +fange
    +fatte +ittre +jalte +jatte +kalle +klare +locke +lunge +lytte +pinne +rakne +ranne +stare +sunge +tanke
    +timme +tunge +urste +uttre +vante +borste +sbagge -^littere -^sortere -^vardere -^tapetsere >et + -g -v
    +av -dr +eg +ev +gg -gs +ig -it -kt +lv -ms -nd +ov -rd +rg -rt +rv -sk -st -ul -ut +yg +ekt -ern +est
    +ikt +ing +jul +kiv +lag +liv +lut -man +ord +tag +tiv +tut +ung +usk +ynd -ytt +band +fang +gjut +hang
    +kast +kort +lask +mang +pjut +rakt +rang +rask +tand +vang +brost +idrag +pdrag +rland +tdrag +tland
    +vdrag +erdrag -^av -^di -^po -^asp -^bor -^gam -^got -^int -^loj -^mat -^mem -^pak -^vak -^curi -^flod
    -^grip -^gryn -^haft -^linn -^lump -^mult -^skor -^trad -^vils -^bjork -^gratt -^maxim -^skygg -^temps
    -^vattn -^avslag -^inslag -^maskat -^medtag -^rattat -^skrall -^harmoni -^niosnar -^rostand -^tilltag
    -^bibehall -^forsjunk -^landstall >ets + -g -v +av -dr +eg +ev +gg -gs +ig -it -kt +lv -ms -nd +ov -rd +rg
    -rt +rv -sk -st -ul +yg +ekt -ern +est +ikt +ing +jul -kat +kiv +lag +liv -man +ord +tag +tiv +ung +usk
    +ynd -ytt +band +fang +hang +ikat +kast +kort +lask +mang +rakt +rang +rask -slag +tand +vang +aslag
    +brost +dslag +eslag +idrag +lslag +mslag +pdrag +rland +sslag +tdrag +tland +tslag +vdrag +anslag +erdrag
    -^av -^di -^po -^asp -^bor -^gam -^got -^int -^loj -^mat -^mem -^pak -^vak -^curi -^flod -^grip -^gryn
    -^haft -^linn -^lump -^mult -^rack -^skor -^trad -^vils -^bjork -^gratt -^maxim -^skygg -^temps -^vattn
    -^medtag -^rattat -^skrall -^utryck -^harmoni -^niosnar -^rostand -^tilltag -^bibehall -^forsjunk
    -^landstall e>s +de +ge +te -age -ate +ave -dde +eve -fte -gge -gte +ime +ive +jke -kte +lae +lle -nde
    -nge -nte -ode +oje +ome +one +ore -ote +ove +ple +rae -rde +rfe +rie +rje -rte -tte +uke +une +upe +yke
    +yre +abbe +acke +agte +arle +arne +bage +bare +bene +bile +ckte +duve +dyne +edde +ekte +enne +ente +eske
    -este +fale +fene +file +fine +gale +gate +gene +gode +gule +hale +hare +iale +igge +ilje -ille +inde
    +inge +jale +jare +jode +kake +kale +kate +kule +kyle +lake +lane +lene +like +loke +lope +lote +mage
    +male +mane +mnde +mske +mule -nade +nale +nike +nkte +note +ogge +okte +olje +olpe +onde +onge +onte
    +orre -oste +pale +pine +pipe +pole +rake +repe +rike +rine +ripe +rkte +rode +sage +sale +soke +sote
    +sule +take +tate +tike +tile +ubbe +ugge -ulle +umpe +urke +urve +vage +vake +vate +veke +ydde +yfte
    +ygge +ykte +yrde +yrke +yske +anade +bulle +bytte +docke +enade +erale +ficke +flate +fodde +forde +fulle
    +giske +gruve +horde +inade +itare +jocke +jorde +jorte +junge +kande +kanne +kante +kappe +karpe +karre
    +karte +karve +klare +knade +kotte +krage +kulle +lagge +lakte +lampe +lanke +lante +lappe +larde +latte
    +lette +liske +loppe +lucke +lycke +matte +mnade +nappe +nnade +ntale +ntare +onare +orale +panne +pinne
    +rafte +rampe +rande +range +ranke +ranne +rante +rappe +reste +ricke +rnade +rorde +rotte +rulle +rycke
    +sande +sanke +satte +sikte +sinte +snade +soffe +svare +synte +tanke +tante +tarke +ticke +tiske +tnade
    +trale +tunge +ulare +vande +varme +varte +vecke +vinne +viske +adiske +afiske +alnade +amiske +ariske
    +emiske +eriske +flicke +flotte +iniske +kladde +klocke +kniske +konade +lonade +nsiske +nskare +nskote
    -ockade +oderne +odiske +omiske +opiske +oriske +peiske +rdnade +slange +spande +stycke +tjante +tkorde
    +tonade +tradde +triske +trodde +lagnade +moniske +nsvarde +ordiske +toniske +vapnade -^give -^rite -^side
    -^sone -^hojte -^sarge -^svede -^tylle -^furore -^furste -^kvacke -^najade -^tirade -^avbilde -^saknade
    -^baltiske -^trumpete -^asiatiske -^kuwaitiske -^landstalle el>larna +gel +jel +kel +nel +pel +sel +tel
    +vel +xel +zel +abel +adel +edel +udel +affel +indel -^gyckel el>larnas +gel +jel +kel +nel +pel +sel +tel
    +vel +xel +zel +abel +adel +edel +udel +affel +indel -^gyckel el>lars +el -^gael -^karel -^typexempel
    el>lar +gel +jel +kel +nel +tel +vel +xel +zel +abel +adel +edel -egel +jsel +nsel +ppel +psel +udel
    +indel +tgaffel -^cykel -^navel -^cirkel e> +de +ge +te +ve +ye -age +ake +ale -ate +axe +eje +epe -fte
    -gge -gte +ike +ime +ipe +jke -kte +lae +lke +lle -lte +mne +mpe -nde -nge +nne -nte +oje +ome +ose -ote
    +oxe +rae -rde +rfe +rie +rje +rke -rte +sle -tte +une +upe +ure -ute +yke +yre +yxe +acke +affe +agne
    +agte +anke +appe +arle +arne +arte +bage +bare +bile +bone +ckte +dane +dele +dske +ekte +emse +ente
    +eske -este +fene +fine +gate +gene -give +gore +gote +gske +gule -hade +hone +igge +ilje +inde +inge
    +ippe +irre +iske +isse +juse +jute +kate +kore +kote +kule +kyle +lane +late +lene +loke +lope +lote
    +lske +lyse +mage +mane +mnde +mske +mule -nade +nase +nate +nkte +nore +note +ofte +ogge +okte +olje
    +olpe +onde +onge +onte +osse +pase +pine +pise +pole +rame +rene +rile +rine +rkte +rone +rope +rske
    -rste +sote +sule +tage -tale +tane +tate +tile +tore +tske +ubbe +ucke +ugge +ulte +urre +uske +usse
    +utte +vage +vate +veke +vexe +yfte +ykte +ylse +ynke +yrde +yske -agade +anade +arare +bagge +bleke
    +brote -ckade +ddare -diske +docke +drage +dsare +edare +etale -fiske +forde +garde +gifte +harde +horde
    +inade +ipare +itare +ivare +jante +jocke +jorde +jorte +junge +kande +kante +karpe +karre +kasse +katte
    +knade +korde +kotte +krage +lagge +lange +lante +larde +laske +latte +lette +loppe +lycke +lytte +masse
    +matte +mnade +nabbe +nfore -niske +nnade +ntale +ofile +ojare +okare +onare +onske +opare +orare +orste
    +ovare +prute +rafte +rakte +rande +range +rante +reste +ricke +rnade +rorde +rotte -rtade +rygge +sande
    +satte +sinte +skone +soffe -stade +svare +svise +synte +talte +tante +tfore +ticke +tnade +torde +totte
    -trade +tunge +ulare +utare +valte +vande +varme +vaske +vatte +vecke +ykare +ypare +ytare -ziske +adiske
    +afiske +aggare +agnade +aljare +alnade +ankare +bagare +danske +eniske +ensare +flicke +flotte +gerare
    +halare +havare +ickade +iktare +iniske +innare +istade +ittare +jagade +jagare -kerade +klocke +kniske
    +kotare +lagare +lanske +lasare +lonade +makare +manske +matare +oderne +odiske +orgare +ortade +pelare
    +radare +ragade +ranske +rdiske +rdnade +renade +rskare +sagare +smalte +spande +ssjuke +strade +tagade
    +tagare +tanske +terare +tinske +tniske +tonade +ttrade +udiske +uggare +ummare +ustade +vanare +yckade
    +yggare +ystade -anerade +attrare +ckerade +dragare +enskare +hallare +hammare +ikerade +jartade +kallare
    +kartade +klagade +lackare +lastade +lockade +mastare +mentare +moniske +nackade +nartade +nsvarde
    +packade +partade +plagade +rartade +rostade +sartade +sattare +skerade +tackare +tallare +tandare
    +toniske +vapnade +varmare +yssnade -^ave -^fike -^gose -^kose -^mose -^rose -^sake -^flode -^gryte
    -^korve -^linne -^ludde -^svede -^tulle -^tvale -^tylle -^varte -^bjorke -^farare -^grodde -^sjalve
    -^skreve -^avbilde -^korvade -^langste -^levrade -^skralle -^baltiske -^bryggade -^bucklade -^morknade
    -^paddlade -^smagrale -^trumpete -^vivianne -^asiatiske -^bruneiske -^digestive -^promotade -^skrattade
    -^slingrade -^angransade -^forpuppade -^gavelroste -^kuwaitiske -^landstalle -^malaysiske -^rumpknulle
    -^atomiserade -^foresvavade -^formaterade -^judaiserade -^outsourcade -^overflodade -^blankspolade
    -^dekrypterade -^konsekrerade -^konterfejade -^nedgraderade -^predikterade -^regredierade -^sakgranskade
    -^gentrifierade -^overreagerade -^bangladeshiske -^dehumaniserade -^digitaliserade -^gastriklandske
    -^detaljreglerade -^forinstallerade -^personaliserade -^terrorstamplade -^appellativiserade
    -^tvangsforflyttade -^frontalkolliderade er>rarna +er -der +ader +lder +rder -^faer -^kurer -^alster
    -^foster -^schacker -^krigsiver er>rarnas +er -der +ader +lder +rder -^faer -^kurer -^alster -^foster
    -^schacker -^krigsiver er>rars +er -^kurer -^matmoder er>rar +ber +cer +per +ser +ver +eger +eter +lder
    +nker +pter +rder +rter +sker +aster +atter +eater +ester +inter +ister +oller +oster +otter +uster +utter
    +syster >nde + -e -i -aga -ara +kara +laga +lara +raga +saga +vaga +vara -^hy -^ku -^la -^bra -^spo -^anla
    -^folja -^jamra -^likna -^smala -^befinna -^eftersa -^hangiva -^nedlata -^solvera -^betraffa -^forbarma
    -^utskjuta -^folkbilda -^forebygga -^ihopkoppla a>es +a -ja -na -ada +aja +eja +ena -eva +gna +mna +oja
    +ona +rja +sna -ssa -sta +tna +una -uta +xna +akna +alja +alna +arna +asta +dana +fina +idna +ikna +issa
    +ista +juta +kada +leva +lina +luta +mana +olja +orna +ossa +pina +rdna +rina +skna +udna +ukna +ulna
    +upna +ussa +usta +andna +eckna +givna +kanna +livna +lysta +passa +resta +rinna +runna +rysta +vinna
    +vunna +vurna +fallna +krivna +oderna -^oxa -^ska -^avsa -^dara -^fora -^gola -^sata -^veka -^droga
    -^javla -^karva -^loppa -^motta -^samsa -^signa -^sloka -^tjota -^villa -^battra -^behova -^knalla
    -^skygga -^slitna -^smulta -^vamjda -^behovda -^digestiva -^forstorda -^forkrympta -^forskrackta >de +v
    +aa +fa +ga +gg +ha +ia +lj +oa +oj +ra +rj +xa +yd +yr +aja +ala +ama +ana +apa +asa +ata +ava +bla +dla
    +eja +eka +ena +eva +fsa +fta +gla +gna +hor +ida -iga +ika +ila +ita +iva +jka +jla +jsa +lad +led +lka
    +lma +lna +lta +mal +mba +msa +mta +nan +nda +nna +oda +oja +oka +ola +osa +ota +pan +ppa +psa +rja +rla
    +rma +rpa +rsa +san +sna +spa +ssa +tal +tam +tla -tra +uka +ula +upa +uta +uva +vag +van +vla +yla +abba
    +acka +akna +aran +arka +bela -cera +ckla +ecka +ensa +esta +etta +fall -gera +impa +inka +ista +itsa
    +itta +kona +lang +liga +lona +mpla +nkan +nkla +nska +ntra +obba +ocka +olla +omma +orda +orka +orta
    +osta +pela +pisa +raka +ropa +rtan +saka +ssla +stna +stra +tall +ubba +ukta +ulla +umla +umma +unka
    +usta +utta +vina +ylla +ympa +acera +ackan +agera +antan +attra +egera +fatta +harda +ickan +igera +ittra
    +kalla +kamma +kasta +katta +lamna +lanka +lanta +lasta +ldiga +licka +ndiga +ockan +rakta +ratan +ratta
    +tarta +ucera +ficera +kransa +sarbeta -^bra -^farga -^oadla -^kupera -^polera -^alliera -^animera
    -^markera -^passera -^balansera -^disponera -^forkrossa -^kultivera -^organisera -^reflektera
    -^prostituera -^disciplinera -^oversexualisera >des +aa +av +ev +fa +gg +ha +ia +lj +oa +od +ra +rj +xa
    +yd +yr +aga +aja +ala +all +ama +ana +apa +asa +ata +ava +bla +dla +eja +eka +ena +eva +fsa +fta +gla
    +gna +hor +ida +ika +ila +isa +ita +iva +jka +jsa +kla +lad +led +lga +lja +lma +lna +lta +mal +mba +mta
    +nda +nga +nna +oda +oga +oja +oka +ola +osa +ota +pla +psa +rja +rla +rma +rpa +rsa +sna +spa +tal +tam
    +tla -tra +uka +ula +upa -ura +uta +uva +vag +yla +acka +agga +akna +alla +appa +arka +assa +bela -cera
    +ecka +egga +ensa +essa +esta -gera +igga +impa +inka +issa +ista +itsa +itta +kona +liga +lona +ntra
    +obba +ocka +olka +omma +orda +orka +orta +osta +raka +ropa +saka +ssla +stna +stra +ubba +ukta +ulla
    +umla +umma +unka +usta +utta +vina +ygga +ylla +ympa +ytta +acera +agera +anska +attra +egera +fatta
    +harda +igera +ittra +kamma +kasta +katta +lamna +lanka +lanta +lasta +ldiga +licka +ndiga +orska +rakta
    +ratta +rolla +tarta +ucera +ficera +kransa +sarbeta -^ra -^bra -^tara -^oadla -^kupera -^polera -^alliera
    -^animera -^markera -^passera -^balansera -^disponera -^kultivera -^organisera -^reflektera -^prostituera
    -^disciplinera a>en +ama +dla +dna +era +fla +mna +mra +ova +ria +rja +rka +sna +sra +uka +vla +vra +yda
    +yka +agna +akna +alja +amla +beta +ddra +dela +diga +enta +fila +gena +gora +inna +juda +kada +laga +lara
    +lasa +lata +ldra +lida +lita +liva +lysa +mala +mana +nara +ngla +ngra +olja +raka +rida +ripa +tara
    +tiga +ttra +ugga +umla +umma +unga +unna +vaka +vara +ympa +ynna +andra +ativa +erala +etala +falla
    +fatta +gjuta +halla +kalla +kanna +kasta +lacka +racka +rakta +ranga +ranka +ringa +sluta +tamma +trala
    +ubbla +vanda +forska +estalla +nstalla -^fanera >d +j +am +ev +fa +gg +ia +id +ll +oa +pa +xa +yd +yl +yr
    +aja +ala +ama +ana +ara +asa +ata +dra +eda +eka +ela +eta +eva +fla +fsa +fta +hor +ida +ika +ila +ina
    +ira +ita +iva +jla +kra +lda +led +lga +lka +lma +lta +mal +mla +mra +msa +mta +nda +nga +nna +oga +ora
    +osa +ova +psa +rav +rda +red +rga +rja +rka +rma +rra +sag +sra +ssa +tal +tsa +uka +ula +ura +usa +uta
    +uva +vag +vla +yra +agga +agna +agra +akna +arva +aska +bbla +bera +cera +egga +egla +ensa +etta +fera
    +hera +icka +igga +illa +iska +ista +itta +jera +klad +liga +lona +mera +ndla +nera +ngla +nkla +omma
    +orta +otta +pera +raga +raka +rang +rera +rota +saka +ssla +stra +taga +ttra +ugga +ulla +usta +utta
    +vera +xera -anera +asera +blera +ckera +eckna +egera +fatta +igera +itera +kalla +kamma +katta +lamna
    +lanka +lanta +lasta +ldiga +liera +locka +ndera +ndiga +ngera +nsera +ntera +olera +rakta +rdera +riera
    +rtera +ruera +ssera +stera +tiera +ttera +udera +ulera +utera +ektera +ellera +kransa +tisera +arisera
    +ilisera +onisera +parkera +tifiera -^forpuppa -^konsekrera >e +d +g +t +v +y -ag +ak +al -at +ax +ej +ep
    -ft -gg -gt +ik +im +ip +jk -kt +la +lk +ll -lt +mn +mp -nd -ng +nn -nt +oj +om +os -ot +ox +ra -rd +rf
    +ri +rj +rk -rt +sl -tt +un +up +ur -ut +yk +yr +yx +ack +aff +agn +agt +ank +app +arl +arn +art +bag +bar
    +bil +bon +ckt +dan +del +dsk +ekt +ems +ent +esk -est +fen +fin +gat +gen -giv +gor +got +gsk +gul -had
    +hon +igg +ilj +ind +ing +ipp +irr +isk +iss +jus +jut +kat +kor +kot +kul +kyl +lan +lat +len +lok +lop
    +lot +lsk +lys +mag +man +mnd +msk +mul -nad +nas +nat +nkt +nor +not +oft +ogg +okt +olj +olp +ond +ong
    +ont +oss +pas +pin +pis +pol +ram +ren +ril +rin +rkt +ron +rop +rsk -rst +sot +sul +tag -tal +tan +tat
    +til +tor +tsk +ubb +uck +ugg +ult +urr +usk +uss +utt +vag +vat +vek +vex +yft +ykt +yls +ynk +yrd +ysk
    -agad +anad +arar +bagg +blek +brot -ckad +ddar -disk +dock +drag +dsar +edar +etal -fisk +ford +gard
    +gift +hard +hord +inad +ipar +itar +ivar +jant +jock +jord +jort +jung +kand +kant +karp +karr +kass
    +katt +knad +kord +kott +krag +lagg +lang +lant +lard +lask +latt +lett +lopp +lyck +lytt +mass +matt
    +mnad +nabb +nfor -nisk +nnad +ntal +ofil +ojar +okar +onar +onsk +opar +orar +orst +ovar +prut +raft
    +rakt +rand +rang +rant +rest +rick +rnad +rord +rott -rtad +rygg +sand +satt +sint +skon +soff -stad
    +svar +svis +synt +talt +tant +tfor +tick +tnad +tord +tott -trad +tung +ular +utar +valt +vand +varm
    +vask +vatt +veck +ykar +ypar +ytar -zisk +adisk +afisk +aggar +agnad +aljar +alnad +ankar +bagar +dansk
    +enisk +ensar +flick +flott +gerar +halar +havar +ickad +iktar +inisk +innar +istad +ittar +jagad +jagar
    -kerad +klock +knisk +kotar +lagar +lansk +lasar +lonad +makar +mansk +matar +odern +odisk +orgar +ortad
    +pelar +radar +ragad +ransk +rdisk +rdnad +renad +rskar +sagar +smalt +spand +ssjuk +strad +tagad +tagar
    +tansk +terar +tinsk +tnisk +tonad +ttrad +udisk +uggar +ummar +ustad +vanar +yckad +yggar +ystad -anerad
    +attrar +ckerad +dragar +enskar +hallar +hammar +ikerad +jartad +kallar +kartad +klagad +lackar +lastad
    +lockad +mastar +mentar +monisk +nackad +nartad +nsvard +packad +partad +plagad +rartad +rostad +sartad
    +sattar +skerad +tackar +tallar +tandar +tonisk +vapnad +varmar +yssnad +brannar +tkammar -^av -^fik -^gos
    -^kos -^mos -^ros -^sak -^flod -^gryt -^korv -^linn -^ludd -^sved -^tull -^tval -^tyll -^vart -^bjork
    -^farar -^grodd -^sjalv -^skrev -^avbild -^korvad -^langst -^levrad -^skrall -^baltisk -^bryggad -^bucklad
    -^morknad -^paddlad -^smagral -^trumpet -^viviann -^asiatisk -^bruneisk -^digestiv -^promotad -^skrattad
    -^slingrad -^angransad -^forpuppad -^gavelrost -^kuwaitisk -^landstall -^malaysisk -^rumpknull
    -^atomiserad -^foresvavad -^formaterad -^judaiserad -^outsourcad -^overflodad -^blankspolad -^dekrypterad
    -^konsekrerad -^konterfejad -^nedgraderad -^predikterad -^regredierad -^sakgranskad -^gentrifierad
    -^overreagerad -^bangladeshisk -^dehumaniserad -^digitaliserad -^gastriklandsk -^detaljreglerad
    -^forinstallerad -^personaliserad -^terrorstamplad -^appellativiserad -^tvangsforflyttad
    -^frontalkolliderad >a + -a -b -e -f -h -i -j -l -m -o -p -r -s -t -x -ad -ak +al +am -an +ar +ax +dj +ep
    -ev -gg -gn -id -in +ip +ir +lj +ll +lm +lt +mp -nd -nk +oj +os +pp +pt +ra -rd +rf +ri +rj -rn +sl +sp
    +ul +up +ut +xt +yl +yr +yx +abb +aff +afs +aft +agn +amt +and +ant +ard +arl +art +ast +bet +bil +bla
    +ckt +dan +dox +egg +ekt +ems +ent +ern +ets +ett +fan +fil +fin +gat +gor +hor -ick +igg +ind +irr +iss
    +jus +kad +kak +kat +kid +kor +kot +lad +lak +lat +lev +lid +lin +lit +lop +lor +lot +lys +man +mat +min
    +nas +nin +nkt -nsk +off +oft +okt +ond +orm +oss +pin +pis +ran +ret +rid +ril +rkt +rop +ror +sak +sot
    +sur -tal +tan +tat +til +tim +ubb +ugg +unt +urr +uss +utt +vak +van +vat +vex +vid +vit +yft +ykt +yls
    +ynd +ynk +yrd +ytt +blas +brad +bryt -disk +etal +ford +gift +hord +host +insk +jord +jort +just +kank
    +karn +karp +karr +kick +kist +kord +kort +lakt +latt +lost +lott +lyst +mass +matt +nfor +ntal +nygg
    +onsk +orst +pass +rakt +rank +rest +rick +rord +rost +rund +rust +rygg +ryst +sank +satt +sint +stor
    +stot +svis +synt +tank -tern +tfor +tick +tord +tott +varm +vatt +adisk +dansk +elagg +flagg +flick
    +hjarn +itern +kansk +kront +mansk +ndisk +odisk +press +ransk +tansk +tlagg +uansk +udisk +eskatt +liansk
    +metern -^en -^kn -^sk -^tv -^dun -^dyn -^fik -^gos -^kod -^kon -^kos -^lar -^lek -^men -^mon -^mos -^son
    -^balk -^drog -^frag -^hjul -^lakk -^ludd -^roll -^sked -^slut -^tang -^tupp -^tval -^vart -^vill -^besok
    -^helen -^kvall -^sahar -^skylt -^stand -^avbild -^majsen -^maskar -^samsar -^susann -^baskern -^boomern
    -^forvant -^galleri -^rollern -^smagral -^tornros -^uttryck -^brandrisk -^rumpknull -^antiseptik
    -^basjkirisk -^skateboard -^soundcheck -^frontalkrock -^sympatistrejk >ds +j +ev +fa +gg +ha +ia +ll +oa
    +od +xa +yd +yr +aga +ala +ama +ana +apa +ara +asa +ata +ava +dra +eja +eka +era +eva +fta +gga +gra +hor
    +ila +isa +ita +iva +kra +led +lga +lka +lma +lta +mal +mra +msa +mta +nda +nna +oda +oga +oka +ola +ora
    +ota +pla +ppa +psa +rav +rja +rma +rpa +rra +ssa +tal +tam +uka +ula +ura +uta +uva +vag +vla +yra +acka
    +alla +arka +bbla -cera +ckla +egla +ensa +etta -gera +impa +inga +ista +itsa +itta +klad +liga +lona
    +ndla -nera +nkla +nska +ntra +orda +orka +orta +osta +pela +raka +ropa +saka +stra +unga +usta +utta
    +ytta +agera +anera +attra +fatta +gnera +harda +igera +ittra +kamma +kasta +katta +lamna +lanka +lasta
    +ldiga +rakna +rakta +ratta +rnera +ficera +ionera +kransa +minera +tinera -^kupera -^polera -^alliera
    -^animera -^markera -^passera -^balansera -^forkrossa -^kultivera -^organisera -^reflektera -^prostituera
    um>er +eum +gium +adium +edium +erium +ktrum +orium +udium um>erna +eum +gium +adium +edium +erium +orium
    +udium um>ernas +eum +gium +adium +edium +erium +orium +udium um>ers +eum +gium +adium +edium +erium
    +ktrum +orium +udium um>et +um -^slum -^visum -^centrum um>ets +um -^slum -^visum -^centrum >es +d +g +k
    +t +y -ag -ak +ap -at -ck +el +ep -ft -gg +gn -gt +im +ip +iv -jd -kt +la +ll +mn +mp -nd -ng -nk -nt +oj
    +om +os -ot +ox +ra -rd +rf +ri +rj +rp -rt -tt +un +up +ur -ut +yr +aff +afs +agg +agt -all +ank +ant
    +app +art +bag +bar +bil +dan +ekt +ent +ert -est +fal +fin -gad +gal +gav +gen +gor +gul -had +hal +hor
    +ial +igg +ind +ing +int +ipp +iss +jus +jut -kad +kal +kyl +lak +lat +len +lev +ljd +lop +lot +lov +lys
    +mag +mal +man +mnd -nad +nal +nat -ngd +nkt +nor +not +ogg +olj +olp +ond +ong +ont -ost +pal +pas +pin
    +pis +pol +rak +rav +ren +ril +rin +rjd +rkt +ron +rop +rov -rst +sag +sal +sot +tag +tak +tat +til +tor
    +ubb +ugg +ung +urr +uss +utt +vag +vak +vex +yrd +akad +anad +arar +back +bojd +brot +ddar +drag +drev
    +edar +ekad +elar +eral +etal +fall -fisk +ford +hall +hard +hord +igad +ikad +inad +ipar +itar +ivar
    +jock +jord +kall +kand +kann +kass +knad +kokt +kord +kott +krag +lack +lang +lard +lett +lgad +lick
    +lytt +matt +mkad +mnad +nfor +ngad +nkad +nnad +nojd +ntal +ogad +ojar +okad +okar +onar +opar +oral
    +orar +orst +ovar +pand +pinn +rakt +rand +rang +rann +rest +rinn +rjar +rkad +rnad +rokt +rord +rott
    -rtad +rund +sand +satt +sokt -stad +stot +synt +tack +tfor +tott -trad +tral -ttad +ukad +ular +utar
    +vand +varm +vinn +yckt +ypar +ytar +afisk +aggad +aggar +agnad +aljar +alnad +ankar +askad +attad +bagar
    +eggad +ensar +gerar +halar +hangd +havar +ickad +iggad +innar +iskad +istad +ittad +ittar +jagad +jagar
    -kerad +kotar +lagar +lasar +lonad +makar +matar +odern +olkad +orgar +ortad +ottad +radar +ragad +rdnad
    +renad +rskar +sagar +strad +tackt +tagad +tagar +tangd +terar +tonad +ttrad +uggar +ummar +ustad +uttad
    +vanar +yckad +yggar +ystad -anerad +attrar +ckerad +dragar +enskar +estall +fargad +hallar +hammar
    +ikerad -iserad +jartad +kallar +kartad +klagad +lackar +lastad +lockad +mastar +mentar +nackad +nstall
    +nsvard +packad +plagad +prangd +rostad +sartad +sattar +skerad +tackar +tallar +tandar +vapnad +varmar
    +brannar +diserad +riserad +tiserad +tkammar -^sk -^fik -^lek -^mos -^ros -^disk -^fajt -^flod -^ledd
    -^besok -^bjork -^farar -^fight -^gnagg -^grodd -^skylt -^avbild -^behovd -^gillad -^hoppad -^korvad
    -^langst -^pussad -^samsad -^bucklad -^farglad -^forvant -^morknad -^paddlad -^trumpet -^digestiv
    -^forsurad -^promotad -^skrattad -^slingrad -^utspelad -^angransad -^forkrympt -^rumpknull -^foresvavad
    -^formaterad -^outsourcad -^overflodad -^utbespisad -^blankspolad -^dekrypterad -^konsekrerad
    -^konterfejad -^nedgraderad -^predikterad -^regredierad -^gentrifierad -^overreagerad -^detaljreglerad
    -^forinstallerad -^terrorstamplad -^hogpastoriserad -^frontalkolliderad a>er +ava +eka +ena +eva +gga +iga
    +ila +ipa +iva +lta +nna +oja +rja +rka +rpa +uda +yda +yka +yla +ysa +yta +acka +alja +alla +amma +appa
    +enta +inda +juta +kala +ktra +lasa +leda +lida +lopa +losa +luta +mala +olja +omma +oria +rada +raga
    +rala +rama +rata +reda +rida +roka +saga +soka +taga +tara +tota +unga +vaga +ycka +kanka +kilja +langa
    +ranga +ranka +sanda +satta +tanka +vanda -^aktiva >are +g +i +r +x -ag +bb +dd -er +gd -gg +ik +iv +la
    +md -ng +nt -or +os +pt +ra -rg +rn +sk +ul +un +vd +xt -yg +ald +app +art +bil +cer +ckt +ekt +ell +est
    +ett +fin +gal +gen +god +hal +ial +ill +juk -kar +lad -lar +lek +len +lld +nal +nkt +ojd +okt +ond +orf
    +rin +rkt +rod +ron -rsk +ryg +sal +sot +tat +ull +ung +ust -var +vis +vit +yld +yrd +yst +eral +fast
    -fisk +ikal +jock +jord +kand +kild +klar +kord +lard +lind +malt +ntal +rund +svag +tark +tinn +ular
    +vand +varm +afisk +svard +trott -^sk -^far -^kur -^tig -^bant -^pisk -^rodd -^visk -^avlos -^befri
    -^dyvik -^vittr -^forint -^aventyr -^beskriv -^dammsug -^utrycklig -^skattefusk >aste + -n +an +en +in +nn
    +on +rn +un -^omm -^sjalv -^vittr -^utrycklig >astes + -n +an +en +in +nn +on +rn +un -^omm -^vittr >asts
    + -n +an +en +in +nn +on +rn +un -^to -^ink -^omm -^bill -^fant -^vittr >men +m -om +bom +rom +som -^gam
    >mens +m -^gam -^valkom >ares +g +r +x -ag +bb -er +gd -gg +iv +la +md -ng +nt -or +os +pt +ra -rg +rn +sk
    +ul +un +vd +xt -yg +ald +app +art +bil +cer +ckt +edd +ekt +ell +est +ett +fin +gal +gen +god +hal +ial
    +ill +juk -kar +lad -lar +lek +len +lld +nal +nkt +ojd +okt +ond +orf +rik +rin +rkt +rod +ron -rsk +ryg
    +sal +sot +tat +ull +ust -var +vis +vit +yld +yrd +yst +eral +fast -fisk +fodd +ikal +jock +jord +kand
    +kfri +kild +klar +kord +ladd +lard +lfri +lind +malt +ntal +rfri +sfri +svag +tark +tfri +ular +vand
    +varm +afisk +svard +trott -^sk -^far -^kur -^tig -^bant -^pisk -^visk -^avlos -^vittr -^forint -^aventyr
    -^beskriv -^dammsug -^skattefusk >as +d +g +n +y +ak -an +ar +av +ax +dj +ep -gg -gn -in +ip +ir +iv +lj
    +lk +ll +lm +lt +mp -nd -nn +oj +ov +ox +pp +pt +ra -rd +rf +ri +rj +rk -rn +sl +sp +up +ur +ut +uv +xt
    +yk +yl +yr +yx +ack +aff +afs +aft +agg +agn +amt +and +ant +ard +arl +art +arv +ask +ast +bet +bil +bla
    +ckt +dan +dos +egg +ekt +ems +enn +ent +ern +ets +ett +fan +fin +gal +gat +gor +gul +hal +hor +ial +igg
    +ind +ios +irr +isk +iss +jal +jus +kal +kat +kot +kul +lat +lev +lin +lit +lok +lop +lor +los +lot +lys
    +mal +mat +msk +mul +nal +nas +nik +nin +nkt +nos +off +okt +ond +orm +orr +oss +pin +pis +ram +ran +ret
    +rik +ril +rkt +rok +rop +ror +rsk +sal +sot +sul +tan +tat +tek +til +tim +tsk +ubb +uck +ugg +unn +unt
    +uos +urr +urv +uss +vex +vit +yft +ykt +yls +ynd +ynk +yrd +ysk +ytt +alik +aman +blas +blek +bryt -disk
    +dock +elsk +eman +eral +etal +ford +gift +hord +host +jord +jort +just +kank +kann +karn +karp +karr
    +kick +kist +kord +latt +lost +lott +lyst +mass +matt +nfor -nisk +ntal +nygg +onsk +oral +pann +pass
    +rakt +rank +rann +rest +rick +rinn -risk +rord +rost +rsok +rust +rygg +ryst +sank +satt +sint -sisk
    +stor +stot +svis +synt +tank -tern +tfor +tick +tord +tral +tyck +varm +vatt +veck +vinn -zisk +adisk
    +arisk +erisk +esisk +flick +hjarn +inisk +itern +klock +knisk +kront +nsisk +odisk +olyck +orisk +press
    +snabb +ssjuk +trisk +eskatt +metern +monisk +rtjock +tonisk +rlandsk -^en -^id -^kn -^dun -^dyn -^kiv
    -^kod -^kon -^lar -^men -^mon -^son -^bern -^drog -^frag -^havd -^hopp -^ludd -^roll -^sked -^slut -^tang
    -^vart -^vill -^aktiv -^gnagg -^helen -^sahar -^skylt -^stand -^avbild -^grenad -^majsen -^maskar -^samsar
    -^baltisk -^baskern -^boomern -^forvant -^galleri -^asiatisk -^bruneisk -^samsprak -^kuwaitisk -^rumpknull
    -^skateboard -^bangladeshisk >ast + -n +an +in +nn +on +rn +un +gen -^to -^ink -^omm -^bill -^fant -^vittr
    a>o +ma +ara +ata +cka +lsa +rka +inna +iska +nsla >mar +em +um +bom +som +tam +tim +drom +dstrom +lstrom
    +sstrom >marna +m -^sim -^ungdom >marnas +m -^sim >mars +m k>cker +ok -^pok k>ckerna +k -^lak -^stuk
    k>ckernas +k -^lak -^stuk k>ckers +ok -^pok -^klok >sarna +d +er +ie >sarnas +d +er +ie um>e +dium +gium
    +nium +orium el>ler +bel +gel +kel el>lerna +el -^gael el>lernas +el -^gael el>lers +bel +gel +kel >sen
    +rd +uo +gas +ler +ner >sens +rd +uo +gas +ler +ner >ter +fot +get +rot >terna +fot +get +not +srot
    >ternas +fot +get +not +srot >ters +fot +get +srot ma> +umma +dimma +komma +lomma +rimma +samma +tamma
    +tomma ma>s +emma +dimma +komma +lomma +rimma +samma +tamma +tomma a>t +a -aa -da -ea -ia -la -na -oa -sa
    -ta -aka +ela +ena +esa +eta +isa +ita +lla +osa +rna +ssa +una +yla +ysa +bila +dana +fila +fina +gala
    +gula +hala +iala +kala +laka +lina +lota +mala +nala -nska +rala +rina +rona +sota +tana +tila +tota
    +etala +inska +ntala +onska +danska +kanska +manska +ranska +tanska +lianska -^dara -^snara -^snabba
    -^extrema -^arameiska -^basjkiriska a>erna +ama +ena +ila +enta +kala +oria +rala +tara +ativa +teria
    a>ernas +ama +ena +ila +enta +kala +oria +rala +tara +ativa +teria a>ers +ena +ila +enta +kala +ktra +oria
    +rala +rama +tara +ativa la>el +bla +agla +ngla +nkla +ackla +assla +issla +tavla +ussla a>ts +a -aa -ea
    -ia -ja -la -na -oa -sa -ta +ela +ena +esa +eta +ina +lja +lla +ona +osa +rja +rna +ssa +una +ysa +bila
    +dana +gala +gula +hala +iala +kala +nala +rala +sota +tala +tila +vita +nmala -^dara -^gilla -^klosa
    -^slaka -^behova -^forstora -^forkrympa -^forskracka en>narna +den +ken +ten en>narnas +den +ken +ten
    en>nars +den +ken +tten en>nen +cken +atten +vapen +botten -^kvicken en>nens +den +ken +pen +ten >ena +ig
    +ud >enas +ig +ud mare>rar +mmare mare>rarna +hammare +kammare mare>rarnas +hammare +kammare mare>rars
    +hammare +kammare a>d +ja +ma +ra +va +gga +ida +lla +oda +yda +yla +lada +leda +mala +rada +reda +tala
    +vaga +ranga -^svara r>dern +rfar +rbror r>derns +rfar +rbror er>rer +ber +ver er>rerna +ber +ver
    er>rernas +ber +ver er>rers +ber +ver a>de +ma +va +aga +gga +lja +lla +oda +oja +ora +rja +yda +yra +lada
    +leda +mala +rada +tala +langa a>u +ga +ara a>da +ga +ma +ra +va +ida +lja +lla +oda +rja +yda +yla +lada
    +leda +mala +rada +tala a>das +ga +ja +ma +ra +eva +ida +lla +oda +yda +yla +lada +leda +mala +rada +rava
    +tala -^fara a>des +ma +aga +ava +eva +gga +lja +oda +rja +yda +yra +alla +fora +hora +kora +lada +leda
    +mala +rada +tala r>der +far +rbror r>ders +rfar +rbror d>n +nad +pad +vad +atad +kand +llad +ngad +nkad
    +brand +ickad +kstad +ostad d>ns +pad +atad +kand +llad +ngad +nkad +brand +ickad +kstad +ostad >or +b +f
    +l +p +x +aj +ak +as +ck +dd +eg +ft +id +ir +iv -ll +lt +lv +nd +nn +oj +rk +rn +rr +rv +ug +un +ur +ut
    +uv +yr +agg +all +ang +ank +ant +ask +bon +dos +ems +far +fen +gat +hon +iss +kot +lag +lik +lin +los
    +nik +oss +rad +ron +ros +tsk +ull +ung +vag +var +ykt +yll +yls +jort +kart +kisk +kist +latt +ling +lott
    +mass +matt +ring +rygg +slad +svis +tart +tlad -^kol -^vap -^fick -^flarp >orna +b +f +j +l +m +p +x +ak
    +as +at +ck +dd +eg +ft +id +ir +it +iv +kt -ll +lt +lv +nd +nn +ov +rk +rn +rr +rv +ss +ug +un +ur +ut
    +uv +yr +agg +all +ang +ank +ant +ask +bon +dos +ell +ems +far +fen +hon +kot +lag +lik +lin +los +lsk
    +nik +rad +ron +ros +tsk +ull +ung +vag +var +yll +yls +jort +kart +kisk +kist +latt +ling +lott +matt
    +ring +rygg +slad +svis +tart +tlad -^kol -^fick -^flarp >ornas +b +f +j +l +m +p +x +ak +as +at +ck +dd
    +eg +ft +id +ir +it +iv +kt -ll +lt +lv +nd +nn +ov +rk +rn +rr +rv +ss +ug +un +ur +ut +uv +yr +agg +all
    +ang +ank +ant +ask +bon +dos +ell +ems +far +fen +hon +kot +lag +lik +lin +los +lsk +nik +rad +ron +ros
    +tsk +ull +ung +vag +var +yll +yls +jort +kart +kisk +kist +latt +ling +lott +matt +ring +rygg +slad +svis
    +tart +tlad -^kol -^fick -^flarp >ors +b +l +p +x +aj +as +ck +dd +eg +ff +ft +id +ir +iv -ll +lt +lv +nd
    +nn +oj +ov +rk +rn +rr +rv +ug +un +ut +uv +yr +agg +all +ang +ank +ant +ask +bon +dos +ems +far +fen
    +gat +hon +iss +kak +kot +lag +lik +lin +los +nik +oss +rad +ron +ros +tsk +ull +ung +vag +var +ykt +yll
    +yls +jort +kart +kisk +kist +latt +ling +lott +mass +matt +ring +rygg +slad +svis +tart +tlad -^kol -^vap
    -^fick -^flarp a>on +oga +ora a>onen +oga +ora a>onens +oga +ora a>ons +oga +ora r>derna +rfar +rbror
    r>dernas +rfar +rbror a>ds +ja +ma +aga +eva +gga +lla +oda +ora +yda +yra +lada +leda +mala +rada +rava
    +tala e>na +pe +are +gge +ide +ige +lle +ude +ure -kare +live +lute -mare -nare -sare +unde +unge +akare
    +amare +anare +asare +ckare -dlare +drive +gjute +ikare +inare +isare +jsare +knare -llare +nsare +onare
    +osare +pnare +tsare -ttare +ukare +ykare +ankare +arkare +armare +attare +erkare +innare +ittare +kokare
    +lskare +nskare +odlare +rokare +rskare +sokare +ummare +yrkare +yssare +yttare +hallare +junkare +kallare
    +kannare +lassare +rottare +sdomare +tallare -^bare -^moare -^kurare -^satare -^giggare -^karvare
    -^mattare -^ristare -^bluffare -^slickare -^blastrare -^bodybuildare e>nas +pe +are +gge +ide +ige +ude
    +ure +ute +alle -kare +live -mare -sare +unde +unge +akare +amare +asare +ckare -dlare +drive +ikare
    +isare +jsare -llare +nsare +osare +tsare -ttare +ukare +ykare +ankare +arkare +armare +attare +erkare
    +ittare +kokare +lskare +nskare +odlare +rokare +rskare +sokare +ummare +yrkare +yssare +yttare +hallare
    +junkare +kallare +lassare +rottare +sdomare +tallare -^bare -^enare -^moare -^kurare -^satare -^giggare
    -^karvare -^mattare -^ristare -^bluffare -^grannare -^slickare -^blastrare -^bodybuildare on>nar +gon +ton
    on>narna +gon +ton on>narnas +gon +ton on>nars +gon +ton >nen +an -^an -^kan >nens +an -^an a>ens +iga
    +enta +fila +gena +juda +lata +liva +nara +oria +ugga +unna +ativa +erala +falla +gjuta +itara +kjuta
    +sluta
    """,
  ]
}
