/** The Hindi of `texts/corporate.ts`: the event spaces. */
export const corporateHindi: Readonly<Record<string, string>> = {
  Antariksh: "अंतरिक्ष",
  Sky: "आसमान",
  "Banquet hall": "समारोह हॉल",
  "A pillarless hall under five chandeliers, with its own entrance from the drive. A wall comes down in the middle and makes two halls of it; the kitchen stands behind both.":
    "पाँच झूमरों तले बिना खंभों का हॉल, ड्योढ़ी से अपने प्रवेश-द्वार के साथ। बीच में एक दीवार उतरती है और हॉल दो हो जाते हैं; रसोई दोनों के पीछे है।",
  Disha: "दिशा",
  Direction: "जिधर राह जाए",
  "Conference floor": "सम्मेलन तल",
  "A conference hall with daylight on one side, and next to it a boardroom of walnut with twelve armchairs at its table. Screens, cameras and a technician who stays in the room come with both.":
    "एक ओर से दिन की रोशनी वाला सम्मेलन हॉल, और पास में अख़रोट की लकड़ी का बोर्डरूम, मेज़ पर बारह आरामकुर्सियों के साथ। दोनों में स्क्रीन, कैमरे और साथ रहने वाला तकनीशियन।",
  Vatika: "वाटिका",
  Garden: "बाग़",
  "Event lawn": "आयोजन लॉन",
  "A lawn behind the hotel, between palms and strings of lights, where an evening can begin at sunset and the aircraft draw their own lights across it. A canopy stands ready for the monsoon.":
    "होटल के पीछे ताड़ के पेड़ों और रोशनी की लड़ियों के बीच एक लॉन, जहाँ शाम सूर्यास्त से शुरू हो और विमान उस पर अपनी रोशनी खींचते जाएँ। मानसून के लिए चंदोवा तैयार रहता है।",
}
