import type { Account } from "#src/features/accounts/account.ts"
import { roleNames, userListRules } from "#src/features/accounts/list/user-list.ts"
import { exportUsers } from "#src/features/accounts/list/user-list.service.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { type FileColumns, tableFile, timeColumn } from "#src/web/admin/tables/admin-table-file.ts"
import { readTable } from "#src/web/admin/tables/admin-table-reading.ts"
import type { Route } from "./+types/users-file"

const columns: FileColumns<Account> = [
  ["Name", ({ name }) => name],
  ["Username", ({ username }) => username],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Address", ({ address }) => address],
  ["Pin", ({ pin }) => pin],
  ["City", ({ city }) => city],
  ["State", ({ state }) => state],
  ["Role", ({ role }) => roleNames[role]],
  timeColumn("Joined at", ({ createdAt }) => createdAt),
]

/** `/admin/user.csv`: the users as the list's address asks for them. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "users.see")
  const { query } = readTable(userListRules, request)
  return tableFile({ name: "users", columns, rows: exportUsers(context.get(platformContext), actor, query) })
}
