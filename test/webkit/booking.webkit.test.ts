import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, test } from "vitest"
import { createHotel, type RunningHotel } from "#test/faults/hotel.ts"
import { openWebKit, type WebKit, type WebKitPage } from "./webkit.ts"

const dataDir = mkdtempSync(join(tmpdir(), "vimana-webkit-"))
let hotel: RunningHotel
let webkit: WebKit

beforeAll(async () => {
  hotel = await createHotel({ DATA_DIR: dataDir, DATABASE_URL: "", LOG_LEVEL: "error" })
  await hotel.start()
  webkit = await openWebKit()
})
afterAll(async () => {
  await webkit?.close()
  await hotel?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Searches two nights, and chooses a room. */
async function chooseRoom(page: WebKitPage, days: number): Promise<void> {
  await page.goto(
    `${hotel.origin}/check-availability?rooms=2-0&checkIn=${inDays(days)}&checkOut=${inDays(days + 2)}`,
  )
  await page.press(/^BOOK NOW: Deluxe Room/)
}

test("[BOOK-4] [GUEST-1] [GUEST-6] a newcomer books in WebKit, each button pressed once, and cancels", async () => {
  const { page } = webkit
  await chooseRoom(page, 20)
  await page.untilAt(/\/signin\?/)
  await page.type("name", "Meera Pillai")
  await page.type("email", "meera@example.com")
  await page.type("phone", "9876543210")
  await page.press("Continue")
  await page.press(/^Confirm booking, ₹/)
  await page.untilAt(/\/confirmation\?booking=/)
  await page.untilText("Thank you. Your booking is complete.")
  await page.press("See your bookings")
  await page.press(/^Cancel booking VM-/)
  await page.press("Yes")
  await page.press("Cancel now, free of charge")
  await page.untilText("This stay is cancelled.")
})

// The guest of the test before.
test("[PAY-2] [PAY-3] a guest pays in the provider's window in WebKit, and Back does not pay again", async () => {
  const { page } = webkit
  await chooseRoom(page, 24)
  await page.press(/^Pay online/)
  await page.press(/^Pay ₹/)
  await page.untilAt(/\/payment\//)
  await page.untilText("The payment window is open")
  await page.enterFrame()
  await page.press(/^Pay ₹/)
  await page.leaveFrame()
  await page.untilAt(/\/confirmation\?booking=/)
  await page.untilText(" is paid. Nothing more is due")
  await page.back()
  await page.untilText(" is paid. Nothing more is due")
})
