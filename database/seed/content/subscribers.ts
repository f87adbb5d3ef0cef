/** The newsletter subscribers of the demo hotel, and how long before its first start they subscribed. */
export const seedSubscribers = [
  { email: "meenakshi.iyer@example.in", hoursAgo: 2 },
  { email: "col.harpreet.sandhu@example.in", hoursAgo: 9 },
  { email: "mireille.fontaine@example.com", hoursAgo: 31 },
  { email: "aarohi.deshpande@example.in", hoursAgo: 52 },
  { email: "travel.desk@meridian-airways.example", hoursAgo: 77 },
  { email: "yuki.tanabe@example.jp", hoursAgo: 120 },
  { email: "fatima.qureshi@example.in", hoursAgo: 190 },
  { email: "rohan.deshpande@example.in", hoursAgo: 265 },
  { email: "events@lekhani-books.example", hoursAgo: 410 },
  { email: "ananya.krishnamurthy@example.in", hoursAgo: 733 },
] as const
