/** Dining, its menu and its tables. */
export const diningTexts: Readonly<Record<string, string>> = {
  "Four tables, one horizon": "चार ठिकाने, एक क्षितिज",
  "Somebody here is always having breakfast and somebody else the last glass of the night. The kitchens are used to both, and hurry neither.":
    "यहाँ कोई हमेशा नाश्ता कर रहा होता है और कोई रात का आख़िरी जाम। रसोइयाँ दोनों की आदी हैं, और जल्दी किसी को नहीं।",
  "Reserve a table": "टेबल आरक्षित करें",
  "Read the menu": "मेन्यू देखें",
  Outlets: "रेस्तराँ और बार",
  "Monday - Sunday": "सोमवार से रविवार",
  Hours: "समय",
  "Ask for": "ज़रूर चखें",
  "The room": "बैठने की जगह",
  "Reserve Now": "अभी आरक्षित करें",
  "Reserve Now: {outlet}": "अभी आरक्षित करें: {outlet}",
  "Menu of {outlet}": "{outlet} का मेन्यू",
  "Enlarge: {picture}": "बड़ा करें: {picture}",
  "Pictures of {name}": "{name} के चित्र",
  "{name}, larger": "{name}, बड़ा चित्र",

  "The menu": "मेन्यू",
  "Every day, {hours}": "हर दिन, {hours}",
  "Four short cards. The lists are brief and the cooking is long; where a dish has a home town, we say so.":
    "चार छोटे कार्ड। सूचियाँ छोटी हैं और पकाना लंबा; जिस व्यंजन का अपना शहर है, हम उसका नाम लेते हैं।",
  "Download the menu as PDF": "मेन्यू PDF में डाउनलोड करें",
  Cards: "कार्ड",
  "Vegetarian dishes only": "केवल शाकाहारी व्यंजन",
  Vegetarian: "शाकाहारी",
  "With meat, fish or egg": "मांस, मछली या अंडे के साथ",
  "Below each dish we say how warm it is, then which of these it holds: {allergens}.":
    "हर व्यंजन के नीचे लिखा है कि वह कितना तीखा है, फिर यह कि उसमें इनमें से क्या है: {allergens}।",

  "A table at {outlet}": "{outlet} में टेबल",
  "A table for your evening": "आपकी शाम के लिए एक टेबल",
  "Our restaurants are open {hours}, every day. Tell us the day, the hour and how many you are.":
    "हमारे रेस्तराँ हर दिन {hours} खुले रहते हैं। दिन, समय और लोगों की संख्या बताइए।",
  "Reserve your table": "अपनी टेबल आरक्षित करें",
  "Reserve the table": "टेबल आरक्षित करें",
  "Reserving your table": "टेबल आरक्षित हो रही है",
  "Your table is reserved at once; the confirmation comes by email.":
    "टेबल तुरंत आरक्षित हो जाती है; पुष्टि ईमेल से आती है।",
  "Nothing is paid in advance, and you can cancel by the link in the email.":
    "पहले से कोई भुगतान नहीं, और ईमेल के लिंक से आप रद्द कर सकते हैं।",
  "For more than {count} guests, the events desk finds you a room of your own.":
    "{count} से अधिक अतिथियों के लिए हमारी आयोजन टीम आपके लिए अलग कक्ष की व्यवस्था करेगी।",
  "Your table is not reserved.": "आपकी टेबल आरक्षित नहीं हुई।",
  Restaurant: "रेस्तराँ",
  Day: "दिन",
  Time: "समय",
  Note: "टिप्पणी",
  Reference: "बुकिंग नंबर",
  "Choose one": "एक चुनें",
  "A high chair, an allergy, a birthday": "बच्चे की ऊँची कुर्सी, कोई एलर्जी, कोई जन्मदिन",

  "Your table": "आपकी टेबल",
  "Your table is reserved": "आपकी टेबल आरक्षित है",
  "Thank you for coming": "आने के लिए धन्यवाद",
  "We missed you": "हमने आपकी राह देखी",
  "Your table is cancelled": "आपकी टेबल रद्द कर दी गई है",
  "Your table was on this day": "आपकी टेबल इस दिन की थी",
  "We hope to see you at {outlet} again.": "{outlet} में फिर आपकी प्रतीक्षा रहेगी।",
  "We look forward to having you at {outlet}. The details are on their way by email.":
    "{outlet} में आपकी प्रतीक्षा रहेगी। विवरण ईमेल से आ रहा है।",
  "It was a pleasure to have you at {outlet}.": "{outlet} में आपका आना हमें अच्छा लगा।",
  "We kept your table as long as we could. Please come another day.":
    "जितनी देर हो सका, हमने आपकी टेबल रखी। कृपया किसी और दिन आइए।",
  "This table is not reserved any more. We would be glad to see you on another day.":
    "यह टेबल अब आरक्षित नहीं है। किसी और दिन आपसे मिलकर ख़ुशी होगी।",
  "Running late, or a change of plan? Call <call>{phone}</call>.":
    "देर हो रही है या योजना बदल गई? <call>{phone}</call> पर फ़ोन करें।",
  "Reserve another table": "दूसरी टेबल आरक्षित करें",
  "Cancel this table": "यह टेबल रद्द करें",
  "Cancel this table?": "यह टेबल रद्द करें?",
  "Keep the table": "टेबल रखें",
  "Please call <call>{phone}</call>; we find your table by your name.":
    "कृपया <call>{phone}</call> पर फ़ोन करें; हम आपके नाम से आपकी टेबल ढूँढ़ लेंगे।",
  "Change this table": "यह टेबल बदलें",
  "Change your table": "अपनी टेबल बदलें",
  "Your table is changed": "आपकी टेबल बदल दी गई है",
  "Your table is not changed.": "आपकी टेबल नहीं बदली गई।",
  "Changing your table": "टेबल बदली जा रही है",
  "Change the table": "टेबल बदलें",
  "Another day, another hour, more or fewer of you: at {outlet}.":
    "कोई और दिन, कोई और समय, ज़्यादा या कम अतिथि: {outlet} में।",
  "It is too late to change this table here.": "अब यहाँ यह टेबल बदलने का समय निकल चुका है।",
  "Many tables at this time were reserved from your connection. Please call us.":
    "आपके कनेक्शन से इस समय की कई टेबल आरक्षित हो चुकी हैं। कृपया हमें फ़ोन करें।",
  "This table was changed often in the last hour.": "पिछले एक घंटे में यह टेबल कई बार बदली गई है।",

  // The outlets, also as choices of a form.
  Udaan: "उड़ान",
  Safar: "सफ़र",
  "Aero-Stag": "एयरो-स्टैग",
  Zaika: "ज़ायका",

  // The menu: marks, allergens and notes.
  "Not vegetarian": "मांसाहारी",
  gluten: "ग्लूटेन",
  milk: "दूध",
  egg: "अंडा",
  fish: "मछली",
  shellfish: "झींगा और केकड़ा",
  "nuts and peanuts": "मेवे और मूँगफली",
  soya: "सोया",
  sulphites: "सल्फ़ाइट",
  "Prices are in Indian rupees and include all taxes. We add no service charge.":
    "क़ीमतें भारतीय रुपये में हैं और उनमें सभी कर शामिल हैं। हम कोई सेवा शुल्क नहीं जोड़ते।",
  "Please tell us of any allergy: every kitchen here handles nuts, milk, gluten and shellfish.":
    "किसी भी एलर्जी के बारे में हमें ज़रूर बताएँ: यहाँ हर रसोई में मेवे, दूध, ग्लूटेन और झींगा-केकड़ा इस्तेमाल होते हैं।",
  "Alcohol is served to guests of 25 years and above, as the law of Delhi asks, and not on dry days.":
    "दिल्ली के क़ानून के अनुसार शराब 25 वर्ष और उससे अधिक आयु के अतिथियों को परोसी जाती है, और ड्राई डे पर नहीं।",
}
