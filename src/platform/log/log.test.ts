import { expect, test } from "vitest"
import { createLog } from "./log.ts"

function onTerminal() {
  const lines: string[] = []
  return { lines, log: createLog("info", { write: (text) => lines.push(text) }) }
}

test("on a terminal an event is a readable line without secrets", () => {
  const { lines, log } = onTerminal()
  log.info({ applied: 44, newest: "0165-x", password: "Runway27Left" }, "the database is up to date")
  expect(lines).toEqual([
    expect.stringMatching(
      /^\d\d:\d\d:\d\d info the database is up to date applied=44 newest=0165-x password=\[removed\]\n$/,
    ),
  ])
})

test("on a terminal an error has its stack, and events below the level are dropped", () => {
  const { lines, log } = onTerminal()
  log.debug({}, "too small")
  log.error({ err: new Error("no paper") }, "a page failed")
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^[\d:]{8} ERROR a page failed\n {2}Error: no paper\n {6}at /)
})

test("[SAFE-8] on a terminal the path that a caller chose neither begins a line of its own nor commands the terminal", () => {
  const { lines, log } = onTerminal()
  log.info(
    { path: "/newsletter/confirm/a\n12:00:00 ERROR the refund failed\u001B[2J\u009B2J" },
    "a change was refused",
  )
  log.error({ err: new Error("no\u001B[2J paper") }, "a page failed")
  expect(lines.join("").replaceAll("\n", "")).not.toMatch(/\p{Cc}/u)
  expect(lines[0]?.trimEnd().split("\n")).toHaveLength(1)
  expect(lines[0]).toContain(String.raw`a\u000a12:00:00 ERROR`)
})
