/** The Cache Storage of the browser that keeps the passes of bookings for times without a network. */
export const passCache = "booking-passes"
