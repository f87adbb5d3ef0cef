import type { DayList } from "#src/features/front-desk/desk-stay.ts"

type DayText = { readonly title: string; readonly empty: string; readonly more: string }

/** The titles and links of the lists, and the text of an empty list. */
export const dayTexts: Readonly<Record<DayList, DayText>> = {
  arrivals: { title: "Arrivals today", empty: "Nobody arrives today.", more: "All arrivals" },
  departures: { title: "Departures today", empty: "Nobody leaves today.", more: "All departures" },
  "in-house": {
    title: "Staying tonight",
    empty: "No guest stays tonight.",
    more: "All staying tonight",
  },
  unpaid: {
    title: "Not paid yet",
    empty: "Every stay that has begun is paid.",
    more: "All unpaid stays",
  },
  holds: { title: "Holds about to expire", empty: "Nobody is paying at the moment.", more: "All holds" },
}
