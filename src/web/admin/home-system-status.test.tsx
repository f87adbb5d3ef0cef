import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { AuditAlert, SystemStatus } from "./home-system-status.tsx"

const difference = {
  check: "folio",
  bookingId: "b1",
  reference: "VM-7QK2M4RT",
  detail: "₹10 too much",
} as const
const auditOf = (found: number) => ({
  at: "2026-12-12T21:30:00.000Z",
  found,
  differences: Array.from({ length: found }, (_, index) => ({ ...difference, detail: `line ${index}` })),
})

const render = (element: React.ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />)

test("[FOLIO-8] the home warns of audit differences above the day, and leads to their list", () => {
  const alert = render(<AuditAlert audit={auditOf(2)} />)
  expect(alert).toContain("The audit found 2 differences")
  expect(alert).toContain('href="#audit"')
  const status = { isEmbedded: false, backups: null, now: "2026-12-13T06:00:00.000Z" }
  expect(render(<SystemStatus {...status} audit={auditOf(2)} />)).toContain('id="audit"')
})

test("[FOLIO-8] it warns of nothing where all figures agree, or before the first audit", () => {
  expect(render(<AuditAlert audit={auditOf(0)} />)).toBe("")
  expect(render(<AuditAlert audit={null} />)).toBe("")
})
