import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { Money } from "#src/shared/money.ts"
import {
  type NightSetting,
  nightKey,
  defaultNightSetting,
  type PriceRule,
  type PricingRules,
  type Season,
  weekdayKey,
} from "./pricing-rules.ts"

// Quotes and searches read all rules in one round trip.
const pricingRules: Statement = {
  name: "pricing-rules",
  text: `select 'night' as kind, room_type_id as "roomTypeId", night as "firstNight", null::date as "lastNight",
      price_paise as price, null::int as hundredths, minimum_nights as number, null::uuid as id, null::text as name
    from rate_nights where room_type_id = any($1::uuid[]) and night >= $2::date and night < $3::date
    union all
    select 'season', r.room_type_id, s.first_night, s.last_night, r.price_paise, r.change_hundredths, null, s.id, s.name
    from rate_seasons s join rate_season_rules r on r.season_id = s.id
    where s.first_night < $3::date and s.last_night >= $2::date and r.room_type_id = any($1::uuid[])
    union all
    select 'weekday', room_type_id, null, null, price_paise, change_hundredths, weekday, null, null
    from rate_weekday_rules where room_type_id = any($1::uuid[])`,
}

type RuleRow = {
  roomTypeId: string
  price: Money | null
  hundredths: number | null
} & (
  | { kind: "night"; firstNight: CalendarDate; number: number | null }
  | { kind: "season"; firstNight: CalendarDate; lastNight: CalendarDate; id: string; name: string }
  | { kind: "weekday"; number: number }
)

const ruleOf = ({ price, hundredths }: Pick<RuleRow, "price" | "hundredths">): PriceRule =>
  price === null ? { kind: "change", hundredths: hundredths ?? 0 } : { kind: "price", price }

type MutableRules = {
  seasons: Map<string, Omit<Season, "rules"> & { rules: Record<string, PriceRule> }>
  weekdays: Map<string, PriceRule>
  nights: Map<string, NightSetting>
}

function addRow({ seasons, weekdays, nights }: MutableRules, row: RuleRow): void {
  if (row.kind === "night") {
    const setting = { ...defaultNightSetting, price: row.price, minimumNights: row.number }
    nights.set(nightKey(row.roomTypeId, row.firstNight), setting)
  } else if (row.kind === "weekday") {
    weekdays.set(weekdayKey(row.roomTypeId, row.number), ruleOf(row))
  } else {
    const { id, name, firstNight, lastNight } = row
    const season = seasons.get(id) ?? { id, name, firstNight, lastNight, rules: {} }
    season.rules[row.roomTypeId] = ruleOf(row)
    seasons.set(id, season)
  }
}

/** The rules of a range of nights, without closed nights, which are part of the inventory. */
export async function findPricingRules(
  sql: Sql,
  roomTypeIds: readonly string[],
  range: { from: CalendarDate; to: CalendarDate },
): Promise<PricingRules> {
  const rules: MutableRules = { seasons: new Map(), weekdays: new Map(), nights: new Map() }
  const rows = await sql.run<RuleRow>(pricingRules, [roomTypeIds, range.from, range.to])
  for (const row of rows) addRow(rules, row)
  return { ...rules, seasons: [...rules.seasons.values()] }
}
