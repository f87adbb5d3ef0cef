/** The facts of the hotel, except prices and page texts. */
export const hotel = {
  name: "Vimana",
  fullName: "Vimana New Delhi",
  /** The company on tax invoices. A demo: no such company is registered, although the GSTIN passes its check. */
  legal: { name: "Vimana Hospitality Private Limited", gstin: "07AAACV0001V1Z7" },
  tagline: "A quiet room beside the runway",
  timeZone: "Asia/Kolkata",
  /** India has the same offset all year. */
  utcOffset: "+05:30",
  timeZoneLabel: "IST",
  currency: "INR",
  address: {
    street: "Asset 12, Hospitality District, Aerocity",
    city: "New Delhi",
    state: "Delhi",
    pin: "110037",
    country: "India",
  },
  /** The position of the front door, in degrees (WGS 84). */
  location: { latitude: 28.5491, longitude: 77.1214 },
  reservations: {
    phone: "+91 11 4567 1200",
    href: "tel:+911145671200",
    email: "reservations@vimana.example",
  },
  support: { phone: "+91 11 4567 1212", href: "tel:+911145671212", email: "care@vimana.example" },
  events: { phone: "+91 11 4567 1240", href: "tel:+911145671240", email: "events@vimana.example" },
  membership: {
    phones: [
      { tier: "Platinum", phone: "+91 11 4567 1250", href: "tel:+911145671250", hours: "9:00 am to 6:00 pm" },
      { tier: "Gold", phone: "+91 11 4567 1251", href: "tel:+911145671251", hours: "9:00 am to 6:00 pm" },
      { tier: "Silver", phone: "+91 11 4567 1252", href: "tel:+911145671252", hours: "9:00 am to 6:00 pm" },
    ],
  },
  /** Check-in and check-out times of day at the hotel. */
  checkInTime: "14:00",
  checkOutTime: "12:00",
  /** The text that the contract quotes (CONST-4); the two times below must agree. */
  diningHours: "07:00 AM - 11:00 PM",
  diningOpens: "07:00",
  diningCloses: "23:00",
  roomsAndSuites: 100,
} as const
