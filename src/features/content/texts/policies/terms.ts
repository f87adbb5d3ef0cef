import { hotel } from "#src/shared/hotel.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"

export const termsAndConditions = [
  {
    title: "The agreement",
    paragraphs: [
      `These terms apply between you and ${hotel.fullName} whenever you book a room on this site, by telephone or by e-mail. By confirming a booking you accept them. For events, company rates and groups under a written contract, that contract comes first.`,
    ],
  },
  {
    title: "Booking",
    paragraphs: [
      "A booking is made when we confirm it on screen and by e-mail with a reference. No card is needed to confirm a booking that is paid at the hotel. A booking that is to be paid online holds its rooms for the minutes shown on the screen while you pay; if no payment arrives, the rooms are offered again.",
      "Each room takes at most two adults and two children of up to twelve years, and at least one adult. Whoever books must be eighteen or older.",
    ],
  },
  {
    title: "Prices and tax",
    paragraphs: [
      "Prices are in Indian rupees, for a room and a night, and include goods and services tax at the rate in force for the tariff of that night. The total that you confirm is the total that you pay for the room; what you order during the stay is added to your account. Your invoice shows the tax in its two halves.",
    ],
  },
  {
    title: "Payment",
    paragraphs: [
      "You may pay at the hotel, in cash within the limits of the law, by card or by UPI; or online by net banking, card, UPI or EMI through Razorpay. If a payment is taken and the booking cannot be kept, the whole amount goes back to you.",
    ],
  },
  {
    title: "Changing and cancelling",
    paragraphs: [
      "The cancellation and refund policy is part of these terms. The policy that applies to a booking is the one of the day on which it was made.",
    ],
  },
  {
    title: "Arriving and leaving",
    paragraphs: [
      `Rooms are ready from ${formatTime(hotel.checkInTime)} and are yours until ${formatTime(hotel.checkOutTime)} on the day you leave. Members may arrive earlier and leave later as their pass provides; others may ask, and we say yes when the house allows it. If your flight is late, your room waits all night.`,
    ],
  },
  {
    title: "Identity",
    paragraphs: [
      "Indian law asks every adult guest for an identity document with a photograph and an address at check-in: Aadhaar, passport, driving licence or voter card. Guests of other nationalities show passport and visa, and we register them on Form C. Without a document we cannot give a room.",
    ],
  },
  {
    title: "In the house",
    paragraphs: ["We ask for consideration, and for a few things in particular:"],
    list: [
      "Rooms, corridors and restaurants are free of smoke; there is a terrace for it.",
      "Alcohol is served to guests of 25 years and above, and not on dry days.",
      "Visitors are welcome in the public rooms, and upstairs once they have registered at the desk.",
      "Children under sixteen use the pool and the gym with an adult.",
      "Damage beyond wear is charged at what the repair costs.",
    ],
  },
  {
    title: "The airport car",
    paragraphs: [
      "Pick & Drop runs between the hotel and the terminals at any hour. Please give us your flight a day ahead. We follow flights and leave in good time, but the road belongs to the city: the hotel is not liable for a missed flight.",
    ],
  },
  {
    title: "Valuables and liability",
    paragraphs: [
      "Every room has a safe, and the desk keeps larger things against a receipt. We are liable as the law provides for loss or injury caused by our negligence. We are not liable for things left outside the safe, for vehicles parked free of charge beyond due care, nor for what lies outside anyone's control: weather, strikes, closures of the airport, acts of government.",
    ],
  },
  {
    title: "This site",
    paragraphs: [
      "We keep the site correct and available as well as we can. Where a price has plainly been shown wrong, we will say so before you travel and let you cancel without charge. The words and pictures here belong to the hotel.",
    ],
  },
  {
    title: "Law and complaints",
    paragraphs: [
      "The laws of India apply, and the courts of New Delhi are competent, without taking from you the forum that consumer law gives you at your own home. Most complaints are better settled at the desk; guest care answers the others within two working days.",
    ],
  },
] as const
