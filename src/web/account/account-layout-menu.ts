export type MenuEntry = { readonly to: string; readonly label: string }

/** What everybody finds in their account (ACCT-1). */
export const accountMenu: readonly MenuEntry[] = [
  { to: "/my-account", label: "My Account" },
  { to: "/user-booking", label: "Bookings" },
  { to: "/user-offer", label: "Offers" },
  { to: "/user-support", label: "Support" },
]
