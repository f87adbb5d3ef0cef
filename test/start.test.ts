import { spawnSync } from "node:child_process"
import { expect, test } from "vitest"

test("a start by a Node that is too old says so in one line", () => {
  const older = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })`
  const outcome = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(older)}`, "scripts/start.js"],
    { encoding: "utf8" },
  )
  expect(outcome.status).toBe(1)
  expect(outcome.stderr).toMatch(
    /^Vimana needs Node 24 or newer, and this is 20\.20\.2\. Run "npm start".*\n$/,
  )
  expect(outcome.stdout).toBe("")
})
