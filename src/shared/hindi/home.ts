/** The home page, beside its content (`src/features/content/hindi`). */
export const homeTexts: Readonly<Record<string, string>> = {
  "One hundred rooms and suites beside the airport in New Delhi, with four restaurants, an infinity pool, a brewery and halls for every occasion.":
    "नई दिल्ली हवाई अड्डे के पास सौ कमरे और सुइट, चार रेस्तराँ, इनफ़िनिटी पूल, ब्रुअरी और हर अवसर के लिए हॉल।",
  "Vimana is a hotel for the hours between two flights, and for everyone in Delhi who likes an evening with a view of departures.":
    "विमाना उन घंटों का होटल है जो दो उड़ानों के बीच आते हैं, और दिल्ली के हर उस व्यक्ति का, जिसे उड़ते विमानों को देखते हुए बिताई शाम पसंद है।",
  "Named after the flying palaces of the old epics, and built where things fly.":
    "नाम पुराने महाकाव्यों के उड़ते महलों से, और ठिकाना वहाँ, जहाँ से उड़ानें भरी जाती हैं।",
  "The airport is a few minutes from our door, and you will not hear it. Thick glass and deep carpet keep the rooms still; the runway lights come on like a second skyline, and the last thing to land before you sleep is you.":
    "हवाई अड्डा हमारे दरवाज़े से कुछ ही मिनट दूर है, पर उसकी आवाज़ आप तक नहीं पहुँचेगी। मोटा काँच और गहरे क़ालीन कमरों को शांत रखते हैं; रनवे की बत्तियाँ दूसरी क्षितिज-रेखा-सी जगमगाती हैं, और सोने से पहले सबसे आख़िर में उतरने वाले आप ही होते हैं।",
  "Downstairs the evening goes on. There is an infinity pool on the edge of the city, a wellness club and gym, a lounge and bar, and beer from our in-house brewery, drawn a few steps from where it was made.":
    "नीचे शाम अभी बाक़ी है। शहर के किनारे इनफ़िनिटी पूल, वेलनेस क्लब और जिम, लाउंज और बार, और हमारी अपनी ब्रुअरी की बियर, जो जहाँ बनी, वहीं से कुछ क़दम पर परोसी जाती है।",
  "rooms and suites": "कमरे और सुइट",
  "each with its curtain, its lamp, its hush": "हर एक का अपना परदा, अपना लैंप, अपनी शांति",
  restaurants: "रेस्तराँ",
  "Udaan, Safar, Aero-Stag and Zaika": "उड़ान, सफ़र, एयरो-स्टैग और ज़ायका",
  "event spaces": "आयोजन स्थल",
  "banquet and conference halls, and a lawn": "समारोह और सम्मेलन के हॉल, और एक लॉन",

  "One evening": "एक शाम",
  "Dusk, in four movements": "साँझ, चार पड़ावों में",
  "Pause {what}": "{what} रोकें",
  "Play {what}": "{what} चलाएँ",
  "the panels": "दृश्य",
  "the logos": "प्रतीक-चिह्न",
  "the testimonials": "अतिथियों की बातें",

  "Ways to sleep well": "सुकून की नींद के कई तरीक़े",
  "Walnut, indigo and brass; a bed made the way you hope for after a long flight. Choose by how much room you want around it.":
    "अख़रोट की लकड़ी, नील और पीतल; और लंबी उड़ान के बाद जैसा मन चाहे, वैसा बिछा बिस्तर। बस यह चुनिए कि उसके आस-पास कितनी जगह चाहिए।",
  "With every stay": "हर प्रवास के साथ",
  "Thought of, so that you need not": "हमने सोच लिया, ताकि आपको न सोचना पड़े",
  "Dining, {hours}": "भोजन, {hours}",
  "Four tables for one long evening": "एक लंबी शाम के लिए चार ठिकाने",
  "{meaning}. {line}": "{meaning}। {line}",
  "Latest offers": "नए ऑफ़र",
  "Reasons to bring everybody": "सबको साथ लाने के बहाने",
  "Until {date}": "{date} तक",
  Enquire: "पूछताछ करें",
  "Companies and occasions": "कंपनियाँ और अवसर",
  "What guests say": "अतिथि क्या कहते हैं",
  "Loading testimonials...": "अतिथियों की बातें आ रही हैं…",
  "The reviews could not be loaded": "अतिथियों की बातें अभी नहीं दिखाई जा सकीं",
  "Read more": "और पढ़ें",
  "Read more: what {name} says": "और पढ़ें: {name} क्या कहते हैं",
  "From the blog": "ब्लॉग से",
  "Read More": "और पढ़ें",
  "In good company": "जिनका साथ मिला",
  "Land late.": "देर से उतरें।",
  "Leave early.": "जल्दी निकलें।",
  "Sleep in between.": "बीच में चैन से सोएँ।",
  "No card is needed to confirm a booking.": "बुकिंग की पुष्टि के लिए कार्ड की ज़रूरत नहीं।",
  "Change your plans up to a day before you arrive, and it costs you nothing.":
    "आगमन से एक दिन पहले तक योजना बदलें, इसका कोई शुल्क नहीं।",
  "Reserve a room": "कमरा आरक्षित करें",
  Skip: "छोड़ें",
}
