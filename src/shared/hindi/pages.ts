/** The blog, the gallery, the offers, the policies and the public proof, beside their content. */
export const pagesTexts: Readonly<Record<string, string>> = {
  "Notes from a hotel beside the runway: how to spend a night between two flights, and other things our guests have taught us about Delhi.":
    "रनवे के पास के एक होटल से कुछ बातें: दो उड़ानों के बीच की रात कैसे बिताएँ, और दिल्ली के बारे में वह सब, जो हमारे अतिथियों ने हमें सिखाया।",
  "Notes from beside the runway": "रनवे के पास से कुछ बातें",
  "What we have learnt from people on their way to somewhere else.": "राह में मिले यात्रियों से हमने जो सीखा।",
  "Back to the blog": "ब्लॉग पर वापस",

  "Pictures of Vimana New Delhi: the arrival, the rooms and suites, the four tables, the infinity pool and the halls, at the hour when the runway lights come on.":
    "विमाना नई दिल्ली के चित्र: आगमन, कमरे और सुइट, चारों रेस्तराँ, इनफ़िनिटी पूल और हॉल, उस घड़ी में जब रनवे की बत्तियाँ जलती हैं।",
  "The cards of Udaan, Safar, Aero-Stag and Zaika with prices in rupees, marks for vegetarian dishes and notes on spice and allergens; to read here or to keep as a PDF.":
    "उड़ान, सफ़र, एयरो-स्टैग और ज़ायका के मेन्यू: क़ीमत रुपयों में, शाकाहारी व्यंजनों के चिह्न, तीखेपन और एलर्जन की जानकारी; यहीं पढ़ें या PDF के रूप में रख लें।",
  "Hotel beside Delhi airport, Aerocity": "दिल्ली हवाई अड्डे के पास होटल, एयरोसिटी",
  "The hotel at dusk": "साँझ में होटल",
  "Most of it was seen at one hour, when the sky over the airfield turns and the lamps are lit one by one. Choose a picture to come closer.":
    "ज़्यादातर चित्र एक ही घड़ी के हैं, जब हवाई क्षेत्र के ऊपर आसमान रंग बदलता है और एक-एक कर लैंप जलते हैं। पास से देखने के लिए कोई चित्र चुनें।",
  "No pictures to show just now": "अभी दिखाने के लिए चित्र नहीं हैं",
  "We are choosing new pictures. Each room is shown on its own page.":
    "हम नए चित्र चुन रहे हैं। हर कमरे के चित्र उसके अपने पृष्ठ पर हैं।",

  "What Vimana New Delhi offers at the moment: lower prices for longer stays and for members, booked here at once.":
    "विमाना नई दिल्ली के मौजूदा ऑफ़र: लंबे प्रवास और सदस्यों के लिए कम क़ीमत, यहीं तुरंत बुक करें।",
  "Reasons to stay a little longer": "कुछ और ठहरने के बहाने",
  "Choose an offer, then your dates. The lower price is in the total at once.":
    "पहले ऑफ़र चुनें, फिर अपनी तारीख़ें। घटी हुई क़ीमत तुरंत कुल राशि में दिखेगी।",
  "No offers at the moment": "इस समय कोई ऑफ़र नहीं है",
  "Every room is at its best price already.": "हर कमरा पहले से ही अपनी सबसे अच्छी क़ीमत पर है।",
  warm: "हल्का तीखा",
  spiced: "मसालेदार",
  hot: "तीखा",
  "For members": "सदस्यों के लिए",
  "Book this offer": "यह ऑफ़र बुक करें",
  "Book this offer: {name}": "यह ऑफ़र बुक करें: {name}",

  "The terms of a stay at Vimana New Delhi: booking, prices and tax, payment, check-in and identity, children, conduct, liability and the law that applies.":
    "विमाना नई दिल्ली में ठहरने की शर्तें: बुकिंग, क़ीमत और कर, भुगतान, चेक-इन और पहचान-पत्र, बच्चे, आचरण, दायित्व और लागू क़ानून।",
  "What you may expect of us, and what we ask of you, in sentences that can be read.":
    "आप हमसे क्या अपेक्षा रख सकते हैं और हम आपसे क्या चाहते हैं, ऐसे वाक्यों में जो पढ़े जा सकें।",
  "Privacy policy": "निजता नीति",
  "What Vimana New Delhi knows about its guests and visitors, why, for how long, who else sees it, and how to have it corrected or erased.":
    "विमाना नई दिल्ली अपने अतिथियों और आगंतुकों के बारे में क्या जानता है, क्यों, कब तक, और कौन देखता है, और उसे कैसे ठीक कराएँ या मिटवाएँ।",
  "A good hotel remembers how you take your tea and forgets nearly everything else.":
    "अच्छा होटल यह याद रखता है कि आपको चाय कैसी पसंद है, और बाक़ी लगभग सब भूल जाता है।",
  "Cancellation and refund policy": "रद्द करने और धन-वापसी की नीति",
  "When a booking can be cancelled or changed free of charge, what it costs after that, how groups are treated, and how long a refund takes.":
    "बुकिंग कब तक निःशुल्क रद्द की या बदली जा सकती है, उसके बाद क्या शुल्क है, समूहों के नियम, और धन-वापसी में लगने वाला समय।",
  "Plans change; it is what plans do near an airport. Here is what that costs, and for most people it is nothing.":
    "योजनाएँ बदलती हैं; हवाई अड्डे के पास तो और भी। उसका शुल्क यहाँ लिखा है, और ज़्यादातर लोगों के लिए वह शून्य है।",
  Policies: "नीतियाँ",
  "On this page": "इस पृष्ठ पर",
  "Last updated <month>{month}</month>": "पिछली बार बदला गया: <month>{month}</month>",
  "Questions about this page are answered by guest care: <call>{phone}</call>, <write>{email}</write>, or by letter to {hotel}, {street}, {city} {pin}, {country}.":
    "इस पृष्ठ के बारे में आपके सवालों के जवाब अतिथि सेवा देती है: <call>{phone}</call>, <write>{email}</write>, या डाक से: {hotel}, {street}, {city} {pin}, {country}।",

  "No room sold twice, no bill that does not add up: what Vimana New Delhi checks, how often, and what the last check found.":
    "न कोई कमरा दो बार बिके, न किसी बिल में गड़बड़ हो: विमाना नई दिल्ली क्या जाँचता है, कितनी बार, और पिछली जाँच में क्या मिला।",
  "A promise is worth more when you can look at the figures behind it. These come from our own books, as they stand.":
    "वादे की क़ीमत तब बढ़ती है, जब आप उसके पीछे के आँकड़े देख सकें। ये आँकड़े सीधे हमारे बही-खातों से हैं, ज्यों के त्यों।",
  "No room is sold twice": "कोई कमरा दो बार नहीं बिकता",
  "Each night of each room type has one counter, and the database refuses a booking that would take it past the number of rooms. A room that is held while you pay counts as taken, until you book or the hold ends.":
    "हर तरह के कमरे की हर रात का एक ही गिनती-खाता है, और जो बुकिंग उसे कमरों की संख्या से आगे ले जाए, उसे डेटाबेस स्वीकार नहीं करता। भुगतान के दौरान आपके लिए रोका गया कमरा भरा हुआ गिना जाता है, जब तक आप बुक न कर लें या रोकने का समय पूरा न हो जाए।",
  "Nights sold beyond the rooms we have": "कमरों की संख्या से ज़्यादा बिकी रातें",
  "Nights counted, of all room types": "सभी तरह के कमरों की गिनी गई रातें",
  "Is a room being held while a guest books?": "क्या इस समय बुकिंग करते किसी अतिथि के लिए कोई कमरा रोका गया है?",
  "Yes, at this moment": "हाँ, इस समय",
  "Not at this moment": "इस समय नहीं",
  "Counted <at>{moment}</at>, and again each minute that somebody reads this page.":
    "<at>{moment}</at> को गिना गया, और जब तक कोई यह पृष्ठ पढ़ता है, हर मिनट फिर गिना जाता है।",
  "Every bill adds up": "हर बिल का हिसाब सही",
  "Each night we work everything out again from the bookings themselves: the rooms of each night, the total of each booking, every line of every bill, the ledger, and the numbers and figures of all invoices. A difference of one paisa is a difference.":
    "हर रात हम सीधे बुकिंग से सारा हिसाब फिर लगाते हैं: हर रात के कमरे, हर बुकिंग का कुल, हर बिल की हर पंक्ति, बही-खाता, और सभी इनवॉइस की संख्याएँ और राशियाँ। एक पैसे का अंतर भी अंतर है।",
  "The first audit runs tonight. Its result will be here in the morning.":
    "पहली जाँच आज रात होगी। उसका परिणाम सुबह यहाँ होगा।",
  "Nights whose counter and bookings disagree": "रातें, जिनकी गिनती बुकिंग से मेल नहीं खाती",
  "Bookings whose bill does not add up to its balance": "बुकिंग, जिनका बिल बक़ाया राशि से मेल नहीं खाता",
  "Entries on which the ledger and the bills disagree": "प्रविष्टियाँ, जिन पर बही-खाता और बिल अलग हैं",
  "Invoices and receipts that are wrong": "ग़लत इनवॉइस और रसीदें",
  "All differences, of every check": "हर जाँच के सभी अंतर",
  "The last audit ended <at>{moment}</at>.": "पिछली जाँच <at>{moment}</at> को पूरी हुई।",
  "Look for yourself": "ख़ुद देख लें",
  "Our prices and free rooms are open to everybody: read <told>what assistants are told</told> or <calls>the calls of our API</calls>. If a figure above is not what it should be, guest care would like to hear from you: <write>{email}</write>.":
    "हमारी क़ीमतें और ख़ाली कमरे सबके लिए खुले हैं: पढ़ें कि <told>डिजिटल सहायकों को क्या बताया जाता है</told> या <calls>हमारे एपीआई की सूची</calls>। ऊपर का कोई आँकड़ा वैसा न हो जैसा होना चाहिए, तो अतिथि सेवा को ज़रूर लिखें: <write>{email}</write>।",
}
