/** The filters of a list of rooms, and the comparison of rooms. */
export const resultTexts: Readonly<Record<string, string>> = {
  "{arrival} to {departure}, {guests}: the whole price of your stay, taxes included.":
    "{arrival} से {departure}, {guests}: आपके प्रवास की पूरी क़ीमत, कर सहित।",
  "Filter rooms": "कमरे छाँटें",
  "Twin beds": "ट्विन बेड",
  "Single beds": "सिंगल बेड",
  "Queen bed": "क्वीन बेड",
  "Double bed": "डबल बेड",
  "Lowest price first": "सबसे कम क़ीमत पहले",
  "Compare side by side": "साथ-साथ देखें",
  "No room has all of this": "किसी कमरे में ये सब एक साथ नहीं है",
  "Take one of the filters away to see more rooms.": "कोई एक शर्त हटाएँ, तो और कमरे दिखेंगे।",
  "Show all rooms": "सभी कमरे देखें",

  "Compare rooms": "कमरों की तुलना",
  "Two or three rooms side by side: the price of your stay, size, bed and view.":
    "दो या तीन कमरे साथ-साथ: आपके प्रवास की क़ीमत, आकार, बिस्तर और दृश्य।",
  "Back to all rooms": "सभी कमरों पर वापस",
  "{checkIn} to {checkOut}, {rooms}": "{checkIn} से {checkOut}, {rooms}",
  "{checkIn} to {checkOut}": "{checkIn} से {checkOut}",
  "{total} in total, taxes included": "कुल {total}, कर सहित",
  "Choose two or three rooms.": "दो या तीन कमरे चुनें।",
  "Rooms to compare": "तुलना के लिए कमरे",
  "Rooms side by side": "साथ-साथ कमरे",
  Price: "क़ीमत",
  "The same in every room": "हर कमरे में एक-सा",
  Bathroom: "स्नान-घर",
  Accessibility: "सुगमता",
  Cancellation: "रद्द करना",
}
