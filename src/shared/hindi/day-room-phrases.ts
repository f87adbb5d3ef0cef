import type { Rule } from "./phrases.ts"

/** Ready sentences about day rooms. */
export const dayRoomRules: readonly Rule[] = [
  [/^Day room, (\d+ hours)$/, (show, [hours = ""]) => `दिन का कमरा, ${show(hours)}`],
  [
    /^(.+ \d{4}, .+) to (.+) \((\d+ hours)\)$/,
    (show, [from = "", to = "", hours = ""]) => `${show(from)} से ${show(to)} तक (${show(hours)})`,
  ],
  [
    /^(?:After that it|(Cancelling)) costs the price of the whole day room( less its discount)?, (.+)\.$/,
    (_, [now, less, price = ""]) =>
      `${now ? "" : "उसके बाद "}रद्द करने पर ${less ? "छूट घटाकर " : ""}दिन के कमरे की पूरी क़ीमत लगेगी: ${price}।`,
  ],
]
