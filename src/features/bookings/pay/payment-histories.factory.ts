import type { Faults } from "#src/platform/card-payments/sandbox/faults.ts"

/** The moments at which the fault is active and the process is killed. */
export type Moment = "order" | "capture" | "callback" | "webhook" | "refund"

/**
 * `cancelled-late` leaves a fee, so a part is refunded; `sold-out` is a payment for rooms that were sold before it,
 * `lapsed` one for rooms that are still free; `switched` chose to pay at the hotel before the payment arrived, and
 * `cancelled-first` was cancelled before it; `declined` is paid at the second attempt.
 */
export type Story =
  | "stays"
  | "cancelled"
  | "cancelled-late"
  | "cancelled-first"
  | "declined"
  | "sold-out"
  | "lapsed"
  | "switched"

export type History = {
  readonly fault: string
  readonly faults: Partial<Faults>
  readonly moment: Moment
  readonly story: Story
  /** `reversed` was lost, and the desk voided its chargeback later. The last two are decided after the refund is requested. */
  readonly dispute?: "open" | "won" | "lost" | "reversed" | "won later" | "lost later"
}

const apiFaults: Record<string, Partial<Faults>> = {
  "no fault": {},
  "an unreachable provider": { api: "unreachable" },
  "a provider that is down": { api: "unavailable" },
  "a slow provider": { api: "slow" },
  "a 500 after the work": { api: "error-after-work" },
}

const webhookFaults: Record<string, Partial<Faults>> = {
  "webhooks before the reply": { webhooks: "before-reply" },
  "webhooks twice": { webhooks: "repeated" },
  "webhooks out of order": { webhooks: "disordered" },
  "no webhooks": { webhooks: "late" },
}

const paymentFaults: Record<string, Partial<Faults>> = {
  "a late authorisation": { payment: "late-authorization" },
  "another amount": { payment: "wrong-amount" },
}

const refundFaults: Record<string, Partial<Faults>> = {
  "a refund that stays pending": { refund: "pending" },
  "a refund that fails later": { refund: "fails-later" },
}

type Parts = {
  faults: Record<string, Partial<Faults>>
  moments: readonly Moment[]
  stories: readonly Story[]
}

const historiesOf = ({ faults, moments: when, stories }: Parts): History[] =>
  Object.entries(faults).flatMap(([fault, set]) =>
    when.flatMap((moment) => stories.map((story) => ({ fault, faults: set, moment, story }))),
  )

const withDispute = (dispute: NonNullable<History["dispute"]>, story: Story): History => ({
  fault: `a dispute that is ${dispute}`,
  faults: {},
  moment: dispute.endsWith("later") ? "refund" : "webhook",
  story,
  dispute,
})

export const histories: readonly History[] = [
  ...historiesOf({
    faults: apiFaults,
    moments: ["order", "callback", "webhook"],
    stories: ["stays", "sold-out"],
  }),
  ...historiesOf({
    faults: apiFaults,
    moments: ["refund"],
    stories: ["cancelled", "cancelled-late", "sold-out"],
  }),
  ...historiesOf({ faults: webhookFaults, moments: ["capture", "webhook"], stories: ["stays", "sold-out"] }),
  ...historiesOf({ faults: webhookFaults, moments: ["refund"], stories: ["cancelled", "sold-out"] }),
  ...historiesOf({
    faults: { "no fault": {}, ...webhookFaults },
    moments: ["capture", "callback", "webhook"],
    stories: ["lapsed", "switched", "cancelled-first", "declined"],
  }),
  ...historiesOf({ faults: paymentFaults, moments: ["capture"], stories: ["stays", "sold-out"] }),
  ...historiesOf({
    faults: refundFaults,
    moments: ["refund"],
    stories: ["cancelled", "cancelled-late", "sold-out"],
  }),
  ...(["open", "won", "lost", "reversed"] as const).map((dispute) => withDispute(dispute, "stays")),
  ...(["won", "lost", "won later", "lost later"] as const).map((dispute) =>
    withDispute(dispute, "cancelled"),
  ),
]
