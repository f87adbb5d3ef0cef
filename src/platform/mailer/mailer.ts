/** An email ready to send. Both bodies have the same content; attachments are in base64. */
export type Email = {
  readonly to: string
  /** The reply address, if not the sender. */
  readonly replyTo?: string
  /** The address that ends the subscription by one POST (RFC 8058). */
  readonly unsubscribeUrl?: string
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

/** The recipient's server refused the email for good: no retry helps. */
export class EmailRefused extends Error {
  override readonly name = "EmailRefused"
}

/** Sends emails. `deliver` throws when it failed; the queue retries. */
export type Mailer = {
  /** `none`: no mail server is configured, so `deliver` always throws. */
  readonly kind: "smtp" | "mailbox" | "none"
  /** The id makes the Message-ID: an email that arrives twice after a cut connection is recognised as one. */
  deliver(email: Email, id: string): Promise<void>
}
