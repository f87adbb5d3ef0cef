import type { Money } from "#src/shared/money.ts"
import type { Consent } from "./consent.ts"

/** Everything that the hotel stores about a person, as they download it (DPDP Act, s. 11). Amounts are in paise. */
export type OwnData = {
  readonly exportedAt: string
  readonly account: Readonly<Record<string, string | null>>
  readonly sessions: readonly object[]
  readonly passkeys: readonly object[]
  readonly secondFactors: readonly object[]
  readonly bookings: readonly OwnBooking[]
  readonly waitlist: readonly object[]
  readonly enquiries: readonly object[]
  readonly tables: readonly object[]
  readonly newsletter: readonly object[]
  readonly emails: readonly OwnEmail[]
  readonly consents: readonly Consent[]
}

export type OwnEmail = {
  readonly createdAt: string
  readonly subject: string
  readonly recipient: string
  /** Without the secrets of its links; null for an email with a code or a confirmation. */
  readonly text: string | null
}

type OwnBooking = {
  readonly reference: string
  readonly status: string
  readonly total: Money
  readonly rooms: readonly object[]
  readonly folio: readonly object[]
  readonly documents: readonly object[]
}
