import { editedTexts } from "./edited-texts.ts"
import { findTranslation } from "./translate.ts"

/** 'Event Date' -> 'Event date'; capitals inside a word, such as those of GSTIN, stay. */
const sentenceCase = (text: string): string => {
  const lower = text.replaceAll(/\b[A-Z][a-z]*\b/g, (word) => word.toLowerCase())
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

type Rule = readonly [RegExp, (...parts: string[]) => string]

// A field's message begins with its label (VAL-1): 'Name Field Length Must Be 3-50'.
const labelled = (ending: RegExp, edit: (...parts: string[]) => string): Rule => [
  new RegExp(`^(?:(.+?) )?${ending.source}$`),
  (label = "", ...parts) =>
    label === "" ? sentenceCase(edit(...parts)) : `${sentenceCase(label)}: ${edit(...parts)}`,
]

// Texts that are made of parts. The first rule that matches decides.
const rules: readonly Rule[] = [
  [/^(.+) Field Is Required$/, (label = "") => `${sentenceCase(label)} is missing`],
  [/^Sorry! (.+) Not Found$/, (things = "") => `No ${things.toLowerCase()} found`],
  [/^Update SuccessFully! (.+)$/, (effect = "") => `Saved. ${effect}`],
  [
    /^Did You Really Want to Change the Status\? (.+)$/,
    (effect = "") => `Change the status of this booking? ${effect}`,
  ],
  [/^Room not available: (.+)$/, (reason = "") => `This room is not available: ${reason}`],
  labelled(
    /Field Length Must Be (\d+)-(\d+)/,
    (least = "", most = "") => `please use ${least} to ${most} characters`,
  ),
  labelled(/Field Length Must Be At Most (\d+)/, (most = "") => `please use at most ${most} characters`),
  labelled(/Field Length Must Be At Least (\d+)/, (least = "") => `please use at least ${least} characters`),
  labelled(
    /Please Enter Atleast (\d+) Characters/,
    (least = "") => `please write at least ${least} characters`,
  ),
  labelled(/Must Be A Valid Email Address/, () => "please enter an address such as name@example.com"),
  labelled(
    /Must Not Contain @, Your Email Signs You In As Well/,
    () => "please leave out the @: your email signs you in as well",
  ),
  labelled(
    /Password must contains atleast .+/,
    () => "please use 8 to 100 characters with a capital letter, a small letter and a digit",
  ),
  labelled(/Invalid Phone Number/, () => "please check this phone number"),
  [/^(.+ (?:Must|Is|Has) (?:At|Be|Have|Not|Of|The|Too|Contain)\b.*)$/, (text = "") => sentenceCase(text)],
]

/** What screens show for a text of the specification; undefined for a text that stays as it is. */
export function editedText(text: string): string | undefined {
  const exactMatch = findTranslation(editedTexts, text)
  if (exactMatch !== undefined) return exactMatch
  for (const [shape, edit] of rules) {
    const parts = shape.exec(text)
    if (parts) return edit(...parts.slice(1))
  }
  return undefined
}
