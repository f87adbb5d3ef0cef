import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { DeskActions } from "./desk-actions.tsx"

const booking = { id: "one", checkIn: calendarDateOf("2026-08-01"), dayRoom: null }

const linksAt = (now: string): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DeskActions {...{ booking, now }} />
    </MemoryRouter>,
  )

test("[CONST-6] a guest who did not arrive is a no-show from check-in time on", () => {
  expect(linksAt("2026-08-01T08:29:59Z")).toContain("Cancel booking")
  expect(linksAt("2026-08-01T08:30:00Z")).toContain("Cancel or no-show")
})
