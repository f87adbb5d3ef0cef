import { formatAuditKey, type AuditRecord } from "#src/features/audit/audit-entry.ts"
import { findAuditLog } from "#src/features/audit/audit.service.ts"
import { auditColumns } from "#src/features/audit/ui/audit-columns.tsx"
import { messages } from "#src/shared/messages.ts"
import { DataTable } from "#src/ui/data-table/data-table.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { loadList } from "#src/web/admin/tables/admin-table-reading.ts"
import { platformContext } from "#src/web/context.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/audit"

export const meta = () => pageMeta({ title: "Audit log", isPrivate: true })

export async function loader(args: Route.LoaderArgs) {
  requireRight(args.context, args.url, "audit.see")
  return loadList(args, await findAuditLog(args.context.get(platformContext)))
}

const nameOf = ({ action, subjectName, subjectId }: AuditRecord): string =>
  `${formatAuditKey(action)}: ${subjectName ?? subjectId.slice(0, 8)}`

const empty = {
  title: messages.admin.empty("Entries"),
  reason: "Every change that the staff make is kept here, and cannot be changed or deleted.",
}

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title="Audit log" note="who did what, newest first">
      <DataTable listing={loaderData.listing} columns={auditColumns} nameOf={nameOf} empty={empty} />
    </AdminPage>
  )
}
