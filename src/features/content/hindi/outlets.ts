/** The Hindi of `texts/outlets.ts`: what the home page and the dining page show. */
export const outletsHindi: Readonly<Record<string, string>> = {
  Journey: "राह का स्वाद",
  "The lounge bar and brewery": "लाउंज बार और ब्रुअरी",
  Taste: "ज़बान का सुख",
  "Breakfast with the first departures, supper with the last.":
    "पहली उड़ान के साथ नाश्ता, आख़िरी के साथ रात का खाना।",
  "A dining car that never leaves, and never arrives.": "एक डाइनिंग कार, जो न कभी छूटती है, न कभी पहुँचती है।",
  "Three arches of bottles, and beer drawn a few steps from where it was made.":
    "बोतलों की तीन मेहराबें, और बियर, जो जहाँ बनी, वहीं से कुछ क़दम पर परोसी जाती है।",
  "Slow fires, and recipes older than the airport.": "धीमी आँच, और हवाई अड्डे से भी पुराने नुस्ख़े।",

  "All-day dining": "दिन भर का भोजन",
  "The cooking of the railway lines": "रेल लाइनों का खाना",
  "Lounge, bar, brewery": "लाउंज, बार, ब्रुअरी",
  "North Indian, slowly": "उत्तर भारतीय, धीमी आँच पर",
  "A pale oak room with arched windows to the east, so that the morning arrives before the coffee does. Under the ceiling a flock of folded brass wings climbs from one corner to the other, and nobody has ever counted them the same way twice.":
    "हल्के ओक का कमरा, पूरब की ओर मेहराबदार खिड़कियाँ, ताकि सुबह कॉफ़ी से पहले पहुँचे। छत तले पीतल के मुड़े पंखों का झुंड एक कोने से दूसरे तक चढ़ता है, और किसी ने उन्हें दो बार एक-सा नहीं गिना।",
  "The counter bakes from five and opens at seven: parathas off the griddle, eggs as you like them, idlis under muslin, and a jar of marmalade made here each January. By evening the room turns to grills, pastas and a biryani sealed with dough.":
    "काउंटर पर सिकाई पाँच बजे शुरू होती है और दरवाज़े सात बजे खुलते हैं: तवे से उतरे पराठे, आपकी पसंद के अंडे, मलमल तले इडली, और मुरब्बे का मर्तबान, जो हर जनवरी यहीं बनता है। शाम होते-होते यही कमरा ग्रिल, पास्ता और आटे से सील की हुई बिरयानी का हो जाता है।",
  "96 seats, 24 of them at the windows": "96 जगहें, जिनमें 24 खिड़कियों के पास",
  "Awadhi biryani under its crust": "आटे की परत तले अवधी बिरयानी",
  "Wine-red banquettes face each other across the tables, brass racks run overhead with a suitcase or two left on them, and a lamp burns beside every window. It is a dining car in everything but the wheels.":
    "मेज़ों के आर-पार आमने-सामने गहरी लाल बैठकें, ऊपर पीतल के रैक, जिन पर एक-दो सूटकेस छूट गए हैं, और हर खिड़की के पास जलता लैंप। पहियों को छोड़कर हर बात में यह डाइनिंग कार है।",
  "The menu follows the old lines out of Delhi and gets down at the stations: mutton as the railway cooks served it, cutlets with kasundi from the Howrah mail, a Chettinad pepper fry from the end of the southern line, Goan fish for those who stayed on to the sea.":
    "मेन्यू दिल्ली से निकलती पुरानी लाइनों के साथ चलता है और स्टेशनों पर उतरता है: रेलवे के रसोइयों वाला मटन, हावड़ा मेल के कसुंदी वाले कटलेट, दक्षिण की लाइन के आख़िरी स्टेशन का चेट्टिनाड पेपर फ़्राई, और समुद्र तक जाने वालों के लिए गोवा की मछली।",
  "48 seats in twelve compartments": "बारह डिब्बों में 48 जगहें",
  "Railway mutton curry, Frontier Mail": "रेलवे मटन करी, फ़्रंटियर मेल",
  "A fluted emerald counter, velvet stools, and three onyx arches lit from behind. The copper kettles stand behind a bar of their own, a few steps away, and the brewer will come out and talk if you let him.":
    "धारीदार हरा काउंटर, मख़मली स्टूल, और पीछे से रोशन गोमेद की तीन मेहराबें। ताँबे की केतलियाँ कुछ क़दम दूर अपने अलग बार के पीछे खड़ी हैं, और आप चाहें तो ब्रुअर बाहर आकर बातें भी करेगा।",
  "Four beers are brewed in the house and change with the weather. The cocktails are named for airports that have lost their names; the plates are small, hot and meant to be passed along the counter.":
    "चार बियर यहीं बनती हैं और मौसम के साथ बदलती हैं। कॉकटेल उन हवाई अड्डों के नाम पर हैं, जिनके नाम खो चुके हैं; प्लेटें छोटी और गरम हैं, काउंटर पर आगे बढ़ाने के लिए।",
  "60 seats, 6 of them at the counter": "60 जगहें, जिनमें 6 काउंटर पर",
  "Runway Wheat, unfiltered, from our own tanks": "रनवे व्हीट, बिना छनी, हमारे अपने टैंकों से",
  "Terracotta arches, pierced screens with light behind them, and lanterns that throw their pattern over the table. The room is darker than the others, and slower.":
    "टेराकोटा की मेहराबें, पीछे से रोशन जालियाँ, और मेज़ पर अपना नमूना बिखेरती लालटेनें। यह कमरा बाक़ियों से कुछ अँधेरा है, और कुछ धीमा भी।",
  "The dal has been on its embers since last night. Kebabs are ground by hand and grilled over charcoal, breads come one at a time because they are best so, and the kitchen cooks Lucknow and Old Delhi without trying to improve on either.":
    "दाल कल रात से अंगारों पर है। कबाब हाथ से पीसकर कोयले पर सेंके जाते हैं, रोटियाँ एक-एक कर आती हैं क्योंकि वे ऐसे ही सबसे अच्छी लगती हैं, और रसोई लखनऊ और पुरानी दिल्ली को वैसा ही पकाती है, सुधारने की कोशिश किए बिना।",
  "72 seats, and a private room for 12": "72 जगहें, और 12 लोगों का निजी कमरा",
  "Dal Zaika, twelve hours on embers": "दाल ज़ायका, बारह घंटे अंगारों पर",
}
