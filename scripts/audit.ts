import { readConfig } from "../src/config.ts"
import { ensureBuilt } from "./ensure-built.ts"

const bundle = ensureBuilt()
const { auditHotel } = (await import(bundle)) as typeof import("../src/server/boot.ts")
const { counters, totals } = await auditHotel(readConfig(process.env))
for (const difference of [...counters, ...totals]) console.log(JSON.stringify(difference))
console.log(`${counters.length} nights and ${totals.length} bookings differ from the books.`)
process.exit(counters.length + totals.length > 0 ? 1 : 0)
