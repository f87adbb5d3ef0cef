import { billRules, bookingRules } from "./booking-phrases.ts"
import { bookingStepRules } from "./booking-step-phrases.ts"
import { accountRules } from "./phrases-account.ts"

type Show = (text: string) => string

export type Rule = readonly [RegExp, (show: Show, parts: readonly string[]) => string]

const months: Readonly<Record<string, string>> = {
  Jan: "जनवरी",
  Feb: "फ़रवरी",
  Mar: "मार्च",
  Apr: "अप्रैल",
  May: "मई",
  Jun: "जून",
  Jul: "जुलाई",
  Aug: "अगस्त",
  Sep: "सितंबर",
  Oct: "अक्टूबर",
  Nov: "नवंबर",
  Dec: "दिसंबर",
}
const weekdays: Readonly<Record<string, string>> = {
  Mon: "सोम",
  Tue: "मंगल",
  Wed: "बुध",
  Thu: "गुरु",
  Fri: "शुक्र",
  Sat: "शनि",
  Sun: "रवि",
}

const monthOf = (name: string): string => months[name.slice(0, 3)] ?? name
const shortDay = (name: string): string => weekdays[name] ?? name
const longDay = (name: string): string => `${shortDay(name.slice(0, 3))}वार`

/** The part of the day that Hindi says instead of am and pm. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return "रात"
  if (hour < 12) return "सुबह"
  return hour < 16 ? "दोपहर" : "शाम"
}

function timeOf(hour: number, minutes: string): string {
  const shown = hour % 12 || 12
  return `${partOfDay(hour)} ${minutes === "00" ? shown : `${shown}:${minutes}`} बजे`
}

const month = "(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*"
const day = "(Mon|Tue|Wed|Thu|Fri|Sat|Sun)"

const nouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  night: ["रात", "रातें"],
  room: ["कमरा", "कमरे"],
  adult: ["वयस्क", "वयस्क"],
  guest: ["अतिथि", "अतिथि"],
  child: ["बच्चा", "बच्चे"],
  minute: ["मिनट", "मिनट"],
  hour: ["घंटा", "घंटे"],
  day: ["दिन", "दिन"],
}

function countOf(count: string, noun: string): string {
  const [one, many] = nouns[noun.replace(/(?:ren|s)$/, "")] ?? [noun, noun]
  return `${count} ${count === "1" ? one : many}`
}

/**
 * Texts that are made of parts: what the `format` functions make of dates, times and counts, and sentences with values that
 * the server sends ready. The first rule that matches decides.
 */
const rules: readonly Rule[] = [
  [
    new RegExp(`^(\\d{1,2}) ${month} (\\d{4})$`),
    (_, [date = "", name = "", year = ""]) => `${date} ${monthOf(name)} ${year}`,
  ],
  [
    new RegExp(`^${day} (\\d{1,2}) ${month} (\\d{4})$`),
    (_, [name = "", date = "", of = "", year = ""]) => `${shortDay(name)}, ${date} ${monthOf(of)} ${year}`,
  ],
  [
    new RegExp(`^(\\w+day) (\\d{1,2}) ${month} (\\d{4})$`),
    (_, [name = "", date = "", of = "", year = ""]) => `${longDay(name)}, ${date} ${monthOf(of)} ${year}`,
  ],
  [new RegExp(`^${month} (\\d{4})$`), (_, [name = "", year = ""]) => `${monthOf(name)} ${year}`],
  [
    new RegExp(`^${month} (\\d{1,2}), (\\d{4})$`),
    (_, [name = "", date = "", year = ""]) => `${date} ${monthOf(name)} ${year}`,
  ],
  [/^(\w+day)$/, (_, [name = ""]) => longDay(name)],
  [
    /^(\d{1,2}):(\d\d) (am|pm)$/,
    (_, [hour = "", minutes = "", half = ""]) =>
      timeOf((Number(hour) % 12) + (half === "pm" ? 12 : 0), minutes),
  ],
  [
    /^(.+ \d{4}), (\d{1,2}:\d\d [ap]m|12 noon|12 midnight)$/,
    (show, [date = "", time = ""]) => `${show(date)}, ${show(time)}`,
  ],
  [
    /^(\d+) (nights?|rooms?|adults?|guests?|child(?:ren)?|minutes?|hours?|days?)$/,
    (_, [count = "", noun = ""]) => countOf(count, noun),
  ],
  // '1 room, 2 adults, 1 child'
  [/^(\d+ rooms?|\d+ adults?), (\d.*)$/, (show, [first = "", rest = ""]) => `${show(first)}, ${show(rest)}`],
  [/^₹([\d.]+)L$/, (_, [lakhs = ""]) => `₹${lakhs} लाख`],
  [/^min (\d+)$/, (_, [nights = ""]) => `${nights}+ रातें`],
  [
    /^, from (₹[\d,]+)(?:, (.+) minimum)?$/,
    (show, [price = "", nights]) => `, ${price} से${nights ? `, कम से कम ${show(nights)}` : ""}`,
  ],
  [
    /^(.+) is sold out: depart by then, or change your arrival\.$/,
    (show, [night = ""]) => `${show(night)} को कमरे भर चुके हैं: तब तक प्रस्थान करें या आगमन की तारीख़ बदलें।`,
  ],
  [/^(.+) is sold out\.$/, (show, [night = ""]) => `${show(night)} को कमरे भर चुके हैं।`],
  [
    /^(\d+ nights?) minimum for a stay that includes (.+)\.$/,
    (show, [nights = "", night = ""]) => `${show(night)} वाले प्रवास में कम से कम ${show(nights)} ज़रूरी हैं।`,
  ],
  [/^at least (\d+)$/, (_, [count = ""]) => `कम से कम ${count}`],
  [/^([\d.]+%|₹[\d,.]+) off$/, (_, [part = ""]) => `${part} की छूट`],
  [
    /^Dates can be changed up to (\d+) hours before check-in(?:, until (.+))?, as rooms allow\.$/,
    (show, [hours = "", limit]) =>
      `चेक-इन से ${hours} घंटे पहले तक${limit ? `, यानी ${show(limit)} तक,` : ""} तारीख़ें बदली जा सकती हैं, यदि कमरे उपलब्ध हों।`,
  ],
  [/^(.+) is missing$/, (show, [label = ""]) => `कृपया भरें: ${show(label)}`],
  [
    /^(.+): please use (\d+) to (\d+) characters$/,
    (show, [label = "", least = "", most = ""]) => `${show(label)}: कृपया ${least} से ${most} अक्षर लिखें`,
  ],
  [
    /^(.+): (?:please use )?at most (\d+) characters$/i,
    (show, [label = "", most = ""]) => `${show(label)}: कृपया अधिक से अधिक ${most} अक्षर लिखें`,
  ],
  [
    /^(.+): please (?:use|write) at least (\d+) characters$/,
    (show, [label = "", least = ""]) => `${show(label)}: कृपया कम से कम ${least} अक्षर लिखें`,
  ],
  [
    /^(?:(.+): )?please enter an address such as name@example\.com$/i,
    (show, [label]) => `${label ? `${show(label)}: ` : ""}कृपया name@example.com जैसा पता लिखें`,
  ],
  [
    /^(?:(.+): )?please check this phone number$/i,
    (show, [label]) => `${label ? `${show(label)}: ` : ""}कृपया यह फ़ोन नंबर जाँच लें`,
  ],
  ...bookingRules,
  ...bookingStepRules,
  ...accountRules,
  ...billRules,
]

/** The label of a field within a message, which says 'Company name' for 'Company Name'. */
function labelIn(text: string, known: Show): string {
  const label = text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
  const found = known(label)
  return found === label ? text : found
}

/** The Hindi of a text that is made of parts; undefined for all others. `known` gives that of a whole text. */
export function rephrase(text: string, known: Show): string | undefined {
  const show: Show = (part) => {
    const whole = known(part)
    return whole === part ? (rephrase(part, known) ?? labelIn(part, known)) : whole
  }
  for (const [shape, say] of rules) {
    const parts = shape.exec(text)
    if (parts) return say(show, parts.slice(1))
  }
  return undefined
}
