import { hotel } from "#src/shared/hotel.ts"

const { street, city, state, pin, country } = hotel.address

/** The hotel's name and postal address in one line. A city that carries the name of its state stands for both. */
export const hotelAddress = [
  hotel.fullName,
  street,
  `${city} ${pin}`,
  ...(city.endsWith(state) ? [] : [state]),
  country,
].join(", ")
