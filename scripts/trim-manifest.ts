import { globSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"

/*
 * Halves the manifest that every page loads. False values and empty lists are removed, because absent means the same;
 * `imports` are removed, because browsers use them only to repeat the preloads that the server renders from its own manifest.
 */
const assets = resolve(import.meta.dirname, "..", "build", "client", "assets")
const needless = (key: string, value: unknown): boolean =>
  value === false || (Array.isArray(value) && value.length === 0) || key === "imports"

type Manifest = { entry: object; routes: Record<string, Record<string, unknown>> }

function trimmed(script: string): string {
  const start = script.indexOf("{")
  const manifest = JSON.parse(script.slice(start, script.lastIndexOf("}") + 1)) as Manifest
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([key, value]) => !needless(key, value))),
  ])
  return `${script.slice(0, start)}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}

for (const name of globSync("manifest-*.js", { cwd: assets })) {
  const file = join(assets, name)
  await writeFile(file, trimmed(await readFile(file, "utf8")))
}
