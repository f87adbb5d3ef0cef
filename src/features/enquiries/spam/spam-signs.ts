/** Why a post looks like a bot's. It is kept as spam, and answered like every other. */
export const spamSigns = ["trap", "unsigned", "too-fast", "too-old", "link-in-name", "too-many"] as const

export type SpamSign = (typeof spamSigns)[number]

const fastestSeconds = 1
const oldestSeconds = 24 * 60 * 60

/** What a post tells of its sender, whether they mean it to or not. */
export type Signs = {
  /** The field that people do not see. */
  readonly trap: string
  /** When the form was given out, by its own seal. */
  readonly formGivenAt: Date | "forged" | "missing"
  /** Sent by a form of the site, which always carries its seal; other programs need none. */
  readonly isForm: boolean
  readonly name: string
}

// A link in a name is how a form is made to advertise in the email that thanks for it.
const link = /:\/\/|www\.|\.(?:com|net|org|ru|top|xyz|click)\b/i

/** What is odd about a post, the surest sign first; null when nothing is. */
export function spamSignOf({ trap, formGivenAt, isForm, name }: Signs, now: Date): SpamSign | null {
  if (trap.trim() !== "") return "trap"
  if (formGivenAt === "forged" || (formGivenAt === "missing" && isForm)) return "unsigned"
  if (formGivenAt !== "missing") {
    const seconds = (now.getTime() - formGivenAt.getTime()) / 1000
    if (seconds < fastestSeconds) return "too-fast"
    if (seconds > oldestSeconds) return "too-old"
  }
  return link.test(name) ? "link-in-name" : null
}
