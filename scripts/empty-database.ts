import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { PGlite } from "@electric-sql/pglite"

// Builds the empty embedded database that a first start copies: the engine needs 1 GB of memory to create one.
const engine = await PGlite.create()
const dump = await engine.dumpDataDir("gzip")
writeFileSync(resolve(import.meta.dirname, "../build/server/empty-database.tar.gz"), await dump.bytes())
await engine.close()
