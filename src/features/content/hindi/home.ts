/** The Hindi of `texts/home.ts`. */
export const homeHindi: Readonly<Record<string, string>> = {
  "The car turns in, the doors open by themselves, and the city goes quiet behind you. One signature, and somebody walks ahead with your key.":
    "गाड़ी मुड़ती है, दरवाज़े ख़ुद खुलते हैं, और पीछे शहर का शोर थम जाता है। बस एक हस्ताक्षर, और कोई आपकी चाबी लिए आगे-आगे चल पड़ता है।",
  Swim: "तैरना",
  "The pool ends where the skyline begins. At this hour the water holds the last of the light, and every few minutes a pair of wings.":
    "पूल वहाँ ख़त्म होता है जहाँ क्षितिज शुरू होता है। इस घड़ी पानी में दिन की आख़िरी रोशनी ठहरी रहती है, और हर कुछ मिनट में एक जोड़ी पंखों की परछाईं।",
  Dine: "भोजन",
  "A lantern at Zaika, a compartment at Safar, a stool under the onyx arches. The tables are served until eleven, and nobody looks at the clock before you do.":
    "ज़ायका में लालटेन की रोशनी, सफ़र में रेल का डिब्बा, या गोमेद की मेहराबों तले एक स्टूल। भोजन ग्यारह बजे तक परोसा जाता है, और घड़ी आपसे पहले कोई नहीं देखता।",
  Rest: "विश्राम",
  "Two curtains, thick glass, a lamp at the right height. Far below a last light climbs off the runway, without a sound.":
    "दो परदे, मोटा काँच, सही ऊँचाई पर एक लैंप। बहुत नीचे आख़िरी रोशनी रनवे से ऊपर उठती है, बिना किसी आवाज़ के।",

  "216 square feet, and nothing missing": "216 वर्ग फ़ुट, और कोई कमी नहीं",
  "For the night before the meeting": "मीटिंग से पहले की रात के लिए",
  "An armchair, and the whole airfield": "एक आरामकुर्सी, और सामने पूरा हवाई क्षेत्र",
  "More floor, more sky": "ज़्यादा जगह, ज़्यादा आसमान",
  "A king bed, a drawing room, a wall of windows": "किंग बेड, बैठक और खिड़कियों की पूरी दीवार",
  "One large room, with a bed for everyone": "एक बड़ा कमरा, सबके लिए अपना बिस्तर",

  "Room Service": "रूम सर्विस",
  "A hot supper at three in the morning is an ordinary order here, and comes on china.":
    "रात तीन बजे गरम खाना यहाँ आम बात है, और वह चीनी मिट्टी की प्लेटों में आता है।",
  "Pick & Drop": "पिक-अप और ड्रॉप",
  "Our car follows your flight, not the timetable, between the terminals and the door.":
    "टर्मिनल से दरवाज़े तक हमारी गाड़ी समय-सारणी के नहीं, आपकी उड़ान के हिसाब से चलती है।",
  WiFi: "वाई-फ़ाई",
  "One network from the lobby to the last lounger, quick enough for every screen you carry.":
    "लॉबी से पूल के आख़िरी लाउंजर तक एक ही नेटवर्क, आपकी हर स्क्रीन के लिए काफ़ी तेज़।",
  Breakfast: "नाश्ता",
  "Laid at Udaan from seven; boxed and waiting at the desk if your flight leaves before.":
    "उड़ान में सात बजे से; और आपकी उड़ान पहले हो तो डिब्बे में बंद, रिसेप्शन पर तैयार।",
  "Warm water along the skyline from six in the morning, with towels, shade and something cold.":
    "सुबह छह बजे से क्षितिज के साथ गुनगुना पानी; तौलिये, छाँव और कुछ ठंडा भी।",
  "Parking Space": "पार्किंग",
  "Under the house, watched day and night, without charge for guests of rooms and tables.":
    "होटल के नीचे, दिन-रात निगरानी में; ठहरने और भोजन करने वाले अतिथियों के लिए निःशुल्क।",
  "Wheel Chair": "व्हीलचेयर",
  "Level from the kerb to every table; rooms with wide doors, and chairs at the entrance.":
    "सड़क से हर टेबल तक समतल रास्ता; चौड़े दरवाज़ों वाले कमरे, और द्वार पर व्हीलचेयर।",
  "Aero Stag": "एयरो स्टैग",
  "The lounge bar and its own brewery: four beers that change with the weather.":
    "लाउंज बार और उसकी अपनी ब्रुअरी: चार बियर, जो मौसम के साथ बदलती हैं।",

  "Meet at the gate of the country": "देश के द्वार पर बैठक",
  "Disha, the conference floor: a hall with daylight for a hundred and ten, a walnut boardroom for twelve, and a technician who stays in the room. Nobody loses a day to the ring road.":
    "दिशा, हमारी सम्मेलन मंज़िल: एक सौ दस लोगों के लिए दिन की रोशनी वाला हॉल, बारह के लिए अख़रोट की लकड़ी का बोर्डरूम, और कमरे में साथ रहने वाला तकनीशियन। रिंग रोड पर किसी का दिन ख़राब नहीं होता।",
  "An evening for three hundred, or for twelve": "तीन सौ के लिए एक शाम, या बारह के लिए",
  "Antariksh seats three hundred at round tables under five chandeliers; Vatika, the lawn behind the house, begins at sunset. The kitchen stands behind both, and cooks for both.":
    "अंतरिक्ष में पाँच झूमरों तले गोल मेज़ों पर तीन सौ लोग बैठते हैं; वाटिका, पीछे का लॉन, सूर्यास्त से सजता है। रसोई दोनों के साथ खड़ी है, और दोनों के लिए पकाती है।",
  "Plan an evening": "शाम की योजना बनाएँ",
  "For those who are here every month": "जो हर महीने यहाँ आते हैं",
  "Silver, gold and platinum passes: ten percent savings on rooms and tables, a room that is ready early, and a room that stays yours until the evening flight.":
    "सिल्वर, गोल्ड और प्लैटिनम पास: कमरों और भोजन पर दस प्रतिशत की बचत, समय से पहले तैयार कमरा, और शाम की उड़ान तक आपका ही कमरा।",
  "Become a member": "सदस्य बनें",
}
