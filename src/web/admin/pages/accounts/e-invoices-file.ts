import { recordExport } from "#src/features/audit/audit.service.ts"
import { findEInvoiceFile } from "#src/features/e-invoices/e-invoices.service.ts"
import { readMonth } from "#src/web/admin/accounts-month.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/e-invoices-file"

/** `/admin/accounts/e-invoices/file`: the file for the bulk upload at the invoice registration portal. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "accounts.see")
  const platform = context.get(platformContext)
  const file = await findEInvoiceFile(platform, actor, readMonth(platform, url))
  if (!file) throw new Response(null, { status: 404 })
  await recordExport(platform.db, actor, { name: file.name, filters: [] })
  return Response.json(file.documents, {
    headers: {
      "content-disposition": `attachment; filename="${file.name}"`,
      "cache-control": "private, no-store",
    },
  })
}
