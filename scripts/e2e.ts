import { spawnSync } from "node:child_process"
import { findChromium } from "./find-chromium.ts"

const run = (args: string[], variables: Record<string, string> = {}): void => {
  const outcome = spawnSync("npx", args, { stdio: "inherit", env: { ...process.env, ...variables } })
  if (outcome.status !== 0) process.exit(outcome.status ?? 1)
}

run(["react-router", "build"])
run(["playwright", "test", ...process.argv.slice(2)], { CHROMIUM_PATH: findChromium() })
