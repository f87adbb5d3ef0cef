/** An email ready to leave. Both bodies say the same; attachments carry their bytes in base64. */
export type Email = {
  readonly to: string
  /** Where an answer goes, when not to where the email came from. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly EmailAttachment[]
}

export type EmailAttachment = {
  readonly filename: string
  readonly contentType: string
  readonly base64: string
}

/** Hands emails to the outside world. `deliver` throws when the email could not be handed over; try again then. */
export type Mailer = {
  /** `none`: no mail server is set, so `deliver` always throws. */
  readonly kind: "smtp" | "mailbox" | "none"
  deliver(email: Email): Promise<void>
}
