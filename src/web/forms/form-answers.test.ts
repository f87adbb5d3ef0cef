import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { data, redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router"
import { afterEach, describe, expect, test, vi } from "vitest"
import { answerOrFault } from "./form-answers.ts"

const failWith = (error: unknown) => async (): Promise<never> => {
  throw error
}

afterEach(() => void vi.useRealTimers())

describe("a call of a page", () => {
  test("that gets no answer of the app returns a fault, whatever failed in between", async () => {
    const badGateway = new ErrorResponse(502, "Bad Gateway", "<h1>502 Bad Gateway</h1>")
    for (const error of [badGateway, new TypeError("Failed to fetch"), new Error("Unexpected Server Error")])
      expect(await answerOrFault(failWith(error))).toEqual(data({ isFault: true }, { status: 503 }))
  })

  test("that is not answered in 30 seconds returns a fault", async () => {
    vi.useFakeTimers()
    const answer = answerOrFault(() => new Promise<never>(() => undefined))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await answer).toEqual(data({ isFault: true }, { status: 503 }))
  })

  test("returns the answer of the app: its data, its redirects and its refusals", async () => {
    expect(await answerOrFault(() => Promise.resolve("saved"))).toBe("saved")
    const onward = redirect("/confirmation")
    await expect(answerOrFault(failWith(onward))).rejects.toBe(onward)
    const missing = new ErrorResponse(404, "Not Found", null)
    await expect(answerOrFault(failWith(missing))).rejects.toBe(missing)
  })
})

// Pictures are sent in a request of their own, which reports each file; a script requests the options of a passkey.
const sentOtherwise = ["admin/pages/media/upload-picture.ts", "site/pages/sign-in/passkey-options.ts"]

test("[ENQ-1] [ENQ-2] [ENQ-3] [FOOT-2] [AUTH-6] every form of a page stays when its call fails", () => {
  const folder = join(import.meta.dirname, "..")
  const pages = globSync("{site,account,admin}/pages/**/*.{ts,tsx}", { cwd: folder }).filter(
    (page) => !sentOtherwise.includes(page),
  )
  const textOf = (page: string) => readFileSync(join(folder, page), "utf8")
  const withForms = pages.filter((page) => /export (async function|const) action\b/.test(textOf(page)))
  expect(withForms.length).toBeGreaterThan(30)
  expect(
    withForms.filter((page) => !/export const clientAction = .*answerOrFault/.test(textOf(page))),
  ).toEqual([])
})
