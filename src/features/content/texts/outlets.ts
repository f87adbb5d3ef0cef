import { outletNames } from "./outlet-names.ts"

/** The four restaurants and bars; their opening hours are the hotel's. The order is that of the day. */
export const outlets = [
  {
    id: "udaan",
    name: outletNames.udaan,
    meaning: "Flight",
    kind: "All-day dining",
    places: ["udaan"],
    drawings: ["breakfast", "palace"],
    line: "Breakfast with the first departures, supper with the last.",
    story: [
      "A pale oak room with arched windows to the east, so that the morning arrives before the coffee does. Under the ceiling a flock of folded brass wings climbs from one corner to the other, and nobody has ever counted them the same way twice.",
      "The counter bakes from five and opens at seven: parathas off the griddle, eggs as you like them, idlis under muslin, and a jar of marmalade made here each January. By evening the room turns to grills, pastas and a biryani sealed with dough.",
    ],
    seats: "96 seats, 24 of them at the windows",
    signature: "Awadhi biryani under its crust",
  },
  {
    id: "safar",
    name: outletNames.safar,
    meaning: "Journey",
    kind: "The cooking of the railway lines",
    places: ["safar"],
    drawings: ["palace", "dinner"],
    line: "A dining car that never leaves, and never arrives.",
    story: [
      "Wine-red banquettes face each other across the tables, brass racks run overhead with a suitcase or two left on them, and a lamp burns beside every window. It is a dining car in everything but the wheels.",
      "The menu follows the old lines out of Delhi and gets down at the stations: mutton as the railway cooks served it, cutlets with kasundi from the Howrah mail, a Chettinad pepper fry from the end of the southern line, Goan fish for those who stayed on to the sea.",
    ],
    seats: "48 seats in twelve compartments",
    signature: "Railway mutton curry, Frontier Mail",
  },
  {
    id: "aero",
    name: outletNames.aero,
    meaning: "The lounge bar and brewery",
    kind: "Lounge, bar, brewery",
    places: ["aero-stag-bar", "aero-stag", "brewery"],
    drawings: ["dinner", "palace"],
    line: "Three arches of bottles, and beer drawn a few steps from where it was made.",
    story: [
      "A fluted emerald counter, velvet stools, and three onyx arches lit from behind. The copper kettles stand behind a bar of their own, a few steps away, and the brewer will come out and talk if you let him.",
      "Four beers are brewed in the house and change with the weather. The cocktails are named for airports that have lost their names; the plates are small, hot and meant to be passed along the counter.",
    ],
    seats: "60 seats, 6 of them at the counter",
    signature: "Runway Wheat, unfiltered, from our own tanks",
  },
  {
    id: "zaika",
    name: outletNames.zaika,
    meaning: "Taste",
    kind: "North Indian, slowly",
    places: ["zaika"],
    drawings: ["dinner", "palace"],
    line: "Slow fires, and recipes older than the airport.",
    story: [
      "Terracotta arches, pierced screens with light behind them, and lanterns that throw their pattern over the table. The room is darker than the others, and slower.",
      "The dal has been on its embers since last night. Kebabs are ground by hand and grilled over charcoal, breads come one at a time because they are best so, and the kitchen cooks Lucknow and Old Delhi without trying to improve on either.",
    ],
    seats: "72 seats, and a private room for 12",
    signature: "Dal Zaika, twelve hours on embers",
  },
] as const
