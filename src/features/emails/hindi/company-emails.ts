/** What the emails about a booking say where a company pays. */
export const companyEmailTexts: Readonly<Record<string, string>> = {
  "Your company pays": "आपकी कंपनी देगी",
  "Your other charges": "आपके अन्य शुल्क",
  Discounts: "छूट",
  "Returned to your company": "आपकी कंपनी को लौटाया गया",
  "Refund to the company": "कंपनी को वापसी",
  "By the policy that you booked under, the charge for it is {charge}. It is billed to your company.":
    "आपकी बुकिंग की शर्तों के अनुसार इसका शुल्क {charge} है। यह आपकी कंपनी से लिया जाएगा।",
  "Check-in time had passed, so by the policy that you booked under the whole stay is charged: {charge}. It is billed to your company.":
    "चेक-इन का समय बीत चुका था, इसलिए आपकी बुकिंग की शर्तों के अनुसार पूरे प्रवास का शुल्क लगा है: {charge}। यह आपकी कंपनी से लिया जाएगा।",
  "Check-in time had passed, so by the policy that you booked under the whole stay less its discount is charged: {charge}. It is billed to your company.":
    "चेक-इन का समय बीत चुका था, इसलिए आपकी बुकिंग की शर्तों के अनुसार छूट घटाकर पूरे प्रवास का शुल्क लगा है: {charge}। यह आपकी कंपनी से लिया जाएगा।",
  "We return {amount} to your company.": "हम आपकी कंपनी को {amount} लौटा रहे हैं।",
  "Your company pays for the stay. Nothing is due from you.":
    "प्रवास का भुगतान आपकी कंपनी करेगी। आपको कुछ नहीं देना।",
  "{owed} is to be paid at the hotel; your company pays the rest.":
    "{owed} का भुगतान होटल में होगा; बाक़ी आपकी कंपनी देगी।",
  "The price stays {price}. Your company pays for the stay. Nothing is due from you.":
    "क़ीमत {price} ही है। प्रवास का भुगतान आपकी कंपनी करेगी। आपको कुछ नहीं देना।",
  "The price stays {price}. {owed} is to be paid at the hotel; your company pays the rest.":
    "क़ीमत {price} ही है। {owed} का भुगतान होटल में होगा; बाक़ी आपकी कंपनी देगी।",
  "The new price is {price}. Your company pays for the stay. Nothing is due from you.":
    "नई क़ीमत {price} है। प्रवास का भुगतान आपकी कंपनी करेगी। आपको कुछ नहीं देना।",
  "The new price is {price}. {owed} is to be paid at the hotel; your company pays the rest.":
    "नई क़ीमत {price} है। {owed} का भुगतान होटल में होगा; बाक़ी आपकी कंपनी देगी।",
  "Thank you: {paid} is received. Your company pays for the stay. Nothing is due from you.":
    "धन्यवाद: {paid} मिल गए हैं। प्रवास का भुगतान आपकी कंपनी करेगी। आपको कुछ नहीं देना।",
  "Thank you: {paid} is received. {owed} is to be paid at the hotel; your company pays the rest.":
    "धन्यवाद: {paid} मिल गए हैं। {owed} का भुगतान होटल में होगा; बाक़ी आपकी कंपनी देगी।",
}
