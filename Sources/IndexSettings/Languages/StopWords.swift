/// Words that carry no meaning of their own: articles, pronouns, prepositions, conjunctions, auxiliary verbs.
///
/// Contractions stand as queries have them, joined (`dont`), unless that makes another word (`we'll`, `well`).
enum StopWords {
  /// Whether there is a list for a language.
  static func knows(_ language: Language) -> Bool { text(of: language) != nil }

  /// The words of a language as they are written, in lower case.
  static func list(of language: Language) -> [String] {
    text(of: language)?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }

  private static func text(of language: Language) -> String? {
    switch language {
    case .english: english
    case .french: french
    case .german: german
    case .spanish: spanish
    default: StopWordLists.texts[language.wordsCode]
    }
  }

  private static let english = """
    a about above after again against all am an and any are arent as at be because been before being below between both
    but by can cannot could couldnt did didnt do does doesnt doing dont down during each few for from further had hadnt
    has hasnt have havent having he her here hers herself him himself his how i if im in into is isnt it its itself ive
    just me more most my myself no nor not of off on once only or other our ours ourselves out over own same she should
    shouldnt so some such than that thats the their theirs them themselves then there theres these they theyre theyve
    this those through to too under until up upon us very was wasnt we were werent weve what whats when where whether
    which while who whom whose why will with within without would wouldnt you your youre yours yourself yourselves youve
    """

  private static let french = """
    à afin ai aie aient ainsi ait alors après as au aucun aucune aura aurait auront aussi autre autres aux avaient avais
    avait avant avec avez avoir avons ayant c ce ceci cela celle celles celui ces cet cette ceux chacun chacune
    chaque chez ci comme comment d dans de depuis des donc dont du elle elles en encore entre es est et étaient étais
    était étant été êtes être eu eux furent fut il ils j je jusque l la là laquelle le lequel les lesquelles lesquels
    leur leurs lors lorsque lui m ma mais me même mêmes mes mien moi mon n ne ni nos notre nôtre nous on ont or ou où
    par parce pas pendant peu peut plus plusieurs pour pourquoi puis qu quand que quel quelle quelles quelque quelques
    quels qui quoi s sa sans se selon sera serait seront ses si sien soi soient sois soit sommes son sont sous suis sur
    t ta tandis te tel telle telles tels tes tien toi ton tous tout toute toutes très tu un une vers voici voilà vos
    votre vôtre vous y
    """

  private static let german = """
    ab aber alle allem allen aller alles als also am an andere anderem anderen anderer anderes auch auf aus bei beim bin
    bis bist da dabei dadurch dafür damit dann daran darauf daraus darin darüber darum das dass dasselbe davon dazu dein
    deine deinem deinen deiner deines dem demselben den denen denn denselben der deren derer derselbe derselben des
    desselben dessen dich die dies diese dieselbe dieselben diesem diesen dieser dieses dir doch dort du durch ein eine
    einem einen einer eines einige einigem einigen einiger einiges er es etwas euch euer eure eurem euren eurer eures
    für gegen gewesen hab habe haben hat hatte hatten hattest hätte hätten hier hin hinter ich ihm ihn ihnen ihr ihre
    ihrem ihren ihrer ihres im in indem ins ist ja jede jedem jeden jeder jedes jene jenem jenen jener jenes jetzt kann
    kannst kein keine keinem keinen keiner keines können könnte man manche manchem manchen mancher manches mein meine
    meinem meinen meiner meines mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne sehr sein seine
    seinem seinen seiner seines selbst sich sie sind so solche solchem solchen solcher solches soll sollen sollte
    sondern sonst über um und uns unser unsere unserem unseren unserer unseres unter viel vom von vor während wäre war
    waren warst was weg weil weiter welche welchem welchen welcher welches wenn wer werde werden weshalb wie wieder will
    wir wird wirst wo wollen wollte worden wurde wurden würde würden zu zum zur zwar zwischen
    """

  private static let spanish = """
    a al algo algún alguna algunas alguno algunos ante antes aquel aquella aquellas aquello aquellos aquí así aun aún
    aunque bajo bien cada casi como cómo con contra cual cuál cuales cuáles cualquier cuando cuándo cuanto de del desde
    donde dónde dos durante e el él ella ellas ello ellos en entonces entre eran eres es esa esas ese eso esos
    esta está estaba estaban están estar estas este esto estos estoy fue fueron fui ha había habían haber han has hasta
    hay he la las le les lo los más me mi mí mía mías mientras mío míos mis mucho muchos muy nada ni no nos nosotras
    nosotros nuestra nuestras nuestro nuestros o os otra otras otro otros para pero poco por porque pues que qué quien
    quién quienes se según ser si sí sido siempre sin sino sobre sois somos son soy su sus suya suyas suyo
    suyos también tampoco tan tanto te tendrá tener tenía tiene tienen toda todas todo todos tu tú tus tuya tuyas tuyo
    tuyos un una unas uno unos vosotras vosotros vuestra vuestras vuestro vuestros y ya yo
    """
}
