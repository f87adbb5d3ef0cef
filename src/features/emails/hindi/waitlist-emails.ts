/** The emails about the waitlist. */
export const waitlistEmailTexts: Readonly<Record<string, string>> = {
  "Take your place on the waitlist, {hotel}": "प्रतीक्षा-सूची में अपनी जगह बनाएँ, {hotel}",
  "The stay below is full. Open the link to take your place in line: it begins when you do.":
    "नीचे दिए गए प्रवास में अभी जगह नहीं है। क़तार में अपनी जगह बनाने के लिए लिंक खोलें: जगह तभी से गिनी जाएगी।",
  "If you did not ask for this, please leave the link unused.": "यदि आपने यह नहीं माँगा, तो कृपया लिंक न खोलें।",
  "You are on the waitlist, {hotel}": "आप प्रतीक्षा-सूची में हैं, {hotel}",
  "The stay below is full. When it becomes free and it is your turn, we hold it for you for {count} minutes and write to this address.":
    "नीचे दिए गए प्रवास में अभी जगह नहीं है। जगह होने पर, जब आपकी बारी आएगी, हम उसे {count} मिनट तक आपके लिए रोकेंगे और इसी पते पर लिखेंगे।",
  "See my place in line": "क़तार में मेरी जगह देखें",
  "Your stay is available: held for you until {time}, New Delhi time":
    "आपका प्रवास उपलब्ध है: {time} (नई दिल्ली समय) तक आपके लिए सुरक्षित",
  "It is your turn. We hold this stay for you until {time}, New Delhi time. After that it goes to the next guest in line.":
    "अब आपकी बारी है। हम यह प्रवास {time} (नई दिल्ली समय) तक आपके लिए रोक रहे हैं। उसके बाद यह अगले अतिथि को मिलेगा।",
  "Take this stay": "यह प्रवास लें",
  "Your stay is no longer held, {hotel}": "आपका प्रवास अब सुरक्षित नहीं है, {hotel}",
  "We held this stay for you for {count} minutes and had no answer, so it went to the next guest. You may join the waitlist again.":
    "हमने यह प्रवास {count} मिनट तक आपके लिए रोका और कोई उत्तर नहीं मिला, इसलिए यह अगले अतिथि को मिल गया। आप क़तार में फिर जुड़ सकते हैं।",
  "Your place on the waitlist has ended, {hotel}": "प्रतीक्षा-सूची में आपकी जगह समाप्त हो गई है, {hotel}",
  "Your place in line has ended": "क़तार में आपकी जगह समाप्त हो गई है",
  "The rules for these nights have changed since you joined the line, and the stay below can no longer be booked as you asked for it. The link shows what is possible instead.":
    "आपके क़तार में जुड़ने के बाद इन रातों के नियम बदल गए हैं, और नीचे दिया गया प्रवास अब वैसे बुक नहीं हो सकता जैसे आपने माँगा था। लिंक पर देखें कि इसके बदले क्या उपलब्ध है।",
  "See this stay": "यह प्रवास देखें",
  "Would you rather speak to us? {phone}.": "हमसे बात करना चाहें तो: {phone}।",
}
