/** Messages, validation and refusals of the forms, as the edited edition says them. */
export const messageTexts: Readonly<Record<string, string>> = {
  "The two passwords are not the same": "दोनों पासवर्ड एक-से नहीं हैं",
  "This username is taken. Please choose another one": "यह यूज़रनेम किसी और का है। कृपया दूसरा चुनें",
  "An account with this email exists. Please sign in": "इस ईमेल से खाता मौजूद है। कृपया साइन इन करें",
  "Something went wrong. Please try again": "कुछ ठीक नहीं हुआ। कृपया फिर कोशिश करें",
  "Please check your username or email": "कृपया अपना यूज़रनेम या ईमेल जाँच लें",
  "Please check your password": "कृपया अपना पासवर्ड जाँच लें",
  "Welcome. You are signed in": "स्वागत है। आप साइन इन हो चुके हैं",
  "You are signed out": "आप साइन आउट हो चुके हैं",
  "Please enter your current password to change your email": "ईमेल बदलने के लिए कृपया मौजूदा पासवर्ड लिखें",
  "Thank you. Your email is confirmed.": "धन्यवाद। आपके ईमेल की पुष्टि हो गई है।",
  "Your account is ready. You sign in with your email.": "आपका खाता तैयार है। साइन इन अपने ईमेल से करें।",
  "This link is no longer valid": "यह लिंक अब मान्य नहीं है",
  "Your profile is saved": "आपकी प्रोफ़ाइल सहेज ली गई है",
  "We could not load your profile. Please try again": "आपकी प्रोफ़ाइल नहीं खुल सकी। कृपया फिर कोशिश करें",
  "This password was in a data leak, so others can guess it. Please choose another one.":
    "यह पासवर्ड किसी डेटा लीक में आ चुका है, कोई भी इसका अनुमान लगा सकता है। कृपया दूसरा चुनें।",
  "Please look at your email": "कृपया अपना ईमेल देखें",
  "The code has 6 digits": "कोड में 6 अंक होते हैं",
  "This code is not right. Please look at the email again.": "यह कोड सही नहीं है। कृपया ईमेल फिर देखें।",
  "This code is no longer valid. Please ask for a new one.": "यह कोड अब मान्य नहीं है। कृपया नया मँगाएँ।",
  "This reset is no longer valid. Please start again.": "यह प्रक्रिया अब मान्य नहीं है। कृपया फिर से शुरू करें।",
  "Your new password is set": "आपका नया पासवर्ड बन गया है",
  "We could not do this just now. Please try again later.": "अभी यह नहीं हो सका। कृपया थोड़ी देर बाद कोशिश करें।",
  "We could not reach the hotel. Please try again.": "होटल से संपर्क नहीं हो सका। कृपया फिर कोशिश करें।",
  "Please use your passkey: it is the second factor of this account.":
    "कृपया अपनी पासकी का इस्तेमाल करें: इस खाते की दूसरी सुरक्षा वही है।",
  "This passkey was not accepted. Please try again.": "यह पासकी स्वीकार नहीं हुई। कृपया फिर कोशिश करें।",
  "This code is not right, or was used already. Please wait for the next one.":
    "यह कोड सही नहीं है या इस्तेमाल हो चुका है। कृपया अगले कोड की प्रतीक्षा करें।",
  "This recovery code is not right, or was used already. Each recovery code works once.":
    "यह रिकवरी कोड सही नहीं है या इस्तेमाल हो चुका है। हर रिकवरी कोड एक ही बार काम करता है।",
  "This sign-in took longer than five minutes. Please start again.":
    "साइन इन में पाँच मिनट से अधिक लग गए। कृपया फिर से शुरू करें।",
  "This set-up has ended: it takes at most ten minutes, in one browser. Please begin it again.":
    "यह सेट-अप समाप्त हो चुका है: इसे दस मिनट के भीतर, उसी ब्राउज़र में पूरा करना होता है। कृपया इसे फिर से शुरू करें।",
  "Your second factor is on already.": "आपकी दूसरी सुरक्षा पहले से चालू है।",
  "Your second factor is off.": "आपकी दूसरी सुरक्षा बंद है।",

  Confirmed: "पक्की",
  Completed: "पूरी हुई",
  Cancelled: "रद्द",
  Expired: "समय बीत गया",
  "Payment pending": "भुगतान बाक़ी",
  Paid: "भुगतान हो चुका",
  "Part paid": "आंशिक भुगतान",
  "Refund due": "वापसी बाक़ी",
  Failed: "विफल",
  "Waits for a dispute": "भुगतान विवाद के निपटारे की प्रतीक्षा में",
  Refunded: "राशि वापस",
  "Pay at the hotel": "होटल में भुगतान",
  "Online payment": "ऑनलाइन भुगतान",
  "You have no bookings yet": "अभी आपकी कोई बुकिंग नहीं है",
  "Book a room": "कमरा बुक करें",
  Refresh: "ताज़ा करें",
  "Cancel booking": "बुकिंग रद्द करें",
  "Would you like to cancel this booking? You will see what it costs before you decide.":
    "क्या आप यह बुकिंग रद्द करना चाहते हैं? निर्णय से पहले आप देख लेंगे कि शुल्क कितना होगा।",
  "Your bank is looking into a dispute of the payment. We send the refund as soon as the bank has decided, unless the bank has returned the money to you itself. There is nothing that you need to do.":
    "आपका बैंक इस भुगतान पर उठे विवाद की जाँच कर रहा है। बैंक का निर्णय होते ही हम धन-वापसी भेज देंगे; यदि बैंक ने स्वयं राशि लौटा दी हो, तो इसकी आवश्यकता नहीं रहेगी। आपको कुछ नहीं करना है।",
  "Refunds start in 3-5 business days and take 7-10 more to arrive.":
    "धन-वापसी 3-5 कार्यदिवसों में शुरू होती है और आपके खाते तक पहुँचने में 7-10 दिन और लगते हैं।",

  "Thank you. We have your message and answer the same day.":
    "धन्यवाद। आपका संदेश हमें मिल गया है; हम उसी दिन उत्तर देंगे।",
  "Thank you. Our events desk has your enquiry and answers the same day.":
    "धन्यवाद। आपकी पूछताछ हमारी आयोजन टीम के पास है, उत्तर उसी दिन मिलेगा।",
  "We could not take your enquiry just now. Please try again":
    "अभी आपकी पूछताछ नहीं ली जा सकी। कृपया फिर कोशिश करें",
  "We could not be reached.": "हमसे संपर्क नहीं हो सका।",
  "Something on our side went wrong.": "हमारी ओर कुछ ठीक नहीं हुआ।",
  "Please open this page again.": "कृपया यह पृष्ठ फिर खोलें।",
  "No table is free for so many on this day. Please choose another day":
    "इस दिन इतने लोगों के लिए कोई टेबल ख़ाली नहीं है। कृपया दूसरा दिन चुनें",
  "This form was sent before. Please open it again.": "यह फ़ॉर्म पहले भेजा जा चुका है। कृपया इसे फिर खोलें।",
  "We could not take this reservation online.": "यह आरक्षण ऑनलाइन नहीं लिया जा सका।",
  "There are several reservations with this email already.": "इस ईमेल से पहले ही कई आरक्षण हैं।",
  "A day room begins on a half hour and is for 6, 9 or 12 hours.":
    "दिन का कमरा आधे घंटे पर शुरू होता है और 6, 9 या 12 घंटों के लिए होता है।",
  "This time has passed. Please choose a later start.": "यह समय बीत चुका है। कृपया बाद का समय चुनें।",
  "The hours of a day room cannot be changed. Please cancel it and book again.":
    "दिन के कमरे का समय बदला नहीं जा सकता। कृपया इसे रद्द करके फिर बुक करें।",
  "It is too late to cancel here. Please call us.": "अब यहाँ रद्द नहीं हो सकता। कृपया हमें फ़ोन करें।",
}
