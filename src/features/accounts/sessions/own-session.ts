/** A session as its owner sees it. */
export type OwnSession = {
  readonly id: string
  /** The browser in plain words; null until the first request of the session. */
  readonly deviceName: string | null
  readonly createdAt: string
  readonly seenAt: string
  /** Whether it is the session of this request. */
  readonly isCurrent: boolean
}
