import type { Sql, Statement } from "#src/platform/db/database.ts"
import type { Money } from "#src/shared/money.ts"

const select: Statement = {
  name: "waived-charges",
  text: "select waived_paise as waived from bookings where id = $1",
}

/** What the desk waived of a booking's cancellation charges so far. */
export async function findWaivedCharges(sql: Sql, bookingId: string): Promise<Money> {
  const [row] = await sql.run<{ waived: Money }>(select, [bookingId])
  if (!row) throw new Error("the waived charges of a booking returned no row")
  return row.waived
}

const add: Statement = {
  name: "add-waived-charge",
  text: "update bookings set waived_paise = waived_paise + $2 where id = $1",
}

/** Adds to the waived charges of a booking that the caller has locked. */
export async function addWaivedCharge(sql: Sql, bookingId: string, amount: Money): Promise<void> {
  if (amount > 0) await sql.run(add, [bookingId, amount])
}
