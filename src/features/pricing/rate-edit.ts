import { addDays, type CalendarDate, daysUntil } from "#src/shared/calendar-date.ts"
import { fromRupees, type Money } from "#src/shared/money.ts"
import { emptyPatch, isSameNight, isSameRule, type NightChange, type RatePatch } from "./rate-patch.ts"
import { computeNightPrice } from "./night-price.ts"
import {
  changedPrice,
  type NightSetting,
  nightKey,
  defaultNightSetting,
  type PricedRoom,
  type PriceRule,
  type PricingRules,
  type Season,
  weekdayKey,
  weekdayOf,
} from "./pricing-rules.ts"

/** Nights of room types; an empty list of weekdays means all of them. */
type RateScope = {
  readonly roomTypeIds: readonly string[]
  readonly firstNight: CalendarDate
  readonly lastNight: CalendarDate
  readonly weekdays: readonly number[]
}

export type PriceEdit =
  | { readonly kind: "keep" }
  /** Removes the price of the night, so that the rules apply. */
  | { readonly kind: "clear" }
  | { readonly kind: "set"; readonly price: Money }
  /** A change of the current price. */
  | { readonly kind: "change"; readonly hundredths: number }

/** The changes to every night of a scope; omitted values stay as they are. */
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

function editedPrice(edit: PriceEdit, own: Money | null, current: Money): Money | null {
  switch (edit.kind) {
    case "keep":
      return own
    case "clear":
      return null
    case "set":
      return edit.price
    case "change": {
      const changed = changedPrice(current, edit.hundredths)
      return changed < lowestPrice ? lowestPrice : changed
    }
  }
}

/** The nights that an edit changes, with their settings before and after. */
export function patchOfNights(rules: PricingRules, rooms: readonly PricedRoom[], edit: NightEdit): RatePatch {
  const nights = nightsOfScope(edit.scope)
  const changes = rooms
    .filter(({ id }) => edit.scope.roomTypeIds.includes(id))
    .flatMap((room) =>
      nights.flatMap((night): NightChange[] => {
        const before = rules.nights.get(nightKey(room.id, night)) ?? defaultNightSetting
        const after: NightSetting = {
          price: editedPrice(edit.price, before.price, computeNightPrice(rules, room, night).price),
          minimumNights: edit.minimumNights === undefined ? before.minimumNights : edit.minimumNights,
          isClosed: edit.isClosed ?? before.isClosed,
        }
        return isSameNight(before, after) ? [] : [{ roomTypeId: room.id, night, before, after }]
      }),
    )
  return { ...emptyPatch, nights: changes }
}

/** Creates, changes (`after` has the same id) or deletes a season. */
export function patchOfSeason(rules: PricingRules, id: string, after: Season | null): RatePatch {
  const before = rules.seasons.find((season) => season.id === id) ?? null
  return before || after ? { ...emptyPatch, seasons: [{ id, before, after }] } : emptyPatch
}

/**
 * Sets the weekday rules of each type; a weekday without a rule has the type's base price, and an undefined one stays as it
 * is.
 */
export function patchOfWeekdays(
  rules: PricingRules,
  weekdayRules: Readonly<Record<string, readonly (PriceRule | null | undefined)[]>>,
): RatePatch {
  const weekdays = Object.entries(weekdayRules).flatMap(([roomTypeId, week]) =>
    week.flatMap((after, weekday) => {
      const before = rules.weekdays.get(weekdayKey(roomTypeId, weekday)) ?? null
      return after === undefined || isSameRule(before, after) ? [] : [{ roomTypeId, weekday, before, after }]
    }),
  )
  return { ...emptyPatch, weekdays }
}
