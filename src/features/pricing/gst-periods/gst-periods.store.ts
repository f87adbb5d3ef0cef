import type { Sql } from "#src/platform/db/database.ts"
import type { GstPeriods } from "#src/features/pricing/gst.ts"

/** Replaces the stored slabs by date; the other booking settings stay as they are. */
export async function saveGstPeriods(sql: Sql, periods: GstPeriods): Promise<void> {
  await sql.execute(
    `insert into settings (name, value) values ('bookings', jsonb_build_object('gstPeriods', $1::jsonb))
      on conflict (name) do update set value = settings.value || excluded.value`,
    [JSON.stringify(periods)],
  )
}
