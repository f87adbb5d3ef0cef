export const deliveryStatuses = ["queued", "sent", "failed"] as const

export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** The delivery status of an email, for the desk, without its bodies and attachments. */
export type EmailDelivery = {
  readonly id: string
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly status: DeliveryStatus
  readonly attempts: number
  readonly lastError: string | null
  readonly createdAt: string
  readonly sentAt: string | null
}

/** An email in the desk's list. */
export type ListedEmail = EmailDelivery & {
  readonly bookingId: string | null
  /** Whether its text is confidential: it is erased after the delivery, so the email cannot be sent again. */
  readonly isConfidential: boolean
}

/** An email as staff read it. */
export type ReadableEmail = ListedEmail & {
  /** Both bodies are empty where they are a secret, or not for this reader. */
  readonly text: string
  readonly html: string
  readonly attachmentNames: readonly string[]
}

/** When an email last left and when one last failed, as instants. */
export type LastDeliveries = {
  readonly lastSentAt: string | null
  readonly lastFailedAt: string | null
  readonly lastError: string | null
}

export const deliveryStatusNames: Readonly<Record<DeliveryStatus, string>> = {
  queued: "Waiting",
  sent: "Sent",
  failed: "Failed",
}
