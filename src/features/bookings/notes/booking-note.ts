/** A note of the staff on a booking. */
export type BookingNote = {
  readonly id: string
  readonly text: string
  readonly author: string
  readonly createdAt: string
}
