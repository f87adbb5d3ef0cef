import { formatCount } from "#src/shared/format/format-count.ts"
import { offerMinutes, type WaitlistEntry, type WaitlistState } from "../waitlist-entry.ts"

/** How the waitlist works, for anyone who joins it. */
export const waitlistRule = `When rooms become free, we hold them for ${offerMinutes} minutes for the first guest in line whose whole stay fits, and write to that guest. Then it is the next guest's turn. Waiting costs nothing, and you may leave the line at any time.`

const titles: Readonly<Record<WaitlistState, string>> = {
  unconfirmed: "Take your place in line",
  waiting: "You are in line",
  offered: "Your stay is available",
  booked: "Your stay is booked",
  missed: "These rooms went to the next guest",
  left: "You have left the line",
  removed: "You are no longer in line",
  unbookable: "Your place in line has ended",
  over: "Your place in line has ended",
}

const leads: Readonly<Record<Exclude<WaitlistState, "waiting">, string>> = {
  unconfirmed: "One press, and your place begins. Nothing is booked and nothing is charged.",
  offered: "It is your turn. Take the rooms before the time runs out, or let them go to the next guest.",
  booked: "We look forward to you. The confirmation is on its way to your email.",
  missed: "The time for your answer has passed. You may join the waitlist again.",
  left: "Nothing is held and nothing is charged. We hope to see you another time.",
  removed: "Our reservations desk has ended your place. Please call us if you have a question.",
  unbookable:
    "The rules for these nights have changed, and this stay can no longer be booked as you asked for it. Please search again.",
  over: "The day of your arrival has passed, and the rooms did not become free.",
}

export const waitlistTitle = ({ state }: Pick<WaitlistEntry, "state">): string => titles[state]

/** The text below the title; a waiting guest reads the position on the waitlist. */
export function waitlistLead({ state, ahead }: Pick<WaitlistEntry, "state" | "ahead">): string {
  if (state !== "waiting") return leads[state]
  const place =
    ahead === 0
      ? "You are first in line for these nights."
      : `${formatCount(ahead, "guest")} ${ahead === 1 ? "is" : "are"} ahead of you for some of these nights.`
  return `${place} We write to you the moment your stay is available.`
}
