import { expect, test } from "vitest"
import { hotel } from "#src/shared/hotel.ts"
import { mapLinks } from "./map-links.ts"

/** Indira Gandhi International Airport, in degrees. */
const airport = { latitude: 28.5562, longitude: 77.1 }

test("[ENQ-1] [FOOT-1] every map link leads to one place near the airport", () => {
  const { latitude, longitude } = hotel.location
  expect(Math.hypot(latitude - airport.latitude, longitude - airport.longitude)).toBeLessThan(0.05)
  for (const { href } of mapLinks) {
    expect(URL.canParse(href)).toBe(true)
    expect(decodeURIComponent(href)).toContain(String(latitude))
    expect(decodeURIComponent(href)).toContain(String(longitude))
  }
})
