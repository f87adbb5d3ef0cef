/** The hours between two flights. */
export const layoverTexts: Readonly<Record<string, string>> = {
  "Between flights": "दो उड़ानों के बीच",
  "A layover in Delhi: tell us when you land and when you fly on. A room by the hour, the airport car at the right minute both ways, and breakfast before the first departure.":
    "दिल्ली में दो उड़ानों के बीच का समय: बताइए आप कब उतरते हैं और कब आगे उड़ते हैं। घंटों के हिसाब से कमरा, दोनों ओर ठीक समय पर एयरपोर्ट कार, और पहली उड़ान से पहले नाश्ता।",
  "A layover in Delhi": "दिल्ली में एक ठहराव",
  "Tell us when you land and when you fly on. We plan the hours between: the car, the bed, and the minute to leave it.":
    "बताइए आप कब उतरते हैं और कब आगे उड़ते हैं। बीच के घंटे हम सँभालते हैं: कार, बिस्तर, और उससे उठने का ठीक समय।",

  "You land": "आप उतरते हैं",
  "You fly on": "आप आगे उड़ते हैं",
  "You fly": "आपकी उड़ान",
  "Arriving flight": "आने वाली उड़ान",
  "Landing date": "उतरने की तारीख़",
  "Landing time": "उतरने का समय",
  "Arrival terminal": "उतरने का टर्मिनल",
  "Departing flight": "आगे की उड़ान",
  "Departure date": "प्रस्थान की तारीख़",
  "Departure time": "प्रस्थान का समय",
  "Departure terminal": "प्रस्थान का टर्मिनल",
  "With it we find the time and terminal.": "इससे समय और टर्मिनल हम ढूँढ़ लेते हैं।",
  "Empty: the next departure.": "ख़ाली रहे तो उतरने के बाद की पहली उड़ान।",
  "Terminal {terminal}, international": "टर्मिनल {terminal}, अंतरराष्ट्रीय",
  "Terminal {terminal}, domestic": "टर्मिनल {terminal}, घरेलू",
  "1 adult": "1 वयस्क",
  "2 adults": "2 वयस्क",
  "No children": "बच्चे नहीं",
  "1 child": "1 बच्चा",
  "2 children": "2 बच्चे",
  "Plan the hours": "घंटे तय करें",
  "Planning the hours": "घंटे तय हो रहे हैं",

  "Enter your flight, or the time at which you land.": "अपनी उड़ान लिखें, या उतरने का समय।",
  "Enter your flight, or the time at which you leave.": "अपनी उड़ान लिखें, या प्रस्थान का समय।",
  "We do not find this flight on that day. Enter its time instead.":
    "उस दिन यह उड़ान हमें नहीं मिली। कृपया उसका समय लिखें।",
  "We could not look up this flight. Enter your times instead.":
    "हम यह उड़ान देख नहीं पाए। कृपया उसकी जगह समय लिखें।",
  "You leave before you land. Please look at the dates and times again.":
    "प्रस्थान उतरने से पहले है। कृपया तारीख़ें और समय फिर से देखें।",
  "We do not find {flight} on that day, so we planned with your time.":
    "उस दिन {flight} हमें नहीं मिली, इसलिए हमने आपका लिखा समय लिया है।",
  "We could not look up {flight}, so we planned with your time.":
    "हम {flight} देख नहीं पाए, इसलिए हमने आपका लिखा समय लिया है।",
  "Our timetable has {flight} landing at {time}; you entered {typed}. We planned with your time.":
    "हमारी समय-सारणी में {flight} के उतरने का समय {time} है; आपने {typed} लिखा है। हमने आपका लिखा समय लिया है।",
  "Our timetable has {flight} leaving at {time}; you entered {typed}. We planned with your time.":
    "हमारी समय-सारणी में {flight} के उड़ने का समय {time} है; आपने {typed} लिखा है। हमने आपका लिखा समय लिया है।",

  "Your layover": "आपका ठहराव",
  "{time} at Vimana": "विमाना में {time}",
  "{hours} h": "{hours} घंटे",
  "{hours} h {minutes} min": "{hours} घंटे {minutes} मिनट",
  "Terminal {terminal}": "टर्मिनल {terminal}",
  "{flight} from {airport}": "{airport} से {flight}",
  "{flight} to {airport}": "{airport} के लिए {flight}",
  "Flight {flight}": "उड़ान {flight}",
  "Our car meets you": "हमारी कार आपको मिलती है",
  "{minutes} minutes to the hotel": "होटल तक {minutes} मिनट",
  "Your room": "आपका कमरा",
  "The key is ready, and the bed made.": "चाबी तैयार है, बिस्तर लगा है।",
  "A call wakes you": "फ़ोन से जगाते हैं",
  "A breakfast box waits at the desk.": "नाश्ते का डिब्बा रिसेप्शन पर तैयार है।",
  "Breakfast at Udaan from {time}.": "उड़ान में नाश्ता {time} से।",
  "The car leaves": "कार चलती है",
  "{minutes} minutes to Terminal {terminal}": "टर्मिनल {terminal} तक {minutes} मिनट",

  "More than one room? <link>Write to us</link> with your flights, and we plan the hours and the cars for all of you.":
    "एक से ज़्यादा कमरे चाहिए? अपनी उड़ानों के साथ <link>हमें लिखें</link>, हम आप सबके लिए समय और कारें तय करेंगे।",
  "A room for {hours} hours": "{hours} घंटों के लिए कमरा",
  "A room for the night": "रात भर के लिए कमरा",
  "A room for {count} nights": "{count} रातों के लिए कमरा",
  "The airport car, both ways, comes with every room.": "हर कमरे के साथ दोनों ओर की एयरपोर्ट कार मिलती है।",
  "The room is ready from {checkIn}. You can ask for early check-in when you confirm.":
    "कमरा {checkIn} से तैयार रहता है। पुष्टि करते समय आप जल्दी चेक-इन माँग सकते हैं।",
  "The room is yours until {checkOut}. You can ask for late check-out when you confirm.":
    "कमरा {checkOut} तक आपका है। पुष्टि करते समय आप देर से चेक-आउट माँग सकते हैं।",
  "See rooms and prices": "कमरे और क़ीमतें देखें",
  "A night, taxes included": "एक रात, कर सहित",
  "{hours} hours, taxes included": "{hours} घंटे, कर सहित",
  "BOOK NOW: {room}, {total}": "अभी बुक करें: {room}, {total}",
  "Too short for a bed, this time": "इस बार बिस्तर के लिए समय कम है",
  "You would have to leave before the pillow is warm. But there is time for a table, and our car brings you both ways.":
    "तकिया गरम होने से पहले ही निकलना पड़ेगा। पर एक टेबल के लिए समय है, और हमारी कार आपको लाती भी है और छोड़ती भी है।",
  "By the time you reached us you would have to leave again. Stay close to your gate, and come to us when there is time to rest.":
    "आप पहुँचते ही लौटने लगेंगे। इस बार अपने गेट के पास रहें, और जब आराम का समय हो, तब हमारे यहाँ आएँ।",
  "From our door to each terminal": "हमारे दरवाज़े से हर टर्मिनल तक",
  min: "मिनट",

  "Wake-up call at {time}, please.": "कृपया {time} मुझे फ़ोन से जगाएँ।",
  "Car to Terminal {terminal} at {leaves}: I fly at {departs}.":
    "{leaves} टर्मिनल {terminal} के लिए कार: मेरी उड़ान {departs} है।",
  "Car to Terminal {terminal} at {leaves}: {flight} leaves at {departs}.":
    "{leaves} टर्मिनल {terminal} के लिए कार: {flight} {departs} चलती है।",
  "A breakfast box, please.": "कृपया नाश्ते का एक डिब्बा भी।",
}
