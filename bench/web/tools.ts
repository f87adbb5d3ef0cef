import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const folder = import.meta.dirname

/** The path of a file of the checking tools. They are installed at their first use; the site does not need them. */
export function toolFile(path: string): string {
  const file = join(folder, "node_modules", path)
  if (!existsSync(file)) {
    console.log("Installing the tools of the web checks ...")
    spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"], {
      cwd: folder,
      stdio: "inherit",
    })
  }
  if (!existsSync(file)) throw new Error(`${file} is missing, and could not be installed.`)
  return file
}

/** A module of the checking tools. The caller declares its type, because the tools are not installed with the project. */
export const importTool = async <Module>(path: string): Promise<Module> =>
  (await import(pathToFileURL(toolFile(path)).href)) as Module
