import type { MenuEntry } from "./account-layout-menu.ts"

export type MenuGroup = { readonly name: string; readonly entries: readonly MenuEntry[] }

/**
 * The screens of the administration (ACCT-1), in the order of the rail. For loaders of administrators alone: the list
 * stays on the server, so that nobody else's browser holds it.
 */
export const adminMenu: readonly MenuGroup[] = [
  {
    name: "Front desk",
    entries: [
      { to: "/admin", label: "Home" },
      { to: "/admin/booking", label: "Booking" },
      { to: "/admin/confirm", label: "Confirmed records" },
    ],
  },
]
