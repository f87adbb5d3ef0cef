import { z } from "zod"
import "./validation-setup.ts"
import { fieldIsRequired, fieldMessage, messages } from "#src/shared/messages.ts"
import { readPhone } from "./phone.ts"

const printable = /^\P{Cc}*$/u
// Line breaks and tabs are allowed; other control characters are not.
const writable = /^(?:\P{Cc}|[\n\r\t])*$/u

const control = (label: string) => ({ error: fieldMessage(label, "Must Not Contain Control Characters") })
const atMost = (label: string, most: number) => ({
  error: fieldMessage(label, `Field Length Must Be At Most ${most}`),
})

// Marks of direction and of no width, fillers and tags, which also come with what is copied from elsewhere. Scripts need the
// joiners, and emoji the variation selectors.
const invisible =
  /(?!\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])\p{Default_Ignorable_Code_Point}|[\u2800\uFFF9-\uFFFB]/gu
// Scripts stack up to four marks on a character; more of them cover the lines above and below.
const stackedMarks = /(?<=\p{M}{4})\p{M}+/gu
const separators = /[\u2028\u2029]/g
const blank = /^[\p{Default_Ignorable_Code_Point}\s]*$/u

const visible = (text: string): string =>
  text.replaceAll(invisible, "").replaceAll(stackedMarks, "").replaceAll(separators, " ").replace(blank, "")

/** Text; a value of another type, which only a call of the API can have, is not called missing. */
export const textOf = (label: string) =>
  z.string({
    error: ({ code, input }) => {
      if (code !== "invalid_type") return undefined
      return input === undefined ? fieldIsRequired(label) : fieldMessage(label, "Must Be Text")
    },
  })

const visibleText = (label: string) => textOf(label).overwrite(visible).trim()

// A field may collect several messages; the first is the one to show.
/** One line of text, without its invisible marks. */
export const line = (label: string) => visibleText(label).regex(printable, control(label))

export const requiredLine = (label: string) => line(label).min(1, { error: fieldIsRequired(label) })

const texts = messages.validation

const nameOf = (label: string, text: z.ZodString) => {
  const error = fieldMessage(label, texts.length3To50)
  return text
    .min(1, { error: fieldIsRequired(label) })
    .min(3, { error })
    .max(50, { error })
}

/** A name of 3 to 50 characters (VAL-2). */
export const nameLine = (label: string) => nameOf(label, line(label))

// The spaces and tabs of what is typed or pasted. A search for a name as it is shown finds it only with single spaces.
const spaces = /[\t\p{Zs}]+/gu

// Text that email programs turn into a link: an address with its scheme, or a domain with a common ending. It looks back from
// the dot: a pattern that began with the domain would try each of its characters, and a text may be far longer than its field.
const link =
  /:\/\/|\bwww\.|(?<=[\p{L}\p{N}-]{2})\.(?:com|net|org|info|biz|in|co|io|me|ru|cn|xyz|top|link|shop|site|online|app|dev|ly|live|click)(?![\p{L}\p{N}])/iu

/** The unverified name of a person: our emails contain it, so it must not hold a link. */
export const personName = (label: string) => {
  const text = visibleText(label).overwrite((name) => name.replaceAll(spaces, " "))
  return nameOf(label, text.regex(printable, control(label))).refine((name) => !link.test(name), {
    error: fieldMessage(label, "Must Not Contain A Link"),
  })
}

const joinersAndVariants = /\p{Join_Control}|\p{Variation_Selector}/gu

/** A username as it is stored, so that names which look the same are the same (NFKC, as RFC 8265). */
const normalizeUsername = (typed: string): string =>
  typed.replaceAll(joinersAndVariants, "").normalize("NFKC").replaceAll(spaces, " ").trim()

/** A username or an email that is looked up. */
export const typedUsername = (label: string) => line(label).overwrite(normalizeUsername)

/** A chosen username; an email also signs in, so a username must not look like one. */
export const usernameLine = (label: string) =>
  nameOf(label, typedUsername(label)).regex(/^[^@]*$/, { error: fieldMessage(label, texts.usernameWithAt) })

/** A phone number, stored as `readPhone` returns it (VAL-4, GUEST-2). */
export const phoneLine = (label: string) =>
  requiredLine(label)
    .overwrite((typed) => readPhone(typed) ?? typed)
    .refine((phone) => readPhone(phone) !== null, { error: fieldMessage(label, texts.phone) })

/** One line that may be left empty. */
export const openLine = (label: string, most: number) =>
  line(label).max(most, atMost(label, most)).default("")

/** Names of people on one line, which may be left empty; unverified, as `personName`. */
export const peopleNames = (label: string, most: number) =>
  openLine(label, most).refine((names) => !link.test(names), {
    error: fieldMessage(label, "Must Not Contain A Link"),
  })

/** Text of several lines, without its invisible marks. */
export const prose = (label: string, most: number) =>
  visibleText(label)
    .max(most, atMost(label, most))
    .regex(writable, control(label))
    .overwrite((text) => text.replaceAll("\r\n", "\n"))

/** The version that a form was opened with; null in a call without one, which updates any version. */
export const versionField = z
  .union([z.literal(""), z.coerce.number().int().positive()])
  .optional()
  .transform((version) => (typeof version === "number" ? version : null))
