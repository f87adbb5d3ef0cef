/** A booking of the same stay that a guest has made already. */
export type SameBooking = {
  readonly id: string
  readonly reference: string
  /** It waits for its online payment. */
  readonly isHeld: boolean
}
