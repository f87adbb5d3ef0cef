import { formatDateChangeRule } from "#src/shared/date-change-rule.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import type { PolicySection } from "./policy.ts"

/** The figures of a cancellation policy, as bookings store them (CONST-6). */
export type PolicyFigures = {
  readonly freeHours: number
  readonly groupFreeHours: number
  readonly groupRooms: number
  readonly lateNights: number
}

const formatNightCount = (count: number): string => (count === 1 ? "one night" : `${count} nights`)

/** The policy in a few lines. */
export const cancellationSummary = (policy: PolicyFigures) => [
  { term: `${policy.freeHours} hours or more before check-in`, description: "Free cancellation" },
  {
    term: `Under ${policy.freeHours} hours`,
    description: `Costs ${formatNightCount(policy.lateNights)}`,
  },
  { term: "No-show", description: "100% of the stay" },
  {
    term: `More than ${policy.groupRooms} rooms`,
    description: `Free until ${policy.groupFreeHours} hours before check-in`,
  },
  { term: "Changing dates", description: formatDateChangeRule(policy) },
  { term: "Refunds", description: "Start in 3-5 business days, take 7-10 more" },
]

/** The full policy. Emails use the sentence `refundTiming` too. */
export const cancellationSections = (policy: PolicyFigures, refundTiming: string): PolicySection[] => [
  {
    title: "When cancelling is free",
    paragraphs: [
      `A booking of up to ${policy.groupRooms} rooms can be cancelled free of charge ${policy.freeHours} hours or more before check-in. Check-in begins at ${formatTime(hotel.checkInTime)}, New Delhi time, on the day you arrive, and the hours are counted back from there. Your booking, its email and its voucher name the exact moment.`,
    ],
  },
  {
    title: "Late cancellation",
    paragraphs: [
      `Under ${policy.freeHours} hours before check-in, cancelling costs ${formatNightCount(policy.lateNights)}: the price of the first night of each room. Everything else that you paid is returned.`,
    ],
  },
  {
    title: "No-show",
    paragraphs: [
      "If nobody arrives and nobody writes or calls, the charge is 100% of the stay. A late flight is not a no-show: tell us the flight, and the room waits.",
    ],
  },
  {
    title: "Groups",
    paragraphs: [
      `Bookings of more than ${policy.groupRooms} rooms can be cancelled free of charge until ${policy.groupFreeHours} hours before check-in; after that, as above. Events and contracts with companies have their own terms.`,
    ],
  },
  {
    title: "Changing your dates",
    paragraphs: [
      `${formatDateChangeRule(policy)} The price is then that of the new nights; the difference is paid or returned.`,
    ],
  },
  {
    title: "Refunds",
    paragraphs: [
      refundTiming,
      "Refunds go back the way the payment came: to the same card, account or UPI address. You will have an email from us when the refund starts, with its amount and its reference. Business days leave out Sundays and bank holidays.",
    ],
  },
  {
    title: "How to cancel",
    paragraphs: [
      "Sign in, open your bookings and choose to cancel: you will see what it costs and what comes back before you decide. Or call guest care, at any hour.",
    ],
  },
]
