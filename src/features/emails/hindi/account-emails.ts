/** What all emails share, and those about an account. `{name}` takes any value; the voice and words of `shared/hindi`. */
export const accountEmailTexts: Readonly<Record<string, string>> = {
  "Dear {name},": "नमस्ते {name},",
  "Warmly, everyone at {hotel}": "सादर, {hotel} परिवार",
  "Warmly, {name}, {hotel}": "सादर, {name}, {hotel}",
  "Map and directions": "नक़्शा और रास्ता",
  "Vimana New Delhi, Asset 12, Hospitality District, Aerocity, New Delhi 110037, India":
    "विमाना नई दिल्ली, एसेट 12, हॉस्पिटैलिटी डिस्ट्रिक्ट, एयरोसिटी, नई दिल्ली 110037, भारत",
  "Reservations {phone}": "आरक्षण {phone}",
  "The infinity pool at dusk, above the lights of the city": "साँझ में इन्फ़िनिटी पूल, नीचे शहर की रोशनियाँ",
  "If this was not you, call us at once: {phone}.": "यदि यह आपने नहीं किया, तो हमें तुरंत फ़ोन करें: {phone}।",
  "Or call us, at any hour: {phone}.": "या किसी भी समय हमें फ़ोन करें: {phone}।",

  "Please confirm your email, {hotel}": "कृपया अपने ईमेल की पुष्टि करें, {hotel}",
  "Please confirm your email": "कृपया अपने ईमेल की पुष्टि करें",
  "An account at {hotel} uses this address. Open the link and sign in to confirm that it is yours. It works for {count} hours.":
    "{hotel} का एक खाता इसी पते पर है। लिंक खोलें और साइन इन करके पुष्टि करें कि यह आपका है। लिंक {count} घंटे तक काम करेगा।",
  "An account at {hotel} is to use this address. Open the link and sign in to confirm that it is yours. It works for {count} hours.":
    "{hotel} का एक खाता अब इस पते पर होगा। लिंक खोलें और साइन इन करके पुष्टि करें कि यह आपका है। लिंक {count} घंटे तक काम करेगा।",
  "If this account is not yours, please leave the link unused. Nothing changes then.":
    "यदि यह खाता आपका नहीं है, तो लिंक न खोलें। तब कुछ नहीं बदलेगा।",
  "If this account is not yours, please leave the link unused. To take the account over and lock out whoever made it, choose a new password.":
    "यदि यह खाता आपका नहीं है, तो लिंक न खोलें। खाता अपने अधिकार में लेने और उसे बनाने वाले को बाहर करने के लिए नया पासवर्ड चुनें।",

  "A new email for your account, {hotel}": "आपके खाते के लिए नया ईमेल, {hotel}",
  "A new email for your account": "आपके खाते के लिए नया ईमेल",
  "Somebody who is signed in to your account and knows its password asked to change its email to {email}. The change takes effect once that address is confirmed.":
    "आपके खाते में साइन इन किसी व्यक्ति ने, जिसे पासवर्ड पता है, ईमेल बदलकर {email} करने को कहा है। उस पते की पुष्टि होते ही ईमेल बदल जाएगा।",
  "If this was you, there is nothing to do here.": "यदि यह आपने किया है, तो कुछ करने की ज़रूरत नहीं।",
  "If this was not you, choose a new password now. It stops the change and signs out every device.":
    "यदि यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें। इससे बदलाव रुक जाएगा और सभी उपकरण साइन आउट हो जाएँगे।",
  "Choose a new password": "नया पासवर्ड चुनें",

  "The email of your account was changed, {hotel}": "आपके खाते का ईमेल बदल गया है, {hotel}",
  "The email of your account was changed": "आपके खाते का ईमेल बदल गया है",
  "The email of your account is now {email}. Emails about your bookings go there, and other devices were signed out.":
    "आपके खाते का ईमेल अब {email} है। आपकी बुकिंग के ईमेल वहीं जाएँगे, और बाक़ी उपकरण साइन आउट हो गए हैं।",
  "If this was not you, call us at once: {phone}. We will give your account back to you.":
    "यदि यह आपने नहीं किया, तो हमें तुरंत फ़ोन करें: {phone}। हम आपका खाता आपको लौटा देंगे।",

  "A new device signed in to your account, {hotel}": "आपके खाते में नए उपकरण से साइन इन हुआ, {hotel}",
  "A new device signed in": "नए उपकरण से साइन इन हुआ",
  "Your account was opened with {device} on {moment}, New Delhi time.":
    "आपका खाता {moment} (नई दिल्ली समय) खोला गया। उपकरण: {device}।",
  "an app": "कोई ऐप",
  "If this was you, there is nothing to do.": "यदि यह आप ही थे, तो कुछ करने की ज़रूरत नहीं।",
  "If it was not, sign that device out and change your password, or call us: {phone}.":
    "यदि नहीं, तो उस उपकरण को साइन आउट करें और पासवर्ड बदलें, या हमें फ़ोन करें: {phone}।",
  "See your devices": "अपने उपकरण देखें",

  "Your one-time code, {hotel}": "आपका एक बार का कोड, {hotel}",
  "Your one-time code": "आपका एक बार का कोड",
  "Enter this code on the page where you asked for it. It is good for {count} minutes, in that browser only.":
    "यह कोड उसी पृष्ठ पर लिखें, जहाँ आपने इसे माँगा था। यह {count} मिनट तक और केवल उसी ब्राउज़र में काम करेगा।",
  "If you did not ask for it, leave it unused: your password stays as it is. Nobody at the hotel will ever ask you for this code.":
    "यदि आपने इसे नहीं माँगा, तो इसे छोड़ दें: आपका पासवर्ड वैसा ही रहेगा। होटल से कोई भी आपसे यह कोड कभी नहीं पूछेगा।",

  "A passkey was added to your account, {hotel}": "आपके खाते में पासकी जोड़ी गई, {hotel}",
  "A passkey was added to your account": "आपके खाते में पासकी जोड़ी गई",
  "With it your account opens without a password. Every other device was signed out.":
    "इससे आपका खाता बिना पासवर्ड के खुलेगा। बाक़ी सभी उपकरण साइन आउट हो गए हैं।",
  "A passkey was deleted from your account, {hotel}": "आपके खाते से पासकी हटाई गई, {hotel}",
  "A passkey was deleted from your account": "आपके खाते से पासकी हटाई गई",
  "It does not open your account any more.": "उससे अब आपका खाता नहीं खुलेगा।",
  "See your passkeys": "अपनी पासकी देखें",

  "Your password was changed, {hotel}": "आपका पासवर्ड बदल गया है, {hotel}",
  "Your password was changed": "आपका पासवर्ड बदल गया है",
  "The password of your account was changed just now. Every device was signed out.":
    "आपके खाते का पासवर्ड अभी बदला गया है। सभी उपकरण साइन आउट हो गए हैं।",
  "The password of your account was changed just now. Every other device was signed out.":
    "आपके खाते का पासवर्ड अभी बदला गया है। बाक़ी सभी उपकरण साइन आउट हो गए हैं।",

  "Your second factor is on, {hotel}": "आपकी दूसरी सुरक्षा चालू है, {hotel}",
  "From now on, signing in to your account asks for a code from your authenticator app.":
    "अब से आपके खाते में साइन इन करते समय ऑथेंटिकेटर ऐप का कोड भी माँगा जाएगा।",
  "Your second factor is off, {hotel}": "आपकी दूसरी सुरक्षा बंद है, {hotel}",
  "Signing in to your account asks for the password alone again.":
    "आपके खाते में साइन इन करते समय अब फिर केवल पासवर्ड माँगा जाएगा।",
  "Your second factor was reset, {hotel}": "आपकी दूसरी सुरक्षा फिर से शुरू की गई, {hotel}",
  "Your second factor was reset": "आपकी दूसरी सुरक्षा फिर से शुरू की गई",
  "The owner of the hotel removed it and signed you out. Please sign in and set it up again.":
    "होटल के स्वामी ने उसे हटाकर आपको साइन आउट किया है। कृपया साइन इन करके उसे फिर चालू करें।",
  "A recovery code was used, {hotel}": "एक रिकवरी कोड इस्तेमाल हुआ, {hotel}",
  "A recovery code was used": "एक रिकवरी कोड इस्तेमाल हुआ",
  "One of your recovery codes was used in place of your authenticator app. It does not work again.":
    "ऑथेंटिकेटर ऐप की जगह आपका एक रिकवरी कोड इस्तेमाल हुआ। वह फिर काम नहीं करेगा।",
}
