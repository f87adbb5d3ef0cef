import { report } from "./report.ts"
import { openHotel } from "./running-hotel.ts"

// Times the first start of the built site until it answers, with the embedded database and the demo hotel.
const mostSeconds = 30

const begun = performance.now()
const hotel = await openHotel()
const seconds = (performance.now() - begun) / 1000
await hotel.close()
const name = `first start of ${mostSeconds} s`
const outcome = report({ name, ratio: seconds / mostSeconds, limit: 1, higherIsBetter: false })
console.log(`the first start took ${seconds.toFixed(1)} s${outcome}`)
