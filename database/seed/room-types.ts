/** The rooms of the demo hotel: 100 rooms and suites. Prices are whole rupees a night, GST included. */
export const seedRoomTypes = [
  {
    slug: "classic",
    name: "Classic Room",
    kind: "Room",
    sizeSqft: 216,
    bed: "Queen or twin beds",
    view: "Courtyard",
    price: 6500,
    discount: 10,
    stock: 24,
    message:
      "Two hundred and sixteen square feet in which nothing is missing. A woven cane headboard, brass lamps at " +
      "reading height, a writing shelf under the window and walls thick enough that the only sign of the runway is " +
      "a light climbing past the glass.",
    pictures: ["classic-room", "classic-room-window", "classic-room-detail"],
  },
  {
    slug: "executive",
    name: "Executive Room",
    kind: "Room",
    sizeSqft: 258,
    bed: "King or twin beds",
    view: "Garden",
    price: 7600,
    discount: 8,
    stock: 22,
    message:
      "For the traveller who lands late and presents early: a walnut desk wide enough for two screens, an emerald " +
      "headboard, shoes polished while you sleep, and an express breakfast from half past four when your flight " +
      "asks for it.",
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
      "The window runs the width of the room and the runway lights come on below it. An indigo channelled headboard, " +
      "a bench at the foot of the bed, two armchairs turned towards the evening, and a rain shower behind ribbed glass.",
    pictures: ["deluxe-room", "deluxe-room-lounge", "deluxe-room-bedside"],
  },
  {
    slug: "super-deluxe",
    name: "Super Deluxe Room",
    kind: "Room",
    sizeSqft: 380,
    bed: "King bed",
    view: "Runway, corner",
    price: 11_900,
    discount: 10,
    stock: 16,
    message:
      "A corner of the house with the sky on two sides. The seating stands apart from the bed, the bath stands apart " +
      "from the shower, and the curtains close on their own a little before you want them to.",
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
      "A sitting room that can receive, and a bedroom that does not have to. Ivory sofas, a dining table for four, a " +
      "bar cabinet of brass and walnut, and a soaking tub from which the last departures can be counted.",
    pictures: ["suite", "suite-drawing-room", "suite-bathroom"],
  },
  {
    slug: "family-suite",
    name: "Family Suite",
    kind: "Family suite",
    sizeSqft: 690,
    bed: "King bed and two single beds",
    view: "Garden and pool",
    price: 21_000,
    discount: 12,
    stock: 6,
    message:
      "Two bedrooms with a door between them and a sitting room that belongs to everybody. The children's room has " +
      "porthole lamps, a shelf of flying machines and its own small bath; the parents' room has the door.",
    pictures: ["family-suite", "family-suite-children", "family-suite-seating"],
  },
] as const
