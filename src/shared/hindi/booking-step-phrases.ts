import type { Rule } from "./phrases.ts"

/** Ready sentences of the steps of a booking, the waitlist and a kept price. */
export const bookingStepRules: readonly Rule[] = [
  [/^Reservations: (.+)$/, (show, [room = ""]) => `आरक्षण: ${show(room)}`],
  [
    /^Choose the dates and guests of your stay at (.+): the whole price, taxes included, at once\.$/,
    (show, [hotel = ""]) => `${show(hotel)} में अपने प्रवास की तारीख़ें और अतिथि चुनें: पूरी क़ीमत, कर सहित, तुरंत।`,
  ],
  [
    /^Rooms and suites of (.+), beside the airport, with prices per night including taxes\.$/,
    (show, [hotel = ""]) => `${show(hotel)} के कमरे और सुइट, हवाई अड्डे के पास, कर सहित प्रति रात की क़ीमत के साथ।`,
  ],
  [
    /^Your dates at (.+): arrival from (.+), departure by (.+)\.$/,
    (show, [hotel = "", from = "", by = ""]) =>
      `${show(hotel)} में आपकी तारीख़ें: आगमन ${show(from)} से, प्रस्थान ${show(by)} तक।`,
  ],
  [
    /^Rooms are ready from (.+)\. Somebody is at the desk at every hour of the night\.$/,
    (show, [time = ""]) => `कमरे ${show(time)} से तैयार मिलते हैं। रिसेप्शन पर रात के हर पहर कोई न कोई होता है।`,
  ],
  [
    /^Rooms are ready from (.+)\. Landing earlier\? Tell us, and we keep your bags or find a room\.$/,
    (show, [time = ""]) =>
      `कमरे ${show(time)} से तैयार मिलते हैं। पहले उतर रहे हैं? हमें बताएँ, हम आपका सामान रख लेंगे या कमरा ढूँढ़ देंगे।`,
  ],
  [
    /^By (.+)\. Your bags may stay longer than you\.$/,
    (show, [time = ""]) => `${show(time)} तक। आपका सामान उसके बाद भी यहाँ रह सकता है।`,
  ],

  [
    /^You already booked this stay \(reference (.+)\)\. Book it again\?$/,
    (_, [reference = ""]) => `यह प्रवास आप पहले ही बुक कर चुके हैं (बुकिंग नंबर ${reference})। फिर से बुक करें?`,
  ],
  [
    /^Your email address is not verified yet, .+ call us on (.+)\.$/,
    (_, [phone = ""]) =>
      `आपका ईमेल पता अभी सत्यापित नहीं है, इसलिए बिना भुगतान के कुछ ही कमरे आपके लिए रखे जा सकते हैं। कृपया “मेरा खाता” में उसे सत्यापित करें, बुक किए हुए किसी प्रवास का ऑनलाइन भुगतान करें, या हमें ${phone} पर फ़ोन करें।`,
  ],
  [
    /^Many unpaid rooms are already kept for you or from your network\. .+ call us on (.+): we will gladly arrange more\.$/,
    (_, [phone = ""]) =>
      `आपके लिए या आपके नेटवर्क से बिना भुगतान के कई कमरे पहले से रखे हैं। कृपया बुक किए हुए किसी प्रवास का ऑनलाइन भुगतान करें, या हमें ${phone} पर फ़ोन करें: हम ख़ुशी से और कमरों का प्रबंध करेंगे।`,
  ],
  [
    /^Too many tries\. Please wait (?:a minute|(\d+) minutes) and try again\.$/,
    (_, [minutes = "1"]) => `बहुत बार कोशिश हो चुकी है। कृपया ${minutes} मिनट रुककर फिर कोशिश करें।`,
  ],
  [
    /^(.+) Your booking is kept\. You can try again below, or pay another way\.$/,
    // The provider gives its reasons in English; one without a translation is left out.
    (show, [reason = ""]) =>
      `${show(reason) === reason ? "बैंक या कार्ड कंपनी ने इसे स्वीकार नहीं किया।" : show(reason)} आपकी बुकिंग सुरक्षित है। आप नीचे फिर से भुगतान कर सकते हैं, किसी और तरीक़े से भी।`,
  ],
  [
    /^An email with your voucher is on its way to (.+)\.$/,
    (_, [email = ""]) => `आपके वाउचर का ईमेल ${email} पर भेजा जा रहा है।`,
  ],
  [
    /^Your room is ready from (.+)\. Bring an identity card for each guest; it is the law\.$/,
    (show, [time = ""]) =>
      `आपका कमरा ${show(time)} से तैयार है। हर अतिथि का पहचान-पत्र साथ लाएँ; यह क़ानूनन ज़रूरी है।`,
  ],
  [
    /^Your rooms are ready from (.+)\. Bring an identity card for each guest; it is the law\.$/,
    (show, [time = ""]) => `आपके कमरे ${show(time)} से तैयार हैं। हर अतिथि का पहचान-पत्र साथ लाएँ; यह क़ानूनन ज़रूरी है।`,
  ],
  [
    /^Somebody is at the desk at every hour of the night\. Call (.+) for anything\.$/,
    (_, [phone = ""]) => `रिसेप्शन पर रात भर कोई मौजूद है। किसी भी ज़रूरत के लिए ${phone} पर फ़ोन करें।`,
  ],
  [
    /^Is your flight early or late\? Call (.+), and we will do what we can\.$/,
    (_, [phone = ""]) => `उड़ान जल्दी है या देर से? ${phone} पर फ़ोन करें, हम पूरी कोशिश करेंगे।`,
  ],
  [
    /^Arriving in the night, or earlier\? Call (.+), and somebody will wait for you\.$/,
    (_, [phone = ""]) => `रात में या पहले आ रहे हैं? ${phone} पर फ़ोन करें, कोई आपकी राह देखेगा।`,
  ],
  [
    /^With an account you book faster, by a password or a passkey\. We send a one-time code to (.+)\.$/,
    (_, [email = ""]) =>
      `खाता हो तो पासवर्ड या पासकी से बुकिंग जल्दी होती है। हम ${email} पर एक बार चलने वाला कोड भेजेंगे।`,
  ],

  [
    /^For (\d+) hours you pay this price or less, for these dates, rooms and guests\. .+$/,
    (_, [hours = ""]) =>
      `${hours} घंटे तक इन्हीं तारीख़ों, कमरों और अतिथियों के लिए आप यही क़ीमत देंगे, या इससे कम। कमरे रोके नहीं जाते: क़ीमत तब तक मान्य है जब तक कमरे उपलब्ध हैं। कोई शुल्क नहीं लगता, और आप यह पता किसी को भी भेज सकते हैं।`,
  ],
  [
    /^When rooms become free, we hold them for (\d+) minutes for the first guest in line .+$/,
    (_, [minutes = ""]) =>
      `कमरे ख़ाली होते ही हम उन्हें ${minutes} मिनट के लिए क़तार के उस पहले अतिथि के लिए रोकते हैं जिसका पूरा प्रवास उनमें आ जाए, और उन्हें लिखते हैं। फिर अगले अतिथि की बारी आती है। प्रतीक्षा निःशुल्क है, और आप जब चाहें क़तार छोड़ सकते हैं।`,
  ],
  [
    /^You are first in line for these nights\. We write to you the moment your stay is available\.$/,
    () => "इन रातों के लिए क़तार में आप सबसे आगे हैं। कमरे ख़ाली होते ही हम आपको लिखेंगे।",
  ],
  [
    /^(\d+) guests? (?:is|are) ahead of you for some of these nights\. We write to you the moment your stay is available\.$/,
    (_, [ahead = ""]) => `इनमें से कुछ रातों के लिए ${ahead} अतिथि आपसे आगे हैं। कमरे ख़ाली होते ही हम आपको लिखेंगे।`,
  ],
  [
    /^(?:You|One email address) may wait for (\d+) stays\. Please leave another line first\.$/,
    (_, [stays = ""]) => `एक साथ ${stays} प्रवासों की ही प्रतीक्षा की जा सकती है। कृपया पहले कोई और क़तार छोड़ें।`,
  ],

  [/^Arrival time must be a time such as (.+)$/, (_, [time = ""]) => `आगमन का समय ${time} जैसा लिखें`],
  [/^Must be a flight number such as (.+)$/i, (_, [flight = ""]) => `उड़ान का नंबर ${flight} जैसा लिखें`],
  [
    /^This is not a valid GSTIN: check its 15 characters$/i,
    () => "यह जीएसटीआईएन सही नहीं है। इसके 15 अक्षर जाँच लें",
  ],
  [/^(.+) must not contain a link$/i, (show, [label = ""]) => `${show(label)}: कृपया कोई लिंक न लिखें`],
]
