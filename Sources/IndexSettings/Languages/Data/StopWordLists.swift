/// The stop words of languages, by code: those of Stopwords ISO, lower-case single words only.
///
/// Written by `scripts/stop-words.py` from the package stopwordsiso; its licence is in `THIRD-PARTY.md`.
enum StopWordLists {
  static let texts: [String: String] = [
    "af": """
    aan af al as baie by daar dag dat die dit een ek en gaan gesê haar het hom hulle hy in is jou jy kan kom
    ma maar met my na nie om ons op saam sal se sien so sy te toe uit van vir was wat ŉ
    """,
    "ar": """
    آض آمينَ آه آهاً آي أ أب أجل أجمع أخ أخذ أصبح أضحى أقبل أقل أكثر ألا أم أما أمامك أمامكَ أمسى أمّا أن
    أنا أنت أنتم أنتما أنتن أنتِ أنشأ أنّى أو أوشك أولئك أولئكم أولاء أولالك أوّهْ أي أيا أين أينما أيّ
    أَنَّ أََيُّ أُفٍّ إذ إذا إذاً إذما إذن إلى إليكم إليكما إليكنّ إليكَ إلَيْكَ إلّا إمّا إن إنّما إي إياك
    إياكم إياكما إياكن إيانا إياه إياها إياهم إياهما إياهن إياي إيهٍ إِنَّ ا ابتدأ اثر اجل احد اخرى اخلولق
    اذا اربعة ارتدّ استحال اطار اعادة اعلنت اف اكثر اكد الألاء الألى الا الاخيرة الان الاول الاولى التى التي
    الثاني الثانية الذاتي الذى الذي الذين السابق الف اللائي اللاتي اللتان اللتيا اللتين اللذان اللذين
    اللواتي الماضي المقبل الوقت الى اليوم اما امام امس ان انبرى انقلب انه انها او اول اي ايار ايام ايضا ب
    بات باسم بان بخٍ برس بسبب بسّ بشكل بضع بطآن بعد بعض بك بكم بكما بكن بل بلى بما بماذا بمن بن بنا به بها
    بي بيد بين بَسْ بَلْهَ بِئْسَ تانِ تانِك تبدّل تجاه تحوّل تلقاء تلك تلكم تلكما تم تينك تَيْنِ تِه تِي
    ثلاثة ثم ثمّ ثمّة ثُمَّ جعل جلل جميع جير حار حاشا حاليا حاي حتى حرى حسب حم حوالى حول حيث حيثما حين حيَّ
    حَبَّذَا حَتَّى حَذارِ خلا خلال دون دونك ذا ذات ذاك ذانك ذانِ ذلك ذلكم ذلكما ذلكن ذو ذوا ذواتا ذواتي ذيت
    ذينك ذَيْنِ ذِه ذِي راح رجع رويدك ريث رُبَّ زيارة سبحان سرعان سنة سنوات سوف سوى سَاءَ سَاءَمَا شبه شخصا
    شرع شَتَّانَ صار صباح صفر صهٍ صهْ ضد ضمن طاق طالما طفق طَق ظلّ عاد عام عاما عامة عدا عدة عدد عدم عسى عشر
    عشرة علق على عليك عليه عليها علًّ عن عند عندما عوض عين عَدَسْ عَمَّا غدا غير ـ ف فان فلان فو فى في فيم
    فيما فيه فيها قال قام قبل قد قطّ قلما قوة كأنّما كأين كأيّ كأيّن كاد كان كانت كذا كذلك كرب كل كلا كلاهما
    كلتا كلم كليكما كليهما كلّما كلَّا كم كما كي كيت كيف كيفما كَأَنَّ كِخ لئن لا لات لاسيما لدن لدى لعمر
    لقاء لك لكم لكما لكن لكنَّما لكي لكيلا للامم لم لما لمّا لن لنا له لها لو لوكالة لولا لوما لي لَسْتَ
    لَسْتُ لَسْتُم لَسْتُمَا لَسْتُنَّ لَسْتِ لَسْنَ لَعَلَّ لَكِنَّ لَيْتَ لَيْسَ لَيْسَا لَيْسَتَا
    لَيْسَتْ لَيْسُوا لَِسْنَا ما ماانفك مابرح مادام ماذا مازال مافتئ مايو متى مثل مذ مساء مع معاذ مقابل
    مكانكم مكانكما مكانكنّ مكانَك مليار مليون مما ممن من منذ منها مه مهما مَنْ مِن نحن نحو نعم نفس نفسه
    نهاية نَخْ نِعِمّا نِعْمَ ها هاؤم هاكَ هاهنا هبّ هذا هذه هكذا هل هلمَّ هلّا هم هما هن هنا هناك هنالك هو
    هي هيا هيت هيّا هَؤلاء هَاتانِ هَاتَيْنِ هَاتِه هَاتِي هَجْ هَذا هَذانِ هَذَيْنِ هَذِه هَذِي هَيْهَاتَ و
    وا واحد واضاف واضافت واكد وان واهاً واوضح وراءَك وفي وقال وقالت وقد وقف وكان وكانت ولا ولم ومن وهو وهي
    ويكأنّ وَيْ وُشْكَانََ يكون يمكن يوم ّأيّان
    """,
    "bg": """
    а автентичен аз ако ала бе без беше би бивш бивша бившо бил била били било благодаря близо бъдат бъде
    бяха в вас ваш ваша вероятно вече взема ви вие винаги внимава време все всеки всички всичко всяка във
    въпреки върху г ги главен главна главно глас го година години годишен д да дали два двама двамата две
    двете ден днес дни до добра добре добро добър докато докога дори досега доста друг друга други е евтин
    едва един една еднаква еднакви еднакъв едно екип ето живот за забавям зад заедно заради засега заспал
    затова защо защото и из или им има имат иска й каза как каква какво както какъв като кога когато което
    които кой който колко която къде където към лесен лесно ли лош м май малко ме между мек мен месец ми
    много мнозина мога могат може мокър моля момента му н на над назад най направи напред например нас не
    него нещо нея ни ние никой нито нищо но нов нова нови новина някои някой няколко няма обаче около освен
    особено от отгоре отново още пак по повече повечето под поне поради после почти прави пред преди през
    при пък първата първи първо пъти равен равна с са сам само се сега си син скоро след следващ сме смях
    според сред срещу сте съм със също т тази така такива такъв там твой те тези ти то това тогава този той
    толкова точно три трябва тук тъй тя тях у утре харесва хиляди ч часа че често чрез ще щом юмрук я як
    """,
    "bn": """
    অতএব অথচ অথবা অনুযায়ী অনেক অনেকে অনেকেই অন্তত অন্য অবধি অবশ্য অর্থাত আই আগামী আগে আগেই আছে আজ আদ্যভাগে
    আপনার আপনি আবার আমরা আমাকে আমাদের আমার আমি আর আরও ই ইত্যাদি ইহা উচিত উত্তর উনি উপর উপরে এ এঁদের এঁরা এই
    একই একটি একবার একে এক্ এখন এখনও এখানে এখানেই এটা এটাই এটি এত এতটাই এতে এদের এব এবং এবার এমন এমনকী এমনি
    এর এরা এল এস এসে ঐ ও ওঁদের ওঁর ওঁরা ওই ওকে ওখানে ওদের ওর ওরা কখনও কত কবে কমনে কয়েক কয়েকটি করছে করছেন
    করতে করবে করবেন করলে করলেন করা করাই করায় করার করি করিতে করিয়া করিয়ে করে করেই করেছিলেন করেছে করেছেন
    করেন কাউকে কাছ কাছে কাজ কাজে কারও কারণ কি কিংবা কিছু কিছুই কিন্তু কী কে কেউ কেউই কেখা কেন কোটি কোন কোনও
    কোনো ক্ষেত্রে কয়েক খুব গিয়ে গিয়েছে গিয়ে গুলি গেছে গেল গেলে গোটা চলে চান চায় চার চালু চেয়ে চেষ্টা
    ছাড়া ছাড়াও ছিল ছিলেন জন জনকে জনের জন্য জন্যওজে জানতে জানা জানানো জানায় জানিয়ে জানিয়েছে জে জ্নজন টি
    ঠিক তখন তত তথা তবু তবে তা তাঁকে তাঁদের তাঁর তাঁরা তাঁাহারা তাই তাও তাকে তাতে তাদের তার তারপর তারা তারৈ
    তাহলে তাহা তাহাতে তাহার তিনঐ তিনি তিনিও তুমি তুলে তেমন তো তোমার থাকবে থাকবেন থাকা থাকায় থাকে থাকেন থেকে
    থেকেই থেকেও দিকে দিতে দিন দিয়ে দিয়েছে দিয়েছেন দিলেন দু দুই দুটি দুটো দেওয়া দেওয়ার দেওয়া দেখতে দেখা
    দেখে দেন দেয় দ্বারা ধরা ধরে ধামার নতুন নয় না নাই নাকি নাগাদ নানা নিজে নিজেই নিজেদের নিজের নিতে নিয়ে
    নিয়ে নেই নেওয়া নেওয়ার নেওয়া নয় পক্ষে পর পরে পরেই পরেও পর্যন্ত পাওয়া পাচ পারি পারে পারেন পি পেয়ে
    পেয়্র্ প্রতি প্রথম প্রভৃতি প্রযন্ত প্রাথমিক প্রায় প্রায় ফলে ফিরে ফের বক্তব্য বদলে বন বরং বলতে বলল বললেন
    বলা বলে বলেছেন বলেন বসে বহু বা বাদে বার বি বিনা বিভিন্ন বিশেষ বিষয়টি বেশ বেশি ব্যবহার ব্যাপারে ভাবে
    ভাবেই মতো মতোই মধ্যভাগে মধ্যে মধ্যেই মধ্যেও মনে মাত্র মাধ্যমে মোট মোটেই যখন যত যতটা যথেষ্ট যদি যদিও যা
    যাঁর যাঁরা যাওয়া যাওয়ার যাওয়া যাকে যাচ্ছে যাতে যাদের যান যাবে যায় যার যারা যিনি যে যেখানে যেতে যেন
    যেমন র রকম রয়েছে রাখা রেখে লক্ষ শুধু শুরু সঙ্গে সঙ্গেও সব সবার সমস্ত সম্প্রতি সহ সহিত সাধারণ সামনে সি
    সুতরাং সে সেই সেখান সেখানে সেটা সেটাই সেটাও সেটি স্পষ্ট স্বয়ং হইতে হইবে হইয়া হওয়া হওয়ায় হওয়ার
    হচ্ছে হত হতে হতেই হন হবে হবেন হয় হয়তো হয়নি হয়ে হয়েই হয়েছিল হয়েছে হয়েছেন হল হলে হলেই হলেও হলো
    হাজার হিসাবে হৈলে হোক হয়
    """,
    "ca": """
    a abans ací ah així això al aleshores algun alguna algunes alguns alhora allà allí allò als altra altre
    altres amb ambdues ambdós anar ans apa aquell aquella aquelles aquells aquest aquesta aquestes aquests
    aquí baix bastant bé cada cadascuna cadascunes cadascuns cadascú com consegueixo conseguim conseguir
    consigueix consigueixen consigueixes contra dalt de del dels des després dins dintre donat doncs durant
    e eh el elles ells els em en encara ens entre era erem eren eres es esta estan estat estava estaven
    estem esteu estic està estàvem estàveu et etc ets fa faig fan fas fem fer feu fi fins fora gairebé ha
    han has haver havia he hem heu hi ho i igual iguals inclòs ja jo la les li llarg llavors ma mal malgrat
    mateix mateixa mateixes mateixos me mentre meu meus meva meves mode molt molta moltes molts mon mons més
    ne ni no nogensmenys només nosaltres nostra nostre nostres o oh oi on pas pel pels per perquè però poc
    poca pocs podem poden poder podeu poques potser primer propi puc qual quals quan quant que quelcom qui
    quin quina quines quins què sa sabem saben saber sabeu sap saps semblant semblants sense ser ses seu
    seus seva seves si sobre sobretot soc solament sols som son sons sota sou sóc són ta tal també tampoc
    tan tant tanta tantes te tene tenim tenir teniu teu teus teva teves tinc ton tons tot tota totes tots un
    una unes uns us va vaig vam van vas veu vosaltres vostra vostre vostres érem éreu és éssent últim ús
    """,
    "cs": """
    a aby ahoj aj ale anebo ani aniž ano asi aspoň atd atp az ačkoli až bez beze blízko bohužel brzo bude
    budem budeme budes budete budeš budou budu by byl byla byli bylo byly bys byt být během chce chceme
    chcete chceš chci chtít chtějí chuti ci clanek clanku clanky co coz což cz daleko dalsi další den deset
    design devatenáct devět dnes do dobrý docela dva dvacet dvanáct dvě dál dále děkovat děkujeme děkuji
    email ho hodně i jak jakmile jako jakož jde je jeden jedenáct jedna jedno jednou jedou jeho jehož jej
    jeji jejich její jelikož jemu jen jenom jenž jeste jestli jestliže ještě jež ji jich jimi jinak jine
    jiné jiz již jsem jses jseš jsi jsme jsou jste já jí jím jíž jšte k kam každý kde kdo kdy kdyz když ke
    kolik kromě ktera ktere kteri kterou ktery která které který kteři kteří ku kvůli ma mají mate me mezi
    mi mit mne mnou mně moc mohl mohou moje moji možná muj musí muze my má málo mám máme máte máš mé mí mít
    mě můj může na nad nade nam napiste napište naproti nas nasi načež naše naši ne nebo nebyl nebyla nebyli
    nebyly nechť nedělají nedělá nedělám neděláme neděláte neděláš neg nejsi nejsou nemají nemáme nemáte
    neměl neni není nestačí nevadí nez než nic nich nimi nove novy nové nový nula ná nám námi nás náš ní ním
    ně něco nějak někde někdo němu němuž o od ode on ona oni ono ony osm osmnáct pak patnáct po pod podle
    pokud potom pouze pozdě pořád prave pravé pred pres pri pro proc prostě prosím proti proto protoze
    protože proč prvni první práve pta pět před přede přes přese při přičemž re rovně s se sedm sedmnáct si
    sice skoro smí smějí snad spolu sta sto strana sté sve svych svym svymi své svých svým svými svůj ta
    tady tak take takhle taky takze také takže tam tamhle tamhleto tamto tato te tebe tebou tedy tema ten
    tento teto ti tim timto tipy tisíc tisíce to tobě tohle toho tohoto tom tomto tomu tomuto toto trošku tu
    tuto tvoje tvá tvé tvůj ty tyto téma této tím tímto tě těm těma těmu třeba tři třináct u určitě uz už v
    vam vas vase vaše vaši ve vedle večer vice vlastně vsak vy vám vámi vás váš více však všechen všechno
    všichni vůbec vždy z za zatímco zač zda zde ze zpet zpravy zprávy zpět čau či článek článku články
    čtrnáct čtyři šest šestnáct že
    """,
    "da": """
    ad af aldrig alle alt anden andet andre at bare begge blev blive bliver da de dem den denne der deres
    det dette dig din dine disse dit dog du efter ej eller en end ene eneste enhver er et far fem fik fire
    flere fleste for fordi forrige fra få får før god godt ham han hans har havde have hej helt hende hendes
    her hos hun hvad hvem hver hvilken hvis hvor hvordan hvorfor hvornår i ikke ind ingen intet ja jeg jer
    jeres jo kan kom komme kommer kun kunne lad lav lidt lige lille man mand mange med meget men mens mere
    mig min mine mit mod må ned nej ni nogen noget nogle nu ny nyt når nær næste næsten og også okay om op
    os otte over på se seks selv ser ses sig sige sin sine sit skal skulle som stor store syv så sådan tag
    tage thi ti til to tre ud under var ved vi vil ville vor vores være været
    """,
    "el": """
    ένα έναν ένας αι ακομα ακομη ακριβως αληθεια αληθινα αλλα αλλαχου αλλες αλλη αλλην αλλης αλλιως
    αλλιωτικα αλλο αλλοι αλλοιως αλλοιωτικα αλλον αλλος αλλοτε αλλου αλλους αλλων αμα αμεσα αμεσως αν ανα
    αναμεσα αναμεταξυ ανευ αντι αντιπερα αντις ανω ανωτερω αξαφνα απ απεναντι απο αποψε από αρα αραγε αργα
    αργοτερο αριστερα αρκετα αρχικα ας αυριο αυτα αυτες αυτεσ αυτη αυτην αυτης αυτο αυτοι αυτον αυτος αυτοσ
    αυτου αυτους αυτουσ αυτων αφοτου αφου αἱ αἳ αἵ αὐτόσ αὐτὸς αὖ βεβαια βεβαιοτατα γάρ γα γε γι για γοῦν
    γρηγορα γυρω γὰρ δέ δή δαί δαίσ δαὶ δαὶς δε δεν δι διά δια διὰ δὲ δὴ εαν εαυτο εαυτον εαυτου εαυτους
    εαυτων εγκαιρα εγκαιρως εγω ειθε ειμαι ειμαστε ειναι εις εισαι εισαστε ειστε ειτε ειχα ειχαμε ειχαν
    ειχατε ειχε ειχες εκ εκαστα εκαστες εκαστη εκαστην εκαστης εκαστο εκαστοι εκαστον εκαστος εκαστου
    εκαστους εκαστων εκει εκεινα εκεινες εκεινεσ εκεινη εκεινην εκεινης εκεινο εκεινοι εκεινον εκεινος
    εκεινοσ εκεινου εκεινους εκεινουσ εκεινων εκτος εμας εμεις εμενα εμπρος εν ενα εναν ενας ενος εντελως
    εντος εντωμεταξυ ενω ενός εξ εξαφνα εξης εξισου εξω επ επί επανω επειτα επι επισης επομενως εσας εσεις
    εσενα εστω εσυ ετερα ετεραι ετερας ετερες ετερη ετερης ετερο ετεροι ετερον ετερος ετερου ετερους ετερων
    ετουτα ετουτες ετουτη ετουτην ετουτης ετουτο ετουτοι ετουτον ετουτος ετουτου ετουτους ετουτων ετσι ευγε
    ευθυς ευτυχως εφεξης εχει εχεις εχετε εχθες εχομε εχουμε εχουν εχτες εχω εως εἰ εἰμί εἰμὶ εἰς εἰσ εἴ
    εἴμι εἴτε η ημασταν ημαστε ημουν ησασταν ησαστε ησουν ηταν ητανε ητοι ηττον θα ι ιι ιιι ισαμε ισια ισως
    ισωσ κ καί καίτοι καθ καθε καθεμια καθεμιας καθενα καθενας καθενος καθετι καθολου καθως και κακα κακως
    καλα καλως καμια καμιαν καμιας καμποσα καμποσες καμποση καμποσην καμποσης καμποσο καμποσοι καμποσον
    καμποσος καμποσου καμποσους καμποσων κανεις κανεν κανενα κανεναν κανενας κανενος καποια καποιαν καποιας
    καποιες καποιο καποιοι καποιον καποιος καποιου καποιους καποιων καποτε καπου καπως κατ κατά κατα κατι
    κατιτι κατοπιν κατω κατὰ καὶ κι κιολας κλπ κοντα κτλ κυριως κἀν κἂν λιγακι λιγο λιγωτερο λογω λοιπα
    λοιπον μέν μέσα μή μήτε μία μα μαζι μακαρι μακρυα μαλιστα μαλλον μας με μεθ μεθαυριο μειον μελει
    μελλεται μεμιας μεν μερικα μερικες μερικοι μερικους μερικων μεσα μετ μετά μετα μεταξυ μετὰ μεχρι μη μην
    μηπως μητε μιά μια μιαν μιας μολις μολονοτι μοναχα μονες μονη μονην μονης μονο μονοι μονομιας μονος
    μονου μονους μονων μου μπορει μπορουν μπραβο μπρος μἐν μὲν μὴ μὴν να ναι νωρις ξανα ξαφνικα ο οι ολα
    ολες ολη ολην ολης ολο ολογυρα ολοι ολον ολονεν ολος ολοτελα ολου ολους ολων ολως ομως ομωσ οποια οποιαν
    οποιας οποιες οποιο οποιοι οποιον οποιος οποιου οποιους οποιων οποτε οπου οπως οπωσ ορισμενα ορισμενες
    ορισμενων ορισμενως οσα οσες οση οσην οσης οσο οσοι οσον οσος οσου οσους οσων οταν οτι οτου ου ουτε οχι
    οἱ οἳ οἷς οὐ οὐδ οὐδέ οὐδείσ οὐδεὶς οὐδὲ οὐδὲν οὐκ οὐχ οὐχὶ οὓς οὔτε οὕτω οὕτως οὕτωσ οὖν οὗ οὗτος οὗτοσ
    παλι παντοτε παντου παντως παρ παρά παρα παρὰ περί περα περι περιπου περισσοτερο περσι περυσι περὶ πια
    πιθανον πιο πισω πλαι πλεον πλην ποια ποιαν ποιας ποιες ποιεσ ποιο ποιοι ποιον ποιος ποιοσ ποιου ποιους
    ποιουσ ποιων πολυ ποσες ποση ποσην ποσης ποσοι ποσος ποσους ποτε που πουθε πουθενα ποῦ πρεπει πριν προ
    προκειμενου προκειται προπερσι προς προσ προτου προχθες προχτες πρωτυτερα πρόσ πρὸ πρὸς πως πωσ σαν σας
    σε σεις σημερα σιγα σου στα στη στην στης στις στο στον στου στους στων συγχρονως συν συναμα συνεπως
    συνηθως συχνα συχνας συχνες συχνη συχνην συχνης συχνο συχνοι συχνον συχνος συχνου συχνους συχνων συχνως
    σωστα σόσ σύ σύν σὸς σὺ σὺν τά τήν τί τίς τίσ τα ταυτα ταυτες ταυτη ταυτην ταυτης ταυτος ταυτου ταυτων
    ταχα ταχατε ταῖς τε τελικα τελικως τες τετοια τετοιαν τετοιας τετοιες τετοιο τετοιοι τετοιον τετοιος
    τετοιου τετοιους τετοιων τη την της τησ τι τινα τιποτα τιποτε τις τισ το τοί τοι τοιοῦτος τοιοῦτοσ τον
    τος τοσα τοσες τοση τοσην τοσης τοσο τοσοι τοσον τοσος τοσου τοσους τοσων τοτε του τουλαχιστο
    τουλαχιστον τους τουτα τουτες τουτη τουτην τουτης τουτο τουτοι τουτοις τουτον τουτος τουτου τουτους
    τουτων τούσ τοὺς τοῖς τοῦ τυχον των τωρα τό τόν τότε τὰ τὰς τὴν τὸ τὸν τῆς τῆσ τῇ τῶν τῷ υπ υπερ υπο
    υποψη υποψιν υπό υστερα φετος χαμηλα χθες χτες χωρις χωριστα ψηλα ω ωραια ως ωσ ωσαν ωσοτου ωσπου ωστε
    ωστοσο ωχ ἀλλά ἀλλὰ ἀπ ἀπό ἀπὸ ἀφ ἂν ἃ ἄλλος ἄλλοσ ἄν ἄρα ἅμα ἐάν ἐγώ ἐγὼ ἐκ ἐμόσ ἐμὸς ἐν ἐξ ἐπί ἐπεὶ
    ἐπὶ ἐστι ἐφ ἐὰν ἑαυτοῦ ἔτι ἡ ἢ ἣ ἤ ἥ ἧς ἵνα ὁ ὃ ὃν ὃς ὅ ὅδε ὅθεν ὅπερ ὅς ὅσ ὅστις ὅστισ ὅτε ὅτι ὑμόσ ὑπ
    ὑπέρ ὑπό ὑπὲρ ὑπὸ ὡς ὡσ ὥς ὥστε ὦ ᾧ
    """,
    "eo": """
    adiaŭ ajn al ankoraŭ antaŭ aŭ bonan bonvole bonvolu bv ci cia cian cin da de dek deka do doktoro du dua
    dum eble ekz ekzemple en estas estis estos estu estus eĉ feliĉan for fraŭlino ha havas havis havos havu
    havus he ho hu ili ilia ilian ilin inter io ion iu iujn iun ja jam je jes k kaj ke kio kion kiu kiujn
    kiun kvankam kvar kvara kvazaŭ kvin kvina la li lia lian lin malantaŭ male malgraŭ mem mi mia mian min
    minus naŭ naŭa ne nek nenio nenion neniu neniun nepre ni nia nian nin nu nun nur ok oka oni onia onian
    onin plej pli plu plus por post preter se sed sep sepa ses sesa si sia sian sin sinjorino sinjoro sub
    super supren sur tamen tio tion tiu tiujn tiun tra tri tria tuj tute unu unua ve verŝajne vi via vian
    vin ĉi ĉio ĉion ĉiu ĉiujn ĉiun ĉu ĝi ĝia ĝian ĝin ĝis ĵus ŝi ŝia ŝin
    """,
    "et": """
    aga ei et ja jah kas kui kõik ma me mida midagi mind minu mis mu mul mulle nad nii oled olen oli oma on
    pole sa seda see selle siin siis ta te ära
    """,
    "eu": """
    al anitz arabera asko baina bat batean batek bati batzuei batzuek batzuetan batzuk bera beraiek berau
    berauek bere berori beroriek beste bezala da dago dira ditu du dute edo egin ere eta eurak ez gainera gu
    gutxi guzti haiei haiek haietan hainbeste hala han handik hango hara hari hark hartan hau hauei hauek
    hauetan hemen hemendik hemengo hi hona honek honela honetan honi hor hori horiei horiek horietan horko
    horra horrek horrela horretan horri hortik hura izan ni noiz nola non nondik nongo nor nora ze zein zen
    zenbait zenbat zer zergatik ziren zituen zu zuek zuen zuten
    """,
    "fa": """
    آباد آره آری آمد آمده آن آنان آنجا آنطور آنقدر آنكه آنها آنچه آنکه آورد آورده آيد آی آیا آیند اتفاقا
    اثرِ احتراما احتمالا اخیر اری از ازجمله اساسا است استفاد استفاده اش اشکارا اصلا اصولا اعلام اغلب اكنون
    الان البته البتّه ام اما امروز امروزه امسال امشب امور ان انجام اند انشاالله انصافا انطور انقدر انها
    انچنان انکه انگار او اول اولا اي ايشان ايم اين اينكه اکثرا اکنون اگر ای ایا اید ایشان ایم این اینجا ایند
    اینطور اینقدر اینها اینچنین اینک اینکه اینگونه با بار بارة باره بارها باز بازهم باش باشد باشم باشند
    باشيم باشی باشید باشیم بالا بالاخره بالایِ بالطبع بايد باید بتوان بتواند بتوانی بتوانیم بخش بخشی بخواه
    بخواهد بخواهم بخواهند بخواهی بخواهید بخواهیم بد بدون بر برابر برابرِ براحتی براساس براستی براي برای
    برایِ برخوردار برخي برخی برداري برعکس بروز بزرگ بزودی بسا بسيار بسياري بسیار بسیاری بطور بعد بعدا بعدها
    بعری بعضا بعضي بلافاصله بلكه بله بلکه بلی بنابراين بنابراین بندي به بهتر بهترين بود بودم بودن بودند بوده
    بودی بودید بودیم بویژه بي بيست بيش بيشتر بيشتري بين بکن بکند بکنم بکنند بکنی بکنید بکنیم بگو بگوید بگویم
    بگویند بگویی بگویید بگوییم بگیر بگیرد بگیرم بگیرند بگیری بگیرید بگیریم بی بیا بیاب بیابد بیابم بیابند
    بیابی بیابید بیابیم بیاور بیاورد بیاورم بیاورند بیاوری بیاورید بیاوریم بیاید بیایم بیایند بیایی بیایید
    بیاییم بیرون بیرونِ بیش بیشتر بیشتری بین ت تا تازه تاكنون تان تاکنون تحت تر ترين تقریبا تلویحا تمام
    تماما تمامي تنها تو تواند توانست توانستم توانستن توانستند توانسته توانستی توانستیم توانم توانند توانی
    توانید توانیم توسط تولِ تویِ ثانیا جا جاي جايي جای جدا جديد جدید جريان جریان جز جلوگيري جلویِ جمعا جناح
    جهت حاضر حال حالا حتما حتي حتی حداکثر حدودا حدودِ حق خارجِ خب خدمات خصوصا خلاصه خواست خواستم خواستن
    خواستند خواسته خواستی خواستید خواستیم خواهد خواهم خواهند خواهيم خواهی خواهید خواهیم خوب خود خودت خودتان
    خودش خودشان خودم خودمان خوشبختانه خويش خویش خویشتن خیاه خیر خیلی داد دادم دادن دادند داده دادی دادید
    دادیم دار دارد دارم دارند داريم داری دارید داریم داشت داشتم داشتن داشتند داشته داشتی داشتید داشتیم دانست
    دانند دایم دایما در درباره درمجموع درون دریغ دقیقا دنبالِ ده دهد دهم دهند دهی دهید دهیم دو دوباره دوم
    ديده ديروز ديگر ديگران ديگري دیر دیروز دیگر دیگران دیگری را راحت راسا راستی راه رسما رسید رفت رفته رو
    روب روز روزانه روزهاي روي روی رویِ ريزي زمان زمانی زمینه زود زياد زير زيرا زیر زیرِ سابق ساخته سازي
    سالانه سالیانه سایر سراسر سرانجام سریعا سریِ سعي سمتِ سوم سوي سوی سویِ سپس شان شايد شاید شخصا شد شدم شدن
    شدند شده شدی شدید شدیدا شدیم شش شما شناسي شود شوم شوند شونده شوی شوید شویم صرفا صورت ضدِّ ضدِّ ضمن طبعا
    طبقِ طبیعتا طرف طريق طریق طور طي طی ظاهرا عدم عقبِ علّتِ علیه عمدا عمدتا عمل عملا عنوان عنوانِ غالبا غير
    غیر فردا فعلا فقط فكر فوق قابل قبل قبلا قدری قصدِ قطعا كرد كردم كردن كردند كرده كسي كل كمتر كند كنم كنند
    كنيد كنيم كه لااقل لطفا لطفاً ما مان مانند مانندِ مبادا متاسفانه متعاقبا مثل مثلا مثلِ مجانی مجددا
    مجموعا مختلف مدام مدت مدّتی مردم مرسی مستقیما مسلما مطمینا معمولا مقابل ممکن من موارد مورد موقتا مي
    ميليارد ميليون مگر می میان می‌رسد می‌رود می‌شود می‌کنیم ناشي نام ناگاه ناگهان ناگهانی نبايد نباید نبود
    نخست نخستين نخواهد نخواهم نخواهند نخواهی نخواهید نخواهیم ندارد ندارم ندارند نداری ندارید نداریم نداشت
    نداشتم نداشتند نداشته نداشتی نداشتید نداشتیم نزديك نزدِ نزدیکِ نسبتا نشان نشده نظير نظیر نكرده نمايد نمي
    نمی نمی‌شود نه نهایتا نوع نوعي نوعی نيز نيست نگاه نیز نیست ها هاي هايي های هایی هبچ هر هرچه هرگز هزار
    هست هستم هستند هستيم هستی هستید هستیم هفت هم همان همه همواره همين همچنان همچنين همچنین همچون همیشه همین
    هنوز هنگام هنگامِ هنگامی هيچ هیچ هیچگاه و واقعا واقعی وجود وسطِ وضع وقتي وقتی وقتیکه ولی وي وگو وی ویژه
    يا يابد يك يكديگر يكي ّه پارسال پاعینِ پس پنج پيش پیدا پیش پیشاپیش پیشتر پیشِ چرا چطور چقدر چنان چنانچه
    چنانکه چند چندین چنين چنین چه چهار چو چون چيزي چگونه چیز چیزی چیست کاش کامل کاملا کتبا کجا کجاست کدام
    کرد کردم کردن کردند کرده کردی کردید کردیم کس کسانی کسی کل کلا کم کماکان کمتر کمتری کمی کن کنار کنارِ کند
    کنم کنند کننده کنون کنونی کنی کنید کنیم که کو کَی کی گاه گاهی گذاري گذاشته گذشته گردد گرفت گرفتم گرفتن
    گرفتند گرفته گرفتی گرفتید گرفتیم گروهي گفت گفتم گفتن گفتند گفته گفتی گفتید گفتیم گه گهگاه گو گويد گويند
    گویا گوید گویم گویند گویی گویید گوییم گيرد گيري گیرد گیرم گیرند گیری گیرید گیریم ی یا یابد یابم یابند
    یابی یابید یابیم یافت یافتم یافتن یافته یافتی یافتید یافتیم یعنی یقینا یه یک یکی
    """,
    "fi": """
    aiemmin aika aikaa aikaan aikaisemmin aikaisin aikajen aikana aikoina aikoo aikovat aina ainakaan
    ainakin ainoa ainoat aiomme aion aiotte aist aivan ajan alas alemmas alkuisin alkuun alla alle aloitamme
    aloitan aloitat aloitatte aloitattivat aloitettava aloitettevaksi aloitettu aloitimme aloitin aloitit
    aloititte aloittaa aloittamatta aloitti aloittivat alta aluksi alussa alusta annettavaksi annetteva
    annettu ansiosta antaa antamatta antoi aoua apu asia asiaa asian asiasta asiat asioiden asioihin asioita
    asti avuksi avulla avun avutta edelle edelleen edellä edeltä edemmäs edes edessä edestä ehkä ei eikä
    eilen eivät eli ellei elleivät ellemme ellen ellet ellette emme en enemmän eniten ennen ensi ensimmäinen
    ensimmäiseksi ensimmäisen ensimmäisenä ensimmäiset ensimmäisiksi ensimmäisinä ensimmäisiä ensimmäistä
    ensin entinen entisen entisiä entisten entistä enää eri erittäin erityisesti eräiden eräs eräät esi
    esiin esillä esimerkiksi et eteen etenkin etessa ette ettei että haikki halua haluaa haluamatta haluamme
    haluan haluat haluatte haluavat halunnut halusi halusimme halusin halusit halusitte halusivat halutessa
    haluton he hei heidän heidät heihin heille heillä heiltä heissä heistä heitä helposti heti hetkellä
    hieman hitaasti hoikein huolimatta huomenna hyvien hyviin hyviksi hyville hyviltä hyvin hyvinä hyvissä
    hyvistä hyviä hyvä hyvät hyvää hän häneen hänelle hänellä häneltä hänen hänessä hänestä hänet häntä ihan
    ilman ilmeisesti itse itsensä itseään ja jo johon joiden joihin joiksi joilla joille joilta joina joissa
    joista joita joka jokainen jokin joko joksi joku jolla jolle jolloin jolta jompikumpi jona jonka jonkin
    jonne joo jopa jos joskus jossa josta jota jotain joten jotenkin jotenkuten jotka jotta jouduimme
    jouduin jouduit jouduitte joudumme joudun joudutte joukkoon joukossa joukosta joutua joutui joutuivat
    joutumaan joutuu joutuvat juuri jälkeen jälleen jää kahdeksan kahdeksannen kahdella kahdelle kahdelta
    kahden kahdessa kahdesta kahta kahteen kai kaiken kaikille kaikilta kaikkea kaikki kaikkia kaikkiaan
    kaikkialla kaikkialle kaikkialta kaikkien kaikkin kaksi kannalta kannattaa kanssa kanssaan kanssamme
    kanssani kanssanne kanssasi kauan kauemmas kaukana kautta kehen keiden keihin keiksi keille keillä
    keiltä keinä keissä keistä keitten keittä keitä keneen keneksi kenelle kenellä keneltä kenen kenenä
    kenessä kenestä kenet kenettä kennessästä kenties kerran kerta kertaa keskellä kesken keskimäärin ketkä
    ketä kiitos kohti koko kokonaan kolmas kolme kolmen kolmesti koska koskaan kovin kuin kuinka kuinkan
    kuitenkaan kuitenkin kuka kukaan kukin kukka kumpainen kumpainenkaan kumpi kumpikaan kumpikin kun kuten
    kuuden kuusi kuutta kylliksi kyllä kymmenen kyse liian liki lisäksi lisää lla luo luona lähekkäin
    lähelle lähellä läheltä lähemmäs lähes lähinnä lähtien läpi mahdollisimman mahdollista me meidän meidät
    meihin meille meillä meiltä meissä meistä meitä melkein melko menee meneet menemme menen menet menette
    menevät meni menimme menin menit menivät mennessä mennyt menossa mihin mikin miksi mikä mikäli mikään
    mille milloin milloinkan millä miltä minkä minne minua minulla minulle minulta minun minussa minusta
    minut minuun minä missä mistä miten mitkä mitä mitään moi molemmat mones monesti monet moni moniaalla
    moniaalle moniaalta monta muassa muiden muita muka mukaan mukaansa mukana mutta muu muualla muualle
    muualta muuanne muulloin muun muut muuta muutama muutaman muuten myöhemmin myös myöskin myöskään myötä
    ne neljä neljän neljää niiden niihin niiksi niille niillä niiltä niin niinä niissä niistä niitä noiden
    noihin noiksi noilla noille noilta noin noina noissa noista noita nopeammin nopeasti nopeiten nro nuo
    nyt näiden näihin näiksi näille näillä näiltä näin näinä näissä näissähin näissälle näissältä näissästä
    näistä näitä nämä ohi oikea oikealla oikein ole olemme olen olet olette oleva olevan olevat oli olimme
    olin olisi olisimme olisin olisit olisitte olisivat olit olitte olivat olla olleet olli ollut oma omaa
    omaan omaksi omalle omalta oman omassa omat omia omien omiin omiksi omille omilta omissa omista on onkin
    onko ovat paikoittain paitsi pakosti paljon paremmin parempi parhaillaan parhaiten perusteella peräti
    pian pieneen pieneksi pienelle pienellä pieneltä pienempi pienestä pieni pienin poikki puolesta
    puolestaan päälle runsaasti saakka sadam sama samaa samaan samalla samallalta samallassa samallasta
    saman samat samoin sata sataa satojen se seitsemän sekä sen seuraavat siellä sieltä siihen siinä siis
    siitä sijaan siksi sille silloin sillä silti siltä sinne sinua sinulla sinulle sinulta sinun sinussa
    sinusta sinut sinuun sinä sisäkkäin sisällä siten sitten sitä ssa sta suoraan suuntaan suuren suuret
    suuri suuria suurin suurten taa taas taemmas tahansa tai takaa takaisin takana takia tallä tapauksessa
    tarpeeksi tavalla tavoitteena te teidän teidät teihin teille teillä teiltä teissä teistä teitä tietysti
    todella toinen toisaalla toisaalle toisaalta toiseen toiseksi toisella toiselle toiselta toisemme toisen
    toisensa toisessa toisesta toista toistaiseksi toki tosin tuhannen tuhat tule tulee tulemme tulen tulet
    tulette tulevat tulimme tulin tulisi tulisimme tulisin tulisit tulisitte tulisivat tulit tulitte tulivat
    tulla tulleet tullut tuntuu tuo tuohon tuoksi tuolla tuolle tuolloin tuolta tuon tuona tuonne tuossa
    tuosta tuota tuotä tuskin tykö tähän täksi tälle tällä tällöin tältä tämä tämän tänne tänä tänään tässä
    tästä täten tätä täysin täytyvät täytyy täällä täältä ulkopuolella usea useasti useimmiten usein useita
    uudeksi uudelleen uuden uudet uusi uusia uusien uusinta uuteen uutta vaan vahemmän vai vaiheessa vaikea
    vaikean vaikeat vaikeilla vaikeille vaikeilta vaikeissa vaikeista vaikka vain varmasti varsin varsinkin
    varten vasen vasenmalla vasta vastaan vastakkain vastan verran vielä vierekkäin vieressä vieri viiden
    viime viimeinen viimeisen viimeksi viisi voi voidaan voimme voin voisi voit voitte voivat vuoden vuoksi
    vuosi vuosien vuosina vuotta vähemmän vähintään vähiten vähän välillä yhdeksän yhden yhdessä yhteen
    yhteensä yhteydessä yhteyteen yhtä yhtäälle yhtäällä yhtäältä yhtään yhä yksi yksin yksittäin yleensä
    ylemmäs yli ylös ympäri älköön älä
    """,
    "ga": """
    a ach ag agus an aon ar arna as ba beirt bhúr caoga ceathair ceathrar chomh chtó chuig chun cois céad
    cúig cúigear daichead dar de deich deichniúr den dhá do don dtí dá dár dó faoi faoin faoina faoinár fara
    fiche gach gan go gur haon hocht i iad idir in ina ins inár is le leis lena lenár mar mo mé na nach naoi
    naonúr ná ní níor nó nócha ocht ochtar os roimh sa seacht seachtar seachtó seasca seisear siad sibh sinn
    sna sé sí tar thar thú triúr trí trína trínár tríocha tú um ár é éis í ó ón óna ónár
    """,
    "gl": """
    a alí ao aos aquel aquela aquelas aqueles aquilo aquí as así aínda ben cando che co coa coas comigo con
    connosco contigo convosco cos cun cunha cunhas cuns da dalgunha dalgunhas dalgún dalgúns das de del dela
    delas deles desde deste do dos dun dunha dunhas duns e el ela elas eles en era eran esa esas ese eses
    esta estaba estar este estes estiven estou está están eu facer foi foron fun había hai iso isto la las
    lle lles lo los mais me meu meus min miña miñas moi na nas neste nin no non nos nosa nosas noso nosos
    nun nunha nunhas nuns nós o os ou para pero pode pois pola polas polo polos por que se senón ser seu
    seus sexa sido sobre súa súas tamén tan te ten ter teu teus teñen teño ti tido tiven tiña túa túas un
    unha unhas uns vos vosa vosas voso vosos vós á é ó ós
    """,
    "he": """
    אבל או אולי אותה אותו אותי אותך אותם אותן אותנו אז אחר אחרות אחרי אחריכן אחרים אחרת אי איזה איך אין איפה
    איתה איתו איתי איתך איתכם איתכן איתם איתן איתנו אך אל אלה אלו אם אנחנו אני אס אף אצל אשר את אתה אתכם
    אתכן אתם אתן באיזומידה באמצע באמצעות בגלל בין בלי במידה במקוםשבו ברם בשביל בשעהש בתוך גם דרך הוא היא היה
    היכן היתה היתי הם הן הנה הסיבהשבגללה הרי ואילו ואת זאת זה זות יהיה יוכל יוכלו יותרמדי יכול יכולה יכולות
    יכולים יכל יכלה יכלו יש כאן כאשר כולם כולן כזה כי כיצד כך ככה כל כלל כמו כן כפי כש לא לאו לאיזותכלית לאן
    לבין לה להיות להם להן לו לי לכם לכן למה למטה למעלה למקוםשבו למרות לנו לעבר לעיכן לפיכך לפני מאד מאחורי
    מאיזוסיבה מאין מאיפה מבלי מבעד מדוע מה מהיכן מול מחוץ מי מכאן מכיוון מלבד מן מנין מסוגל מעט מעטים מעל
    מצד מקוםבו מתחת מתי נגד נגר נו עד עז על עלי עליה עליהם עליהן עליו עליך עליכם עלינו עם עצמה עצמהם עצמהן
    עצמו עצמי עצמם עצמן עצמנו פה רק שוב של שלה שלהם שלהן שלו שלי שלך שלכה שלכם שלכן שלנו שם תהיה תחת
    """,
    "hi": """
    अंदर अत अदि अप अपना अपनि अपनी अपने अभि अभी आदि आप इंहिं इंहें इंहों इतयादि इत्यादि इन इनका इन्हीं इन्हें
    इन्हों इस इसका इसकि इसकी इसके इसमें इसि इसी इसे उंहिं उंहें उंहों उन उनका उनकि उनकी उनके उनको उन्हीं
    उन्हें उन्हों उस उसके उसि उसी उसे एक एवं एस एसे ऐसे ओर और कइ कई कर करता करते करना करने करें कहते कहा का
    काफि काफ़ी कि किंहें किंहों कितना किन्हें किन्हों किया किर किस किसि किसी किसे की कुछ कुल के को कोइ कोई
    कोन कोनसा कौन कौनसा गया घर जब जहाँ जहां जा जिंहें जिंहों जितना जिधर जिन जिन्हें जिन्हों जिस जिसे जीधर
    जेसा जेसे जैसा जैसे जो तक तब तरह तिंहें तिंहों तिन तिन्हें तिन्हों तिस तिसे तो था थि थी थे दबारा दवारा
    दिया दुसरा दुसरे दूसरे दो द्वारा न नहिं नहीं ना निचे निहायत नीचे ने पर पहले पुरा पूरा पे फिर बनि बनी बहि
    बही बहुत बाद बाला बिलकुल भि भितर भी भीतर मगर मानो मे में यदि यह यहाँ यहां यहि यही या यिह ये रखें रवासा
    रहा रहे ऱ्वासा लिए लिये लेकिन व वगेरह वरग वर्ग वह वहाँ वहां वहिं वहीं वाले वुह वे वग़ैरह संग सकता सकते
    सबसे सभि सभी साथ साबुत साभ सारा से सो हि ही हुअ हुआ हुइ हुई हुए हे हें है हैं हो होता होति होती होते
    होना होने
    """,
    "hu": """
    a abba abban abból addig ahhoz ahogy ahol aki akik akkor akár alapján alatt alatta alattad alattam
    alattatok alattuk alattunk alá alád alájuk alám alánk alátok alól alóla alólad alólam alólatok alóluk
    alólunk amely amelybol amelyek amelyekben amelyeket amelyet amelyik amelynek ami amikor amit amolyan
    amott amíg annak annál arra arról attól az aznap azok azokat azokba azokban azokból azokhoz azokig
    azokkal azokká azoknak azoknál azokon azokra azokról azoktól azokért azon azonban azonnal azt aztán
    azután azzal azzá azért bal balra ban be belé beléd beléjük belém belénk belétek belül belőle belőled
    belőlem belőletek belőlük belőlünk ben benne benned bennem bennetek bennük bennünk bár bárcsak bármilyen
    búcsú cikk cikkek cikkeket csak csakhogy csupán de dehogy e ebbe ebben ebből eddig egy egyebek egyebet
    egyedül egyelőre egyes egyet egyetlen egyik egymás egyre egyszerre egyéb együtt egész egészen ehhez
    ekkor el eleinte ellen ellenes elleni ellenére elmondta elsõ első elsők elsősorban elsőt elé eléd elég
    eléjük elém elénk elétek elõ elõször elõtt elő előbb elől előle előled előlem előletek előlük előlünk
    először előtt előtte előtted előttem előttetek előttük előttünk előző emilyen engem ennek ennyi ennél
    enyém erre erről esetben ettől ez ezek ezekbe ezekben ezekből ezeken ezeket ezekhez ezekig ezekkel
    ezekké ezeknek ezeknél ezekre ezekről ezektől ezekért ezen ezentúl ezer ezret ezt ezután ezzel ezzé
    ezért fel fele felek felet felett felé fent fenti fél fölé gyakran ha halló hamar hanem harmadik
    harmadikat harminc hat hatodik hatodikat hatot hatvan helyett hetedik hetediket hetet hetven hirtelen
    hiszen hiába hogy hogyan hol holnap holnapot honnan hova hozzá hozzád hozzájuk hozzám hozzánk hozzátok
    hurrá huszadik hány hányszor hármat három hát hátha hátulsó hét húsz ide idén igazán igen ill illetve
    ilyen ilyenkor immár inkább is ismét ison itt jelenleg jobban jobbra jó jól jólesik jóval jövőre kell
    kellene kellett kelljen keressünk keresztül ketten kettő kettőt kevés ki kiben kiből kicsit kicsoda
    kihez kik kikbe kikben kikből kiken kiket kikhez kikkel kikké kiknek kiknél kikre kikről kiktől kikért
    kilenc kilencedik kilencediket kilencet kilencven kin kinek kinél kire kiről kit kitől kivel kivé kié
    kiért korábban képest kérem kérlek kész késő később későn két kétszer kívül körül köszönhetően köszönöm
    közben közel közepesen közepén közé között közül külön különben különböző különbözőbb különbözőek lassan
    le legalább legyen lehet lehetetlen lehetett lehetőleg lehetőség lenne lenni lennék lennének lesz leszek
    lesznek leszünk lett lettek lettem lettünk lévő ma maga magad magam magatokat magukat magunkat magát mai
    majd majdnem manapság meg megcsinál megcsinálnak megint megvan mellett mellette melletted mellettem
    mellettetek mellettük mellettünk mellé melléd melléjük mellém mellénk mellétek mellől mellőle mellőled
    mellőlem mellőletek mellőlük mellőlünk mely melyek melyik mennyi mert mi miatt miatta miattad miattam
    miattatok miattuk miattunk mibe miben miből mihez mik mikbe mikben mikből miken miket mikhez mikkel
    mikké miknek miknél mikor mikre mikről miktől mikért milyen min mind mindegyik mindegyiket minden
    mindenesetre mindenki mindent mindenütt mindig mindketten minek minket mint mintha minél mire miről mit
    mitől mivel mivé miért mondta most mostanáig már más másik másikat másnap második másodszor mások
    másokat mást még mégis míg mögé mögéd mögéjük mögém mögénk mögétek mögött mögötte mögötted mögöttem
    mögöttetek mögöttük mögöttünk mögül mögüle mögüled mögülem mögületek mögülük mögülünk múltkor múlva na
    nagy nagyobb nagyon naponta napot ne negyedik negyediket negyven neked nekem neki nekik nektek nekünk
    nem nemcsak nemrég nincs nyolc nyolcadik nyolcadikat nyolcat nyolcvan nála nálad nálam nálatok náluk
    nálunk négy négyet néha néhány nélkül o oda ok olyan onnan ott pedig persze pár például rajta rajtad
    rajtam rajtatok rajtuk rajtunk rendben rosszul rá rád rájuk rám ránk rátok régen régóta részére róla
    rólad rólam rólatok róluk rólunk rögtön s saját se sem semmi semmilyen semmiség senki soha sok sokan
    sokat sokkal sokszor sokáig során szemben szerbusz szerint szerinte szerinted szerintem szerintetek
    szerintük szerintünk szervusz szinte számára száz századik százat szépen szét szíves szívesen
    szíveskedjék sőt talán tavaly te tegnap tegnapelőtt tehát tele teljes tessék ti tied titeket tizedik
    tizediket tizenegy tizenegyedik tizenhat tizenhárom tizenhét tizenkettedik tizenkettő tizenkilenc
    tizenkét tizennyolc tizennégy tizenöt tizet tovább további továbbá távol téged tényleg tíz több többi
    többször túl tőle tőled tőlem tőletek tőlük tőlünk ugyanakkor ugyanez ugyanis ugye urak uram urat
    utoljára utolsó után utána vagy vagyis vagyok vagytok vagyunk vajon valahol valaki valakit valamelyik
    valami valamint való van vannak vele veled velem veletek velük velünk vissza viszlát viszont
    viszontlátásra volna volnának volnék volt voltak voltam voltunk végre végén végül által általában ám át
    éljen én éppen érte érted értem értetek értük értünk és év évben éve évek éves évi évvel így óta õ õk
    õket ön önbe önben önből önhöz önnek önnel önnél önre önről önt öntől önért önök önökbe önökben önökből
    önöket önökhöz önökkel önöknek önöknél önökre önökről önöktől önökért önökön önön össze öt ötven ötödik
    ötödiket ötöt úgy úgyis úgynevezett új újabb újra úr ő ők őket őt
    """,
    "hy": """
    այդ այլ այն այս դու դուք եմ են ենք ես եք է էի էին էինք էիր էիք էր ըստ թ ի ին իսկ իր կամ համար հետ հետո
    մենք մեջ մի ն նա նաև նրա նրանք որ որը որոնք որպես ու ում պիտի վրա և
    """,
    "id": """
    ada adalah adanya adapun agak agaknya agar akan akankah akhir akhiri akhirnya aku akulah amat amatlah
    anda andalah antar antara antaranya apa apaan apabila apakah apalagi apatah artinya asal asalkan atas
    atau ataukah ataupun awal awalnya bagai bagaikan bagaimana bagaimanakah bagaimanapun bagi bagian bahkan
    bahwa bahwasanya baik bakal bakalan balik banyak bapak baru bawah beberapa begini beginian beginikah
    beginilah begitu begitukah begitulah begitupun bekerja belakang belakangan belum belumlah benar benarkah
    benarlah berada berakhir berakhirlah berakhirnya berapa berapakah berapalah berapapun berarti berawal
    berbagai berdatangan beri berikan berikut berikutnya berjumlah berkata berkehendak berkeinginan
    berkenaan berlainan berlalu berlangsung berlebihan bermacam bermaksud bermula bersama bersiap bertanya
    berturut bertutur berujar berupa besar betul betulkah biasa biasanya bila bilakah bisa bisakah boleh
    bolehkah bolehlah buat bukan bukankah bukanlah bukannya bulan bung cara caranya cukup cukupkah cukuplah
    cuma dahulu dalam dan dapat dari daripada datang dekat demi demikian demikianlah dengan depan di dia
    diakhiri diakhirinya dialah diantara diantaranya diberi diberikan diberikannya dibuat dibuatnya didapat
    didatangkan digunakan diibaratkan diibaratkannya diingat diingatkan diinginkan dijawab dijelaskan
    dijelaskannya dikarenakan dikatakan dikatakannya dikerjakan diketahui diketahuinya dikira dilakukan
    dilalui dilihat dimaksud dimaksudkan dimaksudkannya dimaksudnya diminta dimintai dimisalkan dimulai
    dimulailah dimulainya dimungkinkan dini dipastikan diperbuat diperbuatnya dipergunakan diperkirakan
    diperlihatkan diperlukan diperlukannya dipersoalkan dipertanyakan dipunyai diri dirinya disampaikan
    disebut disebutkan disebutkannya disini disinilah ditambahkan ditandaskan ditanya ditanyai ditanyakan
    ditegaskan ditujukan ditunjuk ditunjuki ditunjukkan ditunjukkannya ditunjuknya dituturkan dituturkannya
    diucapkan diucapkannya diungkapkan dong dua dulu empat enggak enggaknya entah entahlah guna gunakan hal
    hampir hanya hanyalah hari harus haruslah harusnya hendak hendaklah hendaknya hingga ia ialah ibarat
    ibaratkan ibaratnya ibu ikut ingat ingin inginkah inginkan ini inikah inilah itu itukah itulah jadi
    jadilah jadinya jangan jangankan janganlah jauh jawab jawaban jawabnya jelas jelaskan jelaslah jelasnya
    jika jikalau juga jumlah jumlahnya justru kala kalau kalaulah kalaupun kalian kami kamilah kamu kamulah
    kan kapan kapankah kapanpun karena karenanya kasus kata katakan katakanlah katanya ke keadaan kebetulan
    kecil kedua keduanya keinginan kelamaan kelihatan kelihatannya kelima keluar kembali kemudian
    kemungkinan kemungkinannya kenapa kepada kepadanya kesampaian keseluruhan keseluruhannya keterlaluan
    ketika khususnya kini kinilah kira kiranya kita kitalah kok kurang lagi lagian lah lain lainnya lalu
    lama lamanya lanjut lanjutnya lebih lewat lima luar macam maka makanya makin malah malahan mampu
    mampukah mana manakala manalagi masa masalah masalahnya masih masihkah masing mau maupun melainkan
    melakukan melalui melihat melihatnya memang memastikan memberi memberikan membuat memerlukan memihak
    meminta memintakan memisalkan memperbuat mempergunakan memperkirakan memperlihatkan mempersiapkan
    mempersoalkan mempertanyakan mempunyai memulai memungkinkan menaiki menambahkan menandaskan menanti
    menantikan menanya menanyai menanyakan mendapat mendapatkan mendatang mendatangi mendatangkan menegaskan
    mengakhiri mengapa mengatakan mengatakannya mengenai mengerjakan mengetahui menggunakan menghendaki
    mengibaratkan mengibaratkannya mengingat mengingatkan menginginkan mengira mengucapkan mengucapkannya
    mengungkapkan menjadi menjawab menjelaskan menuju menunjuk menunjuki menunjukkan menunjuknya menurut
    menuturkan menyampaikan menyangkut menyatakan menyebutkan menyeluruh menyiapkan merasa mereka merekalah
    merupakan meski meskipun meyakini meyakinkan minta mirip misal misalkan misalnya mula mulai mulailah
    mulanya mungkin mungkinkah nah naik namun nanti nantinya nyaris nyatanya oleh olehnya pada padahal
    padanya pak paling panjang pantas para pasti pastilah penting pentingnya per percuma perlu perlukah
    perlunya pernah persoalan pertama pertanyaan pertanyakan pihak pihaknya pukul pula pun punya rasa
    rasanya rata rupanya saat saatnya saja sajalah saling sama sambil sampai sampaikan sana sangat sangatlah
    satu saya sayalah se sebab sebabnya sebagai sebagaimana sebagainya sebagian sebaik sebaiknya sebaliknya
    sebanyak sebegini sebegitu sebelum sebelumnya sebenarnya seberapa sebesar sebetulnya sebisanya sebuah
    sebut sebutlah sebutnya secara secukupnya sedang sedangkan sedemikian sedikit sedikitnya seenaknya
    segala segalanya segera seharusnya sehingga seingat sejak sejauh sejenak sejumlah sekadar sekadarnya
    sekali sekalian sekaligus sekalipun sekarang sekecil seketika sekiranya sekitar sekitarnya sekurangnya
    sela selagi selain selaku selalu selama selamanya selanjutnya seluruh seluruhnya semacam semakin semampu
    semampunya semasa semasih semata semaunya sementara semisal semisalnya sempat semua semuanya semula
    sendiri sendirian sendirinya seolah seorang sepanjang sepantasnya sepantasnyalah seperlunya seperti
    sepertinya sepihak sering seringnya serta serupa sesaat sesama sesampai sesegera sesekali seseorang
    sesuatu sesuatunya sesudah sesudahnya setelah setempat setengah seterusnya setiap setiba setibanya
    setidaknya setinggi seusai sewaktu siap siapa siapakah siapapun sini sinilah soal soalnya suatu sudah
    sudahkah sudahlah supaya tadi tadinya tahu tahun tak tambah tambahnya tampak tampaknya tandas tandasnya
    tanpa tanya tanyakan tanyanya tapi tegas tegasnya telah tempat tengah tentang tentu tentulah tentunya
    tepat terakhir terasa terbanyak terdahulu terdapat terdiri terhadap terhadapnya teringat terjadi
    terjadilah terjadinya terkira terlalu terlebih terlihat termasuk ternyata tersampaikan tersebut
    tersebutlah tertentu tertuju terus terutama tetap tetapi tiap tiba tidak tidakkah tidaklah tiga tinggi
    toh tunjuk turut tutur tuturnya ucap ucapnya ujar ujarnya umum umumnya ungkap ungkapnya untuk usah usai
    waduh wah wahai waktu waktunya walau walaupun wong yaitu yakin yakni yang
    """,
    "it": """
    a abbastanza abbia abbiamo abbiano abbiate accidenti ad adesso affinché agl agli ahime ahimè ai al
    alcuna alcuni alcuno all alla alle allo allora altre altri altrimenti altro altrove altrui anche ancora
    anni anno ansa anticipo assai attesa attraverso avanti avemmo avendo avente aver avere averlo avesse
    avessero avessi avessimo aveste avesti avete aveva avevamo avevano avevate avevi avevo avrai avranno
    avrebbe avrebbero avrei avremmo avremo avreste avresti avrete avrà avrò avuta avute avuti avuto basta
    ben bene benissimo brava bravo buono c caso cento certa certe certi certo che chi chicchessia chiunque
    ci ciascuna ciascuno cima cinque cio cioe cioè circa citta città ciò co codesta codesti codesto cogli
    coi col colei coll coloro colui come cominci comprare comunque con concernente conclusione consecutivi
    consecutivo consiglio contro cortesia cos cosa cosi così cui d da dagl dagli dai dal dall dalla dalle
    dallo dappertutto davanti degl degli dei del dell della delle dello dentro detto deve devo di dice
    dietro dire dirimpetto diventa diventare diventato dopo doppio dov dove dovra dovrà dovunque due dunque
    durante e ebbe ebbero ebbi ecc ecco ed effettivamente egli ella entrambi eppure era erano eravamo
    eravate eri ero esempio esse essendo esser essere essi ex fa faccia facciamo facciano facciate faccio
    facemmo facendo facesse facessero facessi facessimo faceste facesti faceva facevamo facevano facevate
    facevi facevo fai fanno farai faranno fare farebbe farebbero farei faremmo faremo fareste faresti farete
    farà farò fatto favore fece fecero feci fin finalmente finche fine fino forse forza fosse fossero fossi
    fossimo foste fosti fra frattempo fu fui fummo fuori furono futuro generale gente gia giacche giorni
    giorno giu già gli gliela gliele glieli glielo gliene grande grazie gruppo ha haha hai hanno ho i ie
    ieri il improvviso in inc indietro infatti inoltre insieme intanto intorno invece io l la lasciato lato
    le lei li lo lontano loro lui lungo luogo là ma macche magari maggior mai male malgrado malissimo me
    medesimo mediante meglio meno mentre mesi mezzo mi mia mie miei mila miliardi milioni minimi mio modo
    molta molti moltissimo molto momento mondo ne negl negli nei nel nell nella nelle nello nemmeno neppure
    nessun nessuna nessuno niente no noi nome non nondimeno nonostante nonsia nostra nostre nostri nostro
    novanta nove nulla nuovi nuovo o od oggi ogni ognuna ognuno oltre oppure ora ore osi ossia ottanta otto
    paese parecchi parecchie parecchio parte partendo peccato peggio per perche perchè perché percio perciò
    perfino pero persino persone però piedi pieno piglia piu piuttosto più po pochissimo poco poi poiche
    possa possedere posteriore posto potrebbe preferibilmente presa press prima primo principalmente
    probabilmente promesso proprio puo pure purtroppo può qua qualche qualcosa qualcuna qualcuno quale quali
    qualunque quando quanta quante quanti quanto quantunque quarto quasi quattro quel quella quelle quelli
    quello quest questa queste questi questo qui quindi quinto realmente recente recentemente registrazione
    relativo riecco rispetto salvo sara sarai saranno sarebbe sarebbero sarei saremmo saremo sareste saresti
    sarete sarà sarò scola scopo scorso se secondo seguente seguito sei sembra sembrare sembrato sembrava
    sembri sempre senza sette si sia siamo siano siate siete sig solito solo soltanto sono sopra soprattutto
    sotto spesso sta stai stando stanno starai staranno starebbe starebbero starei staremmo staremo stareste
    staresti starete starà starò stata state stati stato stava stavamo stavano stavate stavi stavo stemmo
    stessa stesse stessero stessi stessimo stesso steste stesti stette stettero stetti stia stiamo stiano
    stiate sto su sua subito successivamente successivo sue sugl sugli sui sul sull sulla sulle sullo suo
    suoi tale tali talvolta tanto te tempo terzo th ti titolo tra tranne tre trenta triplo troppo trovato tu
    tua tue tuo tuoi tutta tuttavia tutte tutti tutto uguali ulteriore ultimo un una uno uomo va vai vale
    vari varia varie vario verso vi vicino visto vita voi volta volte vostra vostre vostri vostro è
    """,
    "ko": """
    가 가까스로 가령 각 각각 각자 각종 갖고말하자면 같다 같이 개의치않고 거니와 거바 거의 것 것들 게다가 게우다 겨우 견지에서 결국 겸사겸사 고려하면 고로 곧 공동으로 과 과연 관계없이
    관하여 관한 관해서는 구 구체적으로 구토하다 그 그들 그때 그래 그래도 그래서 그러나 그러니 그러니까 그러면 그러므로 그러한즉 그런데 그런즉 그럼 그렇지 그렇지만 그렇지않으면 그리고
    그리하여 그만이다 그위에 그저 그중에서 근거로 근거하여 기대여 기점으로 기준으로 기타 까닭으로 까악 까지 까지도 꽈당 끙끙 끼익 나 나머지는 남들 남짓 너 너희 너희들 네 넷 년 놀라다
    누구 다른 다만 다섯 다소 다수 다시말하면 다음 다음에 다음으로 단지 답다 당신 당장 대하면 대하여 대해서 댕그 더구나 더군다나 더라도 더불어 더욱더 더욱이는 도달하다 도착하다 동시에
    동안 된바에야 된이상 두번째로 둘 둥둥 뒤따라 뒤이어 든간에 들 등 등등 딩동 따라 따라서 따위 딱 때 때문에 또 또한 뚝뚝 령 로 로부터 로써 륙 를 마음대로 마저 마저도 마치 막론하고
    만약 만약에 만일 만큼 말하자면 매 매번 메쓰겁다 몇 모 모두 무렵 무릎쓰고 무슨 무엇 무엇때문에 물론 및 바꾸어말하면 바꾸어말하자면 바로 바와같이 반대로 반드시 버금 보는데서 보다더
    보드득 본대로 봐 봐라 부터 불구하고 불문하고 붕붕 비걱거리다 비교적 비로소 비록 비슷하다 비하면 뿐만아니라 뿐이다 삐걱 삐걱거리다 사 삼 생각한대로 설령 설마 설사 셋 소생 소인 솨 쉿
    습니까 습니다 시각 시간 시작하여 시초에 시키다 실로 심지어 아 아니 아니나다를가 아니라면 아니면 아니었다면 아래윗 아무거나 아무도 아야 아울러 아이 아이고 아이구 아이야 아이쿠 아하
    아홉 알았어 앗 앞에서 앞의것 야 약간 양자 어 어기여차 어느 어느것 어느곳 어느때 어느쪽 어느해 어디 어때 어떠한 어떤 어떤것 어떤것들 어떻게 어떻해 어이 어째서 어쨋든 어찌 어찌됏든
    어찌됏어 어찌하든지 어찌하여 언제 언젠가 얼마 얼마간 얼마나 얼마든지 얼마만큼 얼마큼 엉엉 에 에게 에서 여 여기 여덟 여러분 여보시오 여부 여섯 여전히 여차 연관되다 연이서 영 영차
    옆사람 예 예컨대 예하면 오 오로지 오르다 오자마자 오직 오호 오히려 와 와르르 와아 왜 왜냐하면 외에도 요만큼 요만한걸 요컨대 우르르 우리 우리들 우선 운운 월 위하여 위해서 윙윙 육
    으로 으로서 으로써 을 응 응당 의 의거하여 의지하여 의해 의해되다 의해서 이 이것 이곳 이때 이라면 이래 이러이러하다 이러한 이런 이럴정도로 이렇게되면 이렇게말하자면 이렇구나 이르기까지
    이리하여 이만큼 이번 이봐 이상 이어서 이었다 이와같다면 이외에도 이용하여 이유만으로 이젠 이지만 이쪽 이천구 이천육 이천칠 이천팔 인젠 일 일것이다 일곱 일단 일때 일반적으로 일지라도
    입각하여 입장에서 잇따라 있다 자 자기 자기집 자마자 자신 잠깐 잠시 저 저것 저것만큼 저기 저쪽 저희 전부 전자 전후 제 제각기 제외하고 조금 조차 조차도 졸졸 좀 좋아 좍좍 주룩주룩
    줄은모른다 중에서 중의하나 즈음하여 즉 즉시 지든지 지만 지말고 진짜로 쪽으로 차라리 참 참나 첫번째로 쳇 총적으로 칠 콸콸 쾅쾅 쿵 타다 타인 탕탕 토하다 통하여 툭 퉤 틈타 팍 팔 퍽
    펄렁 하 하게될것이다 하게하다 하겠는가 하고있었다 하곤하였다 하구나 하기는한데 하기보다는 하기에 하나 하느니 하는것도 하는바 하더라도 하도다 하도록시키다 하도록하다 하든지 하려고하다
    하마터면 하면된다 하면서 하물며 하여금 하여야 하자마자 하지마 하지마라 하지만 하하 한다면 한데 한마디 한적이있다 한켠으로는 한항목 할때 할만하다 할망정 할뿐 할수있다 할수있어 할줄알다
    할지라도 할지언정 함께 해도된다 해도좋다 해봐요 해야한다 해요 했어요 향하다 향하여 향해서 허 허걱 허허 헉 헉헉 헐떡헐떡 혹시 혹은 혼자 훨씬 휘익 휴 흐흐 흥 힘입어
    """,
    "ku": """
    ئێمە ئێوە ئەم ئەو ئەوان ئەوەی بۆ بێ بێجگە بە بەبێ بەدەم بەردەم بەرلە بەرەوی بەرەوە بەلای بەپێی تۆ تێ جگە
    دوای دوو دە دەکات دەگەڵ سەر لێ لە لەبابەت لەباتی لەبارەی لەبرێتی لەبن لەبەر لەبەینی لەدەم لەرێ لەرێگا
    لەرەوی لەسەر لەلایەن لەناو لەنێو لەو لەپێناوی لەژێر لەگەڵ من ناو نێوان هەر هەروەها و وەک پاش پێ پێش چەند
    کرد کە ی
    """,
    "lt": """
    abi abidvi abiejose abiejuose abiejø abiem abigaliai abipus abu abudu ai ana anaiptol anaisiais anajai
    anajam anajame anapus anas anasai anasis anei aniedvi anieji aniesiems anoji anojo anojoje anokia anoks
    anosiomis anosioms anosios anosiose anot ant antai anuodu anuoju anuosiuose anuosius anàja anàjà anàjá
    anàsias anøjø apie aplink ar arba argi arti aukðèiau að be bei beje bemaþ bent bet betgi beveik dar
    dargi daugmaþ deja dëka dël dëlei dëlto ech et gal galbût galgi gan gana gi greta idant iki ir irgi it
    itin ið iðilgai iðvis jaisiais jajai jajam jajame jei jeigu ji jiedu jiedvi jieji jiesiems jinai jis
    jisai jog joji jojo jojoje jokia joks josiomis josioms josios josiose judu judvi juk jumis jums jumyse
    juodu juoju juosiuose juosius jus jàja jàjà jàsias jájá jøjø jûs jûsiðkis jûsiðkë jûsø kad kada kadangi
    kai kaip kaipgi kas katra katras katriedvi katruodu kaþin kaþkas kaþkatra kaþkatras kaþkokia kaþkoks
    kaþkuri kaþkuris kiaurai kiek kiekvienas kieno kita kitas kitokia kitoks kodël kokia koks kol kolei kone
    kuomet kur kurgi kuri kuriedvi kuris kuriuodu lai lig ligi link lyg man manaisiais manajai manajam
    manajame manas manasai manasis mane manieji maniesiems manim manimi maniðkis maniðkë mano manoji manojo
    manojoje manosiomis manosioms manosios manosiose manuoju manuosiuose manuosius manyje manàja manàjà
    manàjá manàsias manæs manøjø mat maþdaug maþne mes mudu mudvi mumis mums mumyse mus mûsiðkis mûsiðkë
    mûsø na nagi ne nebe nebent negi negu nei nejau nejaugi nekaip nelyginant nes net netgi netoli neva nors
    nuo në o ogi oi paeiliui pagal pakeliui palaipsniui palei pas pasak paskos paskui paskum pat pati
    patiems paties pats patys patá paèiais paèiam paèiame paèiu paèiuose paèius paèiø per pernelyg pirm
    pirma pirmiau po prie prieð prieðais pro pusiau rasi rodos sau savaisiais savajai savajam savajame savas
    savasai savasis save savieji saviesiems savimi saviðkis saviðkë savo savoji savojo savojoje savosiomis
    savosioms savosios savosiose savuoju savuosiuose savuosius savyje savàja savàjà savàjá savàsias savæs
    savøjø skersai skradþiai staèiai su sulig ta tad tai taigi taip taipogi taisiais tajai tajam tajame
    tamsta tarp tarsi tartum tarytum tas tasai tau tavaisiais tavajai tavajam tavajame tavas tavasai tavasis
    tave tavieji taviesiems tavimi taviðkis taviðkë tavo tavoji tavojo tavojoje tavosiomis tavosioms
    tavosios tavosiose tavuoju tavuosiuose tavuosius tavyje tavàja tavàjà tavàjá tavàsias tavæs tavøjø
    taèiau te tegu tegul tiedvi tieji ties tiesiems tiesiog tik tikriausiai tiktai toji tojo tojoje tokia
    toks tol tolei toliau tosiomis tosioms tosios tosiose tu tuodu tuoju tuosiuose tuosius turbût tàja tàjà
    tàjá tàsias tøjø tûlas uþ uþtat uþvis va vai viduj vidury vien vienas vienokia vienoks vietoj virð
    virðuj virðum vis visa visas visgi visokia visoks vos vël vëlgi ypaè á ákypai ástriþai ðalia ðe ði
    ðiaisiais ðiajai ðiajam ðiajame ðiapus ðiedvi ðieji ðiesiems ðioji ðiojo ðiojoje ðiokia ðioks ðiosiomis
    ðiosioms ðiosios ðiosiose ðis ðisai ðit ðita ðitas ðitiedvi ðitokia ðitoks ðituodu ðiuodu ðiuoju
    ðiuosiuose ðiuosius ðiàja ðiàjà ðiàsias ðiøjø ðtai ðájá þemiau
    """,
    "lv": """
    aiz ap apakš apakšpus ar arī augšpus bet bez bija biji biju bijām bijāt būs būsi būsiet būsim būt būšu
    caur diemžēl diezin droši dēļ esam esat esi esmu gan gar iekam iekams iekām iekāms iekš iekšpus ik ir it
    itin iz ja jau jeb jebšu jel jo jā ka kamēr kaut kolīdz kopš kā kļuva kļuvi kļuvu kļuvām kļuvāt kļūs
    kļūsi kļūsiet kļūsim kļūst kļūstam kļūstat kļūsti kļūstu kļūt kļūšu labad lai lejpus līdz līdzko ne
    nebūt nedz nekā nevis nezin no nu nē otrpus pa par pat pie pirms pret priekš pār pēc starp tad tak tapi
    taps tapsi tapsiet tapsim tapt tapāt tapšu taču te tiec tiek tiekam tiekat tieku tik tika tikai tiki
    tikko tiklab tiklīdz tiks tiksiet tiksim tikt tiku tikvien tikām tikāt tikšu tomēr topat turpretim
    turpretī tā tādēļ tālab tāpēc un uz vai var varat varēja varēji varēju varējām varējāt varēs varēsi
    varēsiet varēsim varēt varēšu vien virs virspus vis viņpus zem ārpus šaipus
    """,
    "mr": """
    अधिक अनेक अशी असलयाचे असलेल्या असा असून असे आज आणि आता आपल्या आला आली आले आहे आहेत एक एका कमी करणयात
    करून का काम काय काही किवा की केला केली केले कोटी गेल्या घेऊन जात झाला झाली झाले झालेल्या टा डॉ तर तरी
    तसेच ता ती तीन ते तो त्या त्याचा त्याची त्याच्या त्याना त्यानी त्यामुळे त्री दिली दोन न नाही निर्ण्य पण
    पम परयतन पाटील म मात्र माहिती मी मुबी म्हणजे म्हणाले म्हणून या याचा याची याच्या याना यानी येणार येत
    येथील येथे लाख व व्यकत सर्व सागित्ले सुरू हजार हा ही हे होणार होत होता होती होते
    """,
    "ms": """
    abdul abdullah acara ada adalah ahmad air akan akhbar akhir aktiviti alam amat amerika anak anggota
    antara antarabangsa apa apabila april as asas asean asia asing atas atau australia awal awam
    bagaimanapun bagi bahagian bahan baharu bahawa baik bandar bank banyak barangan baru bawah beberapa
    bekas beliau belum berada berakhir berbanding berdasarkan berharap berikutan berjaya berjumlah berkaitan
    berkata berkenaan berlaku bermula bernama bernilai bersama berubah besar bhd bidang bilion bn boleh
    bukan bulan bursa cadangan china dagangan dalam dan dana dapat dari daripada dasar datang datuk demikian
    dengan depan derivatives dewan di diadakan dibuka dicatatkan dijangka diniagakan dis disember ditutup
    dolar dr dua dunia ekonomi eksekutif eksport empat enam faedah feb global hadapan hanya harga hari hasil
    hingga hubungan ia iaitu ialah indeks india indonesia industri ini islam isnin isu itu jabatan jalan jan
    jawatan jawatankuasa jepun jika jualan juga julai jumaat jumlah jun juta kadar kalangan kali kami kata
    katanya kaunter kawasan ke keadaan kecil kedua kedudukan kekal kementerian kemudahan kenaikan kenyataan
    kepada kepentingan keputusan kerajaan kerana kereta kerja kerjasama kes keselamatan keseluruhan
    kesihatan ketika ketua keuntungan kewangan khamis kini kita klci klibor komposit kontrak kos kuala kuasa
    kukuh kumpulan lagi lain langkah laporan lebih lepas lima lot luar lumpur mac mahkamah mahu majlis
    makanan maklumat malam malaysia mana manakala masa masalah masih masyarakat mata media mei melalui
    melihat memandangkan memastikan membantu membawa memberi memberikan membolehkan membuat mempunyai
    menambah menarik menawarkan mencapai mencatatkan mendapat mendapatkan menerima menerusi mengadakan
    mengambil mengenai menggalakkan menggunakan mengikut mengumumkan mengurangkan meningkat meningkatkan
    menjadi menjelang menokok menteri menunjukkan menurut menyaksikan menyediakan mereka merosot merupakan
    mesyuarat minat minggu minyak modal mohd mudah mungkin naik najib nasional negara negeri niaga nilai nov
    ogos okt oleh operasi orang pada pagi paling pameran papan para paras parlimen parti pasaran pasukan
    pegawai pejabat pekerja pelabur pelaburan pelancongan pelanggan pelbagai peluang pembangunan pemberita
    pembinaan pemimpin pendapatan pendidikan penduduk penerbangan pengarah pengeluaran pengerusi pengguna
    pengurusan peniaga peningkatan penting peratus perdagangan perdana peringkat perjanjian perkara
    perkhidmatan perladangan perlu permintaan perniagaan persekutuan persidangan pertama pertubuhan
    pertumbuhan perusahaan peserta petang pihak pilihan pinjaman polis politik presiden prestasi produk
    program projek proses proton pukul pula pusat rabu rakan rakyat ramai rantau raya rendah ringgit rumah
    sabah sahaja saham sama sarawak satu sawit saya sdn sebagai sebahagian sebanyak sebarang sebelum
    sebelumnya sebuah secara sedang segi sehingga sejak sekarang sektor sekuriti selain selama selasa
    selatan selepas seluruh semakin semalam semasa sementara semua semula sen sendiri seorang sepanjang
    seperti sept september serantau seri serta sesi setiap setiausaha sidang singapura sini sistem sokongan
    sri sudah sukan suku sumber supaya susut syarikat syed tahap tahun tan tanah tanpa tawaran teknologi
    telah tempat tempatan tempoh tenaga tengah tentang terbaik terbang terbesar terbuka terdapat terhadap
    termasuk tersebut terus tetapi thailand tiada tidak tiga timbalan timur tindakan tinggi tun tunai turun
    turut umno unit untuk untung urus usaha utama walaupun wang wanita wilayah yang
    """,
    "nl": """
    aan aangaande aangezien achte achter achterna af afgelopen al aldaar aldus alhoewel alias alle allebei
    alleen alles als alsnog altijd altoos ander andere anders anderszins beetje behalve behoudens beide
    beiden ben beneden bent bepaald betreffende bij bijna bijv binnen binnenin blijkbaar blijken boven
    bovenal bovendien bovengenoemd bovenstaand bovenvermeld buiten bv daar daardoor daarheen daarin daarna
    daarnet daarom daarop daaruit daarvanlangs dan dat de deden deed der derde derhalve dertig deze dhr die
    dikwijls dit doch doe doen doet door doorgaand drie duizend dus echter een eens eer eerdat eerder
    eerlang eerst eerste eigen eigenlijk elk elke en enig enige enigszins enkel er erdoor erg ergens etc
    etcetera even eveneens evenwel gauw ge gedurende geen gehad gekund geleden gelijk gemoeten gemogen
    genoeg geweest gewoon gewoonweg haar haarzelf had hadden hare heb hebben hebt hedden heeft heel hem
    hemzelf hen het hetzelfde hier hierbeneden hierboven hierin hierna hierom hij hijzelf hoe hoewel honderd
    hun hunne ieder iedere iedereen iemand iets ik ikzelf in inderdaad inmiddels intussen inzake is ja je
    jezelf jij jijzelf jou jouw jouwe juist jullie kan klaar kon konden krachtens kun kunnen kunt laatst
    later liever lijken lijkt maak maakt maakte maakten maar mag maken me meer meest meestal men met mevr
    mezelf mij mijn mijnent mijner mijzelf minder miss misschien missen mits mocht mochten moest moesten
    moet moeten mogen mr mrs mw na naar nadat nam namelijk nee neem negen nemen nergens net niemand niet
    niets niks noch nochtans nog nogal nooit nu nv of ofschoon om omdat omhoog omlaag omstreeks omtrent
    omver ondanks onder ondertussen ongeveer ons onszelf onze onzeker ooit ook op opnieuw opzij over overal
    overeind overige overigens paar pas per precies recent redelijk reeds rond rondom samen sedert sinds
    sindsdien slechts sommige spoedig steeds tamelijk te tegen tegenover tenzij terwijl thans tien tiende
    tijdens tja toch toe toen toenmaals toenmalig tot totdat tussen twee tweede u uit uitgezonderd uw vaak
    vaakwat van vanaf vandaan vanuit vanwege veel veeleer veertig verder verscheidene verschillende
    vervolgens via vier vierde vijf vijfde vijftig vol volgend volgens voor vooraf vooral vooralsnog voorbij
    voordat voordezen voordien voorheen voorop voorts vooruit vrij vroeg waar waarom waarschijnlijk wanneer
    want waren was wat we wederom weer weg wegens weinig wel weldra welk welke werd werden werder wezen
    whatever wie wiens wier wij wijzelf wil wilden willen word worden wordt zal ze zei zeker zelf zelfde
    zelfs zes zeven zich zichzelf zij zijn zijne zijzelf zo zoals zodat zodra zonder zou zouden zowat zulk
    zulke zullen zult
    """,
    "no": """
    alle andre arbeid at av bare begge ble blei bli blir blitt bort bra bruke både båe da de deg dei deim
    deira deires dem den denne der dere deres det dette di din disse ditt du dykk dykkar då eg ein eit eitt
    eller elles en ene eneste enhver enn er et ett etter folk for fordi forsûke fra få før fûr fûrst gjorde
    gjûre god gå ha hadde han hans har hennar henne hennes her hjå ho hoe honom hoss hossen hun hva hvem
    hver hvilke hvilken hvis hvor hvordan hvorfor i ikke ikkje ingen ingi inkje inn innen inni ja jeg kan
    kom korleis korso kun kunne kva kvar kvarhelst kven kvi kvifor lage lang lik like makt man mange me med
    medan meg meget mellom men mens mer mest mi min mine mitt mot mye mykje må måte navn ned nei no noe noen
    noka noko nokon nokor nokre ny nå når og også om opp oss over part punkt på rett riktig samme sant seg
    selv si sia sidan siden sin sine sist sitt sjøl skal skulle slik slutt so som somme somt start stille så
    sånn tid til tilbake tilstand um under upp ut uten var vart varte ved verdi vere verte vi vil ville vite
    vore vors vort vår være vært vöre vört å
    """,
    "pl": """
    a aby ach acz aczkolwiek aj albo ale ależ ani aż bardziej bardzo bez bo bowiem by byli bym bynajmniej
    być był była było były będzie będą cali cała cały chce choć ci ciebie cię co cokolwiek coraz coś czasami
    czasem czemu czy czyli często daleko dla dlaczego dlatego do dobrze dokąd dość dr dużo dwa dwaj dwie
    dwoje dzisiaj dziś gdy gdyby gdyż gdzie gdziekolwiek gdzieś go godz hab i ich ii iii ile im inna inne
    inny innych inż iv ix iż ja jak jakaś jakby jaki jakichś jakie jakiś jakiż jakkolwiek jako jakoś je
    jeden jedna jednak jednakże jedno jednym jedynie jego jej jemu jest jestem jeszcze jeśli jeżeli już ją
    każdy kiedy kierunku kilka kilku kimś kto ktokolwiek ktoś która które którego której który których
    którym którzy ku lat lecz lub ma mają mam mamy mało mgr mi miał mimo między mnie mną mogą moi moim moja
    moje może możliwe można mu musi my mój na nad nam nami nas nasi nasz nasza nasze naszego naszych
    natomiast natychmiast nawet nic nich nie niech niego niej niemu nigdy nim nimi nią niż no nowe np nr o
    obok od ok około on ona one oni ono oraz oto owszem pan pana pani pl po pod podczas pomimo ponad
    ponieważ powinien powinna powinni powinno poza prawie prof przecież przed przede przedtem przez przy raz
    razie roku również sam sama się skąd sobie sobą sposób swoje są ta tak taka taki takich takie także tam
    te tego tej tel temu ten teraz też to tobie tobą toteż totobą trzeba tu tutaj twoi twoim twoja twoje
    twym twój ty tych tylko tym tys tzw tę u ul vi vii viii vol w wam wami was wasi wasz wasza wasze we
    według wie wiele wielu więc więcej wszyscy wszystkich wszystkie wszystkim wszystko wtedy www wy właśnie
    wśród xi xii xiii xiv xv z za zapewne zawsze zaś ze zeznowu znowu znów został zł żaden żadna żadne
    żadnych że żeby
    """,
    "pt": """
    a acerca adeus agora ainda alem algmas algo algumas alguns ali além ambas ambos ano anos antes ao aonde
    aos apenas apoio apontar apos após aquela aquelas aquele aqueles aqui aquilo as assim através atrás até
    aí baixo bastante bem boa boas bom bons breve cada caminho catorze cedo cento certamente certeza cima
    cinco coisa com como comprido conhecido conselho contra contudo corrente cuja cujas cujo cujos custa cá
    da daquela daquelas daquele daqueles dar das de debaixo dela delas dele deles demais dentro depois desde
    desligado dessa dessas desse desses desta destas deste destes deve devem deverá dez dezanove dezasseis
    dezassete dezoito dia diante direita dispoe dispoem diversa diversas diversos diz dizem dizer do dois
    dos doze duas durante dá dão dúvida e ela elas ele eles em embora enquanto entao entre então era eram
    essa essas esse esses esta estado estamos estar estará estas estava estavam este esteja estejam
    estejamos estes esteve estive estivemos estiver estivera estiveram estiverem estivermos estivesse
    estivessem estiveste estivestes estivéramos estivéssemos estou está estás estávamos estão eu exemplo
    falta fará favor faz fazeis fazem fazemos fazer fazes fazia faço fez fim final foi fomos for fora foram
    forem forma formos fosse fossem foste fostes fui fôramos fôssemos geral grande grandes grupo ha haja
    hajam hajamos havemos havia hei hoje hora horas houve houvemos houver houvera houveram houverei houverem
    houveremos houveria houveriam houvermos houverá houverão houveríamos houvesse houvessem houvéramos
    houvéssemos há hão iniciar inicio ir irá isso ista iste isto já lado lhe lhes ligado local logo longe
    lugar lá maior maioria maiorias mais mal mas me mediante meio menor menos meses mesma mesmas mesmo
    mesmos meu meus mil minha minhas momento muito muitos máximo mês na nada nao naquela naquelas naquele
    naqueles nas nem nenhuma nessa nessas nesse nesses nesta nestas neste nestes no noite nome nos nossa
    nossas nosso nossos nova novas nove novo novos num numa numas nunca nuns não nível nós número o obra
    obrigada obrigado oitava oitavo oito onde ontem onze os ou outra outras outro outros para parece parte
    partir paucas pegar pela pelas pelo pelos perante perto pessoas pode podem poder poderá podia pois ponto
    pontos por porque porquê portanto posição possivelmente posso possível pouca pouco poucos povo primeira
    primeiras primeiro primeiros promeiro propios proprio própria próprias próprio próprios próxima próximas
    próximo próximos puderam pôde põe põem quais qual qualquer quando quanto quarta quarto quatro que quem
    quer quereis querem queremas queres quero questão quieto quinta quinto quinze quáis quê relação sabe
    sabem saber se segunda segundo sei seis seja sejam sejamos sem sempre sendo ser serei seremos seria
    seriam será serão seríamos sete seu seus sexta sexto sim sistema sob sobre sois somente somos sou sua
    suas são sétima sétimo só tal talvez tambem também tanta tantas tanto tarde te tem temos tempo tendes
    tenha tenham tenhamos tenho tens tentar tentaram tente tentei ter terceira terceiro terei teremos teria
    teriam terá terão teríamos teu teus teve tinha tinham tipo tive tivemos tiver tivera tiveram tiverem
    tivermos tivesse tivessem tiveste tivestes tivéramos tivéssemos toda todas todo todos trabalhar trabalho
    treze três tu tua tuas tudo tão tém têm tínhamos um uma umas uns usa usar vai vais valor veja vem vens
    ver verdade verdadeiro vez vezes viagem vindo vinte você vocês vos vossa vossas vosso vossos vários vão
    vêm vós zero à às área é éramos és último
    """,
    "ro": """
    a abia acea aceasta această aceea aceeasi acei aceia acel acela acelasi acele acelea acest acesta aceste
    acestea acestei acestia acestui aceşti aceştia acolo acord acum adica ai aia aibă aici aiurea al ala
    alaturi ale alea alt alta altceva altcineva alte altfel alti altii altul am anume apoi ar are as asa
    asemenea asta astazi astea astfel astăzi asupra atare atat atata atatea atatia ati atit atita atitea
    atitia atunci au avea avem aveţi avut azi aş aşadar aţi ba bine bucur bună ca cam cand capat care careia
    carora caruia cat catre caut ce cea ceea cei ceilalti cel cele celor ceva chiar ci cinci cind cine
    cineva cit cita cite citeva citi citiva conform contra cu cui cum cumva curând curînd când cât câte
    câtva câţi cînd cît cîte cîtva cîţi că căci cărei căror cărui către da daca dacă dar dat datorită dată
    dau de deasupra deci decit degraba deja deoarece departe desi despre deşi din dinaintea dintr dintre
    doar doi doilea două drept dupa după dă e ea ei el ele era eram este eu exact eşti face fara fata fel fi
    fie fiecare fii fim fiu fiţi foarte fost frumos fără geaba graţie halbă i ia iar ieri ii il imi in
    inainte inapoi inca incit insa intr intre isi iti la le li lor lui lângă lîngă ma mai mare mea mei mele
    mereu meu mi mie mine mod mult multa multe multi multă mulţi mulţumesc mâine mîine mă ne nevoie ni nici
    niciodata nicăieri nimeni nimeri nimic niste nişte noastre noastră noi noroc nostri nostru nou noua nouă
    noştri nu numai o opt or ori oricare orice oricine oricum oricând oricât oricînd oricît oriunde pai
    parca patra patru patrulea pe pentru peste pic pina plus poate pot prea prima primul prin putini puţin
    puţina puţină până pînă rog sa sai sale sau se si sint sintem spate spre sub sunt suntem sunteţi sus
    sută sînt sîntem sînteţi să săi său ta tale te ti timp tine toata toate toată tocmai tot toti totul
    totusi totuşi toţi trei treia treilea tu tuturor tăi tău u ul ului un una unde undeva unei uneia unele
    uneori unii unor unora unu unui unuia unul va vi voastre voastră voi vom vor vostru vouă voştri vreme
    vreo vreun vă zece zero zi zice îi îl îmi împotriva în înainte înaintea încotro încât încît între
    întrucât întrucît îţi ăla ălea ăsta ăstea ăştia şapte şase şi ştiu ţi ţie
    """,
    "ru": """
    c а алло без белый близко более больше большой будем будет будете будешь будто буду будут будь бы бывает
    бывь был была были было быть в важная важное важные важный вам вами вас ваш ваша ваше ваши вверх вдали
    вдруг ведь везде вернуться весь вечер взгляд взять вид видел видеть вместе вне вниз внизу во вода война
    вокруг вон вообще вопрос восемнадцатый восемнадцать восемь восьмой вот впрочем времени время все всегда
    всего всем всеми всему всех всею всю всюду вся всё второй вы выйти г где главный глаз говорил говорит
    говорить год года году голова голос город да давать давно даже далекий далеко дальше даром дать два
    двадцатый двадцать две двенадцатый двенадцать дверь двух девятнадцатый девятнадцать девятый девять
    действительно дел делал делать делаю дело день деньги десятый десять для до довольно долго должен должно
    должный дом дорога друг другая другие других друго другое другой думать душа е его ее ей ему если есть
    еще ещё ею её ж ждать же жена женщина жизнь жить за занят занята занято заняты затем зато зачем здесь
    земля знать значит значить и иди идти из или им имеет имел именно иметь ими имя иногда их к каждая
    каждое каждые каждый кажется казаться как какая какой кем книга когда кого ком комната кому конец
    конечно которая которого которой которые который которых кроме кругом кто куда лежать лет ли лицо лишь
    лучше любить люди м маленький мало мать машина между меля менее меньше меня место миллионов мимо минута
    мир мира мне много многочисленная многочисленное многочисленные многочисленный мной мною мог могу могут
    мож может можно можхо мои мой мор москва мочь моя моё мы на наверху над надо назад наиболее найти
    наконец нам нами народ нас начала начать наш наша наше наши не него недавно недалеко нее ней некоторый
    нельзя нем немного нему непрерывно нередко несколько нет нею неё ни нибудь ниже низко никакой никогда
    никто никуда ним ними них ничего ничто но новый нога ночь ну нужно нужный нх о об оба обычно один
    одиннадцатый одиннадцать однажды однако одного одной оказаться окно около он она они оно опять особенно
    остаться от ответить отец откуда отовсюду отсюда очень первый перед писать плечо по под подойди подумать
    пожалуйста позже пойти пока пол получить помнить понимать понять пор пора после последний посмотреть
    посреди потом потому почему почти правда прекрасно при про просто против процентов путь пятнадцатый
    пятнадцать пятый пять работа работать раз разве рано раньше ребенок решить россия рука русский ряд рядом
    с сам сама сами самим самими самих само самого самой самом самому саму самый свет свое своего своей свои
    своих свой свою сделать сеаой себе себя сегодня седьмой сейчас семнадцатый семнадцать семь сидеть сила
    сих сказал сказала сказать сколько слишком слово случай смотреть сначала снова со собой собою советский
    совсем спасибо спросить сразу стал старый стать стол сторона стоять страна суть считать т та так такая
    также таки такие такое такой там твои твой твоя твоё те тебе тебя тем теми теперь тех то тобой тобою
    товарищ тогда того тоже только том тому тот тою третий три тринадцатый тринадцать ту туда тут ты тысяч у
    увидеть уж уже улица уметь утро хороший хорошо хотеть хоть хотя хочешь час часто часть чаще чего человек
    чем чему через четвертый четыре четырнадцатый четырнадцать что чтоб чтобы чуть шестнадцатый шестнадцать
    шестой шесть эта эти этим этими этих это этого этой этом этому этот эту я являюсь
    """,
    "sk": """
    a aby aj ak akej akejže ako akom akomže akou akouže akože aká akáže aké akého akéhože akému akémuže
    akéže akú akúže aký akých akýchže akým akými akýmiže akýmže akýže ale alebo ani asi avšak až ba bez bezo
    bol bola boli bolo bude budem budeme budete budeš budú buď by byť cez cezo dnes do ešte ho hoci i iba
    ich im inej inom iná iné iného inému iní inú iný iných iným inými ja je jeho jej jemu ju k kam kamže
    každou každá každé každého každému každí každú každý každých každým každými kde kej kejže keď keďže kie
    kieho kiehože kiemu kiemuže kieže koho kom komu kou kouže kto ktorej ktorou ktorá ktoré ktorí ktorú
    ktorý ktorých ktorým ktorými ku ká káže ké kéže kú kúže ký kýho kýhože kým kýmu kýmuže kýže lebo leda
    ledaže len ma majú mal mala mali mať medzi mi mne mnou moja moje mojej mojich mojim mojimi mojou moju
    možno mu musia musieť musí musím musíme musíte musíš my má mám máme máte máš môcť môj môjho môže môžem
    môžeme môžete môžeš môžu mňa na nad nado najmä nami naša naše našej naši našich našim našimi našou ne
    nech neho nej nejakej nejakom nejakou nejaká nejaké nejakého nejakému nejakú nejaký nejakých nejakým
    nejakými nemu než nich nie niektorej niektorom niektorou niektorá niektoré niektorého niektorému
    niektorú niektorý niektorých niektorým niektorými nielen niečo nim nimi nič ničoho ničom ničomu ničím no
    nám nás náš nášho ním o od odo on ona oni ono ony oň oňho po pod podo podľa pokiaľ popod popri potom
    poza pre pred predo preto pretože prečo pri práve s sa seba sebe sebou sem si sme so som ste svoj svoja
    svoje svojho svojich svojim svojimi svojou svoju svojím sú ta tak takej takejto taká takáto také takého
    takéhoto takému takémuto takéto takí takú takúto taký takýto takže tam teba tebe tebou teda tej tejto
    ten tento ti tie tieto tiež to toho tohoto tohto tom tomto tomu tomuto toto tou touto tu tvoj tvoja
    tvoje tvojej tvojho tvoji tvojich tvojim tvojimi tvojím ty tá táto tí títo tú túto tých tým tými týmto u
    už v vami vaša vaše vašej vaši vašich vašim vaším veď viac vo vy vám vás váš vášho však všetci všetka
    všetko všetky všetok z za začo začože zo áno čej či čia čie čieho čiemu čiu čo čoho čom čomu čou čože čí
    čím čími ďalšia ďalšie ďalšieho ďalšiemu ďalšiu ďalšom ďalšou ďalší ďalších ďalším ďalšími ňom ňou ňu že
    """,
    "sv": """
    aderton adertonde adjö aldrig alla allas allt alltid alltså andra andras annan annat artonde artonn att
    av bakom bara behöva behövas behövde behövt beslut beslutat beslutit bland blev bli blir blivit bort
    borta bra bäst bättre båda bådas dag dagar dagarna dagen de del delen dem den denna deras dess dessa det
    detta dig din dina dit ditt dock dom du där därför då e efter eftersom ej elfte eller elva emot en enkel
    enkelt enkla enligt ens er era ers ert ett ettusen fanns fem femte femtio femtionde femton femtonde fick
    fin finnas finns fjorton fjortonde fjärde fler flera flesta fram framför från fyra fyrtio fyrtionde få
    får fått följande för före förlåt förra första genast genom gick gjorde gjort god goda godare godast
    gott gälla gäller gällt gärna gå går gått gör göra ha hade haft han hans har heller hellre helst helt
    henne hennes hit hon honom hundra hundraen hundraett hur här hög höger högre högst i ibland icke idag
    igen igår imorgon in inför inga ingen ingenting inget innan inne inom inte inuti ja jag jo ju just
    jämfört kan kanske knappast kom komma kommer kommit kr kunde kunna kunnat kvar legat ligga ligger lika
    likställd likställda lilla lite liten litet länge längre längst lätt lättare lättast långsam långsammare
    långsammast långsamt långt låt man med mej mellan men mer mera mest mig min mina mindre minst mitt
    mittemot mot mycket många måste möjlig möjligen möjligt möjligtvis ned nederst nedersta nedre nej ner ni
    nio nionde nittio nittionde nitton nittonde nog noll nr nu nummer när nästa någon någonting något några
    nån nånting nåt nödvändig nödvändiga nödvändigt nödvändigtvis och också ofta oftast olika olikt om oss
    på rakt redan rätt sa sade sagt samma sedan senare senast sent sex sextio sextionde sexton sextonde sig
    sin sina sist sista siste sitt sitta sju sjunde sjuttio sjuttionde sjutton sjuttonde själv sjätte ska
    skall skulle slutligen små smått snart som stor stora stort större störst säga säger sämre sämst så
    sådan sådana sådant ta tack tar tidig tidigare tidigast tidigt till tills tillsammans tio tionde tjugo
    tjugoen tjugoett tjugonde tjugotre tjugotvå tjungo tolfte tolv tre tredje trettio trettionde tretton
    trettonde två tvåhundra under upp ur ursäkt ut utan utanför ute va vad var vara varför varifrån varit
    varje varken vars varsågod vart vem vems verkligen vi vid vidare viktig viktigare viktigast viktigt
    vilka vilkas vilken vilket vill väl vänster vänstra värre vår våra vårt än ännu är även åt åtminstone
    åtta åttio åttionde åttonde över övermorgon överst övre
    """,
    "sw": """
    akasema alikuwa alisema baada basi bila cha chini hadi hapo hata hivyo hiyo huku huo ili ilikuwa juu
    kama karibu katika kila kima kisha kubwa kutoka kuwa kwa kwamba kwenda kwenye la lakini mara mdogo mimi
    mkubwa mmoja moja muda mwenye na naye ndani ng ni nini nonkungu pamoja pia sana sasa sauti tafadhali
    tena tu vile wa wakati wake walikuwa wao watu wengine wote ya yake yangu yao yeye yule za zaidi zake
    """,
    "th": """
    กล่าว กว่า กัน กับ การ ก็ ก่อน ขณะ ขอ ของ ขึ้น คง ครั้ง ความ คือ จะ จัด จาก จึง ช่วง ซึ่ง ดัง ด้วย ด้าน
    ตั้ง ตั้งแต่ ตาม ต่อ ต่าง ต่างๆ ต้อง ถึง ถูก ถ้า ทั้ง ทั้งนี้ ทาง ที่ ที่สุด ทุก ทํา ทําให้ นอกจาก นัก
    นั้น นี้ น่า นํา บาง ผล ผ่าน พบ พร้อม มา มาก มี ยัง รวม ระหว่าง รับ ราย ร่วม ลง วัน ว่า สุด ส่ง ส่วน
    สําหรับ หนึ่ง หรือ หลัง หลังจาก หลาย หาก อยาก อยู่ อย่าง ออก อะไร อาจ อีก เขา เข้า เคย เฉพาะ เช่น เดียว
    เดียวกัน เนื่องจาก เปิด เปิดเผย เป็น เป็นการ เพราะ เพื่อ เมื่อ เรา เริ่ม เลย เห็น เอง แต่ แบบ แรก และ
    แล้ว แห่ง โดย ใน ให้ ได้ ไป ไม่ ไว้ ้ง
    """,
    "tl": """
    akin aking ako alin am amin aming ang ano anumang apat at atin ating ay bababa bago bakit bawat bilang
    dahil dalawa dapat din dito doon gagawin gayunman ginagawa ginawa ginawang gumawa gusto habang hanggang
    hindi huwag iba ibaba ibabaw ibig ikaw ilagay ilalim ilan inyong isa isang itaas ito iyo iyon iyong ka
    kahit kailangan kailanman kami kanila kanilang kanino kanya kanyang kapag kapwa karamihan katiyakan
    katulad kaya kaysa ko kong kulang kumuha kung laban lahat lamang likod lima maaari maaaring maging
    mahusay makita marami marapat masyado may mayroon mga minsan mismo mula muli na nabanggit naging
    nagkaroon nais nakita namin napaka narito nasaan ng ngayon ni nila nilang nito niya niyang noon o pa
    paano pababa paggawa pagitan pagkakaroon pagkatapos palabas pamamagitan panahon pangalawa para paraan
    pareho pataas pero pumunta pumupunta sa saan sabi sabihin sarili sila sino siya tatlo tayo tulad tungkol
    una walang
    """,
    "tr": """
    acaba acep adamakıllı adeta ait altmýþ altmış altý altı ama amma anca ancak arada artýk aslında aynen
    ayrıca az açıkça açıkçası bana bari bazen bazý bazı başkası baţka belki ben benden beni benim beri
    beriki beþ beş beţ bilcümle bile bin binaen binaenaleyh bir biraz birazdan birbiri birden birdenbire
    biri birice birileri birisi birkaç birkaçı birkez birlikte birçok birçoğu birþey birþeyi birşey birşeyi
    birţey bitevi biteviye bittabi biz bizatihi bizce bizcileyin bizden bize bizi bizim bizimki bizzat
    boşuna bu buna bunda bundan bunlar bunları bunların bunu bunun buracıkta burada buradan burası böyle
    böylece böylecene böylelikle böylemesine böylesine büsbütün bütün cuk cümlesi da daha dahi dahil dahilen
    daima dair dayanarak de defa dek demin demincek deminden denli derakap derhal derken deđil değil değin
    diye diđer diğer diğeri doksan dokuz dolayı dolayısıyla doğru dört edecek eden ederek edilecek ediliyor
    edilmesi ediyor elbet elbette elli emme en enikonu epey epeyce epeyi esasen esnasında etmesi etraflı
    etraflıca etti ettiği ettiğini evleviyetle evvel evvela evvelce evvelden evvelemirde evveli eđer eğer
    fakat filanca gah gayet gayetle gayri gayrı gelgelelim gene gerek gerçi geçende geçenlerde gibi
    gibilerden gibisinden gine göre gırla hakeza halbuki halen halihazırda haliyle handiyse hangi hangisi
    hani hariç hasebiyle hasılı hatta hele hem henüz hep hepsi her herhangi herkes herkesin hiç hiçbir
    hiçbiri hoş hulasaten iken iki ila ile ilen ilgili ilk illa illaki imdi indinde inen insermi ise ister
    itibaren itibariyle itibarıyla iyi iyice iyicene için iş işte iţte kadar kaffesi kah kala kanýmca karşın
    katrilyon kaynak kaçı kelli kendi kendilerine kendini kendisi kendisine kendisini kere kez keza kezalik
    keşke keţke ki kim kimden kime kimi kimisi kimse kimsecik kimsecikler külliyen kýrk kýsaca kırk kısaca
    lakin leh lütfen maada madem mademki mamafih mebni međer meğer meğerki meğerse milyar milyon mu mü mý mı
    nasýl nasıl nasılsa nazaran naşi ne neden nedeniyle nedenle nedense nerde nerden nerdeyse nere nerede
    nereden neredeyse neresi nereye netekim neye neyi neyse nice nihayet nihayetinde nitekim niye niçin o
    olan olarak oldu olduklarını oldukça olduğu olduğunu olmadı olmadığı olmak olması olmayan olmaz olsa
    olsun olup olur olursa oluyor on ona onca onculayın onda ondan onlar onlardan onlari onlarýn onları
    onların onu onun oracık oracıkta orada oradan oranca oranla oraya otuz oysa oysaki pek pekala peki pekçe
    peyderpey rağmen sadece sahi sahiden sana sanki sekiz seksen sen senden seni senin siz sizden sizi sizin
    sonra sonradan sonraları sonunda tabii tam tamam tamamen tamamıyla tarafından tek trilyon tüm var vardı
    vasıtasıyla ve velev velhasıl velhasılıkelam veya veyahut ya yahut yakinen yakında yakından yakınlarda
    yalnız yalnızca yani yapacak yapmak yaptı yaptıkları yaptığı yaptığını yapılan yapılması yapıyor yedi
    yeniden yenilerde yerine yetmiþ yetmiş yetmiţ yine yirmi yok yoksa yoluyla yüz yüzünden zarfında zaten
    zati zira çabuk çabukça çeşitli çok çokları çoklarınca çokluk çoklukla çokça çoğu çoğun çoğunca
    çoğunlukla çünkü öbür öbürkü öbürü önce önceden önceleri öncelikle öteki ötekisi öyle öylece öylelikle
    öylemesine öz üzere üç þey þeyden þeyi þeyler þu þuna þunda þundan þunu şayet şey şeyden şeyi şeyler şu
    şuna şuncacık şunda şundan şunlar şunları şunu şunun şura şuracık şuracıkta şurası şöyle ţayet ţimdi ţu
    ţöyle
    """,
    "uk": """
    авжеж адже але б без був була були було бути більш вам вас весь вздовж ви вниз внизу вона вони воно все
    всередині всіх від він да давай давати де дещо для до з завжди замість й коли ледве майже ми навколо
    навіть нам от отже отож поза про під та так такий також те ти тобто тож тощо хоча це цей чи чого що як
    який якої є із інших їх її
    """,
    "ur": """
    آئی آئے آج آخر آخرکبر آدهی آًب آٹھ آیب اة اخبزت اختتبم ادھر ارد اردگرد ارکبى اش اضتعوبل اضتعوبلات اضطرذ
    اضکب اضکی اضکے اطراف اغیب افراد الگ اور اوًچب اوًچبئی اوًچی اوًچے اى اً اًذر اًہیں اٹھبًب اپٌب اپٌے اچھب
    اچھی اچھے اکثر اکٹھب اکٹھی اکٹھے اکیلا اکیلی اکیلے اگرچہ اہن ایطے ایک ب ت تبزٍ تت تر ترتیت تریي تعذاد تن
    تو توبم توہی توہیں تٌہب تک تھب تھوڑا تھوڑی تھوڑے تھی تھے تیي ثب ثبئیں ثبترتیت ثبری ثبرے ثبعث ثبلا
    ثبلترتیت ثبہر ثدبئے ثرآں ثراں ثرش ثعذ ثغیر ثلٌذ ثلٌذوثبلا ثلکہ ثي ثٌب ثٌبرہب ثٌبرہی ثٌبرہے ثٌبًب ثٌذ
    ثٌذکرو ثٌذکرًب ثٌذی ثڑا ثڑوں ثڑی ثڑے ثھر ثھرا ثھراہوا ثھرپور ثھی ثہت ثہتر ثہتری ثہتریي ثیچ ج خب خبرہب
    خبرہی خبرہے خبهوظ خبًب خبًتب خبًتی خبًتے خبًٌب خت ختن خجکہ خص خططرذ خلذی خو خواى خوًہی خوکہ خٌبة خگہ
    خگہوں خگہیں خیطب خیطبکہ در درخبت درخہ درخے درزقیقت درضت دش دفعہ دلچطپ دلچطپی دلچطپیبں دو دور دوراى دوضرا
    دوضروں دوضری دوضرے دوًوں دکھبئیں دکھبتب دکھبتی دکھبتے دکھبو دکھبًب دکھبیب دی دیب دیتب دیتی دیتے دیر دیٌب
    دیکھو دیکھٌب دیکھی دیکھیں دے ر راضتوں راضتہ راضتے رریعہ رریعے رکي رکھ رکھب رکھتب رکھتبہوں رکھتی رکھتے
    رکھی رکھے رہب رہی رہے ز زبصل زبضر زبل زبلات زبلیہ زصوں زصہ زصے زقبئق زقیتیں زقیقت زکن زکویہ زیبدٍ صبف
    صسیر صفر صورت صورتسبل صورتوں صورتیں ض ضبت ضبتھ ضبدٍ ضبرا ضبرے ضبل ضبلوں ضت ضرور ضرورت ضروری ضلطلہ ضوچ
    ضوچب ضوچتب ضوچتی ضوچتے ضوچو ضوچٌب ضوچی ضوچیں ضکب ضکتب ضکتی ضکتے ضکٌب ضکی ضکے ضیذھب ضیذھی ضیذھے ضیکٌڈ ضے
    طرف طریق طریقوں طریقہ طریقے طور طورپر ظبہر ع عذد عظین علاقوں علاقہ علاقے علاوٍ عووهی غبیذ غخص غذ غروع
    غروعبت غے فرد فی ق قجل قجیلہ قطن لئے لا لازهی لو لوجب لوجی لوجے لوسبت لوسہ لوگ لوگوں لڑکپي لگتب لگتی
    لگتے لگٌب لگی لگیں لگے لی لیب لیٌب لیں لے ه هتعلق هختلف هسترم هسترهہ هسطوش هسیذ هطئلہ هطئلے هطبئل هطتعول
    هطلق هعلوم هػتول هلا هوکي هوکٌبت هوکٌہ هٌبضت هڑا هڑًب هڑے هکول هگر هہرثبى هیرا هیری هیرے هیں و وار والے
    وٍ ًئی ًئے ًب ًبپطٌذ ًبگسیر ًطجت ًقطہ ًو ًوخواى ًکبلٌب ًکتہ ًہ ًہیں ًیب ًے ٹھیک پبئے پبش پبًب پبًچ پر
    پراًب پطٌذ پل پورا پوچھب پوچھتب پوچھتی پوچھتے پوچھو پوچھوں پوچھٌب پوچھیں پچھلا پھر پہلا پہلی پہلےضی
    پہلےضے پہلےضےہی پیع چبر چبہب چبہٌب چبہے چلا چلو چلیں چلے چکب چکی چکیں چکے چھوٹب چھوٹوں چھوٹی چھوٹے چھہ
    چیسیں ڈھوًڈا ڈھوًڈلیب ڈھوًڈو ڈھوًڈًب ڈھوًڈی ڈھوًڈیں ک کئی کئے کب کبفی کبم کت کجھی کرا کرتب کرتبہوں کرتی
    کرتے کرتےہو کررہب کررہی کررہے کرو کرًب کریں کرے کطی کل کن کوئی کوتر کورا کوروں کورٍ کورے کوطي کوى کوًطب
    کوًطی کوًطے کھولا کھولو کھولٌب کھولی کھولیں کھولے کہ کہب کہتب کہتی کہتے کہو کہوں کہٌب کہی کہیں کہے کی
    کیب کیطب کیطرف کیطے کیلئے کیوًکہ کیوں کیے کے کےثعذ کےرریعے گئی گئے گب گرد گروٍ گروپ گروہوں گٌتی گی گیب
    گے ہر ہن ہو ہوئی ہوئے ہوا ہوبرا ہوبری ہوبرے ہوتب ہوتی ہوتے ہورہب ہورہی ہورہے ہوضکتب ہوضکتی ہوضکتے ہوًب
    ہوًی ہوًے ہوچکب ہوچکی ہوچکے ہوگئی ہوگئے ہوگیب ہوں ہی ہیں ہے ی یقیٌی یہ یہبں
    """,
  ]
}
