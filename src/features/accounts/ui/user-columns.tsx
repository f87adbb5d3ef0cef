import { Link } from "react-router"
import { Badge } from "#src/ui/badge.tsx"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import type { DataColumn } from "#src/ui/data-table/table-model.ts"
import type { Account } from "../account.ts"
import { roleWords, type userListRules } from "../user-list.ts"

type ColumnName = keyof (typeof userListRules)["columns"]

/** How the list shows somebody with an account. */
export const userColumns: Readonly<Record<ColumnName, DataColumn<Account>>> = {
  name: { render: ({ id, name }) => <Link to={`/admin/user/${id}`}>{name}</Link> },
  username: { render: ({ username }) => username },
  email: { render: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
  phone: { render: ({ phone }) => phone },
  city: { render: ({ city }) => city },
  state: { render: ({ state }) => state },
  role: {
    render: ({ role }) => <Badge tone={role === "guest" ? "neutral" : "accent"}>{roleWords[role]}</Badge>,
  },
  joined: { render: ({ createdAt }) => formatHotelMoment(createdAt) },
}
