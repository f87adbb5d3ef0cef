/** The Hindi of the demo gallery (`database/seed/content/gallery.ts`). */
export const galleryHindi: Readonly<Record<string, string>> = {
  "The drive, the basin, the lamps; then the hush of the hall.":
    "राह, पानी का कुंड, लैंपों की क़तार; फिर हॉल की शांति।",
  "Six kinds, one view of departures.": "छह तरह के, और सबसे दिखती उड़ानें।",
  Tables: "रेस्तराँ",
  "Udaan, Safar, Aero-Stag and Zaika, between the first coffee and the last glass.":
    "उड़ान, सफ़र, एयरो-स्टैग और ज़ायका, पहली कॉफ़ी से आख़िरी जाम तक।",
  "Water and rest": "पानी और विश्राम",
  "The pool that ends at the skyline, the wellness club, the gym.": "क्षितिज पर ख़त्म होता पूल, वेलनेस क्लब, जिम।",
  Occasions: "अवसर",
  "Round tables, long tables, and the lawn.": "गोल मेज़ें, लंबी मेज़ें, और लॉन।",
}
