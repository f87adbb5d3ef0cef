import { Link } from "react-router"
import { Badge } from "#src/ui/badge.tsx"
import { Mail, Moment, NameCell, Short, Whole } from "#src/ui/data-table/table-cells.tsx"
import type { DataColumn } from "#src/ui/data-table/table-model.ts"
import type { Account } from "../account.ts"
import { roleNames, type UserColumn } from "../role-names.ts"

/** How the list shows somebody with an account. */
export const userColumns: Readonly<Record<UserColumn, DataColumn<Account>>> = {
  name: {
    render: ({ id, name }) => (
      <NameCell>
        <Link to={`/admin/user/${id}`}>{name}</Link>
      </NameCell>
    ),
  },
  username: { render: ({ username }) => <Short>{username}</Short> },
  email: { render: ({ email }) => <Mail to={email} isLink /> },
  phone: { render: ({ phone }) => <Whole>{phone}</Whole> },
  city: { render: ({ city }) => <Short>{city}</Short> },
  state: { render: ({ state }) => <Short>{state}</Short> },
  role: {
    render: ({ role }) => <Badge tone={role === "guest" ? "neutral" : "accent"}>{roleNames[role]}</Badge>,
  },
  joined: { render: ({ createdAt }) => <Moment at={createdAt} /> },
}
