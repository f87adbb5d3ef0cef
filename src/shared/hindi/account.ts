/** The pages of the account: its profile, its security, and the data that the hotel holds. */
export const accountTexts: Readonly<Record<string, string>> = {
  Account: "खाता",
  "My Account": "मेरा खाता",
  Bookings: "बुकिंग",
  Support: "सहायता",
  Administration: "प्रबंधन",
  "Not given yet": "अभी नहीं बताया",
  "Your details could not be fetched": "आपके विवरण अभी नहीं मिल सके",
  "Update profile": "प्रोफ़ाइल बदलें",
  "Your name and phone are what the desk looks for when you arrive; the address goes on your invoice.":
    "आपके आने पर रिसेप्शन आपका नाम और फ़ोन देखता है; पता आपके इनवॉइस पर आता है।",
  "Needed only for another email. We then send a link to it, and tell the present one.":
    "केवल ईमेल बदलने के लिए ज़रूरी। तब हम नए ईमेल पर लिंक भेजते हैं और मौजूदा ईमेल पर सूचना।",
  "Leave it as it is": "जैसा है, वैसा रहने दें",
  "We sent a link to {email}.": "हमने {email} पर एक लिंक भेजा है।",
  "Until you open it, your account keeps {email}.": "जब तक आप उसे नहीं खोलते, आपके खाते में {email} रहेगा।",
  "Once you open it, stays that our desk books for you show here too.":
    "उसे खोलते ही वे प्रवास भी यहाँ दिखेंगे, जो हमारा रिसेप्शन आपके लिए बुक करता है।",
  "Send the link again": "लिंक फिर भेजें",
  "Keep the present email": "मौजूदा ईमेल रखें",
  "The link is on its way again.": "लिंक फिर भेज दिया गया है।",

  "Security and privacy": "सुरक्षा और निजता",
  Devices: "उपकरण",
  Passkeys: "पासकी",
  "Your data": "आपका डेटा",
  "Second factor": "दूसरी सुरक्षा",

  "Where your account is signed in. If you do not know a device, sign it out and change your password.":
    "आपका खाता कहाँ-कहाँ साइन इन है। कोई उपकरण अनजान लगे तो उसे साइन आउट करें और पासवर्ड बदल लें।",
  "A new browser": "नया ब्राउज़र",
  "Another app": "कोई और ऐप",
  "This device": "यह उपकरण",
  "Signed in {time}": "साइन इन: {time}",
  "Last seen {time}": "पिछली बार: {time}",
  "Sign out everywhere else": "बाक़ी सब जगह साइन आउट करें",
  "Every other device is signed out.": "बाक़ी सभी उपकरण साइन आउट हो गए हैं।",
  "That device is signed out.": "वह उपकरण साइन आउट हो गया है।",
  "That device is signed out already.": "वह उपकरण पहले ही साइन आउट हो चुका है।",

  "Change password": "पासवर्ड बदलें",
  "Every other device is signed out, and we tell you by email.":
    "बाक़ी सभी उपकरण साइन आउट हो जाएँगे, और हम आपको ईमेल से बताएँगे।",
  "Your password is changed": "आपका पासवर्ड बदल गया है",

  "Sign in with your fingerprint, your face or the lock of your screen. There is no password to remember or to steal.":
    "उँगली की छाप, चेहरे या स्क्रीन लॉक से साइन इन करें। न याद रखने को पासवर्ड, न चोरी होने को।",
  "Your account is ready": "आपका खाता तैयार है",
  "Confirm that it is you": "पुष्टि करें कि यह आप ही हैं",
  "To add or delete a passkey, please confirm first that it is you.":
    "पासकी जोड़ने या हटाने से पहले कृपया पुष्टि करें कि यह आप ही हैं।",
  Confirm: "पुष्टि करें",
  "Use your passkey": "अपनी पासकी से करें",
  "Add a passkey": "पासकी जोड़ें",
  "When you add one, every other device is signed out, and we tell you by email.":
    "पासकी जोड़ने पर बाक़ी सभी उपकरण साइन आउट हो जाएँगे, और हम आपको ईमेल से बताएँगे।",
  "This browser cannot make a passkey here. Please open the page on a phone or in another browser.":
    "यह ब्राउज़र यहाँ पासकी नहीं बना सकता। कृपया यह पृष्ठ फ़ोन पर या दूसरे ब्राउज़र में खोलें।",
  "You have no passkey yet.": "अभी आपकी कोई पासकी नहीं है।",
  "Name of the passkey": "पासकी का नाम",
  "Added {time}": "जोड़ी गई: {time}",
  "Not used yet": "अब तक इस्तेमाल नहीं हुई",
  "Last used {time}": "पिछला इस्तेमाल: {time}",
  Rename: "नाम बदलें",
  "Save the name": "नाम सहेजें",
  Delete: "हटाएँ",
  "Delete this passkey?": "यह पासकी हटाएँ?",
  "{name} does not open your account any more. Please remove it from your device as well.":
    "{name} से अब आपका खाता नहीं खुलेगा। कृपया इसे अपने उपकरण से भी हटा दें।",
  "Your passkey is added": "आपकी पासकी जुड़ गई है",
  "The name is changed": "नाम बदल गया है",
  "The passkey is deleted": "पासकी हटा दी गई है",
  "This passkey was deleted already.": "यह पासकी पहले ही हटाई जा चुकी है।",
  "Please create an account first.": "कृपया पहले खाता बनाएँ।",
  "Please confirm first that it is you.": "कृपया पहले पुष्टि करें कि यह आप ही हैं।",
  "This passkey is here already.": "यह पासकी यहाँ पहले से है।",
  "This device has a passkey of your account already.": "इस उपकरण पर आपके खाते की पासकी पहले से है।",
  "No passkey was used. Please try again when you are ready.":
    "किसी पासकी का इस्तेमाल नहीं हुआ। तैयार होने पर कृपया फिर कोशिश करें।",
  "Passkeys do not work at this address.": "इस पते पर पासकी काम नहीं करती।",

  "A code from your phone, besides the password. A stolen password alone then opens nothing.":
    "पासवर्ड के साथ आपके फ़ोन का एक कोड। तब चोरी का पासवर्ड अकेला कुछ नहीं खोल सकता।",
  "Your hotel asks all staff for a second factor": "होटल अपने सभी कर्मचारियों से दूसरी सुरक्षा चाहता है",
  "The administration opens once you have set it up. <link>A passkey</link> counts as well.":
    "इसे चालू करते ही प्रबंधन खुल जाएगा। <link>पासकी</link> भी चलेगी।",
  "Your second factor is off": "आपकी दूसरी सुरक्षा बंद है",
  "Your second factor is on": "आपकी दूसरी सुरक्षा चालू है",
  "Your earlier recovery codes no longer work": "आपके पुराने रिकवरी कोड अब काम नहीं करेंगे",
  "Back to your account": "वापस अपने खाते पर",
  "Open the administration": "प्रबंधन खोलें",
  "Your recovery codes": "आपके रिकवरी कोड",
  "Each signs you in once if you lose your phone. Print them or keep them in your password manager: they are shown only now.":
    "फ़ोन खो जाने पर हर कोड से एक बार साइन इन हो सकता है। इन्हें छाप लें या पासवर्ड मैनेजर में रखें: ये केवल अभी दिखाए जा रहे हैं।",
  "From your authenticator app, or a recovery code": "ऑथेंटिकेटर ऐप से, या कोई रिकवरी कोड",
  "On since {time}. Recovery codes left: {count}. To change anything, please type your password and a code.":
    "{time} से चालू। बचे हुए रिकवरी कोड: {count}। कुछ भी बदलने के लिए कृपया अपना पासवर्ड और एक कोड लिखें।",
  "Make new recovery codes": "नए रिकवरी कोड बनाएँ",
  "Turn off": "बंद करें",
  "Turn on": "चालू करें",
  "Set up": "शुरू करें",
  "You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis. First, please confirm that it is you.":
    "आपके फ़ोन पर एक ऑथेंटिकेटर ऐप चाहिए, जैसे Google Authenticator, Microsoft Authenticator, 1Password या Aegis। पहले कृपया पुष्टि करें कि यह आप ही हैं।",
  "QR code for your authenticator app": "आपके ऑथेंटिकेटर ऐप के लिए QR कोड",
  "Scan this with your authenticator app. On this phone, <link>open the app</link>, or type the key:":
    "इसे अपने ऑथेंटिकेटर ऐप से स्कैन करें। इसी फ़ोन पर हों तो <link>ऐप खोलें</link> या यह कुंजी लिखें:",
  "You have ten minutes, in this browser. After that, you begin again with a new key.":
    "आपके पास दस मिनट हैं, इसी ब्राउज़र में। उसके बाद नई कुंजी के साथ फिर से शुरू करना होगा।",
  "The six digits that the app shows now": "ऐप में अभी दिख रहे छह अंक",
  "Please confirm your password: your last sign-in is more than 10 minutes ago.":
    "कृपया अपना पासवर्ड फिर लिखें: पिछले साइन इन को 10 मिनट से अधिक हो चुके हैं।",
  "What you typed is kept.": "आपका लिखा सुरक्षित है।",
  "Confirm your password": "अपने पासवर्ड की पुष्टि करें",
  "Change with your passkey": "अपनी पासकी से बदलें",
  "Update with your passkey": "अपनी पासकी से अपडेट करें",
  "Confirm and continue": "पुष्टि करके आगे बढ़ें",

  "What we hold about you is yours to see and to erase.":
    "आपके बारे में हमारे पास जो कुछ है, उसे देखना और मिटाना आपके हाथ में है।",
  "Download your data": "अपना डेटा डाउनलोड करें",
  "One file with your profile, bookings, bills, enquiries and the emails we sent you. To correct something, update <link>your profile</link> or write to us.":
    "एक फ़ाइल में आपकी प्रोफ़ाइल, बुकिंग, बिल, पूछताछ और हमारे भेजे ईमेल। कुछ सुधारना हो तो <link>अपनी प्रोफ़ाइल</link> बदलें या हमें लिखें।",
  "When you gave us your data": "आपने अपना डेटा हमें कब दिया",
  "What each date was for, and the version of <link>our privacy policy</link> then.":
    "हर तारीख़ किसलिए थी, और तब <link>हमारी निजता नीति</link> का कौन-सा संस्करण था।",
  "{day}: {purpose}, consent withdrawn": "{day}: {purpose}, सहमति वापस ली गई",
  "Earlier entries": "पिछली प्रविष्टियाँ",
  "{day}: {purpose}, under an earlier policy": "{day}: {purpose}, पुरानी नीति के तहत",
  "{day}: {purpose}, under the policy of {version}": "{day}: {purpose}, {version} की नीति के तहत",
  "A booking": "बुकिंग",
  "An enquiry": "पूछताछ",
  "A table": "टेबल",
  "The newsletter": "समाचार-पत्र",
  "End my newsletter": "मेरा समाचार-पत्र बंद करें",
  "Erase your account": "अपना खाता मिटाएँ",
  "We remove your name, email, phone, address, requests and enquiries at once, and this cannot be undone. Tables that you reserved are cancelled. Bookings stay without your name; receipts and invoices stay as they were issued for eight years, as tax law requires. See <link>our privacy policy</link>.":
    "हम आपका नाम, ईमेल, फ़ोन, पता, अनुरोध और पूछताछ तुरंत हटा देते हैं, और यह वापस नहीं हो सकता। आपकी आरक्षित टेबल रद्द हो जाती हैं। बुकिंग आपके नाम के बिना रहती हैं; रसीदें और इनवॉइस कर क़ानून के अनुसार आठ साल तक वैसे ही रहते हैं, जैसे जारी हुए थे। <link>हमारी निजता नीति</link> देखें।",
  "Your account is erased. Thank you for staying with us.":
    "आपका खाता मिटा दिया गया है। हमारे साथ ठहरने के लिए धन्यवाद।",
  "Erase my account": "मेरा खाता मिटाएँ",
  "Erase it by my passkey": "मेरी पासकी से मिटाएँ",
  "Your email": "आपका ईमेल",
  "This is not the email of your bookings.": "यह आपकी बुकिंग वाला ईमेल नहीं है।",
  "Accounts of the staff are closed by an Admin.": "कर्मचारियों के खाते प्रबंधक बंद करते हैं।",
  "You have a stay that is not over. Please cancel it first, or come back after your departure.":
    "आपका एक प्रवास अभी बाक़ी है। कृपया पहले उसे रद्द करें या प्रस्थान के बाद फिर आएँ।",
  "A payment or refund of one of your stays is still open. Please call us, and we settle it with you.":
    "आपके एक प्रवास का भुगतान या धन-वापसी अभी बाक़ी है। कृपया हमें फ़ोन करें, हम मिलकर इसे निपटा लेंगे।",
  "An email to you is just being sent. Please try again in a few minutes.":
    "आपको अभी एक ईमेल भेजा जा रहा है। कृपया कुछ मिनट बाद फिर कोशिश करें।",
}
