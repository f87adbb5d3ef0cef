import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { noticeVersionAt } from "#src/features/content/texts/policies/notice-version.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { confirmSubscription } from "#src/features/enquiries/newsletter/newsletter-consent.service.ts"
import { subscribe } from "#src/features/enquiries/newsletter/newsletter.service.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { hasNewsletter, listOwnConsents, withdrawNewsletter } from "./consents.service.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
  registerEmailJobs(platform)
})
beforeEach(() => platform.clear())
afterAll(() => platform.close())

const secretIn = (text: string): string => /\/newsletter\/confirm\/([\w-]{43})/.exec(text)?.[1] ?? ""

test("[SAFE-8] a guest sees the consent to the newsletter, and withdraws it in the account", async () => {
  platform.moveTo("2026-11-25T06:30:00.000Z")
  const email = "asha.consents@example.in"
  const guest = await anAccount(platform, { email })
  await subscribe(platform, email, aSender())
  await platform.queue.runJobs()
  const secret = platform.sentEmails.map(({ text }) => secretIn(text)).find(Boolean)
  await confirmSubscription(platform, secret ?? "")
  expect(await hasNewsletter(platform, guest.actor)).toBe(true)
  platform.passMinutes(1)
  for (let count = 0; count < 2; count += 1) await withdrawNewsletter(platform, guest.actor)
  expect(await hasNewsletter(platform, guest.actor)).toBe(false)
  const consents = await listOwnConsents(platform, guest.actor.userId)
  expect(consents.filter(({ purpose }) => purpose === "newsletter")).toMatchObject([
    { event: "withdrawn", how: "my account", noticeVersion: "2026-11-24" },
    { event: "given", how: "emailed link", noticeVersion: "2026-11-24" },
  ])
  const stranger = await anAccount(platform)
  expect((await listOwnConsents(platform, stranger.actor.userId)).map(({ purpose }) => purpose)).toEqual([
    "account",
  ])
})

test("[SAFE-8] the version of the notice is the one of the hotel's day, and none before the first", () => {
  expect(noticeVersionAt("2026-11-23T18:29:59.000Z")).toBeNull()
  expect(noticeVersionAt("2026-11-23T18:30:00.000Z")).toBe("2026-11-24")
})
