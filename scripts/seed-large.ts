import { pathToFileURL } from "node:url"
import { readConfig } from "../src/config.ts"
import { bundle } from "../test/stress/bundle.ts"

// A hotel of a million bookings, to see how everything holds up. It is written to DATABASE_URL and stays there.
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
