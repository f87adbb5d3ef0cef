export type MenuEntry = { readonly to: string; readonly label: string }

/** The menu of every account (ACCT-1). */
export const accountMenu: readonly MenuEntry[] = [
  { to: "/my-account", label: "My Account" },
  { to: "/user-booking", label: "Bookings" },
  { to: "/user-offer", label: "Offers" },
  { to: "/user-support", label: "Support" },
]
