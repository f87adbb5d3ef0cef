/** What the pictures of the gallery and of the rooms show (`artwork/pictures.json`). */
export const morePicturesHindi: Readonly<Record<string, string>> = {
  "The lit porte-cochere of the hotel at dusk with palms and the lantern-lined basin":
    "साँझ में होटल की रोशन ड्योढ़ी, ताड़ के पेड़ और लालटेनों से घिरा कुंड",
  "Double-height hotel lobby with fluted ivory columns, chequered marble, emerald sofas, a tiered chandelier and a golden fan of rays above the reception":
    "दोहरी ऊँचाई की लॉबी: धारीदार हाथीदाँत-रंगे खंभे, शतरंजी संगमरमर, हरे सोफ़े, कई तहों का झूमर और रिसेप्शन के ऊपर सुनहरी किरणें",
  "Fluted emerald reception desk with opal lamps and flowers below a half-round fan of brass rays on glowing onyx":
    "धारीदार हरा रिसेप्शन, दूधिया लैंप और फूल, ऊपर दमकते गोमेद पर पीतल की किरणों का अर्धवृत्त",
  "Accessible bathroom with a level shower behind emerald tiles, a folding seat, brass grab rails and a basin with free knee room":
    "सुगम स्नान-घर: हरी टाइलों के साथ समतल शावर, मुड़ने वाली सीट, पीतल की पकड़-रेलिंग, और नीचे घुटनों की जगह वाला वॉश-बेसिन",
  "Bright restaurant with arched windows over the airfield, pale oak floor, emerald and terracotta chairs and a spiral of brass and ivory paper wings under the ceiling":
    "उजला रेस्तराँ: हवाई क्षेत्र की ओर मेहराबदार खिड़कियाँ, हल्के ओक का फ़र्श, हरी और टेराकोटा कुर्सियाँ, और छत तले पीतल व काग़ज़ के पंखों का घुमाव",
  "Breakfast table for two by an arched window with a silver teapot, juice, porcelain and flowers, emerald chairs and the runway outside":
    "मेहराबदार खिड़की के पास दो लोगों के नाश्ते की मेज़: चाँदी की केतली, जूस, चीनी मिट्टी के बरतन और फूल, हरी कुर्सियाँ और बाहर रनवे",
  "Restaurant built as a grand rail car: a barrel vault with walnut ribs, wine-red velvet banquettes, laid tables with lamps, brass luggage racks and a fan-patterned runner":
    "शाही रेल-डिब्बे जैसा रेस्तराँ: अख़रोट की पसलियों वाली गोल छत, गहरी लाल मख़मली बैठकें, लैंपों वाली सजी मेज़ें, पीतल के सामान-रैक और पंखे के नमूने वाला ग़लीचा",
  "Booth for two in the rail car restaurant with a laid table, an opal lamp, wine-red banquettes and the dusk outside":
    "रेल-डिब्बे वाले रेस्तराँ में दो लोगों की बैठक: सजी मेज़, दूधिया लैंप, गहरी लाल गद्दियाँ और बाहर साँझ",
  "Round table with silver cloches, glasses and flowers between indigo chairs in front of the terracotta arches":
    "टेराकोटा मेहराबों के आगे नीली कुर्सियों के बीच गोल मेज़, चाँदी के ढक्कन, गिलास और फूल",
  "Bar counter of black marble with brass pendants and shelves of bottles in glowing onyx arches":
    "काले संगमरमर का बार काउंटर, पीतल के लटकते लैंप, और दमकती गोमेद की मेहराबों में बोतलों की क़तारें",
  "Indigo armchairs and a marble table with an opal lamp on an emerald rug in the lounge corner of the bar":
    "बार के लाउंज कोने में हरे क़ालीन पर नीली आरामकुर्सियाँ और दूधिया लैंप वाली संगमरमर की मेज़",
  "Infinity pool on a clear morning with white loungers, parasols and palms along the hotel's balconies":
    "साफ़ सुबह में इनफ़िनिटी पूल, सफ़ेद लाउंजर, छतरियाँ और होटल की बालकनियों के साथ ताड़ के पेड़",
  "Spa treatment room with two massage beds before a glowing jali screen, candles along a marble ledge and a brass bowl of floating petals":
    "स्पा का कक्ष: दमकती जाली के आगे मालिश के दो बिस्तर, संगमरमर की पट्टी पर मोमबत्तियाँ और पंखुड़ियों से भरा पीतल का कटोरा",
  "Three ivory daybeds with terracotta cushions facing a veiled window at dusk, with lanterns and palms":
    "साँझ की झीने परदे वाली खिड़की की ओर टेराकोटा गद्दियों वाले तीन दिवान, लालटेनें और ताड़ के पौधे",
  "Gym with treadmills facing the windows, a rack of dumbbells before a mirror and an oak floor in morning light":
    "सुबह की रोशनी में जिम: खिड़कियों की ओर ट्रेडमिल, शीशे के आगे डंबल का रैक और ओक का फ़र्श",
  "Indigo cabin case with brass corners standing at the classic room's window, the airfield at dusk outside":
    "क्लासिक कमरे की खिड़की पर खड़ा पीतल के कोनों वाला नीला सूटकेस, बाहर साँझ का हवाई क्षेत्र",
  "Car keys with brass tags on the valet's emerald board above a marble ledge with an opal lamp":
    "वैलेट के हरे बोर्ड पर पीतल के टैग वाली गाड़ियों की चाबियाँ, नीचे दूधिया लैंप वाली संगमरमर की पट्टी",
  "Brass-framed wheelchair on chequered marble beside the brass doors of a lift":
    "लिफ़्ट के पीतल के दरवाज़ों के पास शतरंजी संगमरमर पर पीतल के ढाँचे वाली व्हीलचेयर",
  "Computer open on a walnut desk beside an opal lamp": "अख़रोट की मेज़ पर दूधिया लैंप के पास खुला लैपटॉप",
  "Draped trolley with two silver cloches, flowers and a glass of red wine before a window at dusk":
    "साँझ की खिड़की के आगे कपड़ा बिछी ट्रॉली: चाँदी के दो ढक्कन, फूल और रेड वाइन का गिलास",
  "White lounger with a folded towel under a parasol beside the pool":
    "पूल के पास छतरी तले सफ़ेद लाउंजर पर तह किया तौलिया",
  "Three filled glasses and a candle on the black marble counter, glowing onyx arches behind":
    "काले संगमरमर के काउंटर पर भरे हुए तीन गिलास और एक मोमबत्ती, पीछे दमकती गोमेद की मेहराबें",
  "Brass luggage cart with two leather suitcases under the lit porte-cochere":
    "रोशन ड्योढ़ी में पीतल की सामान-गाड़ी पर चमड़े के दो सूटकेस",
  "Breakfast table from above with a silver teapot, porcelain and orange juice":
    "ऊपर से नाश्ते की मेज़: चाँदी की केतली, चीनी मिट्टी के बरतन और संतरे का रस",
  "In-house brewery with three copper kettles behind a long indigo tasting bar, copper pendants and flights of beer":
    "होटल की अपनी ब्रुअरी: लंबे नीले बार के पीछे ताँबे की तीन केतलियाँ, ताँबे के लटकते लैंप और बियर के नमूने",
  "Banquet hall with rows of indigo chairs facing a stage with a screen under chandeliers":
    "समारोह हॉल: झूमरों तले परदे वाले मंच की ओर नीली कुर्सियों की क़तारें",
  "Conference room with walnut tables in a U, terracotta chairs, notepads and glasses, before windows over the airfield":
    "सम्मेलन कक्ष: U आकार में अख़रोट की मेज़ें, टेराकोटा कुर्सियाँ, नोटपैड और गिलास, सामने हवाई क्षेत्र की ओर खिड़कियाँ",
  "Lawn dinner at dusk: round white tables under strings of bulbs, palms and the lit hotel behind":
    "साँझ में लॉन पर भोज: बत्तियों की लड़ियों तले सफ़ेद गोल मेज़ें, ताड़ के पेड़ और पीछे रोशन होटल",
}
