/** The cards of the home page's offers: each leads to the banquet enquiry. */
export const homeOffers = [
  { id: 1, img: "breakfast", title: "Wedding mornings: breakfast for the whole party, with our compliments" },
  { id: 2, img: "dinner", title: "Sangeet and supper: the hall at half its hire on the second evening" },
  { id: 3, img: "pool", title: "Sundown by the pool: welcome drinks on us with every reception" },
  { id: 4, img: "palace", title: "Late departures: halls until two in the morning, without a late fee" },
] as const

/** The offers of the demo hotel, each on a room; `validForDays` counts from the day the house opens. */
export const seedOffers = [
  {
    name: "Classic Room",
    pictureId: "classic-room",
    description: "Two nights between flights, with the airport car both ways.",
    roomDiscount: "10% off the room",
    diningDiscount: "10% off at Udaan",
    validForDays: 120,
  },
  {
    name: "Executive Room",
    pictureId: "executive-room",
    description: "Midweek for the meeting: a boardroom for two hours is included.",
    roomDiscount: "12% off the room",
    diningDiscount: "15% off at Safar",
    validForDays: 150,
  },
  {
    name: "Suite",
    pictureId: "suite",
    description: "A long weekend, with supper for two sent up on the first evening.",
    roomDiscount: "15% off the room",
    diningDiscount: "20% off at Zaika",
    validForDays: 90,
  },
  {
    name: "Family Suite",
    pictureId: "family-suite",
    description: "School holidays: children eat at Udaan as our guests.",
    roomDiscount: "12% off the room",
    diningDiscount: "10% off at every table",
    validForDays: 180,
  },
] as const
