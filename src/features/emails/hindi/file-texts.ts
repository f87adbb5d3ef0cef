/** The voucher, the pass and the calendar entry of a booking. */
export const fileTexts: Readonly<Record<string, string>> = {
  "Reservation {reference}": "आरक्षण {reference}",
  "Reservation {reference} is cancelled.": "आरक्षण {reference} रद्द हो गया है।",
  "Reservations: {phone}": "आरक्षण: {phone}",
  "Pass {reference}": "पास {reference}",
  "Code for the front desk": "रिसेप्शन के लिए कोड",
  "Saved on this phone: it opens without a network.": "इस फ़ोन में सहेजा गया: बिना नेटवर्क के भी खुलेगा।",
  "Your bookings": "आपकी बुकिंग",
  "Call the hotel": "होटल को फ़ोन करें",
  "Open in maps": "नक़्शे में खोलें",
  "from {time}": "{time} से",
  "by {time}": "{time} तक",
  Care: "सहायता",
  Directions: "रास्ता",
  "A few minutes by road from Indira Gandhi International Airport. By metro: Delhi Aerocity, Airport Express line.":
    "इंदिरा गांधी अंतरराष्ट्रीय हवाई अड्डे से सड़क से कुछ ही मिनट। मेट्रो से: दिल्ली एयरोसिटी, एयरपोर्ट एक्सप्रेस लाइन।",
  "To be paid at the hotel: {amount}.": "होटल में देय: {amount}।",
  "To be paid at the hotel: {amount}. Your extras, {price}, are to be paid at the hotel.":
    "होटल में देय: {amount}। आपकी अतिरिक्त सेवाओं के {price} होटल में दिए जाएँगे।",
  "To be paid at the hotel: {amount}. No card was needed to confirm.":
    "होटल में देय: {amount}। पुष्टि के लिए कार्ड की ज़रूरत नहीं पड़ी।",
  "To be paid at the hotel: {amount}. No card was needed to confirm. Your extras, {price}, are to be paid at the hotel.":
    "होटल में देय: {amount}। पुष्टि के लिए कार्ड की ज़रूरत नहीं पड़ी। आपकी अतिरिक्त सेवाओं के {price} होटल में दिए जाएँगे।",
  "Payment of {paid} received, with our thanks. To be paid at the hotel: {owed}.":
    "{paid} का भुगतान मिल गया है, धन्यवाद। होटल में देय: {owed}।",
  "Payment of {paid} received, with our thanks. To be paid at the hotel: {owed}. Your extras, {price}, are to be paid at the hotel.":
    "{paid} का भुगतान मिल गया है, धन्यवाद। होटल में देय: {owed}। आपकी अतिरिक्त सेवाओं के {price} होटल में दिए जाएँगे।",
  "Your company pays {amount}.": "{amount} आपकी कंपनी देगी।",
  "Your company pays {amount}. Your extras, {price}, are to be paid at the hotel.":
    "{amount} आपकी कंपनी देगी। आपकी अतिरिक्त सेवाओं के {price} होटल में दिए जाएँगे।",
  "To be paid at the hotel: {owed}. Your company pays {amount}.":
    "होटल में देय: {owed}। {amount} आपकी कंपनी देगी।",
  "To be paid at the hotel: {owed}. Your company pays {amount}. Your extras, {price}, are to be paid at the hotel.":
    "होटल में देय: {owed}। {amount} आपकी कंपनी देगी। आपकी अतिरिक्त सेवाओं के {price} होटल में दिए जाएँगे।",
  "Payment received, with our thanks.": "भुगतान मिल गया है, धन्यवाद।",
  "Payment received, with our thanks. Your extras, {price}, are to be paid at the hotel.":
    "भुगतान मिल गया है, धन्यवाद। आपकी अतिरिक्त सेवाओं के {price} होटल में दिए जाएँगे।",
  "Payment received, with our thanks. Payment reference {reference}.":
    "भुगतान मिल गया है, धन्यवाद। भुगतान का संदर्भ {reference}।",
  "Payment received, with our thanks. Payment reference {reference}. Your extras, {price}, are to be paid at the hotel.":
    "भुगतान मिल गया है, धन्यवाद। भुगतान का संदर्भ {reference}। आपकी अतिरिक्त सेवाओं के {price} होटल में दिए जाएँगे।",

  "{hotel}: reservation {reference}": "{hotel}: आरक्षण {reference}",
  "Reservation voucher": "आरक्षण वाउचर",
  "Held, not yet confirmed": "रोकी हुई, अभी पक्की नहीं",
  "Stay completed": "प्रवास पूरा हुआ",
  "Price, GST included": "क़ीमत, जीएसटी सहित",
  "Subtotal before tax": "कर से पहले का योग",
  "Changing or cancelling": "बदलना या रद्द करना",
  "Finding and reaching us": "हम तक कैसे पहुँचें",
  "With: {name}": "साथ में: {name}",
  "Arrival: {arrival}": "आगमन: {arrival}",
  "Extras: {extras}": "अतिरिक्त सेवाएँ: {extras}",
  "Offer: {offer}": "ऑफ़र: {offer}",
  "{count} × {room}, {nights}": "{count} × {room}, {nights}",
  "{price} a night, {nights}": "{price} प्रति रात, {nights}",
  "{price} a night, {nights}, {rooms}": "{price} प्रति रात, {nights}, {rooms}",
  "Not paid. The rooms are yours once the online payment arrives.":
    "भुगतान नहीं हुआ। ऑनलाइन भुगतान मिलते ही कमरे आपके हैं।",
  "This reservation is cancelled. Our email says what was charged and what is returned.":
    "यह आरक्षण रद्द हो गया है। क्या शुल्क लगा और क्या लौटाया जाएगा, यह हमारे ईमेल में है।",
}
