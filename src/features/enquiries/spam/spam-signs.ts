/** Why a post is kept apart as spam; its sender gets the usual answer of the site. `marked` is by a colleague. */
export const spamSigns = [
  "trap",
  "unsigned",
  "too-fast",
  "too-old",
  "link-in-name",
  "too-many",
  "marked",
] as const

export type SpamSign = (typeof spamSigns)[number]

const fastestSeconds = 1
const oldestSeconds = 24 * 60 * 60

/** What a post reveals about its sender. */
export type Signs = {
  /** The honeypot field. */
  readonly trap: string
  /** When the form was rendered, by its signed timestamp. */
  readonly formRenderedAt: Date | "forged" | "missing"
  /** Whether a form of the website sent it; such a form always has a timestamp, API clients need none. */
  readonly isForm: boolean
  readonly name: string
}

// A link in the name would advertise through the thank-you email.
const link = /:\/\/|www\.|\.(?:com|net|org|ru|top|xyz|click)\b/i

/** The strongest spam sign of a post; null when there is none. */
export function findSpamSign({ trap, formRenderedAt, isForm, name }: Signs, now: Date): SpamSign | null {
  if (trap.trim() !== "") return "trap"
  if (formRenderedAt === "forged" || (formRenderedAt === "missing" && isForm)) return "unsigned"
  if (formRenderedAt !== "missing") {
    const seconds = (now.getTime() - formRenderedAt.getTime()) / 1000
    if (seconds < fastestSeconds) return "too-fast"
    if (seconds > oldestSeconds) return "too-old"
  }
  return link.test(name) ? "link-in-name" : null
}
