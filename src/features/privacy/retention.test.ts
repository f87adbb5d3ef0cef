import { beforeAll, beforeEach, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { firstNight, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import {
  aFullRoomType,
  aWaiting,
  registerWaitlistJobs,
} from "#src/features/bookings/waitlist/waitlist.factory.ts"
import { aContactMessage, aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { sendTestEmail } from "#src/features/emails/email-log.service.ts"
import { sendEnquiry } from "#src/features/enquiries/enquiries.service.ts"
import { replyToEnquiry } from "#src/features/enquiries/enquiry-pipeline.service.ts"
import { unsubscribe } from "#src/features/enquiries/newsletter/newsletter-consent.service.ts"
import { removeSubscriber, subscribe } from "#src/features/enquiries/newsletter/newsletter.service.ts"
import { changeTableOfLink } from "#src/features/table-reservations/change-table.service.ts"
import { aReservedTable, linkOfTable } from "#src/features/table-reservations/tables.factory.ts"
import { migrations } from "#src/platform/db/migrations.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { deleteExpiredData } from "./privacy.jobs.ts"

const platform = setUpPlatform()

beforeAll(() => {
  registerWaitlistJobs(platform)
})
beforeEach(() => platform.clear())

const kinds = async () =>
  (await platform.db.execute<{ kind: string }>("select kind from emails order by kind")).map(
    ({ kind }) => kind,
  )

test("[SAFE-8] after two years nothing of an enquiry is left, its emails included", async () => {
  const events = (await anAccount(platform, { role: "owner" })).actor
  const enquiry = valueOf(await sendEnquiry(platform, aContactMessage(), aSender()))
  const key = crypto.randomUUID()
  valueOf(
    await replyToEnquiry(platform, events, {
      kind: "contact",
      id: enquiry.id,
      key,
      seen: 0,
      reply: "Yes, we have.",
    }),
  )
  expect(await kinds()).toEqual(["contact-enquiry", "contact-reply", "contact-thanks"])
  platform.moveTo("2028-06-30T06:30:00.000Z")
  await deleteExpiredData(platform)
  expect(await kinds()).toHaveLength(3)
  platform.moveTo("2028-07-02T06:30:00.000Z")
  await deleteExpiredData(platform)
  expect(await kinds()).toEqual([])
  expect(await platform.db.execute("select 1 from enquiries")).toEqual([])
})

const subscribers = async () =>
  (
    await platform.db.execute<{ email: string }>("select email from newsletter_subscribers order by email")
  ).map(({ email }) => email)

test("[SAFE-8] an address that is not confirmed for the newsletter is deleted after thirty days", async () => {
  for (const email of ["again@example.in", "confirmed@example.in", "pending@example.in"])
    valueOf(await subscribe(platform, email, aSender()))
  await platform.db.execute(
    "update newsletter_subscribers set confirmed_at = subscribed_at where email = 'confirmed@example.in'",
  )
  platform.moveTo("2026-07-30T06:30:00.000Z")
  valueOf(await subscribe(platform, "again@example.in", aSender()))
  await deleteExpiredData(platform)
  expect(await subscribers()).toHaveLength(3)
  platform.moveTo("2026-08-08T06:31:00.000Z")
  await deleteExpiredData(platform)
  expect(await subscribers()).toEqual(["again@example.in", "confirmed@example.in"])
})

test("[SAFE-8] who left the newsletter, or was removed from it, is deleted after two years, also from the audit log", async () => {
  for (const email of ["left@example.in", "removed@example.in"]) {
    valueOf(await subscribe(platform, email, aSender()))
    await platform.db.execute("update newsletter_subscribers set confirmed_at = subscribed_at")
  }
  const stored = await platform.db.execute<{ id: string; unsubscribe_key: string }>(
    "select id, unsubscribe_key from newsletter_subscribers order by email",
  )
  await unsubscribe(platform, stored[0]?.unsubscribe_key ?? "")
  const owner = (await anAccount(platform, { role: "owner" })).actor
  valueOf(await removeSubscriber(platform, owner, stored[1]?.id ?? ""))
  platform.moveTo("2028-07-01T06:30:00.000Z")
  await deleteExpiredData(platform)
  expect(await subscribers()).toHaveLength(2)
  platform.moveTo("2028-07-02T06:30:00.000Z")
  await deleteExpiredData(platform)
  expect(await subscribers()).toEqual([])
  expect(await platform.db.execute("select 1 from newsletter_consents")).toEqual([])
  expect(await platform.db.execute("select before from audit_log")).toEqual([{ before: {} }])
})

test("[SAFE-8] ninety days after the day of a table its emails are gone, and those of others stay", async () => {
  const table = await aReservedTable(platform)
  const later = addDays(table.day, 5)
  await aReservedTable(platform, { day: later })
  const to = { day: table.day, slot: 44, guests: 3 }
  valueOf(await changeTableOfLink(platform, await linkOfTable(platform, table), to))
  expect(await kinds()).toEqual(["table-changed", "table-confirmed", "table-confirmed"])
  platform.moveTo(`${addDays(table.day, 91)}T06:30:00.000Z`)
  await deleteExpiredData(platform)
  expect(await kinds()).toEqual(["table-confirmed"])
})

test("[SAFE-8] ninety days after the day of arrival the emails about a place on the waitlist are gone", async () => {
  const { roomId } = await aFullRoomType(platform)
  await aWaiting(platform, { roomId })
  await platform.queue.runJobs("waitlist-email")
  const waiting = async () => (await kinds()).filter((kind) => kind.startsWith("waitlist-"))
  expect(await waiting()).toEqual(["waitlist-joined"])
  platform.moveTo(`${addDays(firstNight, 90)}T06:30:00.000Z`)
  await platform.queue.runScheduled("remove-old-waitlist")
  expect(await waiting()).toHaveLength(1)
  platform.moveTo(`${addDays(firstNight, 91)}T06:30:00.000Z`)
  await platform.queue.runScheduled("remove-old-waitlist")
  expect(await waiting()).toEqual([])
})

test("[SAFE-8] notices are deleted after two years, and what was written about a booking is kept", async () => {
  for (const kind of ["passkey", "confirmed", "table-confirmed", "contact-enquiry"])
    for (const at of ["2026-07-01", "2024-06-29", "2026-01-01"])
      await platform.db.execute(
        `insert into emails (id, kind, recipient, subject, text_body, html_body, created_at)
          values (gen_random_uuid(), $1, 'asha@example.in', 'A', 'A', 'A', $2::date)`,
        [kind, at],
      )
  await deleteExpiredData(platform)
  expect(await kinds()).toEqual([
    "confirmed",
    "confirmed",
    "confirmed",
    "contact-enquiry",
    "contact-enquiry",
    "passkey",
    "passkey",
    "table-confirmed",
  ])
})

test("[SAFE-8] a test email is deleted after a week", async () => {
  valueOf(await sendTestEmail(platform, staffAs("owner"), "owner@example.in"))
  const kept = async () => (await kinds()).filter((kind) => kind === "test")
  const written = platform.clock.today()
  await platform.db.execute("update emails set created_at = $1", [platform.clock.now()])
  platform.moveTo(`${addDays(written, 7)}T06:30:00.000Z`)
  await deleteExpiredData(platform)
  expect(await kept()).toHaveLength(1)
  platform.moveTo(`${addDays(written, 8)}T06:30:00.000Z`)
  await deleteExpiredData(platform)
  expect(await kept()).toEqual([])
})

test("[SAFE-8] emails that were written before are deleted with their record as well", async () => {
  const { id: enquiry } = valueOf(await sendEnquiry(platform, aContactMessage(), aSender()))
  const { id: table } = await aReservedTable(platform)
  const { roomId } = await aFullRoomType(platform)
  const entry = await aWaiting(platform, { roomId })
  await platform.queue.runJobs("waitlist-email")
  await platform.db.execute("update emails set record_id = null, created_at = $1", [platform.clock.now()])
  await platform.db.execute(
    `insert into emails (id, kind, recipient, subject, text_body, html_body, created_at)
      select gen_random_uuid(), kind, recipient, '', '', '', created_at + interval '1 day' from emails
        where kind in ('contact-thanks', 'table-confirmed')`,
  )
  const { sql = "" } = migrations.find(({ name }) => name === "0069-email-records") ?? {}
  const statements = sql.replaceAll(/^--.*$/gm, "").split(";")
  for (const statement of statements.filter((one) => one.includes("update emails")))
    await platform.db.execute(statement)
  const found = await platform.db.execute(
    "select kind, record_id as record from emails where kind ~ '^(contact|table|waitlist)-' order by kind, created_at",
  )
  expect(found).toEqual([
    { kind: "contact-enquiry", record: enquiry },
    { kind: "contact-thanks", record: enquiry },
    { kind: "contact-thanks", record: null },
    { kind: "table-confirmed", record: table },
    { kind: "table-confirmed", record: null },
    { kind: "waitlist-joined", record: entry },
  ])
})
