import { findAuditLog } from "#src/features/audit/audit.service.ts"
import { auditColumns } from "#src/features/audit/ui/audit-columns.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { loadList } from "#src/web/admin/lists/load-admin-list.ts"
import { platformContext } from "#src/web/context.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/audit"

const title = "Audit log"

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader(args: Route.LoaderArgs) {
  requireRight(args.context, args.url, "audit.see")
  return loadList(args, await findAuditLog(args.context.get(platformContext)))
}

const empty = {
  title: staffMessages.empty("Entries"),
  reason: "Every change that the staff make is kept here, and cannot be changed or deleted.",
}

export default function AdminAudit(props: Route.ComponentProps) {
  return (
    <AdminListPage
      {...props}
      {...{ title, empty }}
      note="who did what, newest first"
      columns={auditColumns}
    />
  )
}
