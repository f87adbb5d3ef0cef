import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test, vi } from "vitest"
import { ConsentList } from "./consent-list.tsx"

const consent = {
  purpose: "account",
  event: "given",
  subject: null,
  how: null,
  noticeVersion: "2026-11-29",
  at: "2026-11-29T20:00:00Z",
} as const

test("[SAFE-8] a consent shows its day at the hotel in a browser that writes dates in another form", () => {
  // Safari's English (Canada), in the data of ICU 72.
  vi.spyOn(Date.prototype, "toLocaleDateString").mockReturnValue("11/30/2026")
  const element = <ConsentList consents={[consent]} isSubscribed={false} isPending={false} />
  const router = createMemoryRouter([{ path: "*", element }])
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain(
    "Mon 30 Nov 2026: Your account, under the policy of Sun 29 Nov 2026",
  )
})
