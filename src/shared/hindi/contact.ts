/** Contact, enquiries, companies, membership and event spaces. */
export const contactTexts: Readonly<Record<string, string>> = {
  "Somebody is awake": "कोई न कोई जाग रहा है",
  "The desk is staffed day and night, like the runway. Call, write, or come by.":
    "रनवे की तरह रिसेप्शन भी दिन-रात जागता है। फ़ोन करें, लिखें, या चले आएँ।",
  "Write to us": "हमें लिखें",
  "A few lines are enough": "दो-चार पंक्तियाँ काफ़ी हैं",
  "A person reads every message and answers the same day. For a wedding or a party there is the <banquet>banquet enquiry</banquet>, for a meeting or an event the <corporate>corporate enquiry</corporate>.":
    "हर संदेश कोई व्यक्ति पढ़ता है और उसी दिन उत्तर देता है। शादी या पार्टी के लिए <banquet>समारोह की पूछताछ</banquet> है, बैठक या आयोजन के लिए <corporate>कॉर्पोरेट पूछताछ</corporate>।",
  "An email that confirms it is on its way to you.": "इसकी पुष्टि का ईमेल आप तक पहुँच रहा है।",
  "Rooms, dates, changes and cancellations.": "कमरे, तारीख़ें, बदलाव और रद्द करना।",
  "For those who stay, have stayed, or left something behind.": "जो ठहरे हैं, ठहर चुके हैं, या कुछ भूल गए हैं, उनके लिए।",
  "Banquets and events": "समारोह और आयोजन",
  "Halls, menus and rooms for a party of any size.": "हर आकार की पार्टी के लिए हॉल, मेन्यू और कमरे।",
  "The way here": "यहाँ का रास्ता",
  "Between the runway and the road": "रनवे और सड़क के बीच",
  "Drawn map: the hotel in Aerocity, between National Highway 48 and the airport; Terminals 2 and 3 to the west, Terminal 1 to the north, and the Aerocity metro station beside it":
    "रेखांकित नक़्शा: राष्ट्रीय राजमार्ग 48 और हवाई अड्डे के बीच एयरोसिटी में होटल; पश्चिम में टर्मिनल 2 और 3, उत्तर में टर्मिनल 1, और पास में एयरोसिटी मेट्रो स्टेशन",
  "By metro": "मेट्रो से",
  "Airport Express to Aerocity, one stop from the airport. The hotel is beside the station.":
    "एयरपोर्ट एक्सप्रेस से एयरोसिटी, हवाई अड्डे से एक स्टेशन। होटल स्टेशन के पास ही है।",
  "From Terminals 2 and 3": "टर्मिनल 2 और 3 से",
  "East along the northern access road.": "उत्तरी पहुँच मार्ग पर पूर्व की ओर।",
  "From Terminal 1": "टर्मिनल 1 से",
  "South on National Highway 48.": "राष्ट्रीय राजमार्ग 48 पर दक्षिण की ओर।",
  "Open in": "इसमें खोलें",
  "Your map app": "आपका नक़्शा ऐप",
  "20 characters or more": "20 या अधिक अक्षर",
  "Send the message": "संदेश भेजें",
  "Your {thing} was not sent.": "नहीं भेजा जा सका: {thing}।",
  message: "आपका संदेश",
  "banquet enquiry": "समारोह की आपकी पूछताछ",
  "corporate enquiry": "आपकी कॉर्पोरेट पूछताछ",
  "What you typed is still here. You can try again, or call <call>{phone}</call>.":
    "आपका लिखा यहीं है। आप फिर कोशिश कर सकते हैं या <call>{phone}</call> पर फ़ोन करें।",
  Sent: "भेज दिया गया",
  "Back to the hotel": "वापस होटल पर",
  "Or speak to the events desk:": "या हमारी आयोजन टीम से बात करें:",

  "Tentative Date": "संभावित तारीख़",
  Event: "आयोजन",
  Guest: "अतिथि",
  "Number Of Rooms": "कमरों की संख्या",
  "Company Name": "कंपनी का नाम",
  Description: "विवरण",
  "Event Type": "आयोजन का प्रकार",
  "Number Of Guests": "अतिथियों की संख्या",
  "Estimated Rooms": "अनुमानित कमरे",
  "Event Description": "आयोजन का विवरण",
  "Not fixed yet? Give one date here and the others below.": "अभी तय नहीं है? एक तारीख़ यहाँ दें, बाक़ी नीचे लिखें।",
  "More than 200? Choose Other and write the number below.": "200 से अधिक? “अन्य” चुनें और संख्या नीचे लिखें।",
  "For guests who stay the night": "रात ठहरने वाले अतिथियों के लिए",
  "Send the enquiry": "पूछताछ भेजें",
  "Marriage Hall": "विवाह हॉल",
  "Party Hall": "पार्टी हॉल",
  "Reception Hall": "रिसेप्शन हॉल",
  Others: "अन्य",
  Other: "अन्य",
  Events: "आयोजन",
  Meeting: "बैठक",
  Business: "कारोबार",
  "Up to 10": "10 तक",

  Banquets: "समारोह",
  "An evening worth flying in for": "एक शाम, जिसके लिए उड़कर आया जाए",
  "A marriage, a reception, a birthday with everybody in the room. Tell us the date and how many are coming; we bring the halls, the kitchen and the lights.":
    "विवाह, रिसेप्शन, या सबको साथ लाता कोई जन्मदिन। तारीख़ और आने वालों की संख्या बताइए; हॉल, रसोई और रोशनी हमारी।",
  "Tell us about the evening": "अपनी शाम के बारे में बताइए",
  "A person from the events desk answers the same day.": "हमारी आयोजन टीम उसी दिन उत्तर देती है।",
  "Nothing is owed, and no date is blocked, until you have said yes to a written quote.":
    "लिखित प्रस्ताव पर आपकी हाँ से पहले न कुछ देय है, न कोई तारीख़ रोकी जाती है।",
  "Menus are cooked for you to taste before you decide.": "निर्णय से पहले मेन्यू आपके चखने के लिए पकाया जाता है।",
  "{description} Valid until {date}.": "{description} {date} तक मान्य।",
  "{offer}, nights: ": "{offer}, रातें: ",
  "Ask for this offer": "यह ऑफ़र माँगें",
  "A person from the hotel answers the same day, with the rooms that are free and their price.":
    "होटल से कोई उसी दिन उत्तर देता है, ख़ाली कमरों और उनकी क़ीमत के साथ।",
  "Nothing is owed until you have said yes.": "आपकी हाँ से पहले कुछ देय नहीं।",
  "The day you would like to arrive": "जिस दिन आप आना चाहते हैं",
  "How many nights, and anything we should know": "कितनी रातें, और कुछ भी जो हमें पता होना चाहिए",
  "Ask for a hall for a wedding, a party or a reception at the hotel: the date, the guests, and what you have in mind.":
    "होटल में विवाह, पार्टी या रिसेप्शन के लिए हॉल की पूछताछ: तारीख़, अतिथि, और जो आपके मन में हो।",
  "Reserve a table at Udaan, Safar, Aero-Stag or Zaika: the day, the hour, and how many you are.":
    "उड़ान, सफ़र, एयरो-स्टैग या ज़ायका में टेबल आरक्षित करें: दिन, समय और लोगों की संख्या।",
  "Corporate enquiry": "कॉर्पोरेट पूछताछ",
  "Ask for a conference hall, a meeting room or rooms for a company: the date, the guests, and what you need.":
    "सम्मेलन हॉल, बैठक कक्ष या कंपनी के लिए कमरों की पूछताछ: तारीख़, अतिथि, और आपकी ज़रूरत।",
  "Meetings and events": "बैठकें और आयोजन",
  "Meet where everyone lands": "वहाँ मिलें, जहाँ सब उतरते हैं",
  "Halls for four hundred and rooms for ten, a few minutes from the terminals. Tell us the date and how many are coming; we plan the rest around the flights.":
    "टर्मिनलों से कुछ मिनट दूर, चार सौ लोगों के हॉल और दस के कक्ष। तारीख़ और आने वालों की संख्या बताइए; बाक़ी हम उड़ानों के अनुसार जमा लेंगे।",
  "Tell us about the meeting": "अपनी बैठक के बारे में बताइए",
  "One quote for the hall, the table and the rooms, with taxes shown.":
    "हॉल, भोजन और कमरों का एक ही प्रस्ताव, कर अलग से दिखाकर।",
  "Colleagues who land late are checked in at any hour.": "देर से उतरने वाले साथियों का चेक-इन किसी भी समय।",

  "Telephone, mail, the way to the hotel in Aerocity, New Delhi, and a form to write to us.":
    "फ़ोन, मेल, एयरोसिटी, नई दिल्ली में होटल तक का रास्ता, और हमें लिखने का फ़ॉर्म।",
}
