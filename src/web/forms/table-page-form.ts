import { randomUUID } from "node:crypto"
import { redirect, type RouterContextProvider } from "react-router"
import { createTablePath } from "#src/features/table-reservations/table-link.service.ts"
import type { OutletId } from "#src/features/content/texts/outlet-names.ts"
import { isTableOutlet } from "#src/features/table-reservations/table-reservation.ts"
import { tableForm } from "#src/features/table-reservations/tables.schema.ts"
import { reserveTable } from "#src/features/table-reservations/tables.service.ts"
import { addressContext, languageContext, platformContext } from "#src/web/context.ts"
import { readTableForm, refusedTable } from "./table-forms.ts"

const anyOutlet = "any"

/** The outlet of an address that requests a table: `outlet` is null for any; null for other addresses. */
export function parseTableRequest(url: URL): { readonly outlet: OutletId | null } | null {
  const outlet = url.searchParams.get("outlet")
  if (isTableOutlet(outlet)) return { outlet }
  return outlet === anyOutlet ? { outlet: null } : null
}

export const loadTableForm = () => ({ freshKey: randomUUID() })

type Posted = { readonly context: Readonly<RouterContextProvider>; readonly request: Request }

/** Reserves the table of a posted form and leads to the page of the reservation. */
export async function receiveTable({ context, request }: Posted) {
  const platform = context.get(platformContext)
  const read = readTableForm(await request.formData(), tableForm(platform.clock.today()))
  if (!read.ok) return read.refusal
  const { request: tableRequest, key, signs, typed } = read.value
  const from = { address: context.get(addressContext), language: context.get(languageContext) }
  const sender = { ...from, isForm: true, signs }
  const reserved = await reserveTable(platform, { request: tableRequest, key }, sender)
  if (!reserved.ok) return refusedTable(typed, reserved.refusal)
  throw redirect(await createTablePath(platform.db, reserved.value.id), 303)
}
