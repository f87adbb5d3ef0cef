import { spawnSync } from "node:child_process"
import { findChromium, headlessShell } from "./find-chromium.ts"

const run = (command: string, args: string[], variables: Record<string, string> = {}): void => {
  const outcome = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...variables } })
  if (outcome.status !== 0) process.exit(outcome.status ?? 1)
}

run("npm", ["run", "build"])
run("npx", ["playwright", "test", ...process.argv.slice(2)], { CHROMIUM_PATH: findChromium(headlessShell) })
