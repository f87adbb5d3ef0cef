import type { SpamSign } from "#src/features/enquiries/spam/spam-signs.ts"
import type { Language } from "#src/shared/language/language.ts"

export const subscriberStatuses = ["confirmed", "pending", "unsubscribed", "spam"] as const

type SubscriberStatus = (typeof subscriberStatuses)[number]

export const subscriberStatusNames: Readonly<Record<SubscriberStatus, string>> = {
  confirmed: "Confirmed",
  pending: "Not confirmed",
  unsubscribed: "Unsubscribed",
  spam: "Looks like a bot",
}

/** A newsletter subscriber. Only a confirmed one gets the newsletter. */
export type Subscriber = {
  readonly id: string
  readonly email: string
  readonly status: SubscriberStatus
  /** An instant in ISO form. */
  readonly subscribedAt: string
  readonly confirmedAt: string | null
  readonly unsubscribeKey: string
  readonly suspicion: SpamSign | null
  /** The language of the emails. */
  readonly language: Language
}

/** The address that ends a subscription by one click (RFC 8058). */
export const unsubscribeUrl = (origin: string, key: string): string =>
  `${origin}/newsletter/unsubscribe/${key}`
