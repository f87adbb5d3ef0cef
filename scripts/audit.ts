import { readConfig } from "../src/config.ts"
import { ensureBuilt } from "./ensure-built.ts"

const bundle = ensureBuilt()
const { auditDatabase } = (await import(bundle)) as typeof import("../src/server/boot.ts")
const differences = await auditDatabase(readConfig(process.env))
for (const difference of differences) console.log(difference)
console.log(`${differences.length} differences.`)
process.exit(differences.length > 0 ? 1 : 0)
