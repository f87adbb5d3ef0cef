import { spawnSync } from "node:child_process"
import { existsSync, globSync, statSync } from "node:fs"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"

const project = resolve(import.meta.dirname, "..")
const built = join(project, "build", "server", "index.js")
const sources = [
  "src/**/*",
  "database/**/*",
  "artwork/pictures.json",
  "public/**/*",
  "scripts/icon-weights.ts",
  "*.config.ts",
  "package-lock.json",
]

/** Whether the build is missing or older than one of its sources. */
function isStale(): boolean {
  if (!existsSync(built)) return true
  const builtAt = statSync(built).mtimeMs
  return sources
    .flatMap((pattern) => globSync(pattern, { cwd: project }))
    .some((file) => statSync(join(project, file)).mtimeMs > builtAt)
}

/** Builds the site if needed; returns the URL of the server bundle. */
export function ensureBuilt(): string {
  if (isStale()) {
    console.log("Building the site ...")
    const output = ["ignore", "ignore", "inherit"] as const
    const build = spawnSync("npm", ["run", "build"], { cwd: project, stdio: [...output] })
    if (build.status !== 0) process.exit(build.status ?? 1)
  }
  return pathToFileURL(built).href
}
