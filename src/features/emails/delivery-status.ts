const letterStatuses = ["queued", "sent", "failed"] as const

export type LetterStatus = (typeof letterStatuses)[number]

/** How a letter fares, for the desk: its bodies and attachments stay where they are. */
export type LetterFate = {
  readonly id: string
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly status: LetterStatus
  readonly attempts: number
  readonly lastError: string | null
  readonly createdAt: string
  readonly sentAt: string | null
}

/** A letter in the desk's list. */
export type ListedLetter = LetterFate & {
  readonly bookingId: string | null
  /** Its words were a secret and are gone: it cannot be sent again. */
  readonly isConfidential: boolean
}

export const letterStatusWords: Readonly<Record<LetterStatus, string>> = {
  queued: "Waiting",
  sent: "Sent",
  failed: "Failed",
}
