import { pathToFileURL } from "node:url"
import { readConfig } from "../src/config.ts"
import { bundle } from "../test/stress/bundle.ts"

// Writes a hotel with a million bookings to DATABASE_URL, for load tests. It is not removed.
const config = readConfig(process.env)
const { databaseUrl } = config
if (!databaseUrl) {
  console.error(
    "Set DATABASE_URL to a PostgreSQL server: the embedded database is not made for a million bookings.",
  )
  process.exit(1)
}
process.env["NODE_ENV"] ??= "production"
const file = await bundle("database/seed/large/run.ts")
const { run } = (await import(pathToFileURL(file).href)) as typeof import("../database/seed/large/run.ts")
await run({ ...config, databaseUrl }, (line) => console.log(line))
process.exit(0)
