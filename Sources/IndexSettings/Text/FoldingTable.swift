/// What each lower-case letter or digit beyond ASCII is folded to: its compatibility decomposition without diacritics.
///
/// Computed from the Unicode Character Database 14.0, whose decompositions never change for assigned characters, plus
/// the letters without a decomposition (`ß`, `æ`, `ø`, `ł` …). The standard library offers no decompositions.
enum FoldingTable {
  /// The replacement of a scalar, nil when it stays.
  static func replacement(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    replacements[scalar.value]
  }

  private static let replacements: [UInt32: [Unicode.Scalar]] = {
    var table: [UInt32: [Unicode.Scalar]] = [:]
    table.reserveCapacity(4_200)
    for entry in packed.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
      let sides = entry.split(separator: UInt8(ascii: "="))
      guard sides.count == 2 else { continue }
      let target = sides[1].split(separator: UInt8(ascii: ".")).compactMap { Unicode.Scalar(hexadecimal($0)) }
      for source in sides[0].split(separator: UInt8(ascii: ",")) {
        add(source, to: target, in: &table)
      }
    }
    return table
  }()

  /// Adds `a`, `a-b` (all to the same target) or `a+n` (n scalars to n successive targets).
  private static func add(
    _ source: Substring.UTF8View, to target: [Unicode.Scalar], in table: inout [UInt32: [Unicode.Scalar]]
  ) {
    if let plus = source.firstIndex(of: UInt8(ascii: "+")), let first = target.first {
      let start = hexadecimal(source[..<plus])
      for offset in 0..<hexadecimal(source[source.index(after: plus)...]) {
        table[start + offset] = Unicode.Scalar(first.value + offset).map { [$0] }
      }
    } else if let minus = source.firstIndex(of: UInt8(ascii: "-")) {
      for value in hexadecimal(source[..<minus])...hexadecimal(source[source.index(after: minus)...]) {
        table[value] = target
      }
    } else {
      table[hexadecimal(source)] = target
    }
  }

  private static func hexadecimal(_ digits: Substring.UTF8View) -> UInt32 {
    digits.reduce(0) { $0 << 4 | UInt32($1 >= 0x61 ? $1 - 0x57 : $1 - 0x30) }
  }

  private static let packed = """
    1d33+8=67 2074+6=34 2080+a=30 2460+9=31 313a+6=11b0 3145+a=1109 314f+15=1161 3178+5=112b fb30+7=5d0 fb38+5=5d8
    fb46+5=5e6 ff10+a=30 ff41+1a=61 ff85+6=30ca ff8f+5=30de ff96+6=30e8 ffaa+6=11b0 ffb5+a=1109 ffc2+6=1161
    ffca+6=1167 ffd2+6=116d 1d400+1a=61 1d41a+1a=61 1d434+1a=61 1d44e+7=61 1d456+12=69 1d468+1a=61 1d482+1a=61
    1d4ae+8=73 1d4bd+7=68 1d4c5+b=70 1d4d0+1a=61 1d4ea+1a=61 1d50d+8=6a 1d516+7=73 1d51e+1a=61 1d540+5=69 1d54a+7=73
    1d552+1a=61 1d56c+1a=61 1d586+1a=61 1d5a0+1a=61 1d5ba+1a=61 1d5d4+1a=61 1d5ee+1a=61 1d608+1a=61 1d622+1a=61
    1d63c+1a=61 1d656+1a=61 1d670+1a=61 1d68a+1a=61 1d6a8+11=3b1 1d6ba+7=3c3 1d6c2+11=3b1 1d6d4+7=3c3 1d6e2+11=3b1
    1d6f4+7=3c3 1d6fc+11=3b1 1d70e+7=3c3 1d71c+11=3b1 1d72e+7=3c3 1d736+11=3b1 1d748+7=3c3 1d756+11=3b1 1d768+7=3c3
    1d770+11=3b1 1d782+7=3c3 1d790+11=3b1 1d7a2+7=3c3 1d7aa+11=3b1 1d7bc+7=3c3 1d7ce+a=30 1d7d8+a=30 1d7e2+a=30
    1d7ec+a=30 1d7f6+a=30 1fbf0+a=30 ff9e-ff9f= 2070,24ea=30 b9=31 2469=31.30 246a=31.31 246b=31.32 246c=31.33
    246d=31.34 246e=31.35 246f=31.36 2470=31.37 2471=31.38 2472=31.39 b2=32 2473=32.30 3251=32.31 3252=32.32
    3253=32.33 3254=32.34 3255=32.35 3256=32.36 3257=32.37 3258=32.38 3259=32.39 b3=33 325a=33.30 325b=33.31
    325c=33.32 325d=33.33 325e=33.34 325f=33.35 32b1=33.36 32b2=33.37 32b3=33.38 32b4=33.39 32b5=34.30 32b6=34.31
    32b7=34.32 32b8=34.33 32b9=34.34 32ba=34.35 32bb=34.36 32bc=34.37 32bd=34.38 32be=34.39 32bf=35.30
    aa,e0-e5,101,103,105,1ce,1df,1e1,1fb,201,203,227,1d2c,1d43,1e01,1ea1,1ea3,1ea5,1ea7,1ea9,1eab,1ead,1eaf=61
    1eb1,1eb3,1eb5,1eb7,2090,2c65,1d49c,1d4b6,1d504,1d538=61 e6,1e3,1fd,1d2d,10783=61.65 1e9a=61.2be
    180,253,1d2e,1d47,1e03,1e05,1e07,212c,10785,1d4b7,1d505,1d539=62
    e7,107,109,10b,10d,188,23c,1d9c,1e09,2102,212d,217d,a7f2,1d49e,1d4b8=63
    f0,10f,111,221,256-257,1d30,1d48,1d9e,1e0b,1e0d,1e0f,1e11,1e13,2145-2146,217e,1078b-1078c,1d49f,1d4b9,1d507=64
    1d53b=64 1c6,1f3=64.7a
    e8-eb,113,115,117,119,11b,205,207,229,247,1d31,1d49,1e15,1e17,1e19,1e1b,1e1d,1eb9,1ebb,1ebd,1ebf,1ec1,1ec3=65
    1ec5,1ec7,2091,212f-2130,2147,1d508,1d53c=65 192,1da0,1e1f,2131,a7f3,1d4bb,1d509,1d53d=66 fb00=66.66 fb03=66.66.69
    fb04=66.66.6c fb01=66.69 fb02=66.6c 11d,11f,121,123,1e7,1f5,260,1d4d,1e21,210a,10793,1d4a2,1d50a,1d53e=67
    125,127,21f,2b0,1e23,1e25,1e27,1e29,1e2b,1e96,2095,210b-210f,a7f8,10795=68
    ec-ef,129,12b,12d,12f-131,1d0,209,20b,268,1d62,1da4,1e2d,1e2f,1ec9,1ecb,2071,2110-2111,2139,2148,2170,1d6a4=69
    2171=69.69 2172=69.69.69 133=69.6a 2173=69.76 2178=69.78 135,1f0,249,2b2,2149,2c7c,1d4a5=6a
    137-138,199,1e9,1d4f,1e31,1e33,1e35,2096,1d4a6=6b
    13a,13c,13e,142,19a,2e1,1e37,1e39,1e3b,1e3d,2097,2112-2113,217c=6c 1c9=6c.6a 1d50,1e3f,1e41,1e43,2098,2133,217f=6d
    f1,144,146,148,14b,19e,1f9,272,1d51,1dae,1e45,1e47,1e49,1e4b,207f,2099,2115,1d4a9=6e 1cc=6e.6a
    ba,f2-f6,f8,14d,14f,151,1a1,1d2,1eb,1ed,1ff,20d,20f,22b,22d,22f,231,275,1d3c,1d52,1db1,1e4d,1e4f,1e51,1e53=6f
    1ecd,1ecf,1ed1,1ed3,1ed5,1ed7,1ed9,1edb,1edd,1edf,1ee1,1ee3,2092,2134,107a2,1d4aa,1d546=6f 153,a7f9=6f.65
    1a5,1d3e,1d56,1e55,1e57,209a,2119,1d4ab=70 211a,a7f4,107a5,1d4ac=71
    155,157,159,211,213,24d,2b3,1d3f,1d63,1e59,1e5b,1e5d,1e5f,211b-211d=72
    15b,15d,15f,161,17f,219,2e2,1e61,1e63,1e65,1e67,1e69,1e9b,209b=73 df=73.73 fb05-fb06=73.74
    163,165,167,1ab,21b,288,1d40,1d57,1db5,1e6b,1e6d,1e6f,1e71,1e97,209c,2c66,107af=74 fe=74.68
    f9-fc,169,16b,16d,16f,171,173,1b0,1d4,1d6,1d8,1da,1dc,215,217,289,1d41,1d58,1d64,1db6,1e73,1e75,1e77,1e79=75
    1e7b,1ee5,1ee7,1ee9,1eeb,1eed,1eef,1ef1=75 1d5b,1d65,1e7d,1e7f,2174,2c7d=76 2175=76.69 2176=76.69.69
    2177=76.69.69.69 175,2b7,1d42,1e81,1e83,1e85,1e87,1e89,1e98=77 2e3,1e8b,1e8d,2093,2179=78 217a=78.69 217b=78.69.69
    fd,ff,177,1b4,233,24f,2b8,1e8f,1e99,1ef3,1ef5,1ef7,1ef9=79 17a,17c,17e,1b6,225,1dbb,1e91,1e93,1e95,2124,2128=7a
    107b6=1c0 107b7=1c1 107b8=1c2 1d32=1dd 1d3d=223 1d6a5=237 1d44=250 1d45=251 1d9b=252 1d53=254 1d9d=255 1078e=258
    1d4a,2094=259 1d4b,2107=25b 1d4c,1d9f=25c 1078f=25e 1da1=25f 1da2=261 10792=262 2e0=263 10791=264 1da3=265 2b1=266
    10797=267 1da5=269 1da6=26a ab5e=26b 1079b=26c 1da9=26d 1079e=26e 1d5a=26f 1dad=270 1dac=271 1daf=273 1db0=274
    107a3=276 107a4=277 1db2=278 2b4=279 107a6=27a 2b5=27b 107a8=27d 107a9=27e 107aa=280 2b6=281 1db3=282 1db4=283
    10798=284 1db7=28a 1db9=28b 1dba=28c ab69=28d 107a0=28e 107b2=28f 1dbc=290 1dbd=291 1ef,1dbe=292 2e4=295 107b5=298
    10784=299 10794=29b 10796=29c 1da8=29d 1dab=29f 107b3=2a1 107b4=2a2 10787=2a3 1078a=2a4 10789=2a5 107ac=2a6
    107ae=2a7 107ab=2a8 10790=2a9 10799=2aa 1079a=2ab 374=2b9 149=2bc.6e 10781=2d0 10782=2d1
    3ac,1f00-1f07,1f70-1f71,1f80-1f87,1fb0-1fb4,1fb6-1fb7=3b1 3d0,1d5d,1d66=3b2 1d5e,1d67,213d-213e=3b3 1d5f=3b4
    3ad,3f5,1f10-1f15,1f72-1f73,1d6dc,1d716,1d750,1d78a,1d7c4=3b5
    3ae,1f20-1f27,1f74-1f75,1f90-1f97,1fc2-1fc4,1fc6-1fc7=3b7
    3d1,1dbf,1d6b9,1d6dd,1d6f3,1d717,1d72d,1d751,1d767,1d78b,1d7a1,1d7c5=3b8
    390,3af,3ca,1f30-1f37,1f76-1f77,1fbe,1fd0-1fd3,1fd6-1fd7=3b9 3f0,1d6de,1d718,1d752,1d78c,1d7c6=3ba b5=3bc
    3cc,1f40-1f45,1f78-1f79=3bf 3d6,213c,213f,1d6e1,1d71b,1d755,1d78f,1d7c9=3c0
    3f1,1d68,1fe4-1fe5,1d6e0,1d71a,1d754,1d78e,1d7c8=3c1 3c2,3f2,1d6d3,1d70d,1d747,1d781,1d7bb=3c3
    3b0,3cb,3cd,3d2-3d4,1f50-1f57,1f7a-1f7b,1fe0-1fe3,1fe6-1fe7=3c5 3d5,1d60,1d69,1d6df,1d719,1d753,1d78d,1d7c7=3c6
    1d61,1d6a=3c7 3ce,1f60-1f67,1f7c-1f7d,1fa0-1fa7,1ff2-1ff4,1ff6-1ff7=3c9 1d7ca-1d7cb=3dd 4d1,4d3=430 453,491=433
    450-451,4d7=435 4c2,4dd=436 4df=437 439,45d,4e3,4e5=438 45c=43a 1d78=43d 4e7=43e 45e,4ef,4f1,4f3=443 4f5=447
    a69c=44a 4f9=44b a69d=44c 4ed=44d 457=456 477=475 4db=4d9 4eb=4e9 587=565.582 fb14=574.565 fb15=574.56b
    fb17=574.56d fb13=574.576 fb16=57e.576 2135,fb21,fb2e-fb2f=5d0 fb4f=5d0.5dc 2136,fb4c=5d1 2137=5d2 2138,fb22=5d3
    fb23=5d4 fb4b=5d5 fb1d=5d9 fb24,fb4d=5db fb25=5dc fb26=5dd fb3e=5de fb40=5e0 fb41=5e1 fb20=5e2 fb43=5e3
    fb44,fb4e=5e4 fb27=5e8 fb2a-fb2d=5e9 fb28=5ea fb1f=5f2 fe80=621
    622-623,625,671,fb50-fb51,fd3c-fd3d,fe81-fe84,fe87-fe88,fe8d-fe8e,1ee00,1ee80=627 fdf3=627.643.628.631
    fdf2=627.644.644.647 675=627.674 fe8f-fe92,1ee01,1ee21,1ee61,1ee81,1eea1=628 fc05,fc9c=628.62c fc06,fc9d=628.62d
    fdc2=628.62d.64a fc07,fc9e=628.62e fd9e=628.62e.64a fc6a=628.631 fc6b=628.632 fc08,fc6c,fc9f,fce1=628.645
    fc6d=628.646 fca0,fce2=628.647 fc09-fc0a,fc6e-fc6f=628.64a fe93-fe94=629
    fe95-fe98,1ee15,1ee35,1ee75,1ee95,1eeb5=62a fc0b,fca1=62a.62c fd50=62a.62c.645 fd9f-fda0=62a.62c.64a
    fc0c,fca2=62a.62d fd51-fd52=62a.62d.62c fd53=62a.62d.645 fc0d,fca3=62a.62e fd54=62a.62e.645 fda1-fda2=62a.62e.64a
    fc70=62a.631 fc71=62a.632 fc0e,fc72,fca4,fce3=62a.645 fd55=62a.645.62c fd56=62a.645.62d fd57=62a.645.62e
    fda3-fda4=62a.645.64a fc73=62a.646 fca5,fce4=62a.647 fc0f-fc10,fc74-fc75=62a.64a
    fe99-fe9c,1ee16,1ee36,1ee76,1ee96,1eeb6=62b fc11=62b.62c fc76=62b.631 fc77=62b.632 fc12,fc78,fca6,fce5=62b.645
    fc79=62b.646 fce6=62b.647 fc13-fc14,fc7a-fc7b=62b.64a fe9d-fea0,1ee02,1ee22,1ee42,1ee62,1ee82,1eea2=62c
    fc15,fca7=62c.62d fda6,fdbe=62c.62d.64a fc16,fca8=62c.645 fd58-fd59=62c.645.62d fda5,fda7=62c.645.64a
    fd01-fd02,fd1d-fd1e=62c.64a fea1-fea4,1ee07,1ee27,1ee47,1ee67,1ee87,1eea7=62d fc17,fca9=62d.62c fdbf=62d.62c.64a
    fc18,fcaa=62d.645 fd5a-fd5b=62d.645.64a fcff-fd00,fd1b-fd1c=62d.64a
    fea5-fea8,1ee17,1ee37,1ee57,1ee77,1ee97,1eeb7=62e fc19,fcab=62e.62c fc1a=62e.62d fc1b,fcac=62e.645
    fd03-fd04,fd1f-fd20=62e.64a fea9-feaa,1ee03,1ee83,1eea3=62f fc5b,feab-feac,1ee18,1ee98,1eeb8=630
    fc5c,fead-feae,1ee13,1ee93,1eeb3=631 fdf6=631.633.648.644 feaf-feb0,1ee06,1ee86,1eea6=632
    feb1-feb4,1ee0e,1ee2e,1ee4e,1ee6e,1ee8e,1eeae=633 fc1c,fcad,fd34=633.62c fd5d=633.62c.62d fd5e=633.62c.64a
    fc1d,fcae,fd35=633.62d fd5c=633.62d.62c fc1e,fcaf,fd36=633.62e fda8,fdc6=633.62e.64a fd0e,fd2a=633.631
    fc1f,fcb0,fce7=633.645 fd61=633.645.62c fd5f-fd60=633.645.62d fd62-fd63=633.645.645 fce8,fd31=633.647
    fcfb-fcfc,fd17-fd18=633.64a feb5-feb8,1ee14,1ee34,1ee54,1ee74,1ee94,1eeb4=634 fd09,fd25,fd2d,fd37=634.62c
    fd69=634.62c.64a fd0a,fd26,fd2e,fd38=634.62d fd67-fd68=634.62d.645 fdaa=634.62d.64a fd0b,fd27,fd2f,fd39=634.62e
    fd0d,fd29=634.631 fce9,fd0c,fd28,fd30=634.645 fd6a-fd6b=634.645.62e fd6c-fd6d=634.645.645 fcea,fd32=634.647
    fcfd-fcfe,fd19-fd1a=634.64a feb9-febc,1ee11,1ee31,1ee51,1ee71,1ee91,1eeb1=635 fc20,fcb1=635.62d
    fd64-fd65=635.62d.62d fda9=635.62d.64a fcb2=635.62e fd0f,fd2b=635.631 fdf5=635.644.639.645 fdf9=635.644.64a
    fdf0=635.644.6d2 fc21,fcb3=635.645 fd66,fdc5=635.645.645 fd05-fd06,fd21-fd22=635.64a
    febd-fec0,1ee19,1ee39,1ee59,1ee79,1ee99,1eeb9=636 fc22,fcb4=636.62c fc23,fcb5=636.62d fd6e,fdab=636.62d.64a
    fc24,fcb6=636.62e fd6f-fd70=636.62e.645 fd10,fd2c=636.631 fc25,fcb7=636.645 fd07-fd08,fd23-fd24=636.64a
    fec1-fec4,1ee08,1ee68,1ee88,1eea8=637 fc26,fcb8=637.62d fc27,fd33,fd3a=637.645 fd71-fd72=637.645.62d
    fd73=637.645.645 fd74=637.645.64a fcf5-fcf6,fd11-fd12=637.64a fec5-fec8,1ee1a,1ee7a,1ee9a,1eeba=638
    fc28,fcb9,fd3b=638.645 fec9-fecc,1ee0f,1ee2f,1ee4f,1ee6f,1ee8f,1eeaf=639 fc29,fcba=639.62c fd75,fdc4=639.62c.645
    fdf7=639.644.64a.647 fc2a,fcbb=639.645 fd76-fd77=639.645.645 fd78,fdb6=639.645.64a fcf7-fcf8,fd13-fd14=639.64a
    fecd-fed0,1ee1b,1ee3b,1ee5b,1ee7b,1ee9b,1eebb=63a fc2b,fcbc=63a.62c fc2c,fcbd=63a.645 fd79=63a.645.645
    fd7a-fd7b=63a.645.64a fcf9-fcfa,fd15-fd16=63a.64a fcf2-fcf4,fe71,fe77,fe79,fe7b,fe7d,fe7f=640
    fed1-fed4,1ee10,1ee30,1ee70,1ee90,1eeb0=641 fc2d,fcbe=641.62c fc2e,fcbf=641.62d fc2f,fcc0=641.62e
    fd7c-fd7d=641.62e.645 fc30,fcc1=641.645 fdc1=641.645.64a fc31-fc32,fc7c-fc7d=641.64a
    fed5-fed8,1ee12,1ee32,1ee52,1ee72,1ee92,1eeb2=642 fc33,fcc2=642.62d fdf1=642.644.6d2 fc34,fcc3=642.645
    fd7e,fdb4=642.645.62d fd7f=642.645.645 fdb2=642.645.64a fc35-fc36,fc7e-fc7f=642.64a
    6a9,fb8e-fb91,fed9-fedc,1ee0a,1ee2a,1ee6a=643 fc37,fc80=643.627 fc38,fcc4=643.62c fc39,fcc5=643.62d
    fc3a,fcc6=643.62e fc3b,fc81,fcc7,fceb=643.644 fc3c,fc82,fcc8,fcec=643.645 fdbb,fdc3=643.645.645 fdb7=643.645.64a
    fc3d-fc3e,fc83-fc84=643.64a fedd-fee0,1ee0b,1ee2b,1ee4b,1ee8b,1eeab=644 fef5-fefc=644.627 fc3f,fcc9=644.62c
    fd83-fd84=644.62c.62c fdba,fdbc=644.62c.645 fdac=644.62c.64a fc40,fcca=644.62d fd80,fdb5=644.62d.645
    fd81-fd82=644.62d.64a fc41,fccb=644.62e fd85-fd86=644.62e.645 fc42,fc85,fccc,fced=644.645 fd87-fd88=644.645.62d
    fdad=644.645.64a fccd=644.647 fc43-fc44,fc86-fc87=644.64a fee1-fee4,1ee0c,1ee2c,1ee6c,1ee8c,1eeac=645 fc88=645.627
    fc45,fcce=645.62c fd8c=645.62c.62d fd92=645.62c.62e fd8d=645.62c.645 fdc0=645.62c.64a fc46,fccf=645.62d
    fd89=645.62d.62c fd8a=645.62d.645 fdf4=645.62d.645.62f fd8b=645.62d.64a fc47,fcd0=645.62e fd8e=645.62e.62c
    fd8f=645.62e.645 fdb9=645.62e.64a fc48,fc89,fcd1=645.645 fdb1=645.645.64a fc49-fc4a=645.64a
    fee5-fee8,1ee0d,1ee2d,1ee4d,1ee6d,1ee8d,1eead=646 fc4b,fcd2=646.62c fdb8,fdbd=646.62c.62d fd97-fd98=646.62c.645
    fd99,fdc7=646.62c.64a fc4c,fcd3=646.62d fd95=646.62d.645 fd96,fdb3=646.62d.64a fc4d,fcd4=646.62e fc8a=646.631
    fc8b=646.632 fc4e,fc8c,fcd5,fcee=646.645 fd9a-fd9b=646.645.64a fc8d=646.646 fcd6,fcef=646.647
    fc4f-fc50,fc8e-fc8f=646.64a fcd9,fee9-feec,1ee24,1ee64,1ee84=647 fc51,fcd7=647.62c fc52,fcd8=647.645
    fd93=647.645.62c fd94=647.645.645 fc53-fc54=647.64a 624,fe85-fe86,feed-feee,1ee05,1ee85,1eea5=648
    fdf8=648.633.644.645 676=648.674
    626,649,6cc,fbe8-fbe9,fbfc-fbff,fc5d,fc90,fe89-fe8c,feef-fef4,1ee09,1ee29,1ee49,1ee69,1ee89,1eea9=64a
    fbea-fbeb=64a.627 fc00,fc55,fc97,fcda=64a.62c fdaf=64a.62c.64a fc01,fc56,fc98,fcdb=64a.62d fdae=64a.62d.64a
    fc57,fc99,fcdc=64a.62e fc64,fc91=64a.631 fc65,fc92=64a.632 fc02,fc58,fc66,fc93,fc9a,fcdd,fcdf,fcf0=64a.645
    fd9c-fd9d=64a.645.645 fdb0=64a.645.64a fc67,fc94=64a.646 fc9b,fcde,fce0,fcf1=64a.647 fbee-fbef=64a.648
    fbf9-fbfb,fc03-fc04,fc59-fc5a,fc68-fc69,fc95-fc96=64a.64a 678=64a.674 fbf2-fbf3=64a.6c6 fbf0-fbf1=64a.6c7
    fbf4-fbf5=64a.6c8 fbf6-fbf8=64a.6d0 fbec-fbed=64a.6d5 1ee1c,1ee7c=66e 1ee1f,1ee5f=66f fb66-fb69=679 fb5e-fb61=67a
    fb52-fb55=67b fb56-fb59=67e fb62-fb65=67f fb5a-fb5d=680 fb76-fb79=683 fb72-fb75=684 fb7a-fb7d=686 fb7e-fb81=687
    fb88-fb89=688 fb84-fb85=68c fb82-fb83=68d fb86-fb87=68e fb8c-fb8d=691 fb8a-fb8b=698 1ee1e,1ee7e=6a1 fb6a-fb6d=6a4
    fb6e-fb71=6a6 fbd3-fbd6=6ad fb92-fb95=6af fb9a-fb9d=6b1 fb96-fb99=6b3 fb9e-fb9f,1ee1d,1ee5d=6ba fba0-fba3=6bb
    fbaa-fbad=6be 6c2,fba6-fba9=6c1 fbe0-fbe1=6c5 fbd9-fbda=6c6 fbd7-fbd8=6c7 677,fbdd=6c7.674 fbdb-fbdc=6c8
    fbe2-fbe3=6c9 fbde-fbdf=6cb fbe4-fbe7=6d0 6d3,fbae-fbb1=6d2 6c0,fba4-fba5=6d5 958=915.93c 959=916.93c 95a=917.93c
    95b=91c.93c 95c=921.93c 95d=922.93c 929=928.93c 95e=92b.93c 95f=92f.93c 931=930.93c 934=933.93c 9dc=9a1.9bc
    9dd=9a2.9bc 9df=9af.9bc a59=a16.a3c a5a=a17.a3c a5b=a1c.a3c a5e=a2b.a3c a33=a32.a3c a36=a38.a3c b5c=b21.b3c
    b5d=b22.b3c b94=b92.bd7 e33=e4d.e32 edc=eab.e99 edd=eab.ea1 eb3=ecd.eb2 f69=f40.fb5 f43=f42.fb7 f4d=f4c.fb7
    f52=f51.fb7 f57=f56.fb7 f5c=f5b.fb7 1026=1025.102e 10fc=10dc 3131,ffa1=1100 3132,ffa2=1101 3134,ffa4=1102
    3137,ffa7=1103 3138,ffa8=1104 3139,ffa9=1105 3141,ffb1=1106 3142,ffb2=1107 3143,ffb3=1108 3165=1114 3166=1115
    3140,ffb0=111a 316e=111c 3171=111d 3172=111e 3173=1120 3144,ffb4=1121 3174=1122 3175=1123 3176=1127 3177=1129
    317d=1132 317e=1136 317f=1140 3180=1147 3181=114c 3184=1157 3185=1158 3186=1159 3164,ffa0=1160 ffda=1173 ffdb=1174
    ffdc=1175 3187=1184 3188=1185 3189=1188 318a=1191 318b=1192 318c=1194 318d=119e 318e=11a1 3133,ffa3=11aa
    3135,ffa5=11ac 3136,ffa6=11ad 3167=11c7 3168=11c8 3169=11cc 316a=11ce 316b=11d3 316c=11d7 316d=11d9 316f=11dd
    3170=11df 3182=11f1 3183=11f2 1b06=1b05.1b35 1b08=1b07.1b35 1b0a=1b09.1b35 1b0c=1b0b.1b35 1b0e=1b0d.1b35
    1b12=1b11.1b35 1d46=1d02 1d54=1d16 1d55=1d17 1db8=1d1c 1d59=1d1d 1d5c=1d25 1da7=1d7b 1daa=1d85 1078d=1d91
    107b0=2c71 2d6f=2d61 3094=3046 304c=304b 304e=304d 3050=304f 3052=3051 3054=3053 3056=3055 3058=3057 305a=3059
    305c=305b 305e=305d 3060=305f 3062=3061 3065=3064 3067=3066 3069=3068 3070-3071=306f 3073-3074=3072 3076-3077=3075
    3079-307a=3078 307c-307d=307b 309f=3088.308a 309e=309d ff67=30a1 ff71=30a2 ff68=30a3 ff72=30a4 ff69=30a5
    30f4,ff73=30a6 ff6a=30a7 ff74=30a8 ff6b=30a9 ff75=30aa 30ac,ff76=30ab 30ae,ff77=30ad 30b0,ff78=30af 30b2,ff79=30b1
    30b4,ff7a=30b3 30ff=30b3.30c8 30b6,ff7b=30b5 30b8,ff7c=30b7 30ba,ff7d=30b9 30bc,ff7e=30bb 30be,ff7f=30bd
    30c0,ff80=30bf 30c2,ff81=30c1 ff6f=30c3 30c5,ff82=30c4 30c7,ff83=30c6 30c9,ff84=30c8 30d0-30d1=30cf
    30d3-30d4,ff8b=30d2 30d6-30d7,ff8c=30d5 30d9-30da,ff8d=30d8 30dc-30dd,ff8e=30db ff6c=30e3 ff94=30e4 ff6d=30e5
    ff95=30e6 ff6e=30e7 30f7,ff9c=30ef 30f8=30f0 30f9=30f1 30fa,ff66=30f2 ff9d=30f3 ff70=30fc 30fe=30fd 2f80c=349e
    2f813=34b9 2f9ca=34bb 2f81f=34df 2f824=3515 2f867=36ee 2f868=36fc 2f876=3781 2f883=382f 2f888=3862 2f88a=387c
    2f896=38c7 2f89b=38e3 2f8a2=391c 2f8a1=393a 2f8c2=3a2e 2f8c7=3a6c 2f8d1=3ae4 2f8d0=3b08 2f8ce=3b19 2f8de=3b49
    fad2,2f8e7=3b9d 2f8ee=3c18 2f8f2=3c4e 2f90a=3d33 2f916=3d96 2f92a=3eac 2f92c-2f92d=3eb8 2f933=3f1b 2f93e=3ffc
    2f93f=4008 fad3=4018 fad4,2f949=4039 2f94b=4046 2f94c=4096 2f951=40e3 2f958=412f 2f960=4202 2f964=4227 2f967=42a0
    2f96d=4301 2f971=4334 2f974=4359 2f981=43d5 2f8d7=43d9 2f984=440b 2f98e=446b 2f9a7=452b 2f9ae=455d 2f9af=4561
    2f9b2=456b 2f9bf=45d7 2f9c2=45f9 2f9c8=4635 2f9cd=46be 2f9ce=46c7 2f9ef=4995 2f9f2=49e6 2f9f8=4a6e 2f9f9=4a76
    2f9fc=4ab2 2fa03=4b33 2fa08=4bce 2fa0d=4cce 2fa0e=4ced 2fa11=4cf8 2fa16=4d56 3192,3280=4e00 3286=4e03
    3194,3282=4e09 f967=4e0d fa70=4e26 f905=4e32 2f801=4e38 f95e=4e39 2f800=4e3d 2f802=4e41 3288=4e5d f91b=4e82
    f9ba=4e86 3193,3281=4e8c 3284=4e94 f977=4eae f9fd=4ec0 2f819=4ecc f9a8=4ee4 2f804=4f60 fa73=4f80 f92d=4f86
    f9b5=4f8b fa30,2f805=4fae 2f806=4fbb f965=4fbf 2f807=5002 f9d4=502b 2f808=507a 2f809=5099 2f80b=50cf f9bb=50da
    fa31,2f80a=50e7 fa0c=5140 fa74=5145 fa32,2f80e=514d 2f80f=5154 2f810=5164 2f814=5167 fa72=5168 f978=5169 3287=516b
    3285,f9d1=516d 2f811=5177 fa75=5180 2f815=518d 2f8d2=5192 2f8d3=5195 2f817=5197 2f818=51a4 2f81a=51ac
    fa71,2f81b=51b5 f92e=51b7 f979=51c9 f955=51cc f954=51dc fa15=51de 2f81d=51f5 2f81e=5203 fa00,2f850=5207 f99c=5217
    f9dd=5229 f9ff=523a 2f820=523b 2f821=5246 2f822=5272 2f823=5277 f9c7=5289 f98a=529b f99d=52a3 2f992=52b3
    fa76,2f825=52c7 fa33,2f826=52c9 f952=52d2 f92f=52de fa34,2f827=52e4 f97f=52f5 fa77,2f828=52fa 2f829=5305
    2f82a=5306 f963,2f82b=5317 f9eb=533f 3038,3289=5341 3039=5344 303a=5345 2f82c=5349 fa35,2f82d=5351 2f82e=535a
    2f82f=5373 f91c=5375 2f830=537d 2f831-2f833=537f f96b=53c3 2f836=53ca 2f837=53df f906=53e5 2f839=53eb 2f83a=53f1
    2f83b=5406 f9de=540f f9ed=541d 2f83d=5438 f980=5442 2f83e=5448 2f83f=5468 2f83c=549e 2f840=54a2 f99e=54bd
    2f841=54f6 2f842=5510 2f843=5553 fa79=5555 2f844=5563 2f845-2f846=5584 f90b=5587 fa7a,2f847=5599 fa36,fa78=559d
    2f848=55ab 2f849=55b3 fa0d=55c0 2f84a=55c2 fa7b=55e2 fa37,2f84c=5606 2f84e=5651 fa38=5668 2f84f=5674
    3195,3283=56db f9a9=56f9 2f84b=5716 2f84d=5717 2f855=578b 2f852=57ce 2f853=57f4 2f854=580d 2f857=5831 2f856=5832
    fa39=5840 fa10,fa7c=585a f96c=585e fa3a=58a8 2f858=58ac fa7d=58b3 f94a=58d8 f942=58df 2f851=58ee 2f85a=58f2
    2f85b=58f7 2f85c=5906 2f85d=591a 2f85e=5922 fa7e=5944 f90c=5948 f909=5951 fa7f=5954 2f85f=5962 f981=5973
    2f865=59d8 2f862=59ec 2f863=5a1b 2f864=5a27 fa80=5a62 2f866=5a66 2f986=5ab5 2f869=5b08 fa81=5b28 2f86a-2f86b=5b3e
    fa04=5b85 2f86d=5bc3 2f86e=5bd8 f95f,f9aa,2f86f=5be7 f9bc=5bee 2f870=5bf3 2f872=5bff 2f873=5c06 2f875=5c22
    f9bd=5c3f 2f877=5c60 f94b=5c62 fa3b=5c64 f9df=5c65 fa3c,2f878=5c6e 2f87a=5c8d 2f879=5cc0 f9d5=5d19 2f87c=5d43
    f921=5d50 2f87f=5d6b 2f87e=5d6e 2f880=5d7c 2f9f4=5db2 f9ab=5dba 2f881=5de1 2f882=5de2 2f884=5dfd 2f885=5e28
    2f886=5e3d 2f887=5e69 f98e=5e74 fa01=5ea6 2f88b=5eb0 2f88c=5eb3 2f88d=5eb6 f9a2=5ec9 f928,2f88e=5eca fa82=5ed2
    fa0b=5ed3 fa83=5ed9 f982=5eec 2f890=5efe f943=5f04 2f894-2f895=5f22 2f874=5f53 2f899=5f62 fa84=5f69 2f89a=5f6b
    f9d8=5f8b 2f89c=5f9a f966=5fa9 fa85=5fad 2f89d=5fcd 2f89e=5fd7 f9a3=5ff5 2f89f=5ff9 f960=6012 f9ac=601c fa6b=6075
    2f8a0=6081 fa3d,2f8a3=6094 2f8a5=60c7 fa86=60d8 f9b9=60e1 fa88=6108 f9d9=6144 2f8a6=6148 2f8a7,2f8a9=614c
    fa87,2f8a8=614e fa8a=6160 fa3e=6168 2f8aa=617a fa3f,fa89,2f8ab=618e f98f=6190 2f8ad=61a4 2f8ae=61af 2f8ac=61b2
    2f8af=61de fa40,fa8b,2f8b0=61f2 f90d,2f8b1=61f6 f990=6200 2f8b2=6210 2f8b3=621b f9d2=622e fa8c=6234 2f8b4=625d
    2f8b5=62b1 f925=62c9 f95b=62cf fa02=62d3 2f8b6=62d4 2f8ba=62fc f973=62fe 2f8b9=633d 2f8b7=6350 2f8bb=6368
    f9a4=637b 2f8bc=6383 f975=63a0 2f8c1=63a9 fa8d=63c4 2f8c0=63c5 2f8bd=63e4 fa8e=641c 2f8bf=6422 fa8f=6452
    2f8c3=6469 2f8c6=6477 2f8c4=647e f991=649a 2f8c5=649d f930=64c4 fa41,2f8c8=654f fa90=6556 2f8c9=656c f969=6578
    f9be=6599 f983=65c5 fa42=65e2 2f8cb=65e3 f9e0=6613 2f8cd=6649 fa12,fa91=6674 f9c5=6688 fa43,2f8cf=6691 2f8d5=669c
    fa06=66b4 f98b=66c6 f901=66f4 2f8cc=66f8 2f8d4=6700 f929,fa92,2f8d8=6717 fa93,2f8d9=671b 2f8da=6721 f9e1=674e
    2f8dc=6753 fa94=6756 2f8db=675e f9c8=677b 2f8e0=6785 f9f4=6797 f9c9=67f3 2f8df=67fa f9da=6817 2f8e5=681f
    2f8e1=6852 f97a=6881 fa44,2f8e2=6885 2f8e4=688e f9e2=68a8 2f8e6=6914 2f8e8=6942 2f8e9=69a3 2f8ea=69ea
    f914,f95c,f9bf=6a02 f94c=6a13 2f8eb=6aa8 f931=6ad3 2f8ed=6adb f91d=6b04 2f8ef=6b21 2f8f1=6b54 2f8f3=6b72 f98c=6b77
    fa95=6b79 2f8f4=6b9f f9a5=6bae f970,fa96,2f8f5=6bba 2f8f6=6bbb 2f8fa=6c4e 2f8fe=6c67 f972=6c88 2f8fc=6cbf
    f968=6ccc 2f8fd=6ccd f9e3=6ce5 2f8ff=6d16 f915=6d1b fa05=6d1e 2f907=6d34 2f900=6d3e f9ca,fa97,2f902=6d41
    2f903=6d69 f92a=6d6a fa45,2f901=6d77 2f904=6d78 2f905=6d85 f9f5=6dcb f94d=6dda f9d6=6dea 2f90e=6df9 fa46=6e1a
    2f908=6e2f 2f909=6e6e f9cb=6e9c f9ec=6eba 2f90c=6ec7 fa99,2f90b=6ecb f904=6ed1 fa98=6edb f94e=6f0f fa47,fa9a=6f22
    f992=6f23 2f90f=6f6e 2f912=6fc6 f922=6feb f984=6ffe 2f915=701b fa9b,2f914=701e 2f913=7039 2f917=704a 2f835=7070
    2f919=7077 2f918=707d f9fb=7099 2f91a=70ad f99f=70c8 f916=70d9 2f91c=7145 f993=7149 fa48,fa9c=716e 2f91e=719c
    f9c0=71ce f9ee=71d0 f932=7210 f91e=721b 2f920=7228 fa49=722b fa9e,2f921=7235 2f922=7250 f946=7262 2f924=7280
    2f925=7295 fa9f=72af f9fa=72c0 f92b=72fc fa16,faa0=732a f9a7=7375 2f928=737a f961,f9db=7387 2f929=738b 2f92b=73a5
    f9ad=73b2 f917=73de f9e4=7406 f9cc=7409 fa4a=7422 2f92e=7447 2f92f=745c f9ae=7469 faa1,2f930=7471 2f931=7485
    f994=7489 f9ef=7498 2f932=74ca faa2=7506 2f934=7524 faa3=753b 2f936=753e f9cd=7559 f976=7565 f962,2f938=7570
    f9e5=75e2 2f93a=7610 faa4=761d faa5=761f f9c1=7642 f90e=7669 fa17,faa6=76ca faa7=76db f933=76e7 faa8,2f940=76f4
    f96d=7701 2f945=771e 2f946-2f947=771f faaa=7740 faa9,2f948=774a 2f94a=778b fa9d=77a7 2f94e=784e f9ce=786b
    f93b,2f94f=788c fa4b=7891 f947=78ca faab,2f950=78cc f964=78fb f985=792a fa18=793c fa4c=793e fa4e=7948 fa4d=7949
    fa4f=7950 fa50,2f953=7956 fa51=795d fa19=795e fa1a=7965 f93c=797f fa52=798d fa53=798e fa1b,2f956=798f f9b6=79ae
    f995=79ca 2f957=79eb f956=7a1c fa54,2f959=7a40 2f95a=7a4a 2f95b=7a4f fa55=7a81 faac=7ab1 f9f7=7acb 2f95f=7aee
    f9f8=7b20 fa56,faad=7bc0 2f962=7bc6 2f963=7bc9 f9a6=7c3e f944=7c60 faae=7c7b f9f9=7c92 fa1d=7cbe 2f966=7cd2
    fa03=7cd6 2f969=7ce3 f97b=7ce7 2f968=7ce8 2f96a=7d00 f9cf=7d10 f96a=7d22 f94f=7d2f faaf=7d5b 2f96c=7d63 f93d=7da0
    f957=7dbe 2f96e=7dc7 f996,fa57,fab0=7df4 2f96f=7e02 fa58=7e09 f950=7e37 fa59=7e41 2f970=7e45 fab1=7f3e fa5a=7f72
    f9e6=7f79 2f976=7f7a f90f=7f85 2f978=7f95 f9af=7f9a fa1e=7fbd 2f979=7ffa f934=8001 fa5b,fab2,2f97a=8005 f9b0=8046
    2f97d=8060 f997=806f 2f97f=8070 f945=807e f953=808b 2f8d6=80ad 2f982=80b2 2f983=8103 2f985=813e f926=81d8
    f9f6=81e8 fa5c=81ed 2f893,2f98b=8201 2f98c=8204 fa6d=8218 f97c=826f fa5d-fa5e=8279 2f990=828b 2f98f=8291
    2f991=829d 2f993=82b1 2f994=82b3 2f995=82bd f974,2f998=82e5 2f996=82e6 2f999=831d 2f99c=8323 f9fe=8336 fab3=8352
    2f9a0=8353 2f99a=8363 2f99b=83ad 2f99d=83bd f93e=83c9 2f9a1=83ca 2f9a2=83cc 2f9a3=83dc 2f99e=83e7 fab4=83ef
    f958=83f1 f918=843d f96e=8449 fa5f,2f99f=8457 f999=84ee 2f9a8=84f1 2f9a9=84f3 f9c2=84fc 2f9aa=8516 2f9ac=8564
    f923=85cd f9f0=85fa f935=8606 fa20=8612 f91f=862d f910=863f 2f9b3=8650 f936,2f9b4=865c 2f9b5=8667 2f9b6=8669
    2f9b8=8688 2f9b7=86a9 2f9ba=86e2 2f9b9=870e 2f9bc=8728 2f9bd=876b fab5,2f9bb=8779 2f9be=8786 f911=87ba 2f9c0=87e1
    2f9c1=8801 f927=881f fa08=884c 2f9c3=8860 2f9c4=8863 f9a0=88c2 f9e7=88cf 2f9c6=88d7 2f9c7=88de f9e8=88e1 f912=88f8
    2f9c9=88fa fa60=8910 fab6=8941 f924=8964 fab7=8986 fa0a=898b fa61,fab8=8996 2f9cf=8aa0 f96f,f9a1=8aaa fab9=8abf
    fabb=8acb f97d=8ad2 f941=8ad6 fabe,2f9d0=8aed fa22,faba=8af8 f95d,fabd=8afe fa62,fabc=8b01 fa63,fabf=8b39
    f9fc=8b58 f95a=8b80 fac0,2f9d1=8b8a f900=8c48 2f9d2=8c55 2f9d4=8cab 2f9d5=8cc1 f948=8cc2 f903=8cc8 fa64=8cd3
    fa65,fac1=8d08 2f9d6=8d1b 2f9d7=8d77 2f9db=8dbc 2f9da=8dcb f937=8def 2f9dc=8df0 f902=8eca 2f9de=8ed4 f998=8f26
    f9d7=8f2a fac2,2f9df=8f38 fa07=8f3b f98d=8f62 2f98d=8f9e f971=8fb0 fa66=8fb6 f99a=9023 fa25,fa67=9038 fac3=9072
    f9c3=907c f913=908f 2f9e2=9094 f92c=90ce fa2e=90de 2f9e3=90f1 fa26=90fd 2f9e4=9111 2f9e6=911b f919=916a fac4=9199
    f9b7=91b4 f9e9=91cc f97e=91cf f90a=91d1 f9b1=9234 2f9e7=9238 fac5=9276 2f9ea=927c 2f9e8=92d7 2f9e9=92d8 f93f=9304
    f99b=934a 2f9eb=93f9 2f9ec=9415 2f9ee=958b f986=95ad 2f9f0=95b7 f9c6=962e f951=964b fa09=964d f959=9675 f9d3=9678
    fac6=967c f9dc=9686 f9f1=96a3 fa2f=96b7 f9b8=96b8 2f9f3=96c3 f9ea=96e2 fa68,fac7=96e3 f9b2=96f6 f949=96f7
    2f9f5=9723 f938=9732 f9b3=9748 fa1c,fac8=9756 fac9=97db 2f9fa=97e0 fa69,faca=97ff facb,2f9fe-2f9ff=980b f9b4=9818
    2fa00=9829 fa6a,facc=983b f9d0=985e 2fa02=98e2 fa2a=98ef fa2b=98fc fa2c=9928 2fa04=9929 2fa05=99a7 2fa06=99c2
    f91a=99f1 2fa07=99fe f987=9a6a facd,2fa0a=9b12 f939=9b6f 2fa0b=9c40 f9f2=9c57 2fa0c=9cfd 2fa0f=9d67 fa2d=9db4
    f93a=9dfa f920=9e1e f940=9e7f f988=9e97 f9f3=9e9f 2fa15=9ebb f989=9ece 2fa17=9ef9 2fa18=9efe 2fa19=9f05 2fa1a=9f0f
    2fa1b=9f16 2fa1c=9f3b fad8=9f43 f9c4=9f8d fad9=9f8e f907-f908,face=9f9c ab5c=a727 a770=a76f 1079d=a78e ab5d=ab37
    ab5f=ab52 10788=ab66 107ad=ab67 1109a=11099.110ba 1109c=1109b.110ba 110ab=110a5.110ba 1079c=1df04 1079f=1df05
    107a1=1df06 107a7=1df08 107b9=1df0a 107ba=1df1e 2f803=20122 2f812=2051c 2f91b=20525 2f816=2054b 2f80d=2063a
    2f9d9=20804 2f9dd=208de 2f834=20a2c 2f838=20b63 2f859=214e4 2f860=216a8 2f861=216ea 2f86c=219c8 2f871=21b18
    2f8f8=21d0b 2f87b=21de4 2f87d=21de6 2f889=22183 2f939=2219f 2f891-2f892=22331 2f8a4=226d4 fad0=22844 facf=2284a
    2f8b8=22b0c 2f8be=22bf1 2f8ca=2300a 2f897=232b8 2f980=2335f 2f989=23393 2f98a=2339c 2f8dd=233c3 fad1=233d5
    2f8e3=2346d 2f8ec=236a3 2f8f0=238a7 2f8f7=23a8d 2f8f9=23afa 2f8fb=23cbc 2f906=23d1e 2f90d=23ed1 2f910=23f5e
    2f911=23f8e 2f91d=24263 fa6c=242ee 2f91f=243ab 2f923=24608 2f926=24735 2f927=24814 2f935=24c36 2f937=24c92
    2f93b=24fa1 2f93c=24fb8 2f93d=25044 2f942=250f2 2f941=250f3 2f943=25119 2f944=25133 fad5=25249 2f94d=2541d
    2f952=25626 2f954=2569a 2f955=256c5 2f95c=2597c 2f95d-2f95e=25aa7 2f961=25bab 2f965=25c80 fad6=25cd0 2f96b=25f86
    2f898=261da 2f972=26228 2f973=26247 2f975=262d9 2f977=2633e 2f97b=264da 2f97c=26523 2f97e=265a8 2f987=267a7
    2f988=267b5 2f997=26b3c 2f9a4=26c36 2f9a6=26cd5 2f9a5=26d6b 2f9ad=26f2c 2f9b0=26fb1 2f9b1=270d2 2f9ab=273ca
    2f9c5=27667 2f9cb=278ae 2f9cc=27966 2f9d3=27ca8 fad7=27ed3 2f9d8=27f2f 2f9e0=285d2 2f9e1=285ed 2f9e5=2872e
    2f9ed=28bfa 2f9f1=28d77 2f9f6=29145 2f81c=291df 2f9f7=2921a 2f9fb=2940a 2f9fd=29496 2fa01=295b6 2fa09=29b30
    2fa10=2a0ce 2fa12=2a105 2fa13=2a20e 2fa14=2a291 2f88f=2a392 2fa1d=2a600
    """
}
