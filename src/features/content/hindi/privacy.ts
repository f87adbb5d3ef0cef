import { hotel } from "#src/shared/hotel.ts"

/** The Hindi of `texts/policies/privacy.ts`. */
export const privacyHindi: Readonly<Record<string, string>> = {
  "Who is responsible": "ज़िम्मेदारी किसकी है",
  "This policy says what Vimana New Delhi does with what it knows about you when you visit this site, send us an enquiry, open an account or stay with us. It is written under the Digital Personal Data Protection Act, 2023 and the Information Technology Act, 2000. The hotel decides why and how your data is used and answers for it.":
    "यह नीति बताती है कि जब आप इस साइट पर आते हैं, हमसे पूछताछ करते हैं, खाता खोलते हैं या हमारे यहाँ ठहरते हैं, तब विमाना नई दिल्ली आपके बारे में मिली जानकारी का क्या करता है। यह डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 और सूचना प्रौद्योगिकी अधिनियम, 2000 के अंतर्गत लिखी गई है। आपके डेटा का उपयोग क्यों और कैसे हो, यह होटल तय करता है और उसके लिए उत्तरदायी है।",
  "What we collect": "हम क्या लेते हैं",
  "We ask for what a stay needs and no more.": "हम उतना ही माँगते हैं जितना प्रवास के लिए ज़रूरी है, उससे ज़्यादा नहीं।",
  "Your name, e-mail address, telephone number and, if you give it, your postal address: for your account, your booking and our emails to you.":
    "आपका नाम, ईमेल, फ़ोन नंबर और, यदि आप दें, तो डाक का पता: आपके खाते, आपकी बुकिंग और आपको भेजे जाने वाले ईमेल के लिए।",
  "Your dates, rooms, requests and flight, the names of those who travel with you, and the company that pays if you name one: to keep the booking.":
    "आपकी तारीख़ें, कमरे, अनुरोध और उड़ान, आपके साथ आने वालों के नाम, और यदि आप बताएँ तो भुगतान करने वाली कंपनी: बुकिंग निभाने के लिए।",
  "At check-in, the identity document that Indian law requires every hotel to see; from guests of other nationalities also the particulars of Form C for the Foreigners Regional Registration Office.":
    "चेक-इन पर वह पहचान-पत्र, जिसे देखना भारतीय क़ानून हर होटल के लिए ज़रूरी मानता है; अन्य देशों के अतिथियों से विदेशी क्षेत्रीय पंजीकरण कार्यालय के फ़ॉर्म सी का विवरण भी।",
  "The reference of a payment, its amount and its state. Card and bank details are entered with the payment provider and never reach us.":
    "भुगतान की संदर्भ संख्या, राशि और स्थिति। कार्ड और बैंक का विवरण भुगतान सेवा के पास भरा जाता है और हम तक कभी नहीं पहुँचता।",
  "When, and with which browser, you signed in, and for a day the network address of a visit: to keep strangers out.":
    "आपने कब और किस ब्राउज़र से साइन इन किया, और एक दिन के लिए आने वाले का नेटवर्क पता: अजनबियों को दूर रखने के लिए।",
  "What you write to us in an enquiry, a letter or a review.": "पूछताछ, पत्र या समीक्षा में आप हमें जो लिखते हैं।",
  "What this site keeps in your browser": "यह साइट आपके ब्राउज़र में क्या रखती है",
  "A session cookie while you are signed in, for thirty days at most; for minutes, one that a sign-in or a new password needs; and for 180 days one that tells your browser from a stranger's, so that nobody locks you out of your account. In your browser's own storage, a few notes: that you are signed in and your name, a booking or a message you have begun, the currency you chose, that you have seen the opening film, and the pass of your stay if you keep it for times without a network. There are no advertising cookies, no trackers of other companies and no fingerprinting. Visits to pages are counted by the day without any mark that could be traced to you, and not at all if your browser asks not to be tracked.":
    "साइन इन रहने तक एक सत्र-कुकी, अधिक से अधिक तीस दिन; कुछ मिनटों के लिए एक कुकी, जो साइन इन या नए पासवर्ड के लिए चाहिए; और 180 दिन के लिए एक, जो आपके ब्राउज़र को किसी अजनबी के ब्राउज़र से अलग पहचानती है, ताकि कोई आपको आपके खाते से बाहर न कर सके। ब्राउज़र के अपने भंडार में कुछ बातें: कि आप साइन इन हैं और आपका नाम, कोई शुरू की हुई बुकिंग या संदेश, आपकी चुनी हुई मुद्रा, यह कि आपने आरंभिक फ़िल्म देख ली है, और आपके प्रवास का पास, यदि आप उसे बिना नेटवर्क के समय के लिए रखें। न विज्ञापन की कुकी, न दूसरी कंपनियों के ट्रैकर, न ब्राउज़र की पहचान बनाना। पृष्ठों पर आना दिन के हिसाब से गिना जाता है, ऐसे किसी चिह्न के बिना जो आप तक ले जाए, और यदि आपका ब्राउज़र ट्रैक न करने को कहे तो बिल्कुल नहीं।",
  "Why we use it": "हम इसका उपयोग क्यों करते हैं",
  "We use your data to make and keep your booking, to take and return payments, to write to you about your stay, to run your membership, to answer enquiries, to keep the accounts and registers that the law asks of a hotel, and to protect the house and its guests. The newsletter is sent only to those who asked for it, and every issue has a way out.":
    "हम आपके डेटा का उपयोग आपकी बुकिंग करने और निभाने, भुगतान लेने और लौटाने, आपके प्रवास के बारे में लिखने, आपकी सदस्यता चलाने, पूछताछ के जवाब देने, क़ानून द्वारा माँगे गए खाते और रजिस्टर रखने, और होटल व अतिथियों की सुरक्षा के लिए करते हैं। समाचार-पत्र केवल उन्हें जाता है जिन्होंने माँगा हो, और हर अंक में उसे बंद करने का रास्ता होता है।",
  "Who else sees it": "और कौन देखता है",
  "We do not sell or lend your data. It is shared only where it has to be:":
    "हम आपका डेटा न बेचते हैं, न किसी को देते हैं। वह केवल वहीं साझा होता है, जहाँ होना ज़रूरी है:",
  "with Razorpay, which carries out card, bank and UPI payments;":
    "रेज़रपे के साथ, जो कार्ड, बैंक और यूपीआई के भुगतान पूरे करता है;",
  "with the company that carries our e-mail and the one that hosts this site, each bound by contract;":
    "हमारे ईमेल पहुँचाने वाली और यह साइट चलाने वाली कंपनियों के साथ, जो अनुबंध से बँधी हैं;",
  "with the police, the Registration Office, the tax authorities or a court, where the law obliges us;":
    "पुलिस, पंजीकरण कार्यालय, कर अधिकारियों या न्यायालय के साथ, जहाँ क़ानून हमें बाध्य करे;",
  "with the driver who meets you, to the extent of your name and your flight.":
    "आपको लेने आने वाले ड्राइवर के साथ, केवल आपका नाम और आपकी उड़ान।",
  "How long we keep it": "हम इसे कब तक रखते हैं",
  "Bookings and invoices stay for eight financial years after the stay, as company and tax law require; then invoices lose your name, and what was written about the stay is deleted. Enquiries and emails about your account are deleted after two years, your place on a waitlist ninety days after the day of arrival, and a table reservation ninety days after its day. An address for the newsletter that is not confirmed is deleted after thirty days, one that has left it after two years.":
    "बुकिंग और इनवॉइस प्रवास के बाद आठ वित्तीय वर्ष रहते हैं, जैसा कंपनी और कर क़ानून माँगते हैं; फिर इनवॉइस से आपका नाम हट जाता है और प्रवास के बारे में लिखी बातें मिटा दी जाती हैं। पूछताछ और आपके खाते के ईमेल दो वर्ष बाद, प्रतीक्षा सूची में आपका स्थान आगमन के दिन के नब्बे दिन बाद, और टेबल का आरक्षण अपने दिन के नब्बे दिन बाद मिटा दिया जाता है। समाचार-पत्र का जो पता पुष्ट न हो, वह तीस दिन बाद मिटा दिया जाता है, और जिसने उसे छोड़ दिया हो, वह दो वर्ष बाद।",
  "Check-in registers are kept for as long as the police rules ask. Your account stays until you close it, which you can do at any time under Your data in your account; what the law does not oblige us to keep is then deleted at once, and with our backups, which are kept for thirty days. The logs of our server, which do not name you, are kept for a year to find attacks. Pictures of the security cameras in public rooms are overwritten after thirty days.":
    'चेक-इन के रजिस्टर उतने समय रखे जाते हैं, जितना पुलिस के नियम माँगते हैं। आपका खाता तब तक रहता है, जब तक आप उसे बंद न करें; यह आप कभी भी अपने खाते के "आपका डेटा" में कर सकते हैं, और तब जो रखना क़ानूनन ज़रूरी नहीं, वह तुरंत मिटा दिया जाता है, और तीस दिन में हमारे बैकअप से भी। हमारे सर्वर के लॉग, जिनमें आपका नाम नहीं होता, हमलों का पता लगाने के लिए एक वर्ष रखे जाते हैं। सार्वजनिक कक्षों के सुरक्षा कैमरों के चित्र तीस दिन बाद मिट जाते हैं।',
  "How it is protected": "यह कैसे सुरक्षित है",
  "Everything travels encrypted. Passwords are stored only as a hash that cannot be turned back. Staff see what their work requires, and each change to a booking is recorded with the name of whoever made it. Should your data ever be exposed, we will tell you and the Data Protection Board without delay.":
    "सब कुछ कूट रूप में भेजा जाता है। पासवर्ड केवल ऐसे हैश के रूप में रखे जाते हैं जिसे उलटा नहीं जा सकता। कर्मचारी उतना ही देखते हैं जितना उनके काम के लिए ज़रूरी है, और बुकिंग का हर बदलाव करने वाले के नाम के साथ दर्ज होता है। यदि कभी आपका डेटा उजागर हो, तो हम बिना देर किए आपको और डेटा संरक्षण बोर्ड को बताएँगे।",
  "What you may ask of us": "आप हमसे क्या माँग सकते हैं",
  [`You may see what we hold about you, have it corrected, have it erased where no law obliges us to keep it, withdraw a consent, and name a person to act for you. Under Your data in your account you download or erase it yourself; for everything else write to guest care: we answer within thirty days and charge nothing. If the answer does not satisfy you, write to the grievance officer of the hotel at ${hotel.support.email} or call ${hotel.support.phone}: the officer reads every complaint. After that you may turn to the Data Protection Board of India.`]: `आप देख सकते हैं कि हमारे पास आपके बारे में क्या है, उसे ठीक करा सकते हैं, जहाँ रखना क़ानूनन ज़रूरी न हो वहाँ मिटवा सकते हैं, सहमति वापस ले सकते हैं, और अपनी ओर से किसी को नामित कर सकते हैं। अपने खाते के "आपका डेटा" में आप उसे ख़ुद डाउनलोड कर या मिटा सकते हैं; बाक़ी सबके लिए अतिथि सेवा को लिखें: हम तीस दिन में जवाब देते हैं और कोई शुल्क नहीं लेते। जवाब से संतुष्ट न हों, तो होटल के शिकायत अधिकारी को ${hotel.support.email} पर लिखें या ${hotel.support.phone} पर फ़ोन करें: अधिकारी हर शिकायत पढ़ते हैं। उसके बाद आप भारत के डेटा संरक्षण बोर्ड के पास जा सकते हैं।`,
  Children: "बच्चे",
  "Accounts are for persons of eighteen years and above. Children's names and ages are taken only from the adult they travel with, and used only for the stay.":
    "खाते अठारह वर्ष और उससे अधिक आयु वालों के लिए हैं। बच्चों के नाम और आयु केवल उनके साथ यात्रा कर रहे वयस्क से लिए जाते हैं और केवल प्रवास के लिए उपयोग होते हैं।",
  Changes: "बदलाव",
  "When this policy changes, the new text stands here. Under Your data in your account you see which version was in force each time you gave us your data.":
    'जब यह नीति बदलती है, नया पाठ यहाँ होता है। अपने खाते के "आपका डेटा" में आप देखते हैं कि जब-जब आपने हमें अपना डेटा दिया, तब कौन-सा संस्करण लागू था।',
}
