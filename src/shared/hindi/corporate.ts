/** The page for companies: its benefits, the membership and the event spaces. */
export const corporateTexts: Readonly<Record<string, string>> = {
  "Corporate, membership and events": "कॉर्पोरेट, सदस्यता और आयोजन",
  "Company rates beside the airport in New Delhi, a membership with ten percent savings, early check-in and late check-out, and three event spaces for up to eight hundred.":
    "नई दिल्ली हवाई अड्डे के पास कंपनी दरें, दस प्रतिशत बचत, जल्दी चेक-इन और देर से चेक-आउट वाली सदस्यता, और आठ सौ लोगों तक के तीन आयोजन स्थल।",
  "Business, between landings": "दो उड़ानों के बीच, कारोबार",
  "Rooms for the people you send, halls for the people you gather, and a pass for the ones who are here every month.":
    "जिन्हें आप भेजते हैं, उनके लिए कमरे; जिन्हें आप जुटाते हैं, उनके लिए हॉल; और जो हर महीने आते हैं, उनके लिए पास।",
  "Enquire Now": "अभी पूछताछ करें",
  "See the halls": "हॉल देखें",
  "For companies": "कंपनियों के लिए",
  "Close enough to the gate to have slept first": "गेट के इतने पास कि पहले नींद पूरी हो जाए",
  "Minutes from the gate": "गेट से कुछ मिनट",
  "The terminals are a few minutes away by our car, and the city centre is one line of the metro. A meeting here costs nobody a day.":
    "हमारी कार से टर्मिनल कुछ मिनट दूर हैं, और शहर का केंद्र मेट्रो की एक लाइन पर। यहाँ की बैठक में किसी का पूरा दिन नहीं जाता।",
  "One rate, the year round": "साल भर एक दर",
  "A rate agreed once for the whole company, with breakfast, Wi-Fi and the airport car in it, and no black-out dates but Diwali night.":
    "पूरी कंपनी के लिए एक बार तय दर, जिसमें नाश्ता, वाई-फ़ाई और हवाई अड्डे की कार शामिल; केवल दीवाली की रात छोड़कर, हर तारीख़ पर।",
  "One account, one invoice": "एक खाता, एक इनवॉइस",
  "Stays, meals and halls gathered on a monthly GST invoice, itemised by traveller and cost centre, payable in thirty days.":
    "प्रवास, भोजन और हॉल एक मासिक जीएसटी इनवॉइस पर, यात्री और लागत केंद्र के अनुसार, तीस दिन में देय।",
  "One person who answers": "उत्तर देने वाला एक व्यक्ति",
  "A named host for your company, on one number, who knows which of your people want the quiet side and which want the runway.":
    "आपकी कंपनी के लिए एक नंबर पर एक मेज़बान, जो जानता है कि आपके किन साथियों को शांत ओर पसंद है और किन्हें रनवे।",

  Membership: "सदस्यता",
  "Member benefits": "सदस्यों के लाभ",
  "For those who come back": "लौटकर आने वालों के लिए",
  "Membership costs nothing and begins with your first stay. Ten percent savings, early check-in and late check-out are yours from that day; the passes after Silver come by themselves, with the nights.":
    "सदस्यता का कोई शुल्क नहीं, और यह आपके पहले प्रवास से शुरू होती है। दस प्रतिशत बचत, जल्दी चेक-इन और देर से चेक-आउट उसी दिन से आपके; सिल्वर के बाद के पास रातों के साथ अपने-आप मिलते हैं।",
  "Ten percent savings": "दस प्रतिशत बचत",
  "Taken off rooms at the desk and off the bill at every table of the house, on showing your pass.":
    "पास दिखाने पर रिसेप्शन पर कमरों में और हमारे हर रेस्तराँ के बिल में छूट।",
  "Early check-in": "जल्दी चेक-इन",
  "Your room from eleven in the morning whenever it is ready, and from nine for Platinum.":
    "कमरा तैयार हो तो सुबह ग्यारह बजे से आपका, और प्लैटिनम के लिए नौ बजे से।",
  "Late check-out": "देर से चेक-आउट",
  "The room is yours until four in the afternoon for an evening flight; until six for Platinum.":
    "शाम की उड़ान हो तो कमरा दोपहर बाद चार बजे तक आपका; प्लैटिनम के लिए छह बजे तक।",
  "From the first stay": "पहले प्रवास से",
  "10 percent savings on rooms and dining": "कमरों और भोजन पर 10 प्रतिशत बचत",
  "Early check-in and late check-out": "जल्दी चेक-इन और देर से चेक-आउट",
  "Welcome drink at Aero-Stag": "एयरो-स्टैग में स्वागत पेय",
  "From ten nights a year": "साल में दस रातों से",
  "Everything of Silver": "सिल्वर के सभी लाभ",
  "A room of the next category, when one is free": "ख़ाली हो तो अगली श्रेणी का कमरा",
  "Two pieces pressed on the night you land": "उतरने की रात दो कपड़ों पर इस्तरी",
  "From twenty-five nights a year": "साल में पच्चीस रातों से",
  "Everything of Gold": "गोल्ड के सभी लाभ",
  "Car to and from the terminals, always": "टर्मिनल से लाने-ले जाने की कार, हमेशा",
  "A direct line to your host": "आपके मेज़बान का सीधा नंबर",
  "Join Now": "अभी जुड़ें",
  "Join Now: {tier}": "अभी जुड़ें: {tier}",

  "Conferences and events": "सम्मेलन और आयोजन",
  "Three spaces, and the sky over one of them": "तीन स्थल, और एक के ऊपर खुला आसमान",
  "Banquet and conference halls for eight people or eight hundred, with kitchens of their own, a team that has done it before, and rooms upstairs for everyone who stays too late to leave.":
    "आठ लोगों से आठ सौ तक के समारोह और सम्मेलन हॉल, उनकी अपनी रसोइयाँ, एक अनुभवी टीम, और देर हो जाए तो ऊपर सबके लिए कमरे।",
  Hall: "हॉल",
  "Floor area": "क्षेत्रफल",
  Theatre: "थिएटर",
  Classroom: "क्लासरूम",
  Cluster: "समूह",
  Banquet: "भोज",
  Reception: "रिसेप्शन",
  "Antariksh, whole": "अंतरिक्ष, पूरा",
  "Antariksh East": "अंतरिक्ष पूर्व",
  "Antariksh West": "अंतरिक्ष पश्चिम",
  "Disha Hall": "दिशा हॉल",
  "Disha Boardroom": "दिशा बोर्डरूम",
  "Vatika, the lawn": "वाटिका, लॉन",
  "How many persons each hall holds, by the way it is set": "बैठक व्यवस्था के अनुसार हर हॉल में कितने लोग",
}
