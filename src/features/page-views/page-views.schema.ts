import { z } from "zod"
import { pageByNumber } from "#src/shared/api-page.ts"
import { parseIsoDate } from "#src/shared/calendar-date.ts"

/** The path of the viewed page, without its query: `/rooms`. */
export const pageViewInput = z.object({ path: z.string().startsWith("/").max(500) })

const day = z.string().transform((text, context) => {
  const date = parseIsoDate(text)
  if (date) return date
  context.issues.push({ code: "custom", message: "Send a day as YYYY-MM-DD.", input: text })
  return z.NEVER
})

/** The range of days; the last 30 by default. */
export const pageViewsQuery = z
  .object({ from: day.optional(), to: day.optional(), ...pageByNumber })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    error: "to Must Not Be Before from",
  })

export const pageViewsOutput = z.object({
  page: z.string().describe("The page, with ids left out; * for unknown addresses"),
  date: z.string().describe("A day at the hotel"),
  views: z.number(),
})
