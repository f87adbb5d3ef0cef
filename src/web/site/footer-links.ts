import type { SiteLink } from "./site-links.ts"

/** The social media platforms of the hotel. */
export const handle = "@vimana.newdelhi"

export const socialLinks = [
  { name: "Instagram", href: "https://www.instagram.com/" },
  { name: "Facebook", href: "https://www.facebook.com/" },
  { name: "LinkedIn", href: "https://www.linkedin.com/" },
  { name: "YouTube", href: "https://www.youtube.com/" },
] as const

/** Search terms for hotels like this one. */
export const keywordLinks: readonly SiteLink[] = [
  { to: "/booking", label: "Hotel near Delhi airport" },
  { to: "/rooms", label: "Luxury rooms in Aerocity" },
  { to: "/between-flights", label: "Overnight stay between flights" },
  { to: "/rooms#family-suite", label: "Family suites near the airport" },
  { to: "/dine", label: "Restaurants in Aerocity" },
  { to: "/dine#zaika", label: "North Indian dinner in New Delhi" },
  { to: "/dine#aero", label: "Brewery and lounge bar" },
  { to: "/corporate#events", label: "Conference halls near the airport" },
  { to: "/banquet-query", label: "Wedding venues in New Delhi" },
  { to: "/corporate#membership", label: "Hotel membership" },
  { to: "/gallery", label: "Infinity pool in Delhi" },
  { to: "/corporate-query", label: "Company rates in Delhi" },
]
