import type { Account } from "#src/features/accounts/account.ts"
import { chosenUsernameSql } from "#src/features/accounts/accounts.store.ts"
import { roleNames } from "#src/features/accounts/role-names.ts"
import { defineChoice, days, defineList, searchIn } from "#src/platform/lists/define-list.ts"
import { roles } from "#src/shared/actor.ts"

/** All accounts and guest records (ADM-9). */
export const userList = defineList<Account>({
  name: "users",
  path: "/admin/user",
  pluralName: "users",
  right: "users.see",
  removeRight: "users.manage",
  rowName: "name",
  rowPath: "/admin/user/:id",
  columns: {
    name: { label: "Name", cell: ["name", "name"], sort: ["text", `lower(u.name) collate "C"`] },
    username: { label: "Username", cell: ["short", "username"] },
    email: { label: "Email", cell: ["mailto", "email"] },
    phone: { label: "Phone", cell: ["nowrap", "phone"] },
    address: { label: "Address", isExtra: true, cell: ["text", "address"] },
    pin: { label: "Pin", isExtra: true, cell: ["text", "pin"] },
    city: { label: "City", cell: ["short", "city"] },
    state: { label: "State", isExtra: true, cell: ["short", "state"] },
    role: { label: "Role", cell: ["choice", "role"], filter: defineChoice(roles, roleNames) },
    joined: {
      label: "Joined",
      cell: ["time", "createdAt"],
      sort: ["timestamptz", "u.created_at"],
      filter: days,
    },
  },
  firstSort: { key: "joined", direction: "desc" },
  search: searchIn("u.search_text", "Name, username, email or phone"),
  sql: {
    table: "users",
    alias: "u",
    where: "u.deleted_at is null",
    key: { column: "u.role", values: ({ role }) => role ?? roles },
    select: `u.id, u.name, ${chosenUsernameSql("u")} as username, u.email, u.phone, u.address, u.pin, u.city, u.state, u.role,
      u.created_at as "createdAt", u.email_verified_at as "emailVerifiedAt"`,
  },
})
