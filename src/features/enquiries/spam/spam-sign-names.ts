import type { SpamSign } from "./spam-signs.ts"

/** Labels of the spam signs. */
export const spamSignNames: Readonly<Record<SpamSign, string>> = {
  trap: "It filled in a field that people do not see.",
  unsigned: "It did not come from a form that this site gave out.",
  "too-fast": "It was sent within a second of opening the form.",
  "too-old": "Its form had been open for more than a day.",
  "link-in-name": "There is a link in the sender's name.",
  "too-many": "Too many posts came at once.",
  marked: "A colleague marked it as spam.",
}
