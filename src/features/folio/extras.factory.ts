import type { Platform } from "#src/platform/platform.ts"
import { fromRupees } from "#src/shared/money.ts"
import type { Extra } from "./extra.ts"
import { listExtras } from "./extras.store.ts"

type Parts = { readonly name?: string; readonly rupees?: number; readonly gstBasisPoints?: number }

/** An extra of the price list; the same one for the same name. */
export async function anExtra(
  { db }: Pick<Platform, "db">,
  { name = "Breakfast", rupees = 750, gstBasisPoints = 500 }: Parts = {},
): Promise<Extra> {
  await db.execute(
    `insert into extras (id, name, price_paise, gst_basis_points, sac) values (gen_random_uuid(), $1, $2, $3, '996332')
      on conflict do nothing`,
    [name, fromRupees(rupees), gstBasisPoints],
  )
  const extra = (await listExtras(db)).find((one) => one.name === name)
  if (!extra) throw new Error("there is no extra")
  return extra
}
