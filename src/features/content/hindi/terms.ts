import "#src/shared/hindi/hindi.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import { hindi } from "#src/shared/language/translate.ts"

const [opens, closes] = [formatTime(hotel.checkInTime), formatTime(hotel.checkOutTime)]

/** The Hindi of `texts/policies/terms.ts`. */
export const termsHindi: Readonly<Record<string, string>> = {
  "The agreement": "अनुबंध",
  [`These terms apply between you and ${hotel.fullName} whenever you book a room on this site, by telephone or by e-mail. By confirming a booking you accept them. For events, company rates and groups under a written contract, that contract comes first.`]:
    "जब भी आप इस साइट पर, फ़ोन से या ईमेल से कमरा बुक करते हैं, आपके और विमाना नई दिल्ली के बीच ये शर्तें लागू होती हैं। बुकिंग की पुष्टि करके आप इन्हें स्वीकार करते हैं। आयोजनों, कंपनी दरों और लिखित अनुबंध वाले समूहों के लिए वह अनुबंध पहले माना जाएगा।",
  "A booking is made when we confirm it on screen and by e-mail with a reference. No card is needed to confirm a booking that is paid at the hotel. A booking that is to be paid online holds its rooms for the minutes shown on the screen while you pay; if no payment arrives, the rooms are offered again.":
    "बुकिंग तब पक्की होती है, जब हम स्क्रीन पर और ईमेल से संदर्भ संख्या के साथ उसकी पुष्टि कर दें। होटल में भुगतान वाली बुकिंग के लिए कार्ड की ज़रूरत नहीं। ऑनलाइन भुगतान वाली बुकिंग के कमरे भुगतान के दौरान स्क्रीन पर दिखाए गए मिनटों तक रोके जाते हैं; भुगतान न आए, तो कमरे फिर से सबके लिए खुल जाते हैं।",
  "Each room takes at most two adults and two children of up to twelve years, and at least one adult. Whoever books must be eighteen or older.":
    "हर कमरे में अधिक से अधिक दो वयस्क और बारह वर्ष तक के दो बच्चे ठहर सकते हैं, और कम से कम एक वयस्क ज़रूरी है। बुक करने वाले की आयु अठारह वर्ष या उससे अधिक हो।",
  "Prices and tax": "क़ीमत और कर",
  "Prices are in Indian rupees, for a room and a night, and include goods and services tax at the rate in force for the tariff of that night. The total that you confirm is the total that you pay for the room; what you order during the stay is added to your account. Your invoice shows the tax in its two halves.":
    "क़ीमतें भारतीय रुपये में, एक कमरे और एक रात की हैं, और इनमें उस रात की दर पर लागू वस्तु एवं सेवा कर शामिल है। आप जिस कुल राशि की पुष्टि करते हैं, कमरे के लिए वही देते हैं; प्रवास में जो मँगाते हैं, वह आपके बिल में जुड़ता है। इनवॉइस पर कर के दोनों हिस्से अलग दिखते हैं।",
  "You may pay at the hotel, in cash within the limits of the law, by card or by UPI; or online by net banking, card, UPI or EMI through Razorpay. If a payment is taken and the booking cannot be kept, the whole amount goes back to you.":
    "आप होटल में नक़द (क़ानून की सीमा में), कार्ड या यूपीआई से भुगतान कर सकते हैं; या ऑनलाइन रेज़रपे के ज़रिए नेट बैंकिंग, कार्ड, यूपीआई या ईएमआई से। यदि भुगतान हो जाए और बुकिंग न निभाई जा सके, तो पूरी राशि आपको लौटा दी जाती है।",
  "Changing and cancelling": "बदलना और रद्द करना",
  "The cancellation and refund policy is part of these terms. The policy that applies to a booking is the one of the day on which it was made.":
    "रद्द करने और धन-वापसी की नीति इन शर्तों का हिस्सा है। किसी बुकिंग पर उसी दिन की नीति लागू होती है, जिस दिन वह की गई थी।",
  "Arriving and leaving": "आगमन और प्रस्थान",
  [`Rooms are ready from ${opens} and are yours until ${closes} on the day you leave. Members may arrive earlier and leave later as their pass provides; others may ask, and we say yes when the house allows it. If your flight is late, your room waits all night.`]: `कमरे ${hindi(opens)} से तैयार रहते हैं और प्रस्थान के दिन ${hindi(closes)} तक आपके हैं। सदस्य अपने पास के अनुसार पहले आ सकते हैं और देर से जा सकते हैं; बाक़ी अतिथि पूछ लें, संभव होने पर हम हाँ ही कहते हैं। उड़ान देर से आए, तो आपका कमरा पूरी रात इंतज़ार करता है।`,
  Identity: "पहचान-पत्र",
  "Indian law asks every adult guest for an identity document with a photograph and an address at check-in: Aadhaar, passport, driving licence or voter card. Guests of other nationalities show passport and visa, and we register them on Form C. Without a document we cannot give a room.":
    "भारतीय क़ानून के अनुसार चेक-इन पर हर वयस्क अतिथि को फ़ोटो और पते वाला पहचान-पत्र दिखाना होता है: आधार, पासपोर्ट, ड्राइविंग लाइसेंस या मतदाता पहचान-पत्र। अन्य देशों के अतिथि पासपोर्ट और वीज़ा दिखाते हैं, और हम उन्हें फ़ॉर्म सी में दर्ज करते हैं। पहचान-पत्र के बिना हम कमरा नहीं दे सकते।",
  "In the house": "होटल में",
  "We ask for consideration, and for a few things in particular:":
    "हम आपसे दूसरों का ध्यान रखने का, और ख़ास तौर पर इन बातों का अनुरोध करते हैं:",
  "Rooms, corridors and restaurants are free of smoke; there is a terrace for it.":
    "कमरों, गलियारों और रेस्तराँ में धूम्रपान वर्जित है; इसके लिए एक छत है।",
  "Alcohol is served to guests of 25 years and above, and not on dry days.":
    "शराब 25 वर्ष और उससे अधिक आयु के अतिथियों को परोसी जाती है, और ड्राई डे पर नहीं।",
  "Visitors are welcome in the public rooms, and upstairs once they have registered at the desk.":
    "मिलने आने वालों का सार्वजनिक कक्षों में स्वागत है, और रिसेप्शन पर नाम दर्ज कराने के बाद ऊपर भी।",
  "Children under sixteen use the pool and the gym with an adult.":
    "सोलह वर्ष से छोटे बच्चे पूल और जिम में किसी वयस्क के साथ रहें।",
  "Damage beyond wear is charged at what the repair costs.":
    "सामान्य घिसाव से ज़्यादा नुक़सान पर मरम्मत का ख़र्च लिया जाता है।",
  "The airport car": "हवाई अड्डे की गाड़ी",
  "Pick & Drop runs between the hotel and the terminals at any hour. Please give us your flight a day ahead. We follow flights and leave in good time, but the road belongs to the city: the hotel is not liable for a missed flight.":
    "पिक-अप और ड्रॉप की गाड़ी होटल और टर्मिनलों के बीच हर समय चलती है। कृपया एक दिन पहले अपनी उड़ान बता दें। हम उड़ानों पर नज़र रखते हैं और समय से निकलते हैं, पर सड़क शहर की है: उड़ान छूटने का दायित्व होटल का नहीं है।",
  "Valuables and liability": "क़ीमती सामान और दायित्व",
  "Every room has a safe, and the desk keeps larger things against a receipt. We are liable as the law provides for loss or injury caused by our negligence. We are not liable for things left outside the safe, for vehicles parked free of charge beyond due care, nor for what lies outside anyone's control: weather, strikes, closures of the airport, acts of government.":
    "हर कमरे में तिजोरी है, और बड़ा सामान रिसेप्शन रसीद देकर रख लेता है। हमारी लापरवाही से हुई हानि या चोट के लिए हम क़ानून के अनुसार उत्तरदायी हैं। तिजोरी के बाहर छोड़े सामान, उचित सावधानी के बावजूद निःशुल्क खड़े वाहनों, और जो किसी के वश में नहीं, उसके लिए हम उत्तरदायी नहीं हैं: मौसम, हड़ताल, हवाई अड्डे का बंद होना, सरकारी आदेश।",
  "This site": "यह साइट",
  "We keep the site correct and available as well as we can. Where a price has plainly been shown wrong, we will say so before you travel and let you cancel without charge. The words and pictures here belong to the hotel.":
    "हम साइट को यथासंभव सही और उपलब्ध रखते हैं। यदि कोई क़ीमत साफ़ तौर पर ग़लत दिखी हो, तो हम आपकी यात्रा से पहले बताएँगे और आप निःशुल्क रद्द कर सकेंगे। यहाँ के शब्द और चित्र होटल के हैं।",
  "Law and complaints": "क़ानून और शिकायतें",
  "The laws of India apply, and the courts of New Delhi are competent, without taking from you the forum that consumer law gives you at your own home. Most complaints are better settled at the desk; guest care answers the others within two working days.":
    "भारत के क़ानून लागू होते हैं और अधिकार-क्षेत्र नई दिल्ली की अदालतों का है; उपभोक्ता क़ानून से आपको अपने शहर में मिला मंच इससे नहीं छिनता। ज़्यादातर शिकायतें रिसेप्शन पर ही सुलझ जाती हैं; बाक़ी का जवाब अतिथि सेवा दो कार्य-दिवसों में देती है।",
}
