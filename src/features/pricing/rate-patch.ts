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

export type WeekdayChange = Change<PriceRule | null> & {
  readonly roomTypeId: string
  readonly weekday: number
}

/** A season that is made has nothing before, one that is deleted nothing after. */
export type SeasonChange = Change<Season | null> & { readonly id: string }

/** A change of the rate calendar: what it was and what it becomes, so that the way back is known. */
export type RatePatch = {
  readonly nights: readonly NightChange[]
  readonly weekdays: readonly WeekdayChange[]
  readonly seasons: readonly SeasonChange[]
}

export const emptyPatch: RatePatch = { nights: [], weekdays: [], seasons: [] }

export const isEmpty = ({ nights, weekdays, seasons }: RatePatch): boolean =>
  nights.length + weekdays.length + seasons.length === 0

const turned = <C extends Change<unknown>>(change: C): C => ({
  ...change,
  before: change.after,
  after: change.before,
})

/** The change that takes a change back. */
export const reversePatch = ({ nights, weekdays, seasons }: RatePatch): RatePatch => ({
  nights: nights.map(turned),
  weekdays: weekdays.map(turned),
  seasons: seasons.map(turned),
})

/** The plan as it becomes. */
export function applyPatch(plan: PricingRules, patch: RatePatch): PricingRules {
  const nights = new Map(plan.nights)
  for (const { roomTypeId, night, after } of patch.nights) nights.set(nightKey(roomTypeId, night), after)
  const weekdays = new Map(plan.weekdays)
  for (const { roomTypeId, weekday, after } of patch.weekdays) {
    if (after) weekdays.set(weekdayKey(roomTypeId, weekday), after)
    else weekdays.delete(weekdayKey(roomTypeId, weekday))
  }
  const touched = new Set(patch.seasons.map(({ id }) => id))
  const kept = plan.seasons.filter(({ id }) => !touched.has(id))
  const made = patch.seasons.map(({ after }) => after).filter((season) => season !== null)
  return { nights, weekdays, seasons: [...kept, ...made] }
}

const isSameNight = (a: NightSetting, b: NightSetting): boolean =>
  a.price === b.price && a.minimumNights === b.minimumNights && a.isClosed === b.isClosed

const ruleText = (rule: PriceRule | null | undefined): string => {
  if (!rule) return ""
  return rule.kind === "price" ? `=${rule.price}` : `%${rule.hundredths}`
}

const seasonText = (season: Season | null | undefined): string => {
  if (!season) return ""
  const rules = Object.entries(season.rules).map(([id, rule]) => `${id}${ruleText(rule)}`)
  return [season.name, season.firstNight, season.lastNight, ...rules.toSorted()].join("|")
}

/** Whether the plan still is what the patch found: only then may it be written over. */
export function isUnchangedSince(plan: PricingRules, patch: RatePatch): boolean {
  const seasons = new Map(plan.seasons.map((season) => [season.id, season]))
  return (
    patch.nights.every(({ roomTypeId, night, before }) =>
      isSameNight(plan.nights.get(nightKey(roomTypeId, night)) ?? defaultNightSetting, before),
    ) &&
    patch.weekdays.every(
      ({ roomTypeId, weekday, before }) =>
        ruleText(plan.weekdays.get(weekdayKey(roomTypeId, weekday))) === ruleText(before),
    ) &&
    patch.seasons.every(({ id, before }) => seasonText(seasons.get(id)) === seasonText(before))
  )
}
