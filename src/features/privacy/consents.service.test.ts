import { createHash } from "node:crypto"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { noticeVersionAt, noticeVersions } from "#src/features/content/texts/policies/notice-version.ts"
import { privacyPolicy } from "#src/features/content/texts/policies/privacy.ts"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { confirmSubscription } from "#src/features/enquiries/newsletter/newsletter-consent.service.ts"
import { subscribe } from "#src/features/enquiries/newsletter/newsletter.service.ts"
import { openEmbedded } from "#src/platform/db/embedded.ts"
import { migrate } from "#src/platform/db/migrate.ts"
import { migrations } from "#src/platform/db/migrations.ts"
import { silentLog } from "#src/platform/log/log.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { hasNewsletter, listOwnConsents, withdrawNewsletter } from "./consents.service.ts"

const platform = setUpPlatform()

beforeAll(() => registerEmailJobs(platform))
beforeEach(() => platform.clear())

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

/** The SHA-256 of the text of each version: a changed text adds its day to `noticeVersions`, and its sum here. */
const sumsOfNotice: Readonly<Record<(typeof noticeVersions)[number], string>> = {
  "2026-11-24": "a5bffbac94cb70c2edf33e597a911a70ea866a5c25df5d12075b58a24701021d",
  "2026-11-29": "1d3a44f0971b0be2c67629ac94d6e5e829f674f2b935cc670e26758068444c8a",
  "2026-12-01": "d730fb0e19e3036ad1f00f4447c3d097d0b9ec3bb08967d65b22448e59d51a04",
}

test("[SAFE-8] the text of the privacy policy does not change without a new version of the notice", () => {
  const sum = createHash("sha256").update(JSON.stringify(privacyPolicy)).digest("hex")
  const newest = noticeVersions.at(-1)
  expect(newest && sumsOfNotice[newest]).toBe(sum)
})

const migrationsUpTo = (name: string) => migrations.filter((migration) => migration.name <= name)

test("[SAFE-8] those who subscribed before consents were recorded get theirs, once, and nobody else", async () => {
  const db = await openEmbedded(null, silentLog)
  await migrate(db, migrationsUpTo("0047-cancellation-list"))
  const subscriber = (email: string, confirmed: string | null, withdrawn: string | null) =>
    db.execute(
      `insert into newsletter_subscribers (id, email, subscribed_at, confirmed_at, unsubscribed_at)
        values (gen_random_uuid(), $1, '2026-01-01T00:00:00Z', $2, $3)`,
      [email, confirmed, withdrawn],
    )
  await subscriber("reader@example.in", "2026-03-01T00:00:00Z", null)
  await subscriber("left@example.in", "2026-03-02T00:00:00Z", "2026-11-23T18:30:00Z")
  await subscriber("pending@example.in", null, null)
  await subscriber("recorded@example.in", "2026-11-25T00:00:00Z", null)
  await db.execute(`insert into newsletter_consents (subscriber_id, event, notice_version, how, at)
    select id, 'given', '2026-11-24', 'emailed link', confirmed_at from newsletter_subscribers
      where email = 'recorded@example.in'`)
  await migrate(db, migrations)
  const consents = await db.execute(
    `select s.email, c.event, c.notice_version::text as version, c.how from newsletter_consents c
      join newsletter_subscribers s on s.id = c.subscriber_id order by c.at`,
  )
  await db.close()
  expect(consents).toEqual([
    { email: "reader@example.in", event: "given", version: null, how: "not recorded" },
    { email: "left@example.in", event: "given", version: null, how: "not recorded" },
    { email: "left@example.in", event: "withdrawn", version: "2026-11-24", how: "not recorded" },
    { email: "recorded@example.in", event: "given", version: "2026-11-24", how: "emailed link" },
  ])
})

test("[SAFE-8] the version of the notice is the one of the hotel's day, and none before the first", () => {
  expect(noticeVersionAt("2026-11-23T18:29:59.000Z")).toBeNull()
  expect(noticeVersionAt("2026-11-23T18:30:00.000Z")).toBe("2026-11-24")
})
