import { data } from "react-router"
import { findSystemStatus } from "#src/features/operations/system-status.service.ts"
import { SetUpList } from "#src/features/set-up/ui/set-up-list.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import type { Route } from "./+types/system-status"
import styles from "./system-status.module.css"

const title = "System status"

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "set-up.see")
  const status = await findSystemStatus(context.get(platformContext), actor)
  if (!status) throw data(null, { status: 404 })
  return status
}

export default function AdminSystemStatus({ loaderData: { rows, checks } }: Route.ComponentProps) {
  return (
    <AdminPage title={title} note="of this process and its database">
      <div className={styles.rows}>
        <DefinitionList items={rows.map(({ name, text }) => ({ term: name, description: text }))} />
      </div>
      <SetUpList checks={checks} />
    </AdminPage>
  )
}
