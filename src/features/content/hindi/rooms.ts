/** The descriptions of the demo rooms (`database/seed/room-types.ts`); their names and facts are in `shared/hindi/rooms.ts`. */
export const roomsHindi: Readonly<Record<string, string>> = {
  "Two hundred and sixteen square feet in which nothing is missing. A woven cane headboard, brass lamps at reading height, an armchair by the window, a desk across from the bed, and walls thick enough that the only sign of the runway is a light climbing past the glass.":
    "दो सौ सोलह वर्ग फ़ुट, जिनमें कोई कमी नहीं। बेंत की बुनाई वाला सिरहाना, पढ़ने की ऊँचाई पर पीतल के लैंप, खिड़की के पास आरामकुर्सी, बिस्तर के सामने मेज़, और दीवारें इतनी मोटी कि रनवे की आहट बस काँच के पार ऊपर चढ़ती एक रोशनी से मिलती है।",
  "For the traveller who lands late and presents early: a walnut desk wide enough for two screens, an emerald headboard, shoes polished while you sleep, and a breakfast box at the desk when your flight leaves before Udaan opens.":
    "उस यात्री के लिए जो देर से उतरता है और सुबह-सुबह प्रस्तुति देता है: अख़रोट की मेज़, जिस पर दो स्क्रीन आ जाएँ, पन्ने-सा हरा सिरहाना, सोते-सोते पॉलिश हो चुके जूते, और उड़ान के खुलने से पहले निकलना हो तो रिसेप्शन पर तैयार नाश्ते का डिब्बा।",
  "A wide window, and the runway lights coming on below it. An indigo channelled headboard, an emerald bench at the foot of the bed, an armchair turned towards the evening, and a rain shower behind ribbed glass.":
    "चौड़ी खिड़की, और उसके नीचे जल उठती रनवे की बत्तियाँ। नीला धारीदार सिरहाना, बिस्तर के पायताने हरी बेंच, शाम की ओर मुड़ी आरामकुर्सी, और धारीदार काँच के पीछे रेन शावर।",
  "A window from floor to ceiling, with a daybed and a table for two before it. A wine-red bench stands at the foot of the bed, the bath stands apart from the shower, and the curtains close at a touch.":
    "फ़र्श से छत तक खिड़की, सामने दीवान और दो लोगों की मेज़। बिस्तर के पायताने गहरी लाल बेंच, शावर से अलग बाथटब, और परदे, जो एक स्पर्श से बंद हो जाते हैं।",
  "Bedroom and drawing room in one, along a wall of windows. A king bed below an arched midnight headboard, an emerald sofa and two armchairs under a chandelier, and a soaking tub from which the last departures can be counted.":
    "खिड़कियों की दीवार के साथ शयनकक्ष और बैठक, एक ही जगह। मेहराबदार गहरे नीले सिरहाने तले किंग बेड, झूमर के नीचे हरा सोफ़ा और दो आरामकुर्सियाँ, और एक गहरा टब, जिसमें लेटे-लेटे आख़िरी उड़ानें गिनी जा सकती हैं।",
  "One large room for everybody: a king bed below arches of terracotta, two single beds under three brass model aircraft, and a sofa with round ottomans where the day is told again in the evening.":
    "सबके लिए एक बड़ा कमरा: टेराकोटा की मेहराबों तले किंग बेड, पीतल के तीन नन्हे विमानों के नीचे दो सिंगल बेड, और गोल मूढ़ों वाला सोफ़ा, जहाँ शाम को दिन भर की बातें होती हैं।",

  "Classic room at dusk: a king bed with a woven cane headboard and terracotta throw, brass sconces, two framed prints and an ivory armchair by the window":
    "साँझ में क्लासिक कमरा: बेंत की बुनाई वाले सिरहाने और टेराकोटा रंग के ओढ़न वाला किंग बेड, पीतल के दीवार-लैंप, फ़्रेम में दो चित्र और खिड़की के पास हाथीदाँत रंग की आरामकुर्सी",
  "Classic room seen from beside the bed: terracotta drapes around a window over the airfield and the city at dusk, a writing desk with a terracotta chair and a television":
    "बिस्तर के पास से क्लासिक कमरा: साँझ में हवाई क्षेत्र और शहर की ओर खिड़की पर टेराकोटा रंग के परदे, कुर्सी के साथ लिखने की मेज़ और टेलीविज़न",
  "Bedside of the classic room: a woven cane headboard in walnut, white pillows with terracotta and sand cushions and a lit brass sconce":
    "क्लासिक कमरे का सिरहाना: अख़रोट की लकड़ी में बेंत की बुनाई, सफ़ेद तकिये, टेराकोटा और रेत रंग के कुशन, और जलता पीतल का दीवार-लैंप",
  "Classic room at dusk with the cane bed below two prints": "साँझ में क्लासिक कमरा: दो चित्रों के नीचे बेंत का बिस्तर",
  "Executive room: a writing desk with an emerald chair before a slatted walnut wall, and an armchair by the window at dusk":
    "एग्ज़ीक्यूटिव कमरा: अख़रोट की पट्टियों वाली दीवार के आगे हरी कुर्सी के साथ लिखने की मेज़, और साँझ में खिड़की के पास आरामकुर्सी",
  "Ochre armchair and a marble side table with a teapot at the executive room's window, the skyline at dusk outside":
    "एग्ज़ीक्यूटिव कमरे की खिड़की पर गेरुई आरामकुर्सी और चायदानी के साथ संगमरमर की छोटी मेज़, बाहर साँझ का क्षितिज",
  "Deluxe room from the bedside: the bed with its terracotta throw, an emerald armchair by the window at dusk and a walnut sideboard with flowers below the television":
    "सिरहाने से डीलक्स कमरा: टेराकोटा रंग के ओढ़न वाला बिस्तर, साँझ में खिड़की के पास हरी आरामकुर्सी, और टेलीविज़न के नीचे फूलों से सजी अख़रोट की अलमारी",
  "Walnut nightstand with a brass lamp, two books and a water carafe beside white pillows and an indigo headboard":
    "सफ़ेद तकियों और नीले सिरहाने के पास अख़रोट की छोटी मेज़, उस पर पीतल का लैंप, दो किताबें और पानी की सुराही",
  "Super deluxe room: a wine-red daybed and a round marble table with two emerald chairs before a floor-to-ceiling window over the runway lights":
    "सुपर डीलक्स कमरा: रनवे की बत्तियों की ओर फ़र्श से छत तक खिड़की के आगे गहरा लाल दीवान और दो हरी कुर्सियों वाली संगमरमर की गोल मेज़",
  "Bathroom in sand-coloured marble with a white oval tub before a lit screen, a shower behind ribbed glass and a walnut vanity":
    "रेत-रंगे संगमरमर का स्नानघर: रोशन जाली के आगे सफ़ेद अंडाकार टब, धारीदार काँच के पीछे शावर और अख़रोट का शृंगार-पटल",
  "Suite bathroom with an indigo oval tub at a window over the runway, a double walnut vanity with arched mirrors, chequered marble and a glass-rod chandelier":
    "सुइट का स्नानघर: रनवे की ओर खिड़की पर नीला अंडाकार टब, मेहराबदार आईनों वाला अख़रोट का दोहरा शृंगार-पटल, शतरंजी संगमरमर और काँच की छड़ों का झूमर",
  "Suite drawing room: an emerald sofa, two armchairs and a brass coffee table under the chandelier, with two prints and the dusk beyond the windows":
    "सुइट की बैठक: झूमर तले हरा सोफ़ा, दो आरामकुर्सियाँ और पीतल की मेज़, दो चित्र और खिड़कियों के पार साँझ",
  "Family suite: a king bed with an arched terracotta headboard, two single beds beyond it under model aircraft, ottomans on a fan-patterned rug and a window over the airfield at dusk":
    "फ़ैमिली सुइट: मेहराबदार टेराकोटा सिरहाने वाला किंग बेड, उसके पार नन्हे विमानों के नीचे दो सिंगल बेड, पंखे के नमूने वाले क़ालीन पर मूढ़े, और साँझ में हवाई क्षेत्र की ओर खिड़की",
  "Two single beds with indigo headboards and terracotta throws below three brass model aircraft in the family suite":
    "फ़ैमिली सुइट में पीतल के तीन नन्हे विमानों के नीचे नीले सिरहाने और टेराकोटा रंग के ओढ़न वाले दो सिंगल बेड",
  "Sitting corner of the family suite: a sand-coloured sofa below two prints, round ottomans on a fan-patterned rug and the window at dusk":
    "फ़ैमिली सुइट में बैठने का कोना: दो चित्रों के नीचे रेत-रंगा सोफ़ा, पंखे के नमूने वाले क़ालीन पर गोल मूढ़े, और साँझ में खिड़की",
}
