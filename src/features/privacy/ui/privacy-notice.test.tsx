import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { ContinueWithEmailForm } from "#src/features/accounts/ui/continue-with-email-form.tsx"
import { SignUpForm } from "#src/features/accounts/ui/sign-up-form.tsx"
import { ContactForm } from "#src/features/enquiries/ui/contact-form.tsx"
import { OccasionForm } from "#src/features/enquiries/ui/occasion-form.tsx"
import { ReserveTableForm } from "#src/features/table-reservations/ui/reserve-table-form.tsx"
import { calendarDateOf } from "#src/shared/calendar-date.ts"

const today = calendarDateOf("2026-12-01")
const form = { answer: undefined, formAge: "", isPending: false }
const occasion = { ...form, today, preset: undefined, hints: undefined }
const table = { answer: undefined, preset: {}, freshKey: "", today, isPending: false }

const show = (element: ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />)

const notice = 'href="/privacypolicy"'

test.each<[string, ReactElement]>([
  ["continue with email", <ContinueWithEmailForm {...form} to={null} guest={null} key="guest" />],
  ["sign up", <SignUpForm {...form} to={null} key="account" />],
  ["a message", <ContactForm {...form} key="message" />],
  ["a banquet", <OccasionForm {...occasion} kind="banquet" key="banquet" />],
  ["an event of a company", <OccasionForm {...occasion} kind="corporate" key="corporate" />],
  ["a table", <ReserveTableForm {...table} formAge="" key="table" />],
])("[SAFE-8] who gives data finds the privacy policy at the form: %s", (_, element) => {
  expect(show(element)).toContain(notice)
})

test("[SAFE-8] the form of the staff for a table has no notice for guests", () => {
  expect(show(<ReserveTableForm {...table} isCaller />)).not.toContain(notice)
})
