import { randomUUID } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import { aJpeg } from "#test/media/pictures.ts"

/** A picture to send by the API. */
export const picture = async () => ({
  name: "room.jpg",
  mimeType: "image/jpeg",
  buffer: await aJpeg({ width: 480, height: 320 }),
})

/** Chooses a picture in the field of a form, and says what it shows. */
export async function sendPicture(page: Page, shows = "A room in the evening"): Promise<void> {
  const main = page.getByRole("main")
  await main.locator("input[type=file]").setInputFiles(await picture())
  await main.getByLabel("What it shows").first().fill(shows)
  await expect(main.getByRole("img").first()).toBeVisible()
}

/** A picture that nobody has sent before. */
export async function aPicture(name = "courtyard.jpg") {
  // One plain colour, because the hotel encodes every size of it, and noise takes three times as long.
  const buffer = await aJpeg({ width: 640, height: 400, seed: `#${randomUUID().slice(0, 6)}` })
  return { name, mimeType: "image/jpeg", buffer }
}

/** Uploads a picture without a form; returns its id. */
export async function uploaded(page: Page, pic: Awaited<ReturnType<typeof aPicture>>): Promise<string> {
  const headers = { "sec-fetch-site": "same-origin" }
  const answer = await page.request.post("/admin/upload-picture", { headers, multipart: { pic } })
  expect(answer.ok()).toBe(true)
  const { picture: kept } = (await answer.json()) as { picture: { id: string } }
  return kept.id
}
