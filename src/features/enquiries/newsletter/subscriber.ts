import type { SpamSign } from "#src/features/enquiries/spam/spam-signs.ts"

/** A newsletter subscriber. */
export type Subscriber = {
  readonly id: string
  readonly email: string
  /** An instant in ISO form. */
  readonly subscribedAt: string
  readonly suspicion: SpamSign | null
}

export type SubscriberColumn = "email" | "subscribed" | "suspicion"
