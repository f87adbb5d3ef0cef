import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test, vi } from "vitest"
import type { Consent } from "../consent.ts"
import { ConsentList } from "./consent-list.tsx"

const consent = {
  purpose: "account",
  event: "given",
  subject: null,
  how: null,
  noticeVersion: "2026-11-29",
  at: "2026-11-29T20:00:00Z",
} as const

function render(consents: readonly Consent[]): string {
  const element = <ConsentList consents={consents} isSubscribed={false} isPending={false} />
  const router = createMemoryRouter([{ path: "*", element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test("[SAFE-8] a consent shows its day at the hotel in a browser that writes dates in another form", () => {
  // Safari's English (Canada), in the data of ICU 72.
  vi.spyOn(Date.prototype, "toLocaleDateString").mockReturnValue("11/30/2026")
  expect(render([consent])).toContain("Mon 30 Nov 2026: Your account, under the policy of Sun 29 Nov 2026")
})

test("[SAFE-8] only the five newest consents are shown at first", () => {
  const consents = Array.from({ length: 6 }, (_, i) => ({ ...consent, at: `2026-11-${29 - i}T20:00:00Z` }))
  const [newest, earlier] = render(consents).split("<details>")
  expect(newest?.match(/<li>/g)).toHaveLength(5)
  expect(earlier).toContain("Wed 25 Nov 2026")
  expect(render(consents.slice(0, 5))).not.toContain("<details>")
})
