/** After a booking, and beside it: the thanks, the links in emails, a kept price and the waitlist. */
export const afterBookingTexts: Readonly<Record<string, string>> = {
  "Your booking": "आपकी बुकिंग",
  "Thank you. Your booking is complete.": "धन्यवाद। आपकी बुकिंग हो गई है।",
  "Your reference": "आपका बुकिंग नंबर",
  "Total, paid": "कुल, भुगतान हो चुका",
  "Total, to pay": "कुल, देय",
  "Your arrival": "आपका आगमन",
  "Your extras": "आपकी अतिरिक्त सेवाएँ",
  "Change your extras": "अतिरिक्त सेवाएँ बदलें",
  "What happens next": "आगे क्या होगा",
  "The link in that email shows or cancels your booking.": "उस ईमेल के लिंक से आप अपनी बुकिंग देख या रद्द कर सकते हैं।",
  "The link in that email shows, changes or cancels your booking.":
    "उस ईमेल के लिंक से आप बुकिंग देख, बदल या रद्द कर सकते हैं।",
  "For your next stay": "आपके अगले प्रवास के लिए",

  "Open this booking?": "यह बुकिंग खोलें?",
  "Somebody else is signed in here. Opening this booking signs them out.":
    "यहाँ कोई और साइन इन है। यह बुकिंग खोलने पर वे साइन आउट हो जाएँगे।",
  "Open the booking": "बुकिंग खोलें",

  "Keep this price": "यह क़ीमत रखें",
  "Your kept price": "आपके लिए रखी गई क़ीमत",
  "We keep it until {time}, and charge less if the price has fallen.":
    "यह {time} तक आपके लिए रखी गई है, और क़ीमत घट जाए तो हम कम ही लेंगे।",
  "The price we kept has expired, or was for another stay":
    "रखी गई क़ीमत का समय बीत गया, या वह किसी और प्रवास की थी",
  "This page shows the current price.": "इस पृष्ठ पर अभी की क़ीमत है।",
  "Not sure yet?": "अभी तय नहीं किया?",
  "Quote receipt": "क़ीमत की रसीद",
  "This price is no longer kept": "यह क़ीमत अब रखी नहीं गई है",
  "Your price is kept": "आपकी क़ीमत रख ली गई है",
  Quoted: "क़ीमत बताई गई",
  "Kept until": "मान्य",
  "This price was kept until {time}": "यह क़ीमत {time} तक रखी गई थी",
  "Please search again for the current price.": "अभी की क़ीमत के लिए कृपया फिर खोजें।",
  "The price has fallen since": "इस बीच क़ीमत घट गई है",
  "You pay {amount}.": "आप {amount} देंगे।",
  "Book at {amount}": "{amount} में बुक करें",
  "Search this stay again": "यह प्रवास फिर खोजें",
  "This is not one of our receipts": "यह हमारी रसीद नहीं है",
  "The address is not complete, or was changed.": "पता अधूरा है, या बदल दिया गया है।",
  "Search a stay": "प्रवास खोजें",

  Waitlist: "प्रतीक्षा-सूची",
  "Waitlist: {room}": "प्रतीक्षा-सूची: {room}",
  "Your place on the waitlist": "प्रतीक्षा-सूची में आपकी जगह",
  "The stay you wait for": "जिस प्रवास की प्रतीक्षा है",
  "Join the line": "क़तार में जुड़ें",
  "Other dates or rooms": "अन्य तारीख़ें या कमरे",
  "One step to your place in line": "क़तार में आपकी जगह से बस एक क़दम दूर",
  "We have written to {email}. Open the link in that email, and your place begins.":
    "हमने {email} पर लिखा है। उस ईमेल का लिंक खोलें, और क़तार में आपकी जगह बन जाएगी।",
  "These rooms are free now. Please book them.": "ये कमरे अब उपलब्ध हैं। कृपया बुक कर लें।",
  "Your answer": "आपका उत्तर",
  "Please choose one of the buttons.": "कृपया कोई एक बटन चुनें।",
  "This is no longer possible.": "अब यह संभव नहीं है।",
  "Your place in line has ended.": "क़तार में आपकी जगह समाप्त हो गई है।",
  "This email address is in line for this stay already.": "यह ईमेल पता इस प्रवास की क़तार में पहले से है।",
  "Take my place in line": "क़तार में मेरी जगह बनाएँ",
  "Leave the line": "क़तार छोड़ें",
  "Confirm, pay at the hotel": "पुष्टि करें, भुगतान होटल में",
  "Confirm, pay {amount} at the hotel": "पुष्टि करें, {amount} होटल में दें",
  "Pay {amount} online": "{amount} का ऑनलाइन भुगतान करें",
  "Let these rooms go": "ये कमरे जाने दें",
  "See your reservation": "अपना आरक्षण देखें",
  "Take your place in line": "क़तार में अपनी जगह बनाएँ",
  "You are in line": "आप क़तार में हैं",
  "A payment link works for 30 days. Your booking stays as it is: please call <call>{phone}</call>, and our desk will gladly send another.":
    "भुगतान का लिंक 30 दिन चलता है। आपकी बुकिंग वैसी ही है: कृपया <call>{phone}</call> पर फ़ोन करें, रिसेप्शन आपको ख़ुशी से दूसरा लिंक भेज देगा।",
  "Your booking is confirmed": "आपकी बुकिंग की पुष्टि हो गई है",
  "Pay now, or at the hotel.": "अभी भुगतान करें, या होटल में।",
  "Please call <call>{phone}</call>; our desk finds your booking by its reference.":
    "कृपया <call>{phone}</call> पर फ़ोन करें; रिसेप्शन बुकिंग नंबर से आपकी बुकिंग ढूँढ़ लेगा।",
  "Please call <call>{phone}</call>; our desk finds your place in line.":
    "कृपया <call>{phone}</call> पर फ़ोन करें; रिसेप्शन क़तार में आपकी जगह ढूँढ़ लेगा।",
  "Your stay is available": "आपका प्रवास उपलब्ध है",
  "Your stay is booked": "आपका प्रवास बुक हो गया है",
  "These rooms went to the next guest": "ये कमरे अगले अतिथि को मिल गए",
  "You have left the line": "आपने क़तार छोड़ दी है",
  "You are no longer in line": "आप अब क़तार में नहीं हैं",
  "Your place in line has ended": "क़तार में आपकी जगह समाप्त हो गई है",
  "One press, and your place begins. Nothing is booked and nothing is charged.":
    "एक बटन दबाएँ, और आपकी जगह बन जाएगी। न कुछ बुक होता है, न कोई शुल्क लगता है।",
  "It is your turn. Take the rooms before the time runs out, or let them go to the next guest.":
    "अब आपकी बारी है। समय रहते कमरे ले लें, या उन्हें अगले अतिथि के लिए छोड़ दें।",
  "We look forward to you. The confirmation is on its way to your email.":
    "हमें आपकी प्रतीक्षा है। पुष्टि आपके ईमेल पर भेजी जा रही है।",
  "The time for your answer has passed. You may join the waitlist again.":
    "आपके उत्तर का समय बीत गया था। आप क़तार में फिर जुड़ सकते हैं।",
  "Nothing is held and nothing is charged. We hope to see you another time.":
    "न कुछ रोका गया है, न कोई शुल्क लगा है। आशा है, फिर कभी भेंट होगी।",
  "Our reservations desk has ended your place. Please call us if you have a question.":
    "हमारे आरक्षण डेस्क ने आपकी जगह समाप्त कर दी है। कुछ पूछना हो तो कृपया हमें फ़ोन करें।",
  "The rules for these nights have changed, and this stay can no longer be booked as you asked for it. Please search again.":
    "इन रातों के नियम बदल गए हैं, और यह प्रवास अब वैसे बुक नहीं हो सकता जैसे आपने माँगा था। कृपया फिर से खोजें।",
  "The day of your arrival has passed, and the rooms did not become free.":
    "आपके आगमन का दिन बीत गया, और कमरे ख़ाली नहीं हुए।",
}
