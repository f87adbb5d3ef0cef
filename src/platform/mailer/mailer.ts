/** An email ready to send. Both bodies have the same content; attachments are in base64. */
export type Email = {
  readonly to: string
  /** The reply address, if not the sender. */
  readonly replyTo?: string
  /** Whether a person wrote it for this recipient, who may answer it automatically. */
  readonly isPersonal?: boolean
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

type FailureCodes = { readonly code: string | null; readonly responseCode: number | null }

/** An email that was not handed over. It is logged, so nothing of it has the recipient's address. */
export class EmailNotSent extends Error {
  override readonly name: string = "EmailNotSent"
  /** The code of the mail library, such as EENVELOPE. */
  readonly code: string | null
  /** The code of the server's reply (RFC 5321 4.2); null without one. */
  readonly responseCode: number | null

  constructor(message: string, { code, responseCode }: FailureCodes) {
    super(message)
    this.code = code
    this.responseCode = responseCode
  }
}

/** The recipient's server refused the email for good: no retry helps. */
export class EmailRefused extends EmailNotSent {
  override readonly name = "EmailRefused"
}

/** Sends emails. `deliver` throws when it failed; the queue retries. */
export type Mailer = {
  /** `none`: no mail server is configured, so `deliver` always throws. */
  readonly kind: "smtp" | "mailbox" | "none"
  /** The id makes the Message-ID: an email that arrives twice after a cut connection is recognised as one. */
  deliver(email: Email, id: string): Promise<void>
}
