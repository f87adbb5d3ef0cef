import type { Rule } from "./phrases.ts"

const waitOf = (wait: string): string =>
  wait === "a minute" ? "एक मिनट" : wait.replace(/ minutes$/, " मिनट")

/** Texts with values on the pages of the account, of tables and of cancellations. */
export const accountRules: readonly Rule[] = [
  [
    /^Too many tries\. Please wait (a minute|\d+ minutes) and try again\.$/,
    (_, [wait = ""]) => `बहुत बार कोशिश हो चुकी है। कृपया ${waitOf(wait)} रुककर फिर कोशिश करें।`,
  ],
  [
    /^Many messages have come from your connection\. Please wait (a minute|\d+ minutes)\.$/,
    (_, [wait = ""]) => `आपके कनेक्शन से बहुत-से संदेश आए हैं। कृपया ${waitOf(wait)} रुकें।`,
  ],
  [
    /^If (.+) has an account with us, a one-time code is on its way to its email address\.$/s,
    (_, [username = ""]) => `${username} का हमारे यहाँ खाता है, तो एक बार चलने वाला कोड उसके ईमेल पर भेजा जा रहा है।`,
  ],
  [
    /^You have (\d+) passkeys\. Please delete one that you do not use\.$/,
    (_, [count = ""]) => `आपकी ${count} पासकी हैं। कृपया वह हटा दें, जो काम में नहीं आती।`,
  ],
  [
    /^(.+): please leave out the @: your email signs you in as well$/,
    (show, [label = ""]) => `${show(label)}: कृपया @ न लिखें; साइन इन आपके ईमेल से भी हो जाता है`,
  ],
  [
    /^(?:(.+): )?please use 8 to 100 characters with a capital letter, a small letter and a digit$/i,
    (show, [label]) =>
      `${label ? `${show(label)}: ` : ""}कृपया 8 से 100 अक्षर लिखें, अंग्रेज़ी का एक बड़ा और एक छोटा अक्षर, और एक अंक`,
  ],
  [/^(.+) is too long$/, (show, [label = ""]) => `${show(label)}: बहुत लंबा है`],
  [
    /^(.+) must be a flight number such as AI 302$/i,
    (show, [label = ""]) => `${show(label)}: AI 302 जैसा नंबर लिखें`,
  ],
  [/^(.+) must not be in the past$/i, (show, [label = ""]) => `${show(label)}: बीती हुई तारीख़ न चुनें`],
  [/^(.+) must be after the landing$/i, (show, [label = ""]) => `${show(label)}: उतरने के बाद का होना चाहिए`],
  [
    /^(.+) must be a time such as (\d\d:\d\d)$/i,
    (show, [label = "", time = ""]) => `${show(label)}: समय ${time} जैसा लिखें`,
  ],
  [
    /^(.+) must be within (\d+) days$/i,
    (show, [label = "", days = ""]) => `${show(label)}: ${days} दिनों के भीतर की होनी चाहिए`,
  ],
  [/^(.+) must be a date$/i, (show, [label = ""]) => `${show(label)}: कृपया तारीख़ लिखें`],
  [
    /^(.+) must be one of our restaurants$/i,
    (show, [label = ""]) => `${show(label)}: कृपया हमारा कोई रेस्तराँ चुनें`,
  ],
  [
    /^(.+) must be a time at which we seat guests$/i,
    (show, [label = ""]) => `${show(label)}: कृपया दिया हुआ समय चुनें`,
  ],
  [
    /^(.+) must be at least half an hour from now$/i,
    (show, [label = ""]) => `${show(label)}: कम से कम आधे घंटे बाद का समय चुनें`,
  ],
  [
    /^(.+) must be a whole number of at most (\d+)$/i,
    (show, [label = "", most = ""]) => `${show(label)}: कृपया ${most} तक की पूरी संख्या लिखें`,
  ],
  [
    /^No table is free at this time\. Free: (.+)$/,
    (show, [times = ""]) =>
      `इस समय कोई टेबल ख़ाली नहीं है। ख़ाली समय: ${times
        .split(/, | or /)
        .map(show)
        .join(", ")}`,
  ],
  [/^(.+), (\d+ adults?(?:, .+)?)$/, (show, [room = "", guests = ""]) => `${show(room)}, ${show(guests)}`],
  [/^(.+), from (\d.*)$/, (show, [day = "", time = ""]) => `${show(day)}, ${show(time)} से`],
  [/^(.+), by (\d.*)$/, (show, [day = "", time = ""]) => `${show(day)}, ${show(time)} तक`],
  [
    /^(\d{1,2}:\d\d [ap]m|12 noon|12 midnight) on (.+ \d{4})$/,
    (show, [time = "", day = ""]) => `${show(day)}, ${show(time)}`,
  ],
  [
    /^(.+) on (iPhone|iPad|Android|Windows|Mac|ChromeOS|Linux)$/,
    (_, [browser = "", system = ""]) => `${system} पर ${browser}`,
  ],
  [
    /^([\d,]+) sq ft \(([\d,]+) sq m\)$/,
    (_, [feet = "", metres = ""]) => `${feet} वर्ग फ़ुट (${metres} वर्ग मीटर)`,
  ],
  [
    /^Your account at (.+): your bookings, their vouchers and what is left to pay\.$/,
    (show, [hotel = ""]) => `${show(hotel)} में आपका खाता: आपकी बुकिंग, उनके वाउचर और बाक़ी भुगतान।`,
  ],
  [
    /^An account at (.+) keeps your bookings together and fills in your details the next time\.$/,
    (show, [hotel = ""]) => `${show(hotel)} का खाता आपकी बुकिंग एक साथ रखता है और अगली बार आपके विवरण भर देता है।`,
  ],
  [
    /^Set a new password for your account at (.+) with a one-time code that we send by email\.$/,
    (show, [hotel = ""]) => `${show(hotel)} के अपने खाते का नया पासवर्ड, ईमेल से भेजे गए एक बार चलने वाले कोड से।`,
  ],
  [
    /^Four emails a year from (.+): what is cooking, what is opening and what it costs\.$/,
    (show, [hotel = ""]) =>
      `${show(hotel)} से साल में चार ईमेल: रसोई में क्या पक रहा है, क्या नया खुल रहा है और क़ीमत क्या है।`,
  ],
  [
    /^Udaan, Safar, Aero-Stag and Zaika: three restaurants, a lounge bar and a brewery beside the airport in New Delhi\. Every day, (.+)\.$/,
    (show, [hours = ""]) =>
      `उड़ान, सफ़र, एयरो-स्टैग और ज़ायका: नई दिल्ली हवाई अड्डे के पास तीन रेस्तराँ, एक लाउंज बार और एक ब्रुअरी। हर दिन ${show(hours)}।`,
  ],
]
