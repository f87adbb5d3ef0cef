/** Of `texts/outlets.ts`: what the home page shows. */
export const outletsHindi: Readonly<Record<string, string>> = {
  Udaan: "उड़ान",
  Safar: "सफ़र",
  "Aero-Stag": "एयरो-स्टैग",
  Zaika: "ज़ायका",
  Flight: "आसमान की ओर",
  Journey: "राह का स्वाद",
  "The lounge bar and brewery": "लाउंज बार और ब्रुअरी",
  Taste: "ज़बान का सुख",
  "Breakfast with the first departures, supper with the last.":
    "पहली उड़ान के साथ नाश्ता, आख़िरी के साथ रात का खाना।",
  "A dining car that never leaves, and never arrives.": "एक डाइनिंग कार, जो न कभी छूटती है, न कभी पहुँचती है।",
  "Three arches of bottles, and beer drawn a few steps from where it was made.":
    "बोतलों की तीन मेहराबें, और बियर, जो जहाँ बनी, वहीं से कुछ क़दम पर परोसी जाती है।",
  "Slow fires, and recipes older than the airport.": "धीमी आँच, और हवाई अड्डे से भी पुराने नुस्ख़े।",
}
