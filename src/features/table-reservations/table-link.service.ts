import { isSameSecret } from "#src/features/accounts/secrets.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { signWithStoredSecret } from "#src/platform/db/stored-secret.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { TableReservation } from "./table-reservation.ts"
import { findTable } from "./tables.store.ts"

const signTableLink = (sql: Sql, id: string): Promise<string> =>
  signWithStoredSecret(sql, "table-link-secret", id)

/** The path of a reservation's page, for the holder of its link. */
export const createTablePath = async (sql: Sql, id: string): Promise<string> =>
  `/table/${id}/${await signTableLink(sql, id)}`

export type TableLink = { readonly id: string; readonly signature: string }

/** Whether the hotel signed the link. */
const isSignedTableLink = async (sql: Sql, { id, signature }: TableLink): Promise<boolean> =>
  isSameSecret(signature, await signTableLink(sql, id))

/** The reservation of a signed link; null when the link is forged. */
export async function findTableOfLink(platform: Platform, link: TableLink): Promise<TableReservation | null> {
  return (await isSignedTableLink(platform.db, link)) ? findTable(platform.db, link.id) : null
}
