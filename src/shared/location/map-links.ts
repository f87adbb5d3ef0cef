import { hotel } from "#src/shared/hotel.ts"

const { latitude, longitude } = hotel.location

const point = `${latitude},${longitude}`
const name = encodeURIComponent(hotel.fullName)

/** The way to the hotel, for emails: every device opens this address. */
export const mapUrl = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(point)}`

/** Links to the visitor's map app. No map is embedded, so that visitors who do not click send no data to a map provider. */
export const mapLinks = [
  { name: "Your map app", href: `geo:${point}?q=${point}(${name})` },
  { name: "Google Maps", href: mapUrl },
  { name: "Apple Maps", href: `https://maps.apple.com/?ll=${point}&q=${name}` },
  {
    name: "OpenStreetMap",
    href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  },
] as const
