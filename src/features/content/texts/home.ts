import { formatTime } from "#src/shared/hotel-moment.ts"

/** The texts of the home page that no other page shows. `places` are beginnings of picture ids, the best first. */
export const homePanels = [
  {
    id: 1,
    hour: formatTime("18:40"),
    title: "Arrive",
    places: ["facade", "lobby"],
    drawing: "palace",
    content:
      "The car turns in, the doors open by themselves, and the city goes quiet behind you. One signature, and somebody walks ahead with your key.",
  },
  {
    id: 2,
    hour: formatTime("19:30"),
    title: "Swim",
    places: ["infinity-pool", "spa"],
    drawing: "pool",
    content:
      "The pool ends where the skyline begins. At this hour the water holds the last of the light, and every few minutes a pair of wings.",
  },
  {
    id: 3,
    hour: formatTime("21:00"),
    title: "Dine",
    places: ["zaika", "safar", "aero-stag-bar"],
    drawing: "dinner",
    content:
      "A lantern at Zaika, a compartment at Safar, a stool under the onyx arches. The tables are served until eleven, and nobody looks at the clock before you do.",
  },
  {
    id: 4,
    hour: formatTime("23:15"),
    title: "Rest",
    places: ["suite", "super-deluxe-room"],
    drawing: "palace",
    content:
      "Two curtains, thick glass, a lamp at the right height. Far below a last light climbs off the runway, without a sound.",
  },
] as const

/** A line about each room type the hotel opened with, by its slug. */
export const roomLines: Readonly<Record<string, string>> = {
  classic: "216 square feet, and nothing missing",
  executive: "For the night before the meeting",
  deluxe: "An armchair, and the whole airfield",
  "super-deluxe": "More floor, more sky",
  suite: "A king bed, a drawing room, a wall of windows",
  "family-suite": "One large room, with a bed for everyone",
}

export const homeAmenities = [
  {
    title: "Room Service",
    icon: "bell",
    places: ["detail-supper", "classic-room"],
    drawing: "breakfast",
    description: "A hot supper at three in the morning is an ordinary order here, and comes on china.",
  },
  {
    title: "Pick & Drop",
    icon: "car",
    places: ["detail-luggage", "facade", "lobby-reception"],
    drawing: "palace",
    description: "Our car follows your flight, not the timetable, between the terminals and the door.",
  },
  {
    title: "WiFi",
    icon: "wifi",
    places: ["detail-computer", "executive-room-desk", "super-deluxe-room"],
    drawing: "palace",
    description: "One network from the lobby to the last lounger, quick enough for every screen you carry.",
  },
  {
    title: "Breakfast",
    icon: "cup",
    places: ["detail-breakfast", "udaan-breakfast"],
    drawing: "breakfast",
    description: "Laid at Udaan from seven; boxed and waiting at the desk if your flight leaves before.",
  },
  {
    title: "Swimming Pool",
    icon: "pool",
    places: ["detail-lounger", "infinity-pool"],
    drawing: "pool",
    description:
      "Warm water along the skyline from six in the morning, with towels, shade and something cold.",
  },
  {
    title: "Parking Space",
    icon: "parking",
    places: ["detail-keys", "lobby-reception"],
    drawing: "palace",
    description: "Under the house, watched day and night, without charge for guests of rooms and tables.",
  },
  {
    title: "Wheel Chair",
    icon: "wheelchair",
    places: ["detail-wheelchair", "lobby"],
    drawing: "palace",
    description: "Level from the kerb to every table; rooms with wide doors, and chairs at the entrance.",
  },
  {
    title: "Aero Stag",
    icon: "beer",
    places: ["detail-glasses", "brewery", "aero-stag-bar"],
    drawing: "dinner",
    description: "The lounge bar and its own brewery: four beers that change with the weather.",
  },
] as const

export const homeCorporate = [
  {
    id: 1,
    title: "Meet at the gate of the country",
    para: "Disha, the conference floor: a hall with daylight for a hundred and ten, a walnut boardroom for twelve, and a technician who stays in the room. Nobody loses a day to the ring road.",
    btn: "See the halls",
    url: "/corporate#events",
    places: ["boardroom", "lobby"],
    drawing: "palace",
  },
  {
    id: 2,
    title: "An evening for three hundred, or for twelve",
    para: "Antariksh seats three hundred at round tables under five chandeliers; Vatika, the lawn behind the house, begins at sunset. The kitchen stands behind both, and cooks for both.",
    btn: "Plan an evening",
    url: "/banquet-query",
    places: ["banquet", "event-lawn", "lobby-reception"],
    drawing: "dinner",
  },
  {
    id: 3,
    title: "For those who are here every month",
    para: "Silver, gold and platinum passes: ten percent savings on rooms and tables, a room that is ready early, and a room that stays yours until the evening flight.",
    btn: "Become a member",
    url: "/corporate#membership",
    places: ["super-deluxe-room", "suite"],
    drawing: "pool",
  },
] as const
