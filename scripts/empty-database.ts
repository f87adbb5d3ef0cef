import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { PGlite } from "@electric-sql/pglite"

// The empty embedded database of a first start: the engine needs 1 GB of memory to make one itself.
const engine = await PGlite.create()
const dump = await engine.dumpDataDir("gzip")
writeFileSync(resolve(import.meta.dirname, "../build/server/empty-database.tar.gz"), await dump.bytes())
await engine.close()
