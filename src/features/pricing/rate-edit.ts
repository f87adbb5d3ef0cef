import { addDays, type CalendarDate, daysUntil } from "#src/shared/calendar-date.ts"
import { fromRupees, type Money } from "#src/shared/money.ts"
import { emptyPatch, type NightChange, type RatePatch } from "./rate-patch.ts"
import {
  changedPrice,
  type NightSetting,
  nightKey,
  defaultNightSetting,
  computeNightPrice,
  type PricedRoom,
  type PriceRule,
  type PricingRules,
  type Season,
  weekdayKey,
  weekdayOf,
} from "./pricing-rules.ts"

/** Some nights of some types; no weekdays means all of them. */
export type RateScope = {
  readonly roomTypeIds: readonly string[]
  readonly firstNight: CalendarDate
  readonly lastNight: CalendarDate
  readonly weekdays: readonly number[]
}

export type PriceEdit =
  | { readonly kind: "keep" }
  /** Back to what season, weekday and type say. */
  | { readonly kind: "clear" }
  | { readonly kind: "set"; readonly price: Money }
  /** From what the calendar shows now. */
  | { readonly kind: "change"; readonly hundredths: number }

/** What is done to every night of a scope; what is left out stays. */
export type NightEdit = {
  readonly scope: RateScope
  readonly price: PriceEdit
  readonly minimumNights?: number | null
  readonly isClosed?: boolean
}

const nightsOfScope = ({ firstNight, lastNight, weekdays }: RateScope): CalendarDate[] =>
  daysUntil(firstNight, addDays(lastNight, 1)).filter(
    (night) => weekdays.length === 0 || weekdays.includes(weekdayOf(night)),
  )

const lowestPrice = fromRupees(1)

function editedPrice(edit: PriceEdit, own: Money | null, shown: Money): Money | null {
  switch (edit.kind) {
    case "keep":
      return own
    case "clear":
      return null
    case "set":
      return edit.price
    case "change": {
      const changed = changedPrice(shown, edit.hundredths)
      return changed < lowestPrice ? lowestPrice : changed
    }
  }
}

const isSame = (a: NightSetting, b: NightSetting): boolean =>
  a.price === b.price && a.minimumNights === b.minimumNights && a.isClosed === b.isClosed

/** The nights that an edit changes, each as it was and as it becomes. */
export function patchOfNights(plan: PricingRules, rooms: readonly PricedRoom[], edit: NightEdit): RatePatch {
  const nights = nightsOfScope(edit.scope)
  const changes = rooms
    .filter(({ id }) => edit.scope.roomTypeIds.includes(id))
    .flatMap((room) =>
      nights.flatMap((night): NightChange[] => {
        const before = plan.nights.get(nightKey(room.id, night)) ?? defaultNightSetting
        const after: NightSetting = {
          price: editedPrice(edit.price, before.price, computeNightPrice(plan, room, night).price),
          minimumNights: edit.minimumNights === undefined ? before.minimumNights : edit.minimumNights,
          isClosed: edit.isClosed ?? before.isClosed,
        }
        return isSame(before, after) ? [] : [{ roomTypeId: room.id, night, before, after }]
      }),
    )
  return { ...emptyPatch, nights: changes }
}

/** A season made, changed (`after` of the same id) or deleted. */
export function patchOfSeason(plan: PricingRules, id: string, after: Season | null): RatePatch {
  const before = plan.seasons.find((season) => season.id === id) ?? null
  return before || after ? { ...emptyPatch, seasons: [{ id, before, after }] } : emptyPatch
}

const isSameRule = (a: PriceRule | null, b: PriceRule | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** Weekday rates as they are to be, type by type; a weekday without a rule has the type's own price. */
export function patchOfWeekdays(
  plan: PricingRules,
  rules: Readonly<Record<string, readonly (PriceRule | null)[]>>,
): RatePatch {
  const weekdays = Object.entries(rules).flatMap(([roomTypeId, week]) =>
    week.flatMap((after, weekday) => {
      const before = plan.weekdays.get(weekdayKey(roomTypeId, weekday)) ?? null
      return isSameRule(before, after) ? [] : [{ roomTypeId, weekday, before, after }]
    }),
  )
  return { ...emptyPatch, weekdays }
}
