import { pathToFileURL } from "node:url"
import { bundle } from "../test/stress/bundle.ts"

type Bench = { run(server: string, print: (line: string) => void): Promise<void> }

const missing =
  "Set TEST_DATABASE_URL or DATABASE_URL to a PostgreSQL server where a database may be created and dropped, " +
  "such as postgres://postgres@localhost:5432/postgres."

/** Bundles a benchmark as the server is bundled, and runs it on the server of the environment. */
export async function runBench(entry: string): Promise<void> {
  process.env["NODE_ENV"] ??= "production"
  const server = process.env["TEST_DATABASE_URL"] ?? process.env["DATABASE_URL"]
  if (!server) {
    console.error(missing)
    process.exitCode = 1
    return
  }
  const bench = (await import(pathToFileURL(await bundle(entry)).href)) as Bench
  await bench.run(server, (line) => console.log(line))
}
