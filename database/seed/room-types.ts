/** The rooms of the demo hotel: 100 rooms and suites. Prices are whole rupees a night, GST included. */
export const seedRoomTypes = [
  {
    slug: "classic",
    name: "Classic Room",
    kind: "Room",
    sizeSqft: 216,
    bed: "King or twin beds",
    view: "Airfield",
    price: 6500,
    discount: 10,
    stock: 24,
    message:
      "Two hundred and sixteen square feet in which nothing is missing. A woven cane headboard, brass lamps at " +
      "reading height, an armchair by the window, a desk across from the bed, and walls thick enough that the only " +
      "sign of the runway is a light climbing past the glass.",
    pictures: ["classic-room", "classic-room-window", "classic-room-detail"],
  },
  {
    slug: "executive",
    name: "Executive Room",
    kind: "Room",
    sizeSqft: 258,
    bed: "King or twin beds",
    view: "Airfield",
    price: 7600,
    discount: 8,
    stock: 22,
    message:
      "For the traveller who lands late and presents early: a walnut desk wide enough for two screens, an emerald " +
      "headboard, shoes polished while you sleep, and a breakfast box at the desk when your flight leaves before " +
      "Udaan opens.",
    pictures: ["executive-room", "executive-room-desk", "executive-room-window"],
  },
  {
    slug: "deluxe",
    name: "Deluxe Room",
    kind: "Room",
    sizeSqft: 312,
    bed: "King bed",
    view: "Runway",
    price: 9500,
    discount: 5,
    stock: 20,
    message:
      "A wide window, and the runway lights coming on below it. An indigo channelled headboard, an emerald bench at " +
      "the foot of the bed, an armchair turned towards the evening, and a rain shower behind ribbed glass.",
    pictures: ["deluxe-room", "deluxe-room-lounge", "deluxe-room-bedside"],
  },
  {
    slug: "super-deluxe",
    name: "Super Deluxe Room",
    kind: "Room",
    sizeSqft: 380,
    bed: "King bed",
    view: "Runway",
    price: 11_900,
    discount: 10,
    stock: 16,
    message:
      "A window from floor to ceiling, with a daybed and a table for two before it. A wine-red bench stands at the foot " +
      "of the bed, the bath stands apart from the shower, and the curtains close at a touch.",
    pictures: ["super-deluxe-room", "super-deluxe-room-seating", "super-deluxe-room-bathroom"],
  },
  {
    slug: "suite",
    name: "Suite",
    kind: "Suite",
    sizeSqft: 560,
    bed: "King bed",
    view: "Runway",
    price: 16_500,
    discount: 6,
    stock: 12,
    message:
      "Bedroom and drawing room in one, along a wall of windows. A king bed below an arched midnight headboard, an " +
      "emerald sofa and two armchairs under a chandelier, and a soaking tub from which the last departures can be " +
      "counted.",
    pictures: ["suite", "suite-drawing-room", "suite-bathroom"],
  },
  {
    slug: "family-suite",
    name: "Family Suite",
    kind: "Family suite",
    sizeSqft: 690,
    bed: "King bed and two single beds",
    view: "Airfield",
    price: 21_000,
    discount: 12,
    stock: 6,
    message:
      "One large room for everybody: a king bed below arches of terracotta, two single beds under three brass model " +
      "aircraft, and a sofa with round ottomans where the day is told again in the evening.",
    pictures: ["family-suite", "family-suite-children", "family-suite-seating"],
  },
] as const
