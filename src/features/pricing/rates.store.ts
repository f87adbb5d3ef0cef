import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { fromPaise } from "#src/shared/money.ts"
import {
  type NightSetting,
  nightKey,
  defaultNightSetting,
  type PriceRule,
  type PricingRules,
  type Season,
  weekdayKey,
} from "./pricing-rules.ts"

// One round trip for all rules: quotes and searches read it.
const ratePlan: Statement = {
  name: "rate-plan",
  text: `select 'night' as kind, room_type_id, night as first_night, null::date as last_night, price_paise,
      null::int as change_hundredths, minimum_nights as number, null::uuid as id, null::text as name
    from rate_nights where room_type_id = any($1::uuid[]) and night >= $2::date and night < $3::date
    union all
    select 'season', r.room_type_id, s.first_night, s.last_night, r.price_paise, r.change_hundredths, null, s.id, s.name
    from rate_seasons s join rate_season_rules r on r.season_id = s.id
    where s.first_night < $3::date and s.last_night >= $2::date and r.room_type_id = any($1::uuid[])
    union all
    select 'weekday', room_type_id, null, null, price_paise, change_hundredths, weekday, null, null
    from rate_weekday_rules where room_type_id = any($1::uuid[])`,
}

type PlanRow = {
  room_type_id: string
  price_paise: number | null
  change_hundredths: number | null
} & (
  | { kind: "night"; first_night: CalendarDate; number: number | null }
  | { kind: "season"; first_night: CalendarDate; last_night: CalendarDate; id: string; name: string }
  | { kind: "weekday"; number: number }
)

const ruleOf = (row: { price_paise: number | null; change_hundredths: number | null }): PriceRule =>
  row.price_paise === null
    ? { kind: "change", hundredths: row.change_hundredths ?? 0 }
    : { kind: "price", price: fromPaise(row.price_paise) }

type Building = {
  seasons: Map<string, Omit<Season, "rules"> & { rules: Record<string, PriceRule> }>
  weekdays: Map<string, PriceRule>
  nights: Map<string, NightSetting>
}

function addRow({ seasons, weekdays, nights }: Building, row: PlanRow): void {
  if (row.kind === "night") {
    const price = row.price_paise === null ? null : fromPaise(row.price_paise)
    const setting = { ...defaultNightSetting, price, minimumNights: row.number }
    nights.set(nightKey(row.room_type_id, row.first_night), setting)
  } else if (row.kind === "weekday") {
    weekdays.set(weekdayKey(row.room_type_id, row.number), ruleOf(row))
  } else {
    const { id, name, first_night: firstNight, last_night: lastNight } = row
    const season = seasons.get(id) ?? { id, name, firstNight, lastNight, rules: {} }
    season.rules[row.room_type_id] = ruleOf(row)
    seasons.set(id, season)
  }
}

/** The rules that touch a stretch. Whether nights are closed for sale stands with their rooms, not here. */
export async function findPricingRules(
  sql: Sql,
  roomTypeIds: readonly string[],
  stretch: { from: CalendarDate; to: CalendarDate },
): Promise<PricingRules> {
  const building: Building = { seasons: new Map(), weekdays: new Map(), nights: new Map() }
  const rows = await sql.run<PlanRow>(ratePlan, [roomTypeIds, stretch.from, stretch.to])
  for (const row of rows) addRow(building, row)
  return { ...building, seasons: [...building.seasons.values()] }
}
