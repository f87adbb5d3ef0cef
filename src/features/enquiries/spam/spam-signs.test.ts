import { expect, test } from "vitest"
import { type Signs, findSpamSign } from "./spam-signs.ts"

const now = new Date("2026-07-01T06:30:00.000Z")
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)

const judge = (signs: Partial<Signs>) =>
  findSpamSign(
    { trap: "", formRenderedAt: secondsAgo(30), isForm: true, name: "Ananya Bhattacharya", ...signs },
    now,
  )

test.each([
  ["a person who takes half a minute", {}, null],
  ["a person who takes a second", { formRenderedAt: secondsAgo(1) }, null],
  ["a person who comes back the next morning", { formRenderedAt: secondsAgo(23 * 3600) }, null],
  ["a program that speaks the API, without a form", { isForm: false, formRenderedAt: "missing" }, null],
  ["a name with a full stop", { name: "Dr. S. Netaji.Rao" }, null],
  ["a field that nobody sees, filled in", { trap: "https://pills.example" }, "trap"],
  ["a form without its seal", { formRenderedAt: "missing" }, "unsigned"],
  ["a seal that is not ours", { formRenderedAt: "forged" }, "unsigned"],
  ["a made-up seal, sent without a form", { isForm: false, formRenderedAt: "forged" }, "unsigned"],
  ["a form filled in before it could be read", { formRenderedAt: secondsAgo(0.4) }, "too-fast"],
  ["a form from the future", { formRenderedAt: secondsAgo(-5) }, "too-fast"],
  ["a form kept for days and used again", { formRenderedAt: secondsAgo(25 * 3600) }, "too-old"],
  ["an advertisement for a name", { name: "Win at www.casino.example" }, "link-in-name"],
  ["an address for a name", { name: "Cheap rooms cheap-rooms.ru" }, "link-in-name"],
] as const)("[ENQ-5] [L-29] %s", (_, signs, suspicion) => expect(judge(signs)).toBe(suspicion))
