import type { Account } from "#src/features/accounts/account.ts"
import { isStaffAmong, removeUser, restoreUser } from "#src/features/accounts/accounts.service.ts"
import { userList } from "#src/features/accounts/list/users.list.ts"
import { roleNames } from "#src/features/accounts/role-names.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { Badge } from "#src/ui/badge.tsx"
import type { CellRenderers } from "#src/ui/data-table/table-model.ts"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { answerListAction } from "#src/web/admin/lists/admin-list-actions.ts"
import { loadList } from "#src/web/admin/lists/load-admin-list.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import type { Route } from "./+types/users"

const title = "Users"

export const meta = () => pageMeta({ title, isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export const loader = (args: Route.LoaderArgs) => loadList(args, userList)

export const action = (args: Route.ActionArgs) =>
  answerListAction(args, userList, {
    remove: removeUser,
    restore: restoreUser,
    isProtected: isStaffAmong,
    deleted: staffMessages.deletedPerson,
    reasons: {
      "own-account": "Nobody deletes their own account.",
      "last-owner": "The hotel keeps at least one owner.",
      "reauthentication-needed": staffMessages.reauthenticationNeeded,
    },
  })

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const columns: CellRenderers<Account> = {
  role: {
    render: ({ role }) => <Badge tone={role === "guest" ? "neutral" : "accent"}>{roleNames[role]}</Badge>,
  },
}

const empty = { title: staffMessages.empty(title), reason: "Whoever signs up appears here." }

export default function Users(props: Route.ComponentProps) {
  return <AdminListPage {...props} {...{ title, empty, columns }} />
}
