import { dayRoomRules } from "./day-room-phrases.ts"
import type { Rule } from "./phrases.ts"

const sum = "(₹[\\d,.]+)"

/** Why a night cannot be booked, as a part of a sentence or as one. */
const refusedNights: readonly Rule[] = [
  [
    /^(?:This room is|Room) not available: (.+)\.$/,
    (show, [why = ""]) => `यह कमरा उपलब्ध नहीं है: ${show(why)}।`,
  ],
  [/^It is not on sale on (.+)\.$/, (show, [night = ""]) => `${show(night)} को इसकी बुकिंग नहीं हो रही।`],
  [/^it is not on sale on (.+)$/, (show, [night = ""]) => `${show(night)} को इसकी बुकिंग नहीं हो रही`],
  [
    /^a stay that includes (.+) is at least (\d+) nights$/,
    (show, [night = "", nights = ""]) => `${show(night)} वाला प्रवास कम से कम ${nights} रातों का होता है`,
  ],
  [
    /^A stay that includes (.+) is at least (\d+) nights\.$/,
    (show, [night = "", nights = ""]) => `${show(night)} वाला प्रवास कम से कम ${nights} रातों का होता है।`,
  ],
  [/^it is fully booked on (.+)$/, (show, [night = ""]) => `${show(night)} को सभी कमरे बुक हैं`],
  [/^only (\d+) left on (.+)$/, (show, [left = "", night = ""]) => `${show(night)} को केवल ${left} बचे हैं`],
  [/^Only (\d+) rooms of this type are left\.$/, (_, [left = ""]) => `इस तरह के केवल ${left} कमरे बचे हैं।`],
  [
    /^Only (\d+) rooms? (?:is|are) left for these nights; you asked for (\d+)\.$/,
    (_, [left = "", wanted = ""]) =>
      `इन रातों के लिए केवल ${left} ${left === "1" ? "बचा है" : "बचे हैं"}; आपको ${wanted} चाहिए।`,
  ],
]

const codes: readonly Rule[] = [
  [/^This code can be used from (.+)\.$/, (show, [day = ""]) => `यह कोड ${show(day)} से काम करेगा।`],
  [
    /^Too many codes were tried\. Please try again in (\d+) minutes\.$/,
    (_, [minutes = ""]) => `बहुत से कोड आज़माए जा चुके हैं। कृपया ${minutes} मिनट बाद फिर कोशिश करें।`,
  ],
  [/^This code ended on (.+)\.$/, (show, [day = ""]) => `यह कोड ${show(day)} को समाप्त हो गया।`],
  [
    /^This code is for nights from (.+) to (.+)\.$/,
    (show, [first = "", last = ""]) => `यह कोड ${show(first)} से ${show(last)} तक की रातों के लिए है।`,
  ],
  [
    /^This code is for nights from (.+)\.$/,
    (show, [day = ""]) => `यह कोड ${show(day)} से आगे की रातों के लिए है।`,
  ],
  [/^This code is for nights until (.+)\.$/, (show, [day = ""]) => `यह कोड ${show(day)} तक की रातों के लिए है।`],
  [
    /^This code is for stays of at least (\d+) nights\.$/,
    (_, [nights = ""]) => `यह कोड कम से कम ${nights} रातों के प्रवास के लिए है।`,
  ],
  [
    /^Your code is valid, but “(.+)” saves you more\. You pay the lower price\.$/,
    (show, [offer = ""]) => `आपका कोड सही है, पर “${show(offer)}” से ज़्यादा बचत है। आप कम वाली क़ीमत देंगे।`,
  ],
  [
    /^Offer “(.+)”(?:, code (\S+))?$/,
    (show, [offer = "", code]) => `ऑफ़र “${show(offer)}”${code ? `, कोड ${code}` : ""}`,
  ],
  [
    /^Members save (.+): <link>sign in<\/link>$/,
    (_, [part = ""]) => `सदस्य ${part} बचाते हैं: <link>साइन इन करें</link>`,
  ],
]

const prices: readonly Rule[] = [
  [/^GST \((.+)%\)$/, (_, [rate = ""]) => `जीएसटी (${rate}%)`],
  [new RegExp(`^(from )?${sum} a night$`), (_, [from, price = ""]) => `${price} प्रति रात${from ? " से" : ""}`],
  [
    new RegExp(`^(from )?${sum} per room per night$`),
    (_, [from, price = ""]) => `${price} प्रति कमरा, प्रति रात${from ? " से" : ""}`,
  ],
  [
    new RegExp(`^The price of this stay is ${sum}\\. Please look at it again before you confirm\\.$`),
    (_, [price = ""]) => `इस प्रवास की क़ीमत ${price} है। पुष्टि से पहले कृपया इसे फिर देख लें।`,
  ],
  [
    new RegExp(`^${sum} is paid\\. Nothing more is due for the stay\\.$`),
    (_, [price = ""]) => `${price} का भुगतान हो चुका है। प्रवास के लिए और कुछ नहीं देना।`,
  ],
  [
    new RegExp(`^${sum} is paid, with our thanks\\. ${sum} is to be paid at the hotel\\.$`),
    (_, [paid = "", owed = ""]) => `${paid} का भुगतान मिल गया है, धन्यवाद। ${owed} का भुगतान होटल में होगा।`,
  ],
  [new RegExp(`^${sum} is still to be paid\\.$`), (_, [price = ""]) => `${price} का भुगतान अभी बाक़ी है।`],
  [
    new RegExp(`^${sum} is to be paid at the hotel\\. Nothing is due until you are here\\.$`),
    (_, [price = ""]) => `${price} का भुगतान होटल में होगा। यहाँ आने तक कुछ नहीं देना।`,
  ],
  [
    new RegExp(`^Your extras, ${sum}, are to be paid at the hotel\\.$`),
    (_, [price = ""]) => `आपकी अतिरिक्त सेवाओं के ${price} होटल में दिए जाएँगे।`,
  ],
  [
    new RegExp(`^${sum} (per stay|per room|per night|per guest and night) × (\\d+)$`),
    (show, [price = "", unit = "", count = ""]) => `${price} ${show(unit)} × ${count}`,
  ],
]

const cancellations: readonly Rule[] = [
  [
    /^(?:Cancel|Then) until (.+) on (.+)$/,
    (show, [time = "", day = ""]) => `${show(day)}, ${show(time)} तक रद्द करने पर`,
  ],
  [
    /^(.+[ap]m|12 noon|12 midnight) on (.+ \d{4})$/,
    (show, [time = "", day = ""]) => `${show(day)}, ${show(time)}`,
  ],
  [
    /^Cancel free of charge until (.+), New Delhi time: (\d+) hours before check-in(?: for more than (\d+) rooms)?\.$/,
    (show, [limit = "", hours = "", rooms]) =>
      `${show(limit)} (नई दिल्ली समय) तक निःशुल्क रद्द करें: चेक-इन से ${hours} घंटे पहले तक${rooms ? `, ${rooms} से अधिक कमरों के लिए` : ""}।`,
  ],
  [
    /^Free cancellation until (.+ on .+ \d{4})\.$/,
    (show, [limit = ""]) => `${show(limit)} तक निःशुल्क रद्द करें।`,
  ],
  [
    /^Free cancellation of this stay ended at (.+), New Delhi time: (\d+) hours before check-in(?: for more than (\d+) rooms)?\.$/,
    (show, [limit = "", hours = "", rooms]) =>
      `इस प्रवास को निःशुल्क रद्द करने का समय ${show(limit)} (नई दिल्ली समय) पर समाप्त हो गया: चेक-इन से ${hours} घंटे पहले${rooms ? `, ${rooms} से अधिक कमरों के लिए` : ""}।`,
  ],
  [
    /^(?:After that it|(Cancelling)) costs the price of the (first night|first (\d+) nights|whole stay( less its discount)?), (₹[\d,.]+)\.( A guest who does not arrive is charged the whole stay( less its discount)?\.)?$/,
    (_, [now, nights = "", count, less, price = "", noShow, noShowLess]) =>
      `${now ? "" : "उसके बाद "}रद्द करने पर ${less ? "छूट घटाकर " : ""}${nights.startsWith("whole stay") ? "पूरे प्रवास" : count ? `पहली ${count} रातों` : "पहली रात"} की क़ीमत लगेगी: ${price}।${noShow ? ` न आने पर ${noShowLess ? "छूट घटाकर " : ""}पूरे प्रवास की क़ीमत ली जाएगी।` : ""}`,
  ],
  [
    /^Free cancellation (\d+) hours or more before check-in\.$/,
    (_, [hours = ""]) => `चेक-इन से ${hours} घंटे पहले तक निःशुल्क रद्द करें।`,
  ],
]

/** Ready sentences of the search and of a booking, up to its confirmation. */
export const bookingRules: readonly Rule[] = [
  [/^(\d+)\+ sq ft$/, (_, [feet = ""]) => `${feet} वर्ग फ़ुट या अधिक`],
  [/^Up to (₹[\d,]+)$/, (_, [price = ""]) => `${price} तक`],
  ...dayRoomRules,
  [/^(\d+) sq ft$/, (_, [feet = ""]) => `${feet} वर्ग फ़ुट`],
  [/^(\d+) sq ft \((\d+) m²\)$/, (_, [feet = "", metres = ""]) => `${feet} वर्ग फ़ुट (${metres} वर्ग मीटर)`],
  [/^(.+) view$/, (show, [what = ""]) => `${show(what)} का दृश्य`],
  [
    /^(\d+ nights?), (\d+ rooms?)(, taxes included)?$/,
    (show, [nights = "", rooms = "", taxes]) => `${show(nights)}, ${show(rooms)}${taxes ? ", कर सहित" : ""}`,
  ],
  [/^(.+ \d{4}), from (.+)$/, (show, [day = "", time = ""]) => `${show(day)}, ${show(time)} से`],
  [/^(.+ \d{4}), by (.+)$/, (show, [day = "", time = ""]) => `${show(day)}, ${show(time)} तक`],
  [
    /^(\d+) × ([^,]+)(?:, (\d+ × .+))?$/,
    (show, [count = "", room = "", rest]) => `${count} × ${show(room)}${rest ? `, ${show(rest)}` : ""}`,
  ],
  [/^([^,]+), (\d+ adults?.*)$/, (show, [room = "", guests = ""]) => `${show(room)}, ${show(guests)}`],
  [/^Room (\d+)$/, (_, [place = ""]) => `कमरा ${place}`],
  ...refusedNights,
  ...codes,
  ...prices,
  ...cancellations,
]

const methods: Readonly<Record<string, string>> = {
  Cash: "नक़द",
  Card: "कार्ड से",
  UPI: "यूपीआई से",
  "Bank transfer": "बैंक ट्रांसफ़र से",
  Online: "ऑनलाइन",
  Other: "अन्य",
}

/** Lines of a bill that are made of parts. */
export const billRules: readonly Rule[] = [
  [
    /^(Cash|Card|UPI|Bank transfer|Online|Other) (payment|refund)$/,
    (_, [method = "", kind]) => `${methods[method]} ${kind === "payment" ? "भुगतान" : "धन-वापसी"}`,
  ],
  [/^Void: (.+)$/, (show, [line = ""]) => `निरस्त: ${show(line)}`],
  [
    /^Transferred to the (company|guest): (.+)$/,
    (show, [payer, line = ""]) => `${payer === "company" ? "कंपनी" : "अतिथि"} के खाते में भेजा गया: ${show(line)}`,
  ],
  [/^Moved: (.+)$/, (show, [line = ""]) => `स्थानांतरित: ${show(line)}`],
  [
    /^Transferred to (VM-\w+): (.+)$/,
    (show, [reference = "", line = ""]) => `${reference} में भेजा गया: ${show(line)}`,
  ],
  [/^(.+), from (VM-\w+)$/, (show, [line = "", reference = ""]) => `${show(line)}, ${reference} से`],
]
