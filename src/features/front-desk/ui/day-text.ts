import type { DayList } from "#src/features/front-desk/desk-stay.ts"

type Words = { readonly title: string; readonly nothing: string; readonly more: string }

/** How the desk's lists are called, and what stands there when one is empty. */
export const dayTexts: Readonly<Record<DayList, Words>> = {
  arrivals: { title: "Arrivals today", nothing: "Nobody arrives today.", more: "All arrivals" },
  departures: { title: "Departures today", nothing: "Nobody leaves today.", more: "All departures" },
  "in-house": {
    title: "In house tonight",
    nothing: "No guest stays tonight.",
    more: "Everybody in house",
  },
  unpaid: {
    title: "Not paid yet",
    nothing: "Every stay that has begun is paid.",
    more: "All that are not paid",
  },
  holds: { title: "Holds about to lapse", nothing: "Nobody is paying at the moment.", more: "All holds" },
}
