import { formatTime } from "#src/shared/hotel-moment.ts"

/** What a company gains by staying here. */
export const corporateBenefits = [
  {
    name: "Minutes from the gate",
    about:
      "The terminals are a few minutes away by our car, and the city centre is one line of the metro. A meeting here costs nobody a day.",
  },
  {
    name: "One rate, the year round",
    about:
      "A rate agreed once for the whole company, with breakfast, Wi-Fi and the airport car in it, and no black-out dates but Diwali night.",
  },
  {
    name: "One account, one invoice",
    about:
      "Stays, meals and halls gathered on a monthly GST invoice, itemised by traveller and cost centre, payable in thirty days.",
  },
  {
    name: "One person who answers",
    about:
      "A named host for your company, on one number, who knows which of your people want the quiet side and which want the runway.",
  },
] as const

/** What every member has; the passes add to it (CORP-2). */
export const memberBenefits = [
  {
    figure: "10%",
    name: "Ten percent savings",
    about: "Taken off rooms at the desk and off the bill at every table of the house, on showing your pass.",
  },
  {
    figure: formatTime("11:00"),
    name: "Early check-in",
    about: "Your room from eleven in the morning whenever it is ready, and from nine for Platinum.",
  },
  {
    figure: formatTime("16:00"),
    name: "Late check-out",
    about: "The room is yours until four in the afternoon for an evening flight; until six for Platinum.",
  },
] as const

export const passes = [
  {
    tier: "Silver",
    file: "/brand/passes/silver.svg",
    line: "From the first stay",
    includes: [
      "10 percent savings on rooms and dining",
      "Early check-in and late check-out",
      "Welcome drink at Aero-Stag",
    ],
  },
  {
    tier: "Gold",
    file: "/brand/passes/gold.svg",
    line: "From ten nights a year",
    includes: [
      "Everything of Silver",
      "A room of the next category, when one is free",
      "Two pieces pressed on the night you land",
    ],
  },
  {
    tier: "Platinum",
    file: "/brand/passes/platinum.svg",
    line: "From twenty-five nights a year",
    includes: ["Everything of Gold", "Car to and from the terminals, always", "A direct line to your host"],
  },
] as const

/** The three event spaces. */
export const eventSpaces = [
  {
    id: "antariksh",
    name: "Antariksh",
    meaning: "Sky",
    kind: "Banquet hall",
    pictures: ["banquet-rounds", "banquet"],
    drawing: "dinner",
    about:
      "A pillarless hall under five chandeliers, with its own entrance from the drive. A wall comes down in the middle and makes two halls of it; the kitchen stands behind both.",
  },
  {
    id: "disha",
    name: "Disha",
    meaning: "Direction",
    kind: "Conference floor",
    pictures: ["conference-u-shape", "boardroom"],
    drawing: "breakfast",
    about:
      "A conference hall with daylight on one side, and next to it a boardroom of walnut with twelve armchairs at its table. Screens, cameras and a technician who stays in the room come with both.",
  },
  {
    id: "vatika",
    name: "Vatika",
    meaning: "Garden",
    kind: "Event lawn",
    pictures: ["event-lawn"],
    drawing: "pool",
    about:
      "A lawn behind the hotel, between palms and strings of lights, where an evening can begin at sunset and the aircraft draw their own lights across it. A canopy stands ready for the monsoon.",
  },
] as const

/** Persons by way of seating; null where the space is not set so. Areas in square feet. */
export const capacities = [
  {
    hall: "Antariksh, whole",
    areaSqft: 4800,
    theatre: 400,
    classroom: 220,
    cluster: 200,
    banquet: 300,
    reception: 480,
  },
  {
    hall: "Antariksh East",
    areaSqft: 2400,
    theatre: 190,
    classroom: 100,
    cluster: 96,
    banquet: 140,
    reception: 230,
  },
  {
    hall: "Antariksh West",
    areaSqft: 2400,
    theatre: 190,
    classroom: 100,
    cluster: 96,
    banquet: 140,
    reception: 230,
  },
  {
    hall: "Disha Hall",
    areaSqft: 1450,
    theatre: 110,
    classroom: 60,
    cluster: 56,
    banquet: 80,
    reception: 120,
  },
  {
    hall: "Disha Boardroom",
    areaSqft: 520,
    theatre: 36,
    classroom: 20,
    cluster: 18,
    banquet: null,
    reception: 30,
  },
  {
    hall: "Vatika, the lawn",
    areaSqft: 9200,
    theatre: 500,
    classroom: null,
    cluster: null,
    banquet: 450,
    reception: 800,
  },
] as const
