/** What a guest is about to book, in texts to translate. */
export type StayOnTheWay = {
  /** Null where the booking has several room types, or one that is not sold. */
  readonly room: string | null
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: string
}
