export type SiteLink = { to: string; label: string }

export const navigation: readonly SiteLink[] = [
  { to: "/", label: "Home" },
  { to: "/corporate", label: "Corporate" },
  { to: "/rooms", label: "Rooms" },
  { to: "/gallery", label: "Gallery" },
  { to: "/blog", label: "Blog" },
  { to: "/dine", label: "Dining" },
  { to: "/contact-us", label: "Contact" },
]

export const quickLinks: readonly SiteLink[] = [
  { to: "/rooms", label: "Rooms and suites" },
  { to: "/dine", label: "Dining" },
  { to: "/menu", label: "Menu" },
  { to: "/offers", label: "Offers" },
  { to: "/between-flights", label: "Between flights" },
  { to: "/gallery", label: "Gallery" },
  { to: "/corporate", label: "Corporate and events" },
  { to: "/banquet-query", label: "Banquet enquiry" },
  { to: "/blog", label: "Blog" },
]

/** The map section with the address and directions. */
export const mapTo = "/contact-us#way"

export const legalLinks: readonly SiteLink[] = [
  { to: "/privacypolicy", label: "Privacy" },
  { to: "/termsandconditions", label: "Terms and conditions" },
  { to: "/cancellationandrefund", label: "Cancellation and refund" },
  { to: "/proof", label: "How we keep our promises" },
]
