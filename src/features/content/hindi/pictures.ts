/** What pictures and drawings show (`artwork/pictures.json`, `texts/drawings.ts`). */
export const picturesHindi: Readonly<Record<string, string>> = {
  "The hotel front at dusk: a stepped ivory tower with lit windows and brass wings on its roof, a porte-cochere, palms and a long basin with lanterns":
    "साँझ में होटल का सामने का भाग: रोशन खिड़कियों वाली सीढ़ीदार हाथीदाँत-सी इमारत, छत पर पीतल के पंख, ड्योढ़ी, ताड़ के पेड़ और लालटेनों वाला लंबा कुंड",
  "Infinity pool at dusk running towards the city skyline, with loungers, parasols and lanterns along the hotel's lit balconies":
    "साँझ में शहर के क्षितिज की ओर जाता इनफ़िनिटी पूल, किनारे लाउंजर, छतरियाँ और लालटेनें, और होटल की रोशन बालकनियाँ",
  "Indian restaurant with terracotta arches, glowing jali screens, pierced brass lanterns, indigo banquettes and star-patterned tiles":
    "टेराकोटा की मेहराबों, दमकती जालियों, पीतल की छिद्रित लालटेनों, नीली गद्दियों और सितारों वाली टाइलों का भारतीय रेस्तराँ",
  "Suite at dusk: a king bed with an arched midnight headboard, a glass-rod chandelier, an emerald bench and a drawing room along a wall of windows over the runway":
    "साँझ में सुइट: मेहराबदार गहरे नीले सिरहाने वाला किंग बेड, काँच की छड़ों का झूमर, पन्ने-सी हरी बेंच, और रनवे की ओर खिड़कियों की दीवार के साथ बैठक",
  "Deluxe room at dusk: a king bed with an indigo channelled headboard and a terracotta throw, brass lamps, three prints, an emerald bench and armchair, and a wide window over the airfield":
    "साँझ में डीलक्स कमरा: नीले सिरहाने और टेराकोटा रंग के ओढ़न वाला किंग बेड, पीतल के लैंप, तीन चित्र, हरी बेंच और आरामकुर्सी, और हवाई क्षेत्र की ओर चौड़ी खिड़की",
  "Executive room at dusk: a king bed with a quilted emerald headboard on a walnut wall, drum nightstands with brass lamps and a wide window over the airfield":
    "साँझ में एग्ज़ीक्यूटिव कमरा: अख़रोट की दीवार पर हरे गद्दीदार सिरहाने वाला किंग बेड, पीतल के लैंप और हवाई क्षेत्र की ओर चौड़ी खिड़की",
  "Lounge bar with a fluted emerald counter, velvet stools, brass pendants and three backlit onyx arches of bottles over a chequered marble floor":
    "लाउंज बार: धारीदार हरा काउंटर, मख़मली स्टूल, पीतल के लटकते लैंप, और शतरंजी संगमरमर के फ़र्श पर पीछे से रोशन गोमेद की तीन मेहराबों में बोतलें",
  "Boardroom with a long walnut table, emerald swivel chairs, brass pendants and a wall of windows over the airfield at dusk":
    "बोर्डरूम: अख़रोट की लंबी मेज़, हरी घूमने वाली कुर्सियाँ, पीतल के लटकते लैंप, और साँझ में हवाई क्षेत्र की ओर खिड़कियों की दीवार",
  "Banquet hall with round tables under white cloths, tall flowers, terracotta oval-back chairs and five glass-rod chandeliers before a golden fan of rays":
    "समारोह हॉल: सफ़ेद कपड़े बिछी गोल मेज़ें, ऊँचे फूल, टेराकोटा रंग की कुर्सियाँ, और सुनहरी किरणों के आगे काँच की छड़ों के पाँच झूमर",
  "Super deluxe room at dusk: a king bed in a winged sand-coloured headboard, bedside pendants, an emerald throw, a wine-red bench, a daybed and a table for two at the window":
    "साँझ में सुपर डीलक्स कमरा: रेत-रंगे सिरहाने वाला किंग बेड, लटकते लैंप, हरा ओढ़न, गहरी लाल बेंच, दिवान और खिड़की पर दो लोगों की मेज़",
  "Drawing of a breakfast table at a window: a clock, a coffee pot, a steaming cup and toast, with an aircraft climbing past the sunrise":
    "खिड़की पर नाश्ते की मेज़ का रेखाचित्र: घड़ी, कॉफ़ी की केतली, भाप उठता प्याला और टोस्ट, और सूर्योदय के पार चढ़ता विमान",
  "Drawing of a table laid for two under a lantern, between terracotta arches, with the moon outside":
    "लालटेन तले दो लोगों के लिए सजी मेज़ का रेखाचित्र, टेराकोटा मेहराबों के बीच, बाहर चाँद",
  "Drawing of a pool at sunset with a striped parasol on its edge and an aircraft over the skyline":
    "सूर्यास्त में पूल का रेखाचित्र, किनारे धारीदार छतरी और क्षितिज के ऊपर विमान",
  "Drawing of a winged palace flying through the night sky beside a crescent moon":
    "रात के आसमान में चाँद के पास उड़ते पंखों वाले महल का रेखाचित्र",
}
