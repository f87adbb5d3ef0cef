import type { CalendarDate } from "#src/shared/calendar-date.ts"
import {
  type NightSetting,
  nightKey,
  defaultNightSetting,
  type PriceRule,
  type PricingRules,
  type Season,
  weekdayKey,
} from "./pricing-rules.ts"

type Change<T> = { readonly before: T; readonly after: T }

export type NightChange = Change<NightSetting> & {
  readonly roomTypeId: string
  readonly night: CalendarDate
}

type WeekdayChange = Change<PriceRule | null> & {
  readonly roomTypeId: string
  readonly weekday: number
}

/** `before` is null for a new season, `after` for a deleted one. */
type SeasonChange = Change<Season | null> & { readonly id: string }

/** A change of the rate calendar with the values before and after, so that it can be undone. */
export type RatePatch = {
  readonly nights: readonly NightChange[]
  readonly weekdays: readonly WeekdayChange[]
  readonly seasons: readonly SeasonChange[]
}

/** A saved change of the rates. */
export type RateChange = {
  readonly id: string
  readonly summary: string
  readonly by: string
  readonly madeAt: string
  readonly isUndone: boolean
}

export const emptyPatch: RatePatch = { nights: [], weekdays: [], seasons: [] }

export const isEmpty = ({ nights, weekdays, seasons }: RatePatch): boolean =>
  nights.length + weekdays.length + seasons.length === 0

const reverse = <C extends Change<unknown>>(change: C): C => ({
  ...change,
  before: change.after,
  after: change.before,
})

/** The patch that undoes a patch. */
export const reverseRatePatch = ({ nights, weekdays, seasons }: RatePatch): RatePatch => ({
  nights: nights.map(reverse),
  weekdays: weekdays.map(reverse),
  seasons: seasons.map(reverse),
})

/** The rules after a patch. */
export function applyPatch(rules: PricingRules, patch: RatePatch): PricingRules {
  const nights = new Map(rules.nights)
  for (const { roomTypeId, night, after } of patch.nights) nights.set(nightKey(roomTypeId, night), after)
  const weekdays = new Map(rules.weekdays)
  for (const { roomTypeId, weekday, after } of patch.weekdays) {
    if (after) weekdays.set(weekdayKey(roomTypeId, weekday), after)
    else weekdays.delete(weekdayKey(roomTypeId, weekday))
  }
  const changedIds = new Set(patch.seasons.map(({ id }) => id))
  const unchanged = rules.seasons.filter(({ id }) => !changedIds.has(id))
  const changed = patch.seasons.map(({ after }) => after).filter((season) => season !== null)
  return { nights, weekdays, seasons: [...unchanged, ...changed] }
}

export const isSameNight = (a: NightSetting, b: NightSetting): boolean =>
  a.price === b.price && a.minimumNights === b.minimumNights && a.isClosed === b.isClosed

const ruleText = (rule: PriceRule | null | undefined): string => {
  if (!rule) return ""
  return rule.kind === "price" ? `=${rule.price}` : `%${rule.hundredths}`
}

export const isSameRule = (a: PriceRule | null | undefined, b: PriceRule | null | undefined): boolean =>
  ruleText(a) === ruleText(b)

const seasonText = (season: Season | null | undefined): string => {
  if (!season) return ""
  const rules = Object.entries(season.rules).map(([id, rule]) => `${id}${ruleText(rule)}`)
  return [season.name, season.firstNight, season.lastNight, ...rules.toSorted()].join("|")
}

/** Whether the rules still have the patch's values from before; only then may it be applied. */
export function patchStillApplies(rules: PricingRules, patch: RatePatch): boolean {
  const seasons = new Map(rules.seasons.map((season) => [season.id, season]))
  return (
    patch.nights.every(({ roomTypeId, night, before }) =>
      isSameNight(rules.nights.get(nightKey(roomTypeId, night)) ?? defaultNightSetting, before),
    ) &&
    patch.weekdays.every(({ roomTypeId, weekday, before }) =>
      isSameRule(rules.weekdays.get(weekdayKey(roomTypeId, weekday)), before),
    ) &&
    patch.seasons.every(({ id, before }) => seasonText(seasons.get(id)) === seasonText(before))
  )
}
