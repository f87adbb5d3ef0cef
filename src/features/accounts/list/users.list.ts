import type { Account } from "#src/features/accounts/account.ts"
import { roleNames } from "#src/features/accounts/role-names.ts"
import { choicesOf, defineList, searchIn, timeColumn } from "#src/platform/lists/define-list.ts"
import { roles } from "#src/shared/actor.ts"

/** All accounts and guest records (ADM-9). */
export const userList = defineList<Account>({
  name: "users",
  path: "/admin/user",
  things: "users",
  right: "users.see",
  removeRight: "users.manage",
  rowName: "name",
  rowPath: "/admin/user/:id",
  columns: {
    name: { label: "Name", sort: "name", cell: ["name", "name"] },
    username: { label: "Username", cell: ["short", "username"] },
    email: { label: "Email", cell: ["mailto", "email"] },
    phone: { label: "Phone", cell: ["whole", "phone"] },
    city: { label: "City", cell: ["short", "city"] },
    state: { label: "State", isExtra: true, cell: ["short", "state"] },
    role: { label: "Role" },
    joined: { label: "Joined", sort: "joined", cell: ["time", "createdAt"] },
  },
  sorts: {
    joined: { label: "Joined", sql: "u.created_at", type: "timestamptz" },
    name: { label: "Name", sql: `lower(u.name) collate "C"`, type: "text" },
  },
  firstSort: { key: "joined", direction: "desc" },
  filters: {
    role: { kind: "choice", label: "Role", choices: choicesOf(roles, roleNames) },
    joined: { kind: "days", label: "Joined", column: "u.created_at", type: "timestamptz" },
  },
  search: searchIn("u.search_text", "Name, username, email or phone"),
  sql: {
    table: "users",
    alias: "u",
    where: "u.deleted_at is null",
    key: { column: "u.role", values: ({ role }) => role ?? roles },
    select: `u.id, u.name, u.username, u.email, u.phone, u.address, u.pin, u.city, u.state, u.role,
      u.created_at as "createdAt", u.email_verified_at as "emailVerifiedAt"`,
  },
  csv: [
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
  ],
})
