import { type Role, roles } from "#src/shared/actor.ts"
import { staffRoleNames } from "#src/shared/staff-rights.ts"
import type { TableRules } from "#src/shared/table-query.ts"

/** What each role is called in the list. */
export const roleNames: Readonly<Record<Role, string>> = { guest: "Guest", ...staffRoleNames }

/** What the list of users can be asked (ADM-9). */
export const userListRules = {
  path: "/admin/user",
  things: "users",
  searchLabel: "Name, username, email or phone",
  sorts: { joined: "Joined", name: "Name" },
  firstSort: { key: "joined", direction: "desc" },
  filters: {
    role: {
      kind: "choice",
      label: "Role",
      choices: roles.map((role) => ({ value: role, label: roleNames[role] })),
    },
    joined: { kind: "days", label: "Joined" },
  },
  columns: {
    name: { label: "Name", sort: "name" },
    username: { label: "Username" },
    email: { label: "Email" },
    phone: { label: "Phone" },
    city: { label: "City" },
    state: { label: "State", isExtra: true },
    role: { label: "Role" },
    joined: { label: "Joined", sort: "joined" },
  },
} as const satisfies TableRules
