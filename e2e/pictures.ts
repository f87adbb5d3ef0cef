import { randomUUID } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import sharp from "sharp"
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

/** A picture that nobody has sent before. */
export async function aPicture(name = "courtyard.jpg", width = 640) {
  const noise = { type: "gaussian", mean: 120, sigma: 30 } as const
  const background = `#${randomUUID().slice(0, 6)}`
  const buffer = await sharp({ create: { width, height: 400, channels: 3, background, noise } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: "image/jpeg", buffer }
}

/** Sends a picture ahead of any form; gives its id. */
export async function uploaded(page: Page, pic: Awaited<ReturnType<typeof aPicture>>): Promise<string> {
  const headers = { "sec-fetch-site": "same-origin" }
  const answer = await page.request.post("/admin/upload-picture", { headers, multipart: { pic } })
  expect(answer.ok()).toBe(true)
  const { picture: kept } = (await answer.json()) as { picture: { id: string } }
  return kept.id
}
