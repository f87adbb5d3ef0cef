import { formatDateChangeRule } from "#src/shared/date-change-text.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import { english, type Translate } from "#src/shared/language/translate.ts"
import type { PolicySection } from "./policy.ts"

/** The figures of a cancellation policy, as bookings store them (CONST-6). */
type PolicyFigures = {
  readonly freeHours: number
  readonly groupFreeHours: number
  readonly groupRooms: number
  readonly lateNights: number
}

const formatNightCount = (count: number, t: Translate): string =>
  t.plural(count, { one: "one night", other: "{count} nights" })

/** The policy in a few lines. */
export const cancellationSummary = (policy: PolicyFigures, t: Translate = english) => [
  {
    term: t("{hours} hours or more before check-in", { hours: policy.freeHours }),
    description: t("Free cancellation"),
  },
  {
    term: t("Under {hours} hours", { hours: policy.freeHours }),
    description: t("Costs {nights}", { nights: formatNightCount(policy.lateNights, t) }),
  },
  { term: t("No-show"), description: t("100% of the stay") },
  {
    term: t("More than {rooms} rooms", { rooms: policy.groupRooms }),
    description: t("Free until {hours} hours before check-in", { hours: policy.groupFreeHours }),
  },
  { term: t("Changing dates"), description: t(formatDateChangeRule(policy)) },
  { term: t("Refunds"), description: t("Start in 3-5 business days, take 7-10 more") },
]

const chargeSections = (policy: PolicyFigures, t: Translate): PolicySection[] => [
  {
    title: "When cancelling is free",
    paragraphs: [
      t(
        "A booking of up to {rooms} rooms can be cancelled free of charge {hours} hours or more before check-in. Check-in begins at {time}, New Delhi time, on the day you arrive, and the hours are counted back from there. Your booking, its email and its voucher name the exact moment.",
        {
          rooms: policy.groupRooms,
          hours: policy.freeHours,
          time: t(formatTime(hotel.checkInTime)),
        },
      ),
    ],
  },
  {
    title: "Late cancellation",
    paragraphs: [
      t(
        "Under {hours} hours before check-in, cancelling costs {nights}: the price of the first night of each room. Everything else that you paid is returned.",
        { hours: policy.freeHours, nights: formatNightCount(policy.lateNights, t) },
      ),
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
      t(
        "Bookings of more than {rooms} rooms can be cancelled free of charge until {hours} hours before check-in; after that, as above. Events and contracts with companies have their own terms.",
        { rooms: policy.groupRooms, hours: policy.groupFreeHours },
      ),
    ],
  },
]

/** The full policy, with its English titles. Emails use the sentence `refundTiming` too. */
export const cancellationSections = (
  policy: PolicyFigures,
  refundTiming: string,
  t: Translate = english,
): PolicySection[] => [
  ...chargeSections(policy, t),
  {
    title: "Changing your dates",
    paragraphs: [
      t("{rule} The price is then that of the new nights; the difference is paid or returned.", {
        rule: t(formatDateChangeRule(policy)),
      }),
      "Once free cancellation of a stay has ended, new dates do not bring it back.",
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
