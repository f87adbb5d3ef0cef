/** The Hindi of `cancellation-page.ts`. */
export const cancellationHindi: Readonly<Record<string, string>> = {
  "one night": "एक रात की क़ीमत",
  "{count} nights": "{count} रातों की क़ीमत",
  "{hours} hours or more before check-in": "चेक-इन से {hours} घंटे या उससे पहले",
  "Free cancellation": "रद्द करना निःशुल्क",
  "Under {hours} hours": "{hours} घंटे से कम",
  "Costs {nights}": "शुल्क {nights}",
  "No-show": "न आने पर",
  "100% of the stay": "पूरे प्रवास की क़ीमत (100%)",
  "More than {rooms} rooms": "{rooms} से ज़्यादा कमरे",
  "Free until {hours} hours before check-in": "चेक-इन से {hours} घंटे पहले तक निःशुल्क",
  "Changing dates": "तारीख़ें बदलना",
  Refunds: "धन-वापसी",
  "Start in 3-5 business days, take 7-10 more": "3-5 कार्य-दिवसों में शुरू, 7-10 और लगते हैं",
  "When cancelling is free": "कब रद्द करना निःशुल्क है",
  "A booking of up to {rooms} rooms can be cancelled free of charge {hours} hours or more before check-in. Check-in begins at {time}, New Delhi time, on the day you arrive, and the hours are counted back from there. Your booking, its email and its voucher name the exact moment.":
    "{rooms} कमरों तक की बुकिंग चेक-इन से {hours} घंटे या उससे पहले निःशुल्क रद्द की जा सकती है। चेक-इन आगमन के दिन नई दिल्ली के समय से {time} शुरू होता है, और घंटे वहीं से पीछे गिने जाते हैं। ठीक समय आपकी बुकिंग, उसके ईमेल और वाउचर पर लिखा होता है।",
  "Late cancellation": "देर से रद्द करना",
  "Under {hours} hours before check-in, cancelling costs {nights}: the price of the first night of each room. Everything else that you paid is returned.":
    "चेक-इन में {hours} घंटे से कम बचे हों, तो रद्द करने का शुल्क {nights} है: हर कमरे की पहली रात की। आपने बाक़ी जो दिया है, सब लौटा दिया जाता है।",
  "If nobody arrives and nobody writes or calls, the charge is 100% of the stay. A late flight is not a no-show: tell us the flight, and the room waits.":
    "यदि कोई न आए और न कोई लिखे या फ़ोन करे, तो पूरे प्रवास की क़ीमत ली जाती है। उड़ान की देरी न आना नहीं है: हमें उड़ान बता दें, कमरा इंतज़ार करेगा।",
  Groups: "समूह",
  "Bookings of more than {rooms} rooms can be cancelled free of charge until {hours} hours before check-in; after that, as above. Events and contracts with companies have their own terms.":
    "{rooms} से ज़्यादा कमरों की बुकिंग चेक-इन से {hours} घंटे पहले तक निःशुल्क रद्द की जा सकती है; उसके बाद ऊपर के अनुसार। आयोजनों और कंपनियों के अनुबंधों की अपनी शर्तें हैं।",
  "Changing your dates": "तारीख़ें बदलना",
  "{rule} The price is then that of the new nights; the difference is paid or returned.":
    "{rule} तब क़ीमत नई रातों की होती है; अंतर लिया या लौटाया जाता है।",
  "Once free cancellation of a stay has ended, new dates do not bring it back.":
    "किसी प्रवास को निःशुल्क रद्द करने का समय समाप्त हो जाने पर, तारीख़ें बदलने से वह वापस नहीं मिलता।",
  "Refunds go back the way the payment came: to the same card, account or UPI address. You will have an email from us when the refund starts, with its amount and its reference. Business days leave out Sundays and bank holidays.":
    "राशि उसी रास्ते लौटती है जिससे आई थी: उसी कार्ड, खाते या यूपीआई पते पर। धन-वापसी शुरू होते ही हम आपको राशि और संदर्भ संख्या के साथ ईमेल भेजते हैं। कार्य-दिवसों में रविवार और बैंक की छुट्टियाँ नहीं गिनी जातीं।",
  "How to cancel": "रद्द कैसे करें",
  "Sign in, open your bookings and choose to cancel: you will see what it costs and what comes back before you decide. Or call guest care, at any hour.":
    "साइन इन करें, अपनी बुकिंग खोलें और रद्द करना चुनें: तय करने से पहले आप देखेंगे कि शुल्क क्या है और क्या लौटेगा। या किसी भी समय अतिथि सेवा को फ़ोन करें।",
}
