/** The steps of a booking: confirmation, payment and thanks; a kept price and the waitlist. */
export const bookingStepTexts: Readonly<Record<string, string>> = {
  "Confirm your booking": "अपनी बुकिंग की पुष्टि करें",
  "Your stay": "आपका प्रवास",
  "Your details": "आपका विवरण",
  "Change dates or rooms": "तारीख़ें या कमरे बदलें",
  "Change hours or room": "समय या कमरा बदलें",
  "Your room is ready. Bring an identity card for each guest; it is the law.":
    "आपका कमरा तैयार है। हर अतिथि का पहचान-पत्र साथ लाएँ; यह क़ानूनन ज़रूरी है।",
  "Your rooms are ready. Bring an identity card for each guest; it is the law.":
    "आपके कमरे तैयार हैं। हर अतिथि का पहचान-पत्र साथ लाएँ; यह क़ानूनन ज़रूरी है।",
  "Change your details": "अपना विवरण बदलें",
  "Not given": "नहीं दिया गया",
  "If your plans change": "यदि आपकी योजना बदल जाए",
  "Cancelling from now on": "अब से रद्द करने पर",
  "After that, or without arriving": "उसके बाद, या न आने पर",
  Free: "निःशुल्क",
  Payment: "भुगतान",
  "The price has changed since your search": "आपकी खोज के बाद क़ीमत बदल गई है",
  "It was {before} then and is {now} now. What you see below is what you pay.":
    "तब यह {before} थी, अब {now} है। नीचे जो क़ीमत दिख रही है, वही आपको देनी होगी।",
  "Nothing was booked. Another time, fewer rooms or another room may fit.":
    "कुछ भी बुक नहीं हुआ। शायद कोई और समय, कम कमरे या कोई और कमरा मिल जाए।",
  "How would you like to pay?": "आप भुगतान कैसे करना चाहेंगे?",
  "Nothing to pay now. You settle at the desk, by card, UPI or cash.":
    "अभी कुछ नहीं देना। भुगतान रिसेप्शन पर करें, कार्ड, यूपीआई या नक़द से।",
  "Pay online: card, UPI, net banking or EMI": "ऑनलाइन भुगतान: कार्ड, यूपीआई, नेट बैंकिंग या ईएमआई",
  "You pay on the next page; we hold your stay for {minutes} minutes.":
    "भुगतान अगले पृष्ठ पर होगा; हम आपका प्रवास {minutes} मिनट तक सुरक्षित रखेंगे।",
  "You pay at the hotel, nothing now.": "भुगतान होटल में, अभी कुछ नहीं।",
  "Pay {amount}": "{amount} का भुगतान करें",
  "Confirm booking, {amount}": "बुकिंग की पुष्टि करें, {amount}",
  "Confirming your booking": "आपकी बुकिंग की पुष्टि हो रही है",
  "Pay for that booking": "उस बुकिंग का भुगतान करें",
  "See my bookings": "मेरी बुकिंग देखें",
  "Book it again": "फिर से बुक करें",
  "<search>Change dates or rooms</search>, or see <rooms>other rooms</rooms>.":
    "<search>तारीख़ें या कमरे बदलें</search>, या <rooms>अन्य कमरे</rooms> देखें।",
  "<search>Change hours or room</search>, or see <rooms>other rooms</rooms>.":
    "<search>समय या कमरा बदलें</search>, या <rooms>अन्य कमरे</rooms> देखें।",
  "It was {before} when you opened this page.": "यह पृष्ठ खोलते समय यह {before} थी।",
  "You may also <link>join the waitlist</link>.": "आप <link>प्रतीक्षा-सूची में भी जुड़</link> सकते हैं।",
  "Please choose how you would like to pay.": "कृपया चुनें कि आप भुगतान कैसे करना चाहेंगे।",
  "We could not be reached. Please confirm again: your stay is never booked twice.":
    "हमसे संपर्क नहीं हो सका। कृपया फिर से पुष्टि करें: आपका प्रवास कभी दो बार बुक नहीं होता।",
  "Please sign in again to confirm.": "पुष्टि के लिए कृपया फिर से साइन इन करें।",
  "This page was already used for another booking. Please look at it again and confirm once more.":
    "यह पृष्ठ किसी और बुकिंग के लिए इस्तेमाल हो चुका है। कृपया इसे फिर देखकर दोबारा पुष्टि करें।",
  "The price of an extra has changed. Please look at the extras again and confirm once more.":
    "एक अतिरिक्त सेवा की क़ीमत बदल गई है। कृपया अतिरिक्त सेवाएँ फिर देखकर दोबारा पुष्टि करें।",
  "Online payment is not available at the moment. Please choose to pay at the hotel.":
    "ऑनलाइन भुगतान अभी उपलब्ध नहीं है। कृपया होटल में भुगतान चुनें।",

  "Arrival, car and requests": "आगमन, गाड़ी और अनुरोध",
  "Optional. We prepare the room and the desk for you.": "वैकल्पिक। हम कमरा और रिसेप्शन आपके लिए तैयार रखेंगे।",
  "Arrival time": "आगमन का समय",
  "At the hotel": "होटल में",
  Flight: "उड़ान",
  "Airport car": "हवाई अड्डे की गाड़ी",
  "Further guests": "अन्य अतिथि",
  "Names of further guests": "अन्य अतिथियों के नाम",
  Requests: "अनुरोध",
  "Meet us with the airport car": "हवाई अड्डे पर गाड़ी भेजें",
  "It comes with every room. With your flight number it follows the flight, not the timetable.":
    "यह हर कमरे के साथ मिलती है। उड़ान का नंबर दें, तो गाड़ी समय-सारणी के नहीं, उड़ान के हिसाब से आएगी।",
  "A quiet room, a cot, a feather-free bed": "शांत कमरा, पालना, बिना पंखों वाला बिस्तर",
  "Extras are charged on the day you arrive and paid at the hotel. They cost nothing if you cancel.":
    "अतिरिक्त सेवाओं की क़ीमत आगमन के दिन जुड़ती है और होटल में दी जाती है। रद्द करने पर कुछ नहीं लगता।",
  "You pay {total} for the stay now, and {extras} for the extras at the hotel.":
    "अभी प्रवास के {total} दें, और अतिरिक्त सेवाओं के {extras} होटल में।",
  "{total} for the stay and {extras} for the extras, all of it paid at the hotel.":
    "प्रवास के {total} और अतिरिक्त सेवाओं के {extras}, सारा भुगतान होटल में।",
  "Your room is ready from 8:00 am.": "आपका कमरा सुबह 8 बजे से तैयार मिलेगा।",
  "Keep your room until 6:00 pm on the day you leave.": "प्रस्थान के दिन शाम 6 बजे तक कमरा अपने पास रखें।",
  "Extra bed": "अतिरिक्त बिस्तर",
  "A bed for one more, made up before you arrive.": "एक और व्यक्ति के लिए बिस्तर, आपके आने से पहले तैयार।",
  "per stay": "प्रति प्रवास",
  "per room": "प्रति कमरा",
  "per night": "प्रति रात",
  "per guest and night": "प्रति अतिथि, प्रति रात",
  "Company invoice": "कंपनी का इनवॉइस",
  "For an invoice with the GSTIN of your company.": "आपकी कंपनी के जीएसटीआईएन वाले इनवॉइस के लिए।",
  "Company name": "कंपनी का नाम",
  GSTIN: "जीएसटीआईएन",
  "15 characters, as on the registration certificate.": "15 अक्षर, जैसे पंजीकरण प्रमाण-पत्र पर हैं।",
  "Company address": "कंपनी का पता",
  "With the street, the town and the PIN code.": "सड़क, शहर और पिन कोड के साथ।",
  "Company Name Must Have At Least 3 Characters": "कंपनी का नाम कम से कम 3 अक्षरों का हो",
  "Add The PIN Code To The Address: An E-Invoice Needs It": "पते में पिन कोड जोड़ें: ई-इनवॉइस के लिए वह ज़रूरी है",

  "Booking {reference}": "बुकिंग {reference}",
  "Booking total": "बुकिंग की कुल क़ीमत",
  "Still to pay": "अभी बाक़ी",
  "Deposit, by {date}": "अग्रिम राशि, {date} तक",
  "Sandbox: no money moves": "परीक्षण: कोई पैसा नहीं कटेगा",
  "This site runs with a stand-in for the payment provider. Use the test details that it shows, never a real card.":
    "यह साइट भुगतान सेवा के एक नक़ली रूप के साथ चल रही है। वही परीक्षण विवरण डालें जो वह दिखाए, असली कार्ड कभी नहीं।",
  "Card, UPI, net banking or EMI, on the provider's secure page. Your card details never reach the hotel.":
    "कार्ड, यूपीआई, नेट बैंकिंग या ईएमआई, भुगतान सेवा के सुरक्षित पृष्ठ पर। आपके कार्ड का विवरण होटल तक कभी नहीं पहुँचता।",
  "{time} left": "{time} बाक़ी",
  "Your stay is held until <time>{time}</time>, New Delhi time.":
    "आपका प्रवास <time>{time}</time> (नई दिल्ली समय) तक सुरक्षित है।",
  "One step is left: the payment": "बस एक क़दम बाक़ी है: भुगतान",
  "{room}: held for you until <time>{time}</time>, New Delhi time.":
    "{room}: <time>{time}</time> (नई दिल्ली समय) तक आपके लिए सुरक्षित है।",
  "Continue to the payment": "भुगतान पर जाएँ",
  "The payment window is open": "भुगतान की विंडो खुली है",
  "Confirming your payment": "आपके भुगतान की पुष्टि हो रही है",
  "Pay at the hotel instead": "इसके बजाय होटल में भुगतान करें",
  "We could not be reached. Please try again.": "हमसे संपर्क नहीं हो सका। कृपया फिर कोशिश करें।",
  "Please sign in again.": "कृपया फिर से साइन इन करें।",
  "The hold on your stay has ended": "आपका प्रवास सुरक्षित रखने का समय समाप्त हो गया है",
  "The rooms are on sale again, and nothing was charged. They may still be free for the same stay.":
    "कमरे फिर से बुकिंग के लिए खुले हैं, और आपसे कुछ नहीं लिया गया। हो सकता है वे इसी प्रवास के लिए अब भी उपलब्ध हों।",
  "Search the same stay again": "यही प्रवास फिर खोजें",
  "This booking is no longer open for payment": "इस बुकिंग का भुगतान अब नहीं हो सकता",
  "Online payment is not available at the moment": "ऑनलाइन भुगतान अभी उपलब्ध नहीं है",
  "Your booking is safe. Please call us at <call>{phone}</call> to arrange the payment.":
    "आपकी बुकिंग सुरक्षित है। भुगतान के लिए कृपया हमें <call>{phone}</call> पर फ़ोन करें।",
  "The payment provider does not answer at the moment": "भुगतान सेवा से अभी उत्तर नहीं मिल रहा",
  "Your booking is safe. Please try again in a moment.": "आपकी बुकिंग सुरक्षित है। कृपया थोड़ी देर में फिर कोशिश करें।",
  "The payment was closed": "भुगतान बंद कर दिया गया",
  "No payment has reached us, and your booking is kept. If money has left your account, please wait a few minutes; if not, you can pay again below.":
    "हमें कोई भुगतान नहीं मिला है, और आपकी बुकिंग सुरक्षित है। अगर आपके खाते से राशि कट गई है, तो कृपया कुछ मिनट रुकें; नहीं तो आप नीचे फिर से भुगतान कर सकते हैं।",
  "The payment did not go through": "भुगतान नहीं हो सका",
  "The bank or card issuer did not accept it.": "बैंक या कार्ड कंपनी ने इसे स्वीकार नहीं किया।",
  "We have not heard yet whether your payment arrived": "आपका भुगतान पहुँचा या नहीं, इसकी सूचना अभी नहीं मिली",
  "If money has left your account, your booking is confirmed by itself within a few minutes. Please wait before you pay again.":
    "यदि आपके खाते से राशि कट चुकी है, तो कुछ ही मिनटों में बुकिंग की पुष्टि अपने आप हो जाएगी। दोबारा भुगतान से पहले कृपया थोड़ा रुकें।",
  "Your payment arrived when this stay was no longer kept for you":
    "आपका भुगतान तब पहुँचा, जब यह प्रवास आपके लिए सुरक्षित नहीं रह गया था",
  "It is returned to you in full. An email about it is on its way.":
    "पूरी राशि आपको लौटाई जा रही है। इसका ईमेल आपको भेजा जा रहा है।",
  "A payment of {amount} was not needed for this booking. We return it in full.":
    "{amount} का एक भुगतान इस बुकिंग के लिए ज़रूरी नहीं था। हम उसे पूरा लौटा रहे हैं।",
  "This stay is paid. Thank you.": "इस प्रवास का भुगतान हो चुका है। धन्यवाद।",
  "Nothing is left to do but to arrive.": "अब बस आपका आना बाक़ी है।",
  "Please call us if you expected it to be.": "यदि आपको ऐसा नहीं लगता, तो कृपया हमें फ़ोन करें।",
  "Your booking is safe. Please pay at the hotel, or call us.":
    "आपकी बुकिंग सुरक्षित है। कृपया होटल में भुगतान करें या हमें फ़ोन करें।",
  "Your deposit is paid. Thank you.": "आपकी अग्रिम राशि मिल गई है। धन्यवाद।",
  "We look forward to your stay.": "हमें आपके आने की प्रतीक्षा है।",
  "Your booking is safe. Please try this link again soon.":
    "आपकी बुकिंग सुरक्षित है। कृपया यह लिंक थोड़ी देर में फिर खोलें।",
  "Questions? Our desk is awake all night: <call>{phone}</call>":
    "कोई सवाल? हमारा रिसेप्शन रात भर जागता है: <call>{phone}</call>",
}
