import { expectGoodPractice } from "./accessible.ts"
import { editedHotel } from "./hotel-under-test.ts"
import { expect, test } from "./hotel-test.ts"

test.use({ baseURL: editedHotel })

test("[WORDS-1] a guest sees prices in a chosen currency too, and the server knows nothing of it", async ({
  page,
  request,
}) => {
  await page.goto("/rooms/suite")
  await page.locator("html[data-hydrated]").waitFor()
  const before = await (await request.get("/rooms/suite")).text()
  expect(before).not.toContain("≈")
  const footer = page.getByRole("contentinfo")
  await footer.getByRole("button", { name: "Currency" }).click()
  await footer.getByLabel("Show prices also in").selectOption("US dollar")
  await expect(
    page
      .getByRole("main")
      .getByText(/^≈ US\$\s\d+$/)
      .first(),
  ).toBeVisible()
  await expect(footer).toContainText(/An estimate by the reference rates of .+ You pay in rupees\./)
  await expectGoodPractice(page)

  await page.goto("/hi/rooms/suite")
  await expect(
    page
      .getByRole("main")
      .getByText(/^≈ US\$\s\d+$/)
      .first(),
  ).toBeVisible()
  await expect(footer).toContainText("भुगतान रुपये में ही होता है।")
  await footer.getByRole("combobox").selectOption("")
  await expect(page.getByText(/≈/)).toHaveCount(0)
})
