/** The cards of the home page's offers: each leads to the banquet enquiry. */
export const homeOffers = [
  { id: 1, img: "breakfast", title: "Wedding mornings: breakfast for the whole party, with our compliments" },
  { id: 2, img: "dinner", title: "Sangeet and supper: the hall at half its hire on the second evening" },
  { id: 3, img: "pool", title: "Sundown by the pool: welcome drinks on us with every reception" },
  { id: 4, img: "palace", title: "Late departures: halls until two in the morning, without a late fee" },
] as const

type Price = {
  readonly percent: number
  readonly audience: "public" | "code" | "members"
  readonly code: string | null
  readonly minimumNights: number
}

type SeedOffer = {
  readonly name: string
  readonly pictureId: string
  readonly description: string
  readonly roomDiscount: string
  readonly diningDiscount: string
  readonly validForDays: number
  readonly price: Price
  /** The room type that it is on. */
  readonly on: string
  /** The nights that it makes cheaper, from the day the hotel opens; all nights unless given. */
  readonly nightsForDays?: number
}

const forStaysOf = (minimumNights: number, percent: number): Price => ({
  percent,
  audience: "public",
  code: null,
  minimumNights,
})

/** The offers of the demo hotel; `validForDays` counts from the day the hotel opens. */
export const seedOffers: readonly SeedOffer[] = [
  {
    name: "Member price",
    pictureId: "lobby",
    description: "Membership costs nothing and begins with your first stay.",
    roomDiscount: "10% off every room",
    diningDiscount: "10% off at every table",
    validForDays: 50,
    price: { percent: 10, audience: "members", code: null, minimumNights: 1 },
    on: "all",
    nightsForDays: 50,
  },
  {
    name: "Between two flights",
    pictureId: "boardroom",
    description: "For crews and companies that fly through New Delhi.",
    roomDiscount: "15% off every room",
    diningDiscount: "10% off at Udaan",
    validForDays: 180,
    price: { percent: 15, audience: "code", code: "TRANSIT15", minimumNights: 1 },
    on: "all",
  },
  {
    name: "Classic Room",
    pictureId: "classic-room",
    description: "Four nights between flights, with the airport car both ways.",
    roomDiscount: "15% off the room",
    diningDiscount: "10% off at Udaan",
    validForDays: 120,
    price: forStaysOf(4, 15),
    on: "Classic Room",
  },
  {
    name: "Executive Room",
    pictureId: "executive-room",
    description: "A week for the meeting: a boardroom for two hours is included.",
    roomDiscount: "12% off the room",
    diningDiscount: "15% off at Safar",
    validForDays: 150,
    price: forStaysOf(5, 12),
    on: "Executive Room",
  },
  {
    name: "Suite",
    pictureId: "suite",
    description: "A long weekend, with supper for two sent up on the first evening.",
    roomDiscount: "15% off the room",
    diningDiscount: "20% off at Zaika",
    validForDays: 90,
    price: forStaysOf(4, 15),
    on: "Suite",
  },
  {
    name: "Family Suite",
    pictureId: "family-suite",
    description: "School holidays: children eat at Udaan as our guests.",
    roomDiscount: "12% off the room",
    diningDiscount: "10% off at every table",
    validForDays: 180,
    price: forStaysOf(5, 12),
    on: "Family Suite",
  },
]
