/** The places of the gallery, in the order of a tour of the hotel. A place collects its pictures by how their ids begin. */
export const galleryPlaces = [
  {
    id: "arrival",
    name: "Arrival",
    line: "The drive, the basin, the lamps; then the hush of the hall.",
    beginnings: ["facade", "lobby"],
  },
  {
    id: "rooms",
    name: "Rooms and suites",
    line: "Six kinds, one view of departures.",
    beginnings: [
      "classic-room",
      "executive-room",
      "deluxe-room",
      "super-deluxe-room",
      "suite",
      "family-suite",
      "accessible-bathroom",
    ],
  },
  {
    id: "tables",
    name: "Tables",
    line: "Udaan, Safar, Aero-Stag and Zaika, between the first coffee and the last glass.",
    beginnings: ["udaan", "safar", "zaika", "aero-stag", "brewery"],
  },
  {
    id: "water",
    name: "Water and rest",
    line: "The pool that ends at the skyline, the wellness club, the gym.",
    beginnings: ["infinity-pool", "spa", "gym"],
  },
  {
    id: "occasions",
    name: "Occasions",
    line: "Round tables, long tables, and the lawn.",
    beginnings: ["banquet", "boardroom", "conference", "event-lawn"],
  },
] as const
