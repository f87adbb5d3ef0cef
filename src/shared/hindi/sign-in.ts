/** Sign-in, sign-up, a forgotten password, and the newsletter's links. */
export const signInTexts: Readonly<Record<string, string>> = {
  "Your account": "आपका खाता",
  "Sign in": "साइन इन",
  "Sign up": "खाता बनाएँ",
  "Sign out": "साइन आउट",
  "The lights along the runway are on.": "रनवे की बत्तियाँ जल उठी हैं।",
  "You need no account: your name, email and phone are enough.":
    "खाते की ज़रूरत नहीं: आपका नाम, ईमेल और फ़ोन काफ़ी हैं।",
  "Sign in to see your stays, change your details and book faster.":
    "अपने प्रवास देखने, विवरण बदलने और जल्दी बुकिंग करने के लिए साइन इन करें।",
  "A quiet room remembers its guests.": "शांत कमरा अपने अतिथियों को याद रखता है।",
  "Sign up, and go on exactly where you were.": "खाता बनाइए और वहीं से आगे बढ़िए, जहाँ आप थे।",
  "One account for your stays, your details and the offers of the hotel.":
    "आपके प्रवास, आपके विवरण और होटल के ऑफ़र, सब एक खाते में।",
  "Your browser blocks our cookie": "आपका ब्राउज़र हमारी कुकी रोक रहा है",
  "Without it you cannot be signed in. Please allow cookies for this site and try again, or call us on <call>{phone}</call>: the desk can do it for you.":
    "इसके बिना साइन इन नहीं हो सकता। कृपया इस साइट के लिए कुकी की अनुमति दें और फिर कोशिश करें, या हमें <call>{phone}</call> पर फ़ोन करें: डेस्क यह आपके लिए कर सकता है।",
  "You have been signed out": "आप साइन आउट हो चुके हैं",
  "Nothing is booked yet. Enter your details once more, or sign in: what you typed is kept.":
    "अभी कुछ बुक नहीं हुआ है। अपना विवरण एक बार फिर भरें या साइन इन करें: आपका लिखा सुरक्षित है।",
  "Your last change was not saved. Sign in to return to the page and send it again.":
    "आपका पिछला बदलाव सहेजा नहीं गया। साइन इन करके उसी पेज पर लौटें और उसे फिर से भेजें।",
  "Your last change was not saved. Sign in to return to the page: most of its forms keep what you typed.":
    "आपका पिछला बदलाव सहेजा नहीं गया। साइन इन करके उसी पेज पर लौटें: अधिकतर फ़ॉर्म में आपका लिखा सुरक्षित है।",

  "Your payment is safe": "आपका भुगतान सुरक्षित है",
  "Your booking is safe": "आपकी बुकिंग सुरक्षित है",
  "Sign in, and your booking opens. Without an account, the link in our email opens it.":
    "साइन इन करते ही आपकी बुकिंग खुल जाएगी। खाता न हो, तो हमारे ईमेल का लिंक उसे खोलता है।",
  "This email already has an account": "इस ईमेल से पहले से एक खाता है",
  "Please sign in with it. The link in our email opens your booking as well.":
    "कृपया उसी से साइन इन करें। हमारे ईमेल में दिया लिंक भी आपकी बुकिंग खोलता है।",
  "Or sign in to your account": "या अपने खाते में साइन इन करें",
  "Continue with email": "ईमेल से आगे बढ़ें",
  Continue: "आगे बढ़ें",
  "Welcome, {name}": "स्वागत है, {name}",
  "You are signed in.": "आप साइन इन हो चुके हैं।",
  "Safe travels": "शुभ यात्रा",
  "You are signed out.": "आप साइन आउट हो चुके हैं।",
  "Your stays are kept until you are back.": "आपके लौटने तक आपके प्रवास सुरक्षित रहेंगे।",
  "Forgot your password?": "पासवर्ड भूल गए?",
  "New here? Sign up": "पहली बार आए हैं? खाता बनाएँ",
  "Have an account? Sign in": "खाता है? साइन इन करें",
  "Your email works as well": "आपका ईमेल भी चलेगा",
  "Sign in with a passkey": "पासकी से साइन इन करें",
  "Start again": "फिर से शुरू करें",

  Name: "नाम",
  Username: "यूज़रनेम",
  Phone: "फ़ोन",
  Password: "पासवर्ड",
  "Current Password": "मौजूदा पासवर्ड",
  "Confirm Password": "पासवर्ड दोबारा",
  Role: "भूमिका",
  OTP: "कोड (OTP)",
  Code: "कोड",
  Address: "पता",
  Pin: "पिन कोड",
  City: "शहर",
  State: "राज्य",
  "8 characters or more: capital and small letters, a digit, no spaces":
    "8 या अधिक अक्षर: अंग्रेज़ी के बड़े और छोटे अक्षर, एक अंक, बिना ख़ाली जगह के",

  "No phone and no recovery code? Call <call>{phone}</call>: when we know that it is you, you sign in with the password alone.":
    "न फ़ोन है, न रिकवरी कोड? <call>{phone}</call> पर फ़ोन करें: पहचान हो जाने पर आप केवल पासवर्ड से साइन इन कर सकेंगे।",
  "Your code": "आपका कोड",
  "Your passkey": "आपकी पासकी",
  "Open the authenticator app on your phone and type the code that it shows.":
    "अपने फ़ोन पर ऑथेंटिकेटर ऐप खोलें और उसमें दिख रहा कोड लिखें।",
  "This account opens with its passkey.": "यह खाता अपनी पासकी से खुलता है।",
  "Six digits from your authenticator app, or one of your recovery codes":
    "ऑथेंटिकेटर ऐप के छह अंक, या आपका कोई रिकवरी कोड",

  "Create an account": "खाता बनाएँ",
  "Your stays are kept together, and the next booking is faster. You sign in with your email.":
    "आपके सभी प्रवास एक साथ रहेंगे और अगली बुकिंग जल्दी होगी। साइन इन आपके ईमेल से होगा।",
  "We send a one-time code to {email}. It shows that the email is yours.":
    "हम {email} पर एक बार चलने वाला कोड भेजेंगे। इससे पता चलेगा कि ईमेल आपका है।",
  "Send another code": "दूसरा कोड भेजें",
  "Send OTP": "कोड भेजें",
  "Six digits, sent to {email}, good for {minutes} minutes in this browser":
    "{email} पर भेजे गए छह अंक, इस ब्राउज़र में {minutes} मिनट तक मान्य",
  "On the next page your phone or computer makes the passkey.": "अगले पृष्ठ पर आपका फ़ोन या कंप्यूटर पासकी बनाएगा।",
  "Choose a password instead": "इसकी जगह पासवर्ड चुनें",
  "Use a passkey instead": "इसकी जगह पासकी चुनें",

  "Forgotten password": "भूला हुआ पासवर्ड",
  "One-time code": "एक बार चलने वाला कोड",
  "New password": "नया पासवर्ड",
  "Step {step} of 3": "3 में से चरण {step}",
  "Choose your password": "अपना पासवर्ड चुनें",
  "Welcome to the hotel": "होटल में आपका स्वागत है",
  "We send a one-time code to the email that your invitation came to. If no code comes, the invitation was withdrawn: please ask the colleague who invited you.":
    "हम उस ईमेल पर एक बार का कोड भेजते हैं, जिस पर आपका आमंत्रण आया था। कोड न आए, तो आमंत्रण वापस ले लिया गया है: कृपया उस सहकर्मी से पूछें जिन्होंने आपको आमंत्रित किया था।",
  "Every key can be cut anew.": "हर चाबी दोबारा बन सकती है।",
  "Tell us your username or email, and we send a one-time code to the email of your account.":
    "अपना यूज़रनेम या ईमेल बताइए, हम आपके खाते के ईमेल पर एक बार चलने वाला कोड भेजेंगे।",
  "Enter your OTP": "अपना कोड लिखें",
  "Look for the light in your mailbox.": "अपने मेलबॉक्स में रोशनी देखिए।",
  "The email takes a moment. If none comes, look among unwanted mail, or check the username.":
    "ईमेल आने में थोड़ा समय लगता है। न आए तो अनचाही मेल में देखें या यूज़रनेम जाँच लें।",
  "A new password": "नया पासवर्ड",
  "The door is open again.": "दरवाज़ा फिर खुला है।",
  "When it is set, every device is signed out, and you sign in with the new one.":
    "नया पासवर्ड बनते ही हर उपकरण साइन आउट हो जाएगा, फिर नए पासवर्ड से साइन इन करें।",
  "Please begin with your username.": "कृपया अपने यूज़रनेम से शुरू करें।",
  "Each step follows the one before in the same browser, within 10 minutes.":
    "हर चरण उसी ब्राउज़र में, 10 मिनट के भीतर पूरा करें।",
  Begin: "शुरू करें",
  "Back to sign in": "वापस साइन इन पर",
  "Reset password": "पासवर्ड बदलें",
  "Six digits, good for {minutes} minutes in this browser": "छह अंक, इस ब्राउज़र में {minutes} मिनट तक मान्य",
  "Verify OTP": "कोड जाँचें",
  "Send another": "दूसरा भेजें",

  "Confirm your email": "अपने ईमेल की पुष्टि करें",
  "Confirm your new email": "अपने नए ईमेल की पुष्टि करें",
  "Confirm this email": "इस ईमेल की पुष्टि करें",
  "The email of your account, {email}, is confirmed already.": "आपके खाते का ईमेल, {email}, पहले से पुष्ट है।",
  "It works once, for 24 hours, and for the account that it was sent for. Your account can send you another.":
    "यह एक ही बार, 24 घंटे तक और उसी खाते के लिए चलता है, जिसके लिए भेजा गया था। अपने खाते से आप दूसरा मँगा सकते हैं।",

  "Confirm the newsletter": "समाचार-पत्र की पुष्टि",
  "Confirm your subscription": "सदस्यता की पुष्टि करें",
  "Confirm my subscription": "सदस्यता की पुष्टि करें",
  "You are on our list": "आप हमारी सूची में हैं",
  "The next email comes to your inbox. Each one has a link to unsubscribe.":
    "अगला ईमेल आपके इनबॉक्स में आएगा। हर ईमेल में सदस्यता छोड़ने का लिंक होता है।",
  "It works for 7 days, and only the newest one. Please subscribe again, and we send you another.":
    "लिंक 7 दिन चलता है, और केवल सबसे नया। कृपया फिर सदस्यता लें, हम दूसरा लिंक भेज देंगे।",
  "We have sent you an email. Please open the link in it, so that we know it was you.":
    "हमने आपको ईमेल भेजा है। कृपया उसका लिंक खोलें, ताकि हमें पता रहे कि यह आप ही हैं।",
  "Four emails a year": "साल में चार ईमेल",
  "What is cooking, what is opening, what it costs. Never more often, never sold on.":
    "रसोई में क्या पक रहा है, क्या नया खुल रहा है और क़ीमत क्या है। इससे अधिक कभी नहीं, और आपका पता किसी को नहीं।",
  address: "पता",
  Unsubscribe: "सदस्यता छोड़ें",
  "Leave our list?": "हमारी सूची छोड़ें?",
  "You are unsubscribed": "आपकी सदस्यता समाप्त हो गई",
  "We send you no more newsletters. Emails about your bookings still reach you.":
    "अब हम आपको समाचार-पत्र नहीं भेजेंगे। आपकी बुकिंग के ईमेल आते रहेंगे।",
  "We do not know this link": "यह लिंक हमारा नहीं लगता",
  "It may be incomplete. Please open it from the email again.": "शायद यह अधूरा है। कृपया इसे ईमेल से फिर खोलें।",
}
