import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { ErasureForm } from "./erasure-form.tsx"

test("[SAFE-8] the page itself says next to a field that the password is missing, in the guest's language", () => {
  const factors = { hasApp: true, hasPasskey: false, isOn: true }
  const answer = { errors: { currentPassword: "Current password is missing" } }
  const element = <ErasureForm hasPassword factors={factors} answer={answer} isPending={false} />
  const page = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />)
  expect(page).toContain("noValidate")
  expect(page).toContain("Current password is missing")
})
