import { hotel } from "#src/shared/hotel.ts"

const { street, city, pin, country } = hotel.address

/** The hotel as one line for a search. */
const place = encodeURIComponent(`${street}, ${city} ${pin}, ${country}`)

/** The place in the visitor's own map app: links only, so that no map company hears of anybody who does not follow one. */
export const mapLinks = [
  { name: "Your map app", href: `geo:0,0?q=${place}` },
  { name: "Google Maps", href: `https://www.google.com/maps/search/?api=1&query=${place}` },
  { name: "Apple Maps", href: `https://maps.apple.com/?q=${place}` },
  { name: "OpenStreetMap", href: `https://www.openstreetmap.org/search?query=${place}` },
] as const
