import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { CompanyPanel } from "./company-panel.tsx"

const refused = {
  form: "save-company",
  errors: { companyGstin: "Check it" },
  values: { companyName: "Indus" },
}

function render(parts: Partial<Parameters<typeof CompanyPanel>[0]>): string {
  const props = { company: aCompany, missing: [], canChange: true, isPending: false, refused: undefined }
  const element = <CompanyPanel {...props} {...parts} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />)
}

const isOpen = (html: string): boolean => /<details[^>]* open/.test(html)

test("[FOLIO-6] the company's form is closed once it is saved, and open with what was typed when it is refused", () => {
  expect(isOpen(render({ company: null }))).toBe(false)
  expect(isOpen(render({}))).toBe(false)
  const html = render({ company: null, refused })
  expect(isOpen(html)).toBe(true)
  expect(html).toContain('value="Indus"')
})
