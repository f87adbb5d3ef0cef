import type { Locator, Page } from "@playwright/test"

export const main = (page: Page): Locator => page.getByRole("main")

/** The toasts: short messages after an action. */
export const toasts = (page: Page): Locator => page.getByRole("log", { name: "Messages" })

/** A field by its whole label: other fields contain it. */
export const field = (page: Page, label: string): Locator => main(page).getByLabel(label, { exact: true })

export const region = (page: Page, name: string): Locator => main(page).getByRole("region", { name })

export const tableRows = (page: Page): Locator => page.locator("tbody tr")

/** The row of a table with this text. */
export const rowOf = (page: Page, text: string): Locator => page.getByRole("row").filter({ hasText: text })

/** The button that opens the focal point of a picture. */
export const focalPointButton = (page: Page): Locator =>
  main(page).getByRole("button", { name: "Point of interest" })
