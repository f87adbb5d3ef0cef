/** The emails about a booking. */
export const bookingEmailTexts: Readonly<Record<string, string>> = {
  "See your reservations": "अपने आरक्षण देखें",
  "Arrival details": "आगमन का ब्योरा",
  "{room}, {rooms} for {nights}": "{room}, {rooms}, {nights}",
  "{rooms} for {nights}": "{rooms}, {nights}",
  "CGST {rate}%": "सीजीएसटी {rate}%",
  "SGST {rate}%": "एसजीएसटी {rate}%",
  CGST: "सीजीएसटी",
  SGST: "एसजीएसटी",
  "at {time}": "{time}",
  "at {time}, airport car": "{time}, एयरपोर्ट कार",
  "at {time}, flight {code}": "{time}, उड़ान {code}",
  "at {time}, flight {code}, airport car": "{time}, उड़ान {code}, एयरपोर्ट कार",
  "flight {code}": "उड़ान {code}",
  "flight {code}, airport car": "उड़ान {code}, एयरपोर्ट कार",
  "airport car": "एयरपोर्ट कार",
  "{extras}: {amount}": "{extras}: {amount}",
  "{offer}, code {code}: {amount} saved": "{offer}, कोड {code}: {amount} की बचत",
  "{offer}: {amount} saved": "{offer}: {amount} की बचत",
  "Total, GST included": "कुल, जीएसटी सहित",
  "To your credit": "आपके खाते में जमा",
  "Cancellation charge": "रद्द करने का शुल्क",
  "No-show fee": "न आने का शुल्क",
  "Returned to you": "आपको लौटाया गया",
  "Refund that waits": "रुकी हुई धन-वापसी",
  Offer: "ऑफ़र",
  Refund: "धन-वापसी",

  "Your stay at {hotel} is confirmed: {reference}": "{hotel} में आपके प्रवास की पुष्टि हो गई है: {reference}",
  "Your stay is confirmed": "आपके प्रवास की पुष्टि हो गई है",
  "Your room is reserved from {day}, and we look forward to having you with us.":
    "आपका कमरा {day} से आरक्षित है। हमें आपकी प्रतीक्षा रहेगी।",
  "Your rooms are reserved from {day}, and we look forward to having you with us.":
    "आपके कमरे {day} से आरक्षित हैं। हमें आपकी प्रतीक्षा रहेगी।",
  "Nothing is due until you are here: {amount} is to be paid at the hotel. No card was needed to confirm.":
    "यहाँ आने तक कुछ नहीं देना: {amount} का भुगतान होटल में होगा। पुष्टि के लिए कार्ड की ज़रूरत नहीं पड़ी।",
  "Your payment of {amount} has reached us, with our thanks. Nothing more is due for the stay.":
    "आपका {amount} का भुगतान हमें मिल गया है, धन्यवाद। प्रवास के लिए और कुछ नहीं देना।",
  "Your payment of {amount} has reached us, with our thanks. {owed} is to be paid at the hotel.":
    "आपका {amount} का भुगतान हमें मिल गया है, धन्यवाद। {owed} का भुगतान होटल में होगा।",
  "Your voucher and an entry for your calendar come with this email.":
    "आपका वाउचर और कैलेंडर की प्रविष्टि इस ईमेल के साथ हैं।",
  "Your voucher and an entry for your calendar come with this email. They replace those that you have.":
    "आपका नया वाउचर और कैलेंडर की नई प्रविष्टि इस ईमेल के साथ हैं। ये पुराने वाउचर और प्रविष्टि की जगह हैं।",

  "Your stay at {hotel} is cancelled: {reference}": "{hotel} में आपका प्रवास रद्द हो गया है: {reference}",
  "Your stay is cancelled": "आपका प्रवास रद्द हो गया है",
  "The file with this email takes the stay out of your calendar.":
    "इस ईमेल की फ़ाइल इस प्रवास को आपके कैलेंडर से हटा देगी।",
  "Nothing is charged for the cancellation.": "रद्द करने का कोई शुल्क नहीं है।",
  "By the policy that you booked under, the charge for it is {charge}.":
    "आपकी बुकिंग की शर्तों के अनुसार इसका शुल्क {charge} है।",
  "By the policy that you booked under, the charge for it is {charge}. You have paid {paid} of it.":
    "आपकी बुकिंग की शर्तों के अनुसार इसका शुल्क {charge} है। इसमें से {paid} आप दे चुके हैं।",
  "By the policy that you booked under, the charge for it is {charge}, kept from what you have paid.":
    "आपकी बुकिंग की शर्तों के अनुसार इसका शुल्क {charge} है, जो आपके भुगतान में से रख लिया गया है।",
  "Check-in time had passed, so by the policy that you booked under the whole stay is charged: {charge}.":
    "चेक-इन का समय बीत चुका था, इसलिए आपकी बुकिंग की शर्तों के अनुसार पूरे प्रवास का शुल्क लगा है: {charge}।",
  "Check-in time had passed, so by the policy that you booked under the whole stay is charged: {charge}. You have paid {paid} of it.":
    "चेक-इन का समय बीत चुका था, इसलिए आपकी बुकिंग की शर्तों के अनुसार पूरे प्रवास का शुल्क लगा है: {charge}। इसमें से {paid} आप दे चुके हैं।",
  "Check-in time had passed, so by the policy that you booked under the whole stay is charged: {charge}, kept from what you have paid.":
    "चेक-इन का समय बीत चुका था, इसलिए आपकी बुकिंग की शर्तों के अनुसार पूरे प्रवास का शुल्क लगा है: {charge}, जो आपके भुगतान में से रख लिया गया है।",
  "Check-in time had passed, so by the policy that you booked under the whole stay less its discount is charged: {charge}.":
    "चेक-इन का समय बीत चुका था, इसलिए आपकी बुकिंग की शर्तों के अनुसार छूट घटाकर पूरे प्रवास का शुल्क लगा है: {charge}।",
  "Check-in time had passed, so by the policy that you booked under the whole stay less its discount is charged: {charge}. You have paid {paid} of it.":
    "चेक-इन का समय बीत चुका था, इसलिए आपकी बुकिंग की शर्तों के अनुसार छूट घटाकर पूरे प्रवास का शुल्क लगा है: {charge}। इसमें से {paid} आप दे चुके हैं।",
  "Check-in time had passed, so by the policy that you booked under the whole stay less its discount is charged: {charge}, kept from what you have paid.":
    "चेक-इन का समय बीत चुका था, इसलिए आपकी बुकिंग की शर्तों के अनुसार छूट घटाकर पूरे प्रवास का शुल्क लगा है: {charge}, जो आपके भुगतान में से रख लिया गया है।",
  "We return {amount} to you, the way it was paid. {when}":
    "हम आपको {amount} उसी तरह लौटा रहे हैं, जैसे भुगतान हुआ था। {when}",
  "We return {amount} to you, through our front desk. {when}": "हम आपको {amount} अपने रिसेप्शन से लौटाएँगे। {when}",
  "Your refund of {amount} has to wait. {why}": "आपकी {amount} की धन-वापसी को अभी रुकना होगा। {why}",
  "We would have liked to welcome you, and hope to do so another time.":
    "हमें आपका स्वागत करके प्रसन्नता होती। आशा है, फिर कभी अवसर मिलेगा।",

  "New dates for your stay at {hotel}: {reference}": "{hotel} में आपके प्रवास की नई तारीख़ें: {reference}",
  "Your dates are changed": "आपकी तारीख़ें बदल गई हैं",
  "Your stay now begins on {checkIn} and ends on {checkOut}. These dates replace the ones that you had before.":
    "आपका प्रवास अब {checkIn} से {checkOut} तक है। ये पहले की तारीख़ों की जगह हैं।",
  "New room for your stay at {hotel}: {reference}": "{hotel} में आपके प्रवास का नया कमरा: {reference}",
  "Your room is changed": "आपका कमरा बदल गया है",
  "Your stay from {checkIn} to {checkOut} is now in: {rooms}. Before it was in: {before}.":
    "{checkIn} से {checkOut} तक का आपका प्रवास अब इसमें है: {rooms}। पहले इसमें था: {before}।",
  "The price stays {price}, to be paid at the hotel.": "क़ीमत {price} ही है, जिसका भुगतान होटल में होगा।",
  "The price stays {price}. With your other charges, {owed} is to be paid at the hotel.":
    "क़ीमत {price} ही है। अन्य शुल्कों सहित {owed} का भुगतान होटल में होगा।",
  "The price stays {price}, of which {owed} is to be paid at the hotel.":
    "क़ीमत {price} ही है, जिसमें से {owed} का भुगतान होटल में होगा।",
  "The price stays {price}. It is paid, and nothing more is due.":
    "क़ीमत {price} ही है। इसका भुगतान हो चुका है, और कुछ नहीं देना।",
  "The price stays {price}, less than you have paid: {credit} stays to your credit, and our desk settles it with you.":
    "क़ीमत {price} ही है, जो आपके भुगतान से कम है: {credit} आपके नाम जमा हैं, और हमारा रिसेप्शन इन्हें आपके साथ निपटा देगा।",
  "The new price is {price}, to be paid at the hotel.": "नई क़ीमत {price} है, जिसका भुगतान होटल में होगा।",
  "The new price is {price}. With your other charges, {owed} is to be paid at the hotel.":
    "नई क़ीमत {price} है। अन्य शुल्कों सहित {owed} का भुगतान होटल में होगा।",
  "The new price is {price}, of which {owed} is to be paid at the hotel.":
    "नई क़ीमत {price} है, जिसमें से {owed} का भुगतान होटल में होगा।",
  "The new price is {price}. It is paid, and nothing more is due.":
    "नई क़ीमत {price} है। इसका भुगतान हो चुका है, और कुछ नहीं देना।",
  "The new price is {price}, less than you have paid: {credit} stays to your credit, and our desk settles it with you.":
    "नई क़ीमत {price} है, जो आपके भुगतान से कम है: {credit} आपके नाम जमा हैं, और हमारा रिसेप्शन इन्हें आपके साथ निपटा देगा।",

  "Payment received for {reference}": "{reference} का भुगतान मिल गया",
  "Your payment has reached us": "आपका भुगतान हमें मिल गया है",
  "Thank you: {paid} is received, and {owed} is to be paid at the hotel.":
    "धन्यवाद: {paid} मिल गए हैं, और {owed} का भुगतान होटल में होगा।",
  "Thank you: {paid} is received in full, and nothing more is due for the stay.":
    "धन्यवाद: पूरे {paid} मिल गए हैं। प्रवास के लिए और कुछ नहीं देना।",
  "The reference of the payment is {reference}.": "भुगतान का संदर्भ {reference} है।",
  "A fresh voucher comes with this email.": "नया वाउचर इस ईमेल के साथ है।",

  "Your payment for {reference} did not go through": "{reference} का भुगतान नहीं हो सका",
  "Your payment did not go through": "आपका भुगतान नहीं हो सका",
  "Your bank did not approve the payment of {amount} for the stay below. We have received nothing.":
    "आपके बैंक ने नीचे दिए गए प्रवास के {amount} के भुगतान को मंज़ूरी नहीं दी। हमें कोई राशि नहीं मिली है।",
  "Your stay is held until {time}, New Delhi time. Please try again, with the same card or another way to pay.":
    "आपका प्रवास {time} (नई दिल्ली समय) तक सुरक्षित है। कृपया उसी कार्ड से या किसी और तरीक़े से फिर कोशिश करें।",
  "Try the payment again": "भुगतान फिर करें",
  "If it fails again, call us and we will help: {phone}.": "फिर भी न हो, तो हमें फ़ोन करें, हम मदद करेंगे: {phone}।",

  "Your stay at {hotel} is no longer held: {reference}": "{hotel} में आपका प्रवास अब सुरक्षित नहीं है: {reference}",
  "Your stay is no longer held": "आपका प्रवास अब सुरक्षित नहीं है",
  "We held the stay below while you paid. No payment has reached us, so it is open to others again. Nothing is charged.":
    "भुगतान के लिए हमने नीचे दिया गया प्रवास आपके लिए रोका था। कोई भुगतान नहीं मिला, इसलिए वह फिर सबके लिए उपलब्ध है। कोई शुल्क नहीं लगा है।",
  "If your bank took a payment all the same, there is nothing to do: either we still confirm your stay, or the whole amount returns to you. We write to you in both cases.":
    "यदि आपके बैंक से फिर भी राशि कट गई हो, तो आपको कुछ नहीं करना: या तो हम आपके प्रवास की पुष्टि कर देंगे, या पूरी राशि लौट आएगी। दोनों ही स्थितियों में हम आपको लिखेंगे।",
  "Book this stay again": "यह प्रवास फिर बुक करें",
  "Would you rather book by phone? {phone}.": "फ़ोन पर बुक करना चाहें तो: {phone}।",

  "Pay for your stay at {hotel} in advance: {reference}":
    "{hotel} में अपने प्रवास का पहले से भुगतान करें: {reference}",
  "Pay in advance, if you like": "चाहें तो पहले से भुगतान करें",
  "Your stay is confirmed. If you would rather settle {amount} now than at the desk, the button below leads to the secure page of our payment provider; no sign-in is needed.":
    "आपका प्रवास पक्का है। यदि आप {amount} का भुगतान रिसेप्शन के बजाय अभी करना चाहें, तो नीचे का बटन आपको हमारी भुगतान सेवा के सुरक्षित पृष्ठ पर ले जाएगा; साइन इन की ज़रूरत नहीं।",
  "Please do not hand the link on. It is good for 30 days.":
    "कृपया यह लिंक किसी और को न दें। यह 30 दिन तक काम करेगा।",
  "Pay {amount}": "{amount} का भुगतान करें",

  "A deposit for your stay at {hotel}: {reference}": "{hotel} में आपके प्रवास के लिए अग्रिम राशि: {reference}",
  "A reminder of the deposit for your stay at {hotel}: {reference}":
    "{hotel} में आपके प्रवास की अग्रिम राशि का स्मरण: {reference}",
  "A deposit for your stay": "आपके प्रवास के लिए अग्रिम राशि",
  "A reminder of your deposit": "आपकी अग्रिम राशि का स्मरण",
  "We look forward to your stay. Please pay a deposit of {amount} by {day}. It is part of the total below.":
    "हमें आपके आने की प्रतीक्षा है। कृपया {day} तक {amount} की अग्रिम राशि दे दें। यह नीचे की कुल राशि का हिस्सा है।",
  "We look forward to your stay. Your deposit of {amount} was due on {day}, and we have not received it yet. It is part of the total below. If you have just paid it, thank you; nothing more is needed.":
    "हमें आपके आने की प्रतीक्षा है। आपकी {amount} की अग्रिम राशि {day} तक देय थी और अभी हमें नहीं मिली है। यह नीचे की कुल राशि का हिस्सा है। यदि आपने अभी भुगतान किया है, तो धन्यवाद; और कुछ नहीं करना।",
  "The button leads to the secure page of our payment provider; no sign-in is needed. Please keep the link to yourself. It is good for 30 days.":
    "बटन आपको हमारी भुगतान सेवा के सुरक्षित पृष्ठ पर ले जाएगा; साइन इन की ज़रूरत नहीं। कृपया यह लिंक अपने पास ही रखें। यह 30 दिन तक काम करेगा।",
  "Please call us to arrange the payment: {phone}.": "भुगतान के लिए कृपया हमें फ़ोन करें: {phone}।",

  "We are returning your payment for {reference}": "हम {reference} का आपका भुगतान लौटा रहे हैं",
  "We are returning your payment": "हम आपका भुगतान लौटा रहे हैं",
  "Your payment arrived after your hold had ended, and the stay was sold out by then.":
    "आपका भुगतान कमरे रोकने का समय बीतने के बाद मिला, और तब तक इस प्रवास के लिए कोई कमरा नहीं बचा था।",
  "Your payment arrived after this stay was cancelled.": "आपका भुगतान यह प्रवास रद्द होने के बाद मिला।",
  "Your payment arrived after your hold had ended, too late for this stay.":
    "आपका भुगतान कमरे रोकने का समय बीतने के बाद मिला, जब इस प्रवास के लिए देर हो चुकी थी।",
  "The amount to pay had changed before your payment arrived.": "आपका भुगतान मिलने से पहले देय राशि बदल चुकी थी।",
  "A second payment arrived for a stay that is already settled.":
    "ऐसे प्रवास के लिए दूसरा भुगतान मिला, जिसका भुगतान पहले ही हो चुका है।",
  "We return it in full: {amount}, the way it was paid. {when}":
    "हम पूरी राशि लौटा रहे हैं: {amount}, उसी तरह जैसे भुगतान हुआ था। {when}",
  "Your stay is not touched by this. {owed} is still to be paid.":
    "आपके प्रवास पर इसका कोई असर नहीं। {owed} का भुगतान अभी बाक़ी है।",
  "Your stay is not touched by this; there is nothing that you need to do.":
    "आपके प्रवास पर इसका कोई असर नहीं; आपको कुछ नहीं करना।",
  "We are sorry. If you would still like to stay with us, our reservations desk will gladly look for other rooms or dates: {phone}.":
    "हमें खेद है। यदि आप अब भी हमारे यहाँ ठहरना चाहें, तो हमारा आरक्षण डेस्क ख़ुशी से दूसरे कमरे या तारीख़ें खोजेगा: {phone}।",

  "Your refund for {reference}": "{reference} की आपकी धन-वापसी",
  "Your refund": "आपकी धन-वापसी",
  "We have returned {amount} to you in cash.": "हमने आपको {amount} नक़द लौटा दिए हैं।",
  "We have returned {amount} to you.": "हमने आपको {amount} लौटा दिए हैं।",
  "We return {amount} to the card that you paid with. {when}":
    "हम {amount} उसी कार्ड में लौटा रहे हैं, जिससे आपने भुगतान किया था। {when}",
  "We return {amount} to you by UPI. {when}": "हम आपको {amount} यूपीआई से लौटा रहे हैं। {when}",
  "We return {amount} to you by bank transfer. {when}": "हम आपको {amount} बैंक ट्रांसफ़र से लौटा रहे हैं। {when}",
  "The reference of the refund is {number}.": "धन-वापसी का संदर्भ {number} है।",
  "Please call us if you have a question about it: {phone}.":
    "इस बारे में कोई प्रश्न हो, तो कृपया हमें फ़ोन करें: {phone}।",

  "We expect you on {day}: {reference}": "{day} को आपकी प्रतीक्षा है: {reference}",
  "We look forward to welcoming you": "हमें आपके स्वागत की प्रतीक्षा है",
  "Your room is ready from {time} on {day}.": "आपका कमरा {day}, {time} से तैयार रहेगा।",
  "Your rooms are ready from {time} on {day}.": "आपके कमरे {day}, {time} से तैयार रहेंगे।",
  "{amount} is to be paid at the hotel.": "{amount} का भुगतान होटल में होगा।",
  "Everything is paid. Nothing more is due for the stay.": "पूरा भुगतान हो चुका है। प्रवास के लिए और कुछ नहीं देना।",
  "Our car runs between the terminals and the hotel at any hour. Give us your flight a day ahead: {phone} or {email}.":
    "हमारी कार टर्मिनलों और होटल के बीच हर समय चलती है। एक दिन पहले अपनी उड़ान बता दें: {phone} या {email}।",
  "Our car meets you from flight {flight}, early or late. If your plans change, call us: {phone}.":
    "हमारी कार आपको उड़ान {flight} से लेने आएगी, चाहे वह जल्दी आए या देर से। योजना बदले तो हमें फ़ोन करें: {phone}।",
  "Our car meets you at the terminal. Please give us your flight: {phone} or {email}.":
    "हमारी कार आपको टर्मिनल पर लेने आएगी। कृपया अपनी उड़ान बता दें: {phone} या {email}।",
  "Indian law asks every adult guest for an identity document with a photograph and an address: Aadhaar, passport, driving licence or voter card. Guests of other nationalities show passport and visa.":
    "भारतीय क़ानून के अनुसार हर वयस्क अतिथि को फ़ोटो और पते वाला पहचान-पत्र दिखाना होता है: आधार, पासपोर्ट, ड्राइविंग लाइसेंस या मतदाता कार्ड। अन्य देशों के अतिथि पासपोर्ट और वीज़ा दिखाएँ।",
  "Open the map": "नक़्शा खोलें",

  "Thank you for staying at {hotel}: {reference}": "{hotel} में ठहरने के लिए धन्यवाद: {reference}",
  "Thank you for staying with us": "हमारे यहाँ ठहरने के लिए धन्यवाद",
  "It was a pleasure to have you with us. We hope that you travelled on well rested.":
    "आपकी मेज़बानी हमारे लिए आनंद की बात थी। आशा है, आगे की यात्रा आपने अच्छे विश्राम के बाद की।",
  "If something was not right, or stayed behind in your room, please tell us: {phone} or {email}.":
    "यदि कुछ ठीक न रहा हो, या कमरे में कुछ छूट गया हो, तो कृपया हमें बताएँ: {phone} या {email}।",
  "Your {documents} is attached to this email.": "इस ईमेल के साथ: {documents}।",
  "Your {documents} are attached to this email.": "इस ईमेल के साथ: {documents}।",
  "Your {documents} is being registered with the tax authority, and will follow by email.":
    "कर प्राधिकरण में पंजीकरण के बाद ईमेल से भेजा जाएगा: {documents}।",
  "Your {documents} are being registered with the tax authority, and will follow by email.":
    "कर प्राधिकरण में पंजीकरण के बाद ईमेल से भेजे जाएँगे: {documents}।",
  "Your tax documents from {hotel}: {reference}": "{hotel} से आपके कर दस्तावेज़: {reference}",
  "Your tax documents": "आपके कर दस्तावेज़",
  "The invoice reference number (IRN) of the tax authority and its signed QR code are on each document.":
    "कर प्राधिकरण की इनवॉइस संदर्भ संख्या (आईआरएन) और उसका हस्ताक्षरित क्यूआर कोड हर दस्तावेज़ पर है।",
  "tax invoice {reference}": "कर इनवॉइस {reference}",
  "bill of supply {reference}": "बिल ऑफ़ सप्लाई {reference}",
  "invoice-cum-bill of supply {reference}": "इनवॉइस व बिल ऑफ़ सप्लाई {reference}",
  "credit note {reference}": "क्रेडिट नोट {reference}",
  "receipt {reference}": "रसीद {reference}",
  "Plan your next stay": "अपने अगले प्रवास की योजना बनाएँ",

  "About your request to cancel {reference}, {hotel}": "{reference} रद्द करने के आपके अनुरोध के बारे में, {hotel}",
  "Your stay stands as booked": "आपका प्रवास वैसा ही है, जैसा बुक हुआ था",
  "We have not cancelled this stay. Our desk gives this reason:":
    "हमने यह प्रवास रद्द नहीं किया है। हमारे डेस्क का बताया कारण:",
  "Please call us if you see it otherwise: {phone}.": "यदि आप सहमत न हों, तो कृपया हमें फ़ोन करें: {phone}।",
  "We have your request to cancel {reference}, {hotel}":
    "{reference} रद्द करने का आपका अनुरोध मिल गया है, {hotel}",
  "We have your request to cancel": "रद्द करने का आपका अनुरोध मिल गया है",
  "Your stay stands until our desk has answered; you hear from us by email. The charge below is that of the moment at which you asked, and does not grow while you wait.":
    "हमारे डेस्क के उत्तर तक आपका प्रवास बना रहेगा; उत्तर आपको ईमेल से मिलेगा। नीचे का शुल्क आपके अनुरोध के समय का है, और प्रतीक्षा में बढ़ेगा नहीं।",
  "See or withdraw your request": "अपना अनुरोध देखें या वापस लें",
}
