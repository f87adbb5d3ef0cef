import { spawnSync } from "node:child_process"

for (const script of ["check", "test:e2e"]) {
  const outcome = spawnSync("npm", ["run", script], { stdio: "inherit" })
  if (outcome.status !== 0) process.exit(outcome.status ?? 1)
}
