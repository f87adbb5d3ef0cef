/** A number with its noun: '1 night', '2 nights'. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

export const formatNights = (nights: number): string => formatCount(nights, "night")

export const formatRooms = (rooms: number): string => formatCount(rooms, "room")

/** The noun for one of several: 'bookings' is 'booking', 'corporate queries' is 'corporate query'. */
export const singularOf = (many: string): string => many.replace(/ies$/, "y").replace(/s$/, "")
