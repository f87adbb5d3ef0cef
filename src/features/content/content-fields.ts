/** The labels of the fields of a testimonial; its messages name the message in the plural (VAL-6). */
export const testimonialFields = { name: "Name", message: "Messages", pic: "Pic" } as const

/** The labels of the fields of an offer; their messages are those of VAL-6, spaces included. */
export const offerFields = {
  name: "Name",
  description: "Description (Max 20 Words)",
  validdate: "Offer valid Date",
  offerDiscount: "Discount Offer",
  offerEating: "Discount Offer2",
  audience: "Who gets the price",
  code: "Code",
  discountPercent: "Percent off each night",
  discountRupees: "Rupees off each night",
  bookableFrom: "Can be booked from",
  firstNight: "First night",
  lastNight: "Last night",
  minimumNights: "Minimum nights",
  pic: "Pic",
} as const
