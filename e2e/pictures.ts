import { expect, type Page } from "@playwright/test"
import { aJpeg } from "#test/pictures.ts"

/** A picture to send by the API. */
export const picture = async () => ({
  name: "room.jpg",
  mimeType: "image/jpeg",
  buffer: await aJpeg({ width: 900, height: 600 }),
})

/** Chooses a picture in the field of a form, and says what it shows. */
export async function sendPicture(page: Page, shows = "A room in the evening"): Promise<void> {
  const main = page.getByRole("main")
  await main.locator("input[type=file]").setInputFiles(await picture())
  await main.getByLabel("What it shows").first().fill(shows)
  await expect(main.getByRole("img").first()).toBeVisible()
}
