import { formatStayRefusal } from "#src/features/availability/availability-messages.ts"
import {
  type DayRefusal,
  minimumOn,
  priceOn,
  type StayCalendar,
} from "#src/features/availability/stay-calendar.ts"
import { type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { formatNights } from "#src/shared/format/format-count.ts"
import type { Language } from "#src/shared/language/language.ts"
import { formatMoney, fromPaise } from "#src/shared/money.ts"
import type { DayNote } from "#src/ui/calendar/month-table.tsx"

/**
 * '₹950', '₹7.4k', '₹1.2L' (lakh): rounded up, so that no price is higher than it says. Hindi has no such short word for
 * a thousand, and '₹7,350' is narrower than '₹7.4 हज़ार', which does not fit below a day on a phone.
 */
export function formatShortPrice(paise: number, language: Language = "en"): string {
  const rupees = Math.ceil(paise / 100)
  if (rupees < 1000) return `₹${rupees}`
  if (language === "hi" && rupees < 100_000) return formatMoney(fromPaise(rupees * 100))
  const thousands = Math.ceil(rupees / 100) / 10
  return thousands < 100 ? `₹${thousands}k` : `₹${Math.ceil(rupees / 10_000) / 10}L`
}

/** The text below a day, and its spoken text; null while its price is unknown. */
export function noteOfDay(
  calendar: StayCalendar,
  date: CalendarDate,
  language: Language = "en",
): DayNote | null {
  const price = priceOn(calendar, date)
  if (price === null) return null
  if (price === 0) return { short: "Full", said: ", sold out", isStruck: true }
  const nights = minimumOn(calendar, date)
  const said = `, from ${formatMoney(fromPaise(price))}`
  const short = formatShortPrice(price, language)
  return nights > 1
    ? { short, more: `min ${nights}`, said: `${said}, ${formatNights(nights)} minimum` }
    : { short, said }
}

/** Why a day cannot be chosen; with an arrival, why the stay cannot end there. */
export function formatDayRefusal(refusal: DayRefusal, arrival: CalendarDate | null): string {
  switch (refusal.kind) {
    case "stay":
      return formatStayRefusal(refusal.reason).text
    case "sold-out": {
      const night = formatLongDate(refusal.night)
      return arrival
        ? `${night} is sold out: depart by then, or change your arrival.`
        : `${night} is sold out.`
    }
    case "below-minimum":
      return `${formatNights(refusal.nights)} minimum for a stay that includes ${formatLongDate(refusal.night)}.`
  }
}
