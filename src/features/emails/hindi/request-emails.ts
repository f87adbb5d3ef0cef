/** The emails about enquiries, tables and the newsletter. */
export const requestEmailTexts: Readonly<Record<string, string>> = {
  Date: "तारीख़",
  "Reference number": "संदर्भ संख्या",
  "We have your {enquiry}, {hotel}": "लिखने के लिए धन्यवाद: {enquiry}, {hotel}",
  "Thank you for writing": "लिखने के लिए धन्यवाद",
  "Your {enquiry} has reached us. One of us reads it and answers you the same day.":
    "आपने जो लिखा ({enquiry}), वह हमें मिल गया है। हममें से कोई उसे पढ़ेगा और उसी दिन उत्तर देगा।",
  "To change or add something, answer this email.": "कुछ बदलना या जोड़ना हो, तो इसी ईमेल का उत्तर दें।",
  "If it cannot wait, call {phone} or write to {email}.": "जल्दी हो तो {phone} पर फ़ोन करें या {email} पर लिखें।",
  "If you did not write to us, somebody else entered your address. Please ignore this email.":
    "यदि आपने हमें नहीं लिखा, तो किसी और ने आपका पता लिख दिया है। कृपया इस ईमेल को अनदेखा करें।",
  "Your {enquiry}, {hotel}": "आपके लिए उत्तर: {enquiry}, {hotel}",
  "About your {enquiry}": "आपके लिए उत्तर: {enquiry}",
  "Call us on {phone}, or write to {email}.": "हमें {phone} पर फ़ोन करें या {email} पर लिखें।",

  "Please confirm the newsletter of {hotel}": "कृपया {hotel} के समाचार-पत्र की पुष्टि करें",
  "One click, and you are on our list": "एक क्लिक, और आप हमारी सूची में हैं",
  "Somebody asked us to send our newsletter to this address. Please confirm that it was you. The link works for {count} days.":
    "किसी ने इस पते पर हमारा समाचार-पत्र भेजने को कहा है। कृपया पुष्टि करें कि यह आप ही थे। लिंक {count} दिन तक काम करेगा।",
  "If you did not ask for it, there is nothing to do. Without your confirmation we send nothing.":
    "यदि आपने यह नहीं माँगा, तो कुछ करने की ज़रूरत नहीं। आपकी पुष्टि के बिना हम कुछ नहीं भेजते।",
  "You are on our list, {hotel}": "आप हमारी सूची में हैं, {hotel}",
  "Thank you. You hear from us four times a year: what is cooking, what is opening, what it costs.":
    "धन्यवाद। साल में चार बार हम आपको लिखेंगे: रसोई में क्या नया है, क्या खुल रहा है, और किस क़ीमत पर।",
  "We use this address for nothing else and give it to nobody.":
    "हम इस पते का और कोई उपयोग नहीं करते और इसे किसी को नहीं देते।",

  "Your table at {outlet}, {day}, {time}": "{outlet} में आपकी टेबल, {day}, {time}",
  "We look forward to having you with us.": "हमें आपकी प्रतीक्षा रहेगी।",
  "We keep the table for 15 minutes. If you are running late, please call {phone}.":
    "हम टेबल 15 मिनट तक रखते हैं। देर हो रही हो तो कृपया {phone} पर फ़ोन करें।",
  "See, change or cancel your table": "अपनी टेबल देखें, बदलें या रद्द करें",
  "Your table at {outlet} is now {day}, {time}": "{outlet} में आपकी टेबल अब {day}, {time} की है",
  "Your table is changed": "आपकी टेबल बदल गई है",
  "This is your table now. We look forward to having you with us.": "अब आपकी टेबल यह है। हमें आपकी प्रतीक्षा रहेगी।",
  "Telephone: {phone}": "फ़ोन: {phone}",
  "If you did not reserve a table, somebody else entered your address. Please ignore this email.":
    "यदि आपने टेबल आरक्षित नहीं की, तो किसी और ने आपका पता लिख दिया है। कृपया इस ईमेल को अनदेखा करें।",
  "Your table at {outlet} on {day} is cancelled": "{outlet} में {day} की आपकी टेबल रद्द हो गई है",
}
