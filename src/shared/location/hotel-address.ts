import { hotel } from "#src/shared/hotel.ts"

const { street, city, state, pin, country } = hotel.address

/** The hotel's name and postal address in one line. A city with the name of its state is written once. */
export const hotelAddress = [
  hotel.fullName,
  street,
  `${city} ${pin}`,
  ...(city.endsWith(state) ? [] : [state]),
  country,
].join(", ")
