/** A letter ready to leave. Both bodies say the same; attachments carry their bytes in base64. */
export type Letter = {
  readonly to: string
  /** Where an answer goes, when not to where the letter came from. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly LetterAttachment[]
}

export type LetterAttachment = {
  readonly filename: string
  readonly contentType: string
  readonly base64: string
}

/** Hands letters to the outside world. `deliver` throws when the letter could not be handed over; try again then. */
export type Mailer = {
  /** `none`: no mail server is set, so `deliver` always throws. */
  readonly kind: "smtp" | "mailbox" | "none"
  deliver(letter: Letter): Promise<void>
}
