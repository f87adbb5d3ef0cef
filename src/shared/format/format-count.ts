/** A number with its noun: '1 night', '2 nights'. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

export const formatNights = (nights: number): string => formatCount(nights, "night")

export const formatRooms = (rooms: number): string => formatCount(rooms, "room")
