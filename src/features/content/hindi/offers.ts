/** The Hindi of `texts/home-offers.ts`: the cards of the home page, and the offers of the demo hotel. */
export const offersHindi: Readonly<Record<string, string>> = {
  "Wedding mornings: breakfast for the whole party, with our compliments":
    "शादी की सुबह: पूरी बारात का नाश्ता, हमारी ओर से",
  "Sangeet and supper: the hall at half its hire on the second evening":
    "संगीत और रात्रिभोज: दूसरी शाम हॉल आधे किराये पर",
  "Sundown by the pool: welcome drinks on us with every reception":
    "पूल किनारे सूर्यास्त: हर रिसेप्शन के साथ स्वागत-पेय हमारी ओर से",
  "Late departures: halls until two in the morning, without a late fee":
    "देर रात तक: हॉल रात दो बजे तक, बिना अतिरिक्त शुल्क",
  "Membership costs nothing and begins with your first stay.":
    "सदस्यता निःशुल्क है और आपके पहले प्रवास से शुरू होती है।",
  "10% off every room": "हर कमरे पर 10% की छूट",
  "10% off at every table": "हर टेबल पर 10% की छूट",
  "Four nights between flights, with the airport car both ways.":
    "उड़ानों के बीच चार रातें, हवाई अड्डे की गाड़ी दोनों ओर से साथ।",
  "A week for the meeting: a boardroom for two hours is included.":
    "मीटिंग के लिए एक सप्ताह: दो घंटे का बोर्डरूम शामिल।",
  "A long weekend, with supper for two sent up on the first evening.":
    "लंबा सप्ताहांत, पहली शाम दो लोगों का भोजन कमरे में।",
  "School holidays: children eat at Udaan as our guests.": "स्कूल की छुट्टियाँ: उड़ान में बच्चे हमारे अतिथि।",
  "15% off the room": "कमरे पर 15% की छूट",
  "12% off the room": "कमरे पर 12% की छूट",
  "10% off at Udaan": "उड़ान में 10% की छूट",
  "15% off at Safar": "सफ़र में 15% की छूट",
  "Between two flights": "दो उड़ानों के बीच",
  "For crews and companies that fly through New Delhi.": "नई दिल्ली से उड़ान भरने वाले दलों और कंपनियों के लिए।",
  "15% off every room": "हर कमरे पर 15% की छूट",
  "20% off at Zaika": "ज़ायका में 20% की छूट",
}

/** The Hindi of `offers/offer-terms-text.ts`: the terms of an offer. */
export const offerTermsHindi: Readonly<Record<string, string>> = {
  "{discount} each night{nights} {rooms}{audience}{minimum}. {booking}":
    "हर रात {discount} ({rooms}){nights}{audience}{minimum}। {booking}",
  "in every room": "हर कमरा",
  "in {rooms}": "{rooms}",
  ", for guests who sign in to their account": ", अपने खाते में साइन इन करने वाले अतिथियों के लिए",
  ", with the code {code}": ", कोड {code} के साथ",
  ", on stays of at least {nights} nights": ", कम से कम {nights} रातों के प्रवास पर",
  " from {first} to {last}": ", {first} से {last} तक",
  " from {first} on": ", {first} से",
  " until {last}": ", {last} तक",
  "Book it from {from} until {until}.": "{from} से {until} तक बुक करें।",
  "Book it until {until}.": "{until} तक बुक करें।",
}
