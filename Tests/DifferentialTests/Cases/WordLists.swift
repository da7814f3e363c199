/// Words that random cases are made of: each line a family whose members are near each other in some way.
enum WordLists {
  /// Words that differ by typos, endings and what they are put together from.
  static let english = families(
    """
    blue blues berry berries blueberry blueberries blackberry black
    snow ball snowball snowballs balls football foot feet
    tele vision television televisions telly tv telephone phone phones iphone headphones head
    city cities metro politan metropolitan cosmopolitan
    child children childhood hood hoods
    mouse mice house houses horse horses mousse
    hotel hotels motel hostel hospital hospitals
    nation nations national international inter internationally
    red reed read bread breed breads
    shoe shoes shore shores show shows
    run runs runner running
    cat cats car cars cart carts care careful
    restaurant restaurants rest restart rests
    keyboard keyboards key keys board boards
    glass glasses class classes
    analysis analyses index indices indexes
    paris parish perish paros comparison
    light lights lightning night nights knight
    water waters underwater under wear
    book books notebook note notes bookcase case cases
    color colour colors colours colorful
    the of and a to in with for not there
    new york newyork news yorkshire
    ab abc abcd abcde abcdef abcdefg abcdefgh
    """)

  /// Words of other languages with endings, articles and prepositions of their own.
  static let european = families(
    """
    cheval chevaux journal journaux œil yeux le la les de du des un une
    luz luces ciudad ciudades avión aviones el los las y en
    der die das und straße strassen haus häuser von im
    café cafe CAFÉ cafe\u{301} cafés thé the\u{301}
    naïve naive São Sao crème creme brûlée Ångström angstrom
    Ærø aero Łódź lodz Đà œuvre oeuvre garçon İstanbul istanbul ıstanbul
    ﬁne fine Ｔｏｋｙｏ tokyo １２３ 123 ㎏ ① ⅷ x² ½
    """)

  /// What stands between letters without parting them, or does.
  static let joined = families(
    """
    don't dont don’t don donut
    hello.world helloworld hello world
    l'été rock'n'roll o'neill qu'est-ce d'or
    u.s.a. b.c.e. usa bce e.g. a.b.cd x.y.zzz
    m.55 5.mm m55 3.14 1,000 node.js www.example.com
    at®t ab©cd Multihits® e-mail state-of-the-art user_name foo@bar.com
    C++ C# F# C AC/DC Disney+ #tag $100 50% a+b R&B
    HTMLParser getHTTPResponse html parser http response get
    iPhone XMLHttpRequest camelCase camelCased parseJSON json macOS camel case
    304 30450 40450 3045 2024 2025 100 1000 10000 007 42 1990s
    12345678 12345687 1234567 2345678
    <street> <b>street</b> street x1 <st>
    """)

  /// Other scripts, marks, joiners and pictures.
  static let scripts = families(
    """
    東京 東京都 京都 東京タワー タワー 日本 日本語 漢字 々
    カタカナ ｶﾀｶﾅ ひらがな ﾊﾟﾘ パリ で て
    北京 北京大学 大学 中文 大
    서울 서울시 한국 한국어 \u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}
    مرحبا مُرَحَّب السلام سلام كتاب
    שלום שָׁלוֹם עולם
    हिन्दी हिंदी नमस्ते ภาษาไทย ไทย தமிழ்
    Привет привет мир миру Москва ёлка елка
    Ελλάδα ελλαδα Σίσυφος ΣΊΣΥΦΟΣ άλφα
    🎉 👨‍👩‍👧 🇫🇷 🇩🇪 ❤️ ❤ 👍🏽 👍 ☀️ ™ ✈
    so\u{AD}ft soft zero\u{200D}width x\u{200C}y xy e\u{301}\u{323} \u{301}
    """)

  private static func families(_ text: String) -> [[String]] {
    text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }
}
