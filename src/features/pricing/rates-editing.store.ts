import { randomUUID } from "node:crypto"
import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { Money } from "#src/shared/money.ts"
import { emptyPatch, type RateChange, type RatePatch } from "./rate-patch.ts"
import type { PriceRule, Season } from "./pricing-rules.ts"

// Serialises changes: each is compared with the current rates before it is written.
const lockCalendar: Statement = {
  name: "lock-rate-calendar",
  text: "select pg_advisory_xact_lock(7204)",
}

export const lockRateCalendar = async (sql: Sql): Promise<void> => {
  await sql.run(lockCalendar, [])
}

const writeNights: Statement = {
  name: "write-rate-nights",
  text: `with changed as (
      select * from unnest($1::uuid[], $2::date[], $3::bigint[], $4::int[]) as n (room_type_id, night, price, minimum)
    ), removed as (
      delete from rate_nights r using changed c
      where r.room_type_id = c.room_type_id and r.night = c.night and c.price is null and c.minimum is null
    )
    insert into rate_nights (room_type_id, night, price_paise, minimum_nights)
    select room_type_id, night, price, minimum from changed where price is not null or minimum is not null
    on conflict (room_type_id, night) do update
      set price_paise = excluded.price_paise, minimum_nights = excluded.minimum_nights`,
}

const removeWeekdays: Statement = {
  name: "remove-rate-weekdays",
  text: `delete from rate_weekday_rules r using unnest($1::uuid[], $2::int[]) as c (room_type_id, weekday)
    where r.room_type_id = c.room_type_id and r.weekday = c.weekday`,
}

const insertWeekdays: Statement = {
  name: "insert-rate-weekdays",
  text: `insert into rate_weekday_rules (room_type_id, weekday, price_paise, change_hundredths)
    select * from unnest($1::uuid[], $2::int[], $3::bigint[], $4::int[])`,
}

const removeSeason: Statement = { name: "remove-rate-season", text: "delete from rate_seasons where id = $1" }

const insertSeason: Statement = {
  name: "insert-rate-season",
  text: "insert into rate_seasons (id, name, first_night, last_night) values ($1, $2, $3, $4)",
}

const insertSeasonRules: Statement = {
  name: "insert-rate-season-rules",
  text: `insert into rate_season_rules (season_id, room_type_id, price_paise, change_hundredths)
    select $1, * from unnest($2::uuid[], $3::bigint[], $4::int[])`,
}

const priceOf = (rule: PriceRule): Money | null => (rule.kind === "price" ? rule.price : null)
const changeOf = (rule: PriceRule): number | null => (rule.kind === "change" ? rule.hundredths : null)

async function writeSeason(sql: Sql, { id, name, firstNight, lastNight, rules }: Season): Promise<void> {
  await sql.run(insertSeason, [id, name, firstNight, lastNight])
  const entries = Object.entries(rules)
  await sql.run(insertSeasonRules, [
    id,
    entries.map(([roomTypeId]) => roomTypeId),
    entries.map(([, rule]) => priceOf(rule)),
    entries.map(([, rule]) => changeOf(rule)),
  ])
}

/** Writes the prices and minimum stays of a patch; closed nights are part of the inventory. */
export async function writePatch(sql: Sql, { nights, weekdays, seasons }: RatePatch): Promise<void> {
  if (nights.length > 0) {
    await sql.run(writeNights, [
      nights.map(({ roomTypeId }) => roomTypeId),
      nights.map(({ night }) => night),
      nights.map(({ after }) => after.price),
      nights.map(({ after }) => after.minimumNights),
    ])
  }
  if (weekdays.length > 0) {
    const ids = weekdays.map(({ roomTypeId }) => roomTypeId)
    await sql.run(removeWeekdays, [ids, weekdays.map(({ weekday }) => weekday)])
    const set = weekdays.flatMap(({ after, ...key }) => (after ? [{ ...key, rule: after }] : []))
    await sql.run(insertWeekdays, [
      set.map(({ roomTypeId }) => roomTypeId),
      set.map(({ weekday }) => weekday),
      set.map(({ rule }) => priceOf(rule)),
      set.map(({ rule }) => changeOf(rule)),
    ])
  }
  for (const { id, after } of seasons) {
    await sql.run(removeSeason, [id])
    if (after) await writeSeason(sql, after)
  }
}

const insertChange: Statement = {
  name: "insert-rate-change",
  text: "insert into rate_changes (id, actor_id, made_at, summary, patch) values ($1, $2, $3, $4, $5::jsonb)",
}

/** Stores a change, so that it can be undone; returns its id. */
export async function insertRateChange(
  sql: Sql,
  change: { actorId: string | null; madeAt: string; summary: string; patch: RatePatch },
): Promise<string> {
  const id = randomUUID()
  const { actorId, madeAt, summary, patch } = change
  await sql.run(insertChange, [id, actorId, madeAt, summary, JSON.stringify(patch)])
  return id
}

const newestChanges: Statement = {
  name: "newest-rate-changes",
  text: `select c.id, c.summary, coalesce(u.name, 'The hotel') as by, c.made_at as "madeAt",
      c.undone_at is not null as "isUndone"
    from rate_changes c left join users u on u.id = c.actor_id order by c.sequence desc limit $1`,
}

export const listNewestChanges = (sql: Sql, limit: number): Promise<RateChange[]> =>
  sql.run<RateChange>(newestChanges, [limit])

const markUndone: Statement = {
  name: "mark-rate-change-undone",
  text: "update rate_changes set undone_at = $2 where id = $1 and undone_at is null returning summary, patch",
}

/** Marks a change as undone and returns it; null when it is unknown or already undone. */
export async function markRateChangeUndone(
  sql: Sql,
  id: string,
  at: string,
): Promise<{ summary: string; patch: RatePatch } | null> {
  const [row] = await sql.run<{ summary: string; patch: RatePatch }>(markUndone, [id, at])
  return row ? { summary: row.summary, patch: { ...emptyPatch, ...row.patch } } : null
}
