import { accountsFile, findMonthAccounts } from "#src/features/accounting/month-accounts.service.ts"
import { recordExport } from "#src/features/audit/audit.service.ts"
import { readMonth } from "#src/web/admin/accounts-month.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/accounts-file"

/** `/admin/accounts/file/{report}.csv` and `month.zip`: the files of a month (FOLIO-7). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "accounts.see")
  const platform = context.get(platformContext)
  const accounts = await findMonthAccounts(platform, actor, readMonth(platform, url))
  const file = accounts && accountsFile(accounts, params.file)
  if (!file) throw new Response(null, { status: 404 })
  await recordExport(platform.db, actor, { name: file.name, filters: [] })
  return new Response(file.bytes, {
    headers: {
      "content-type": file.type,
      "content-disposition": `attachment; filename="${file.name}"`,
      "cache-control": "private, no-store",
    },
  })
}
