import { beforeEach, describe, expect, test } from "vitest"
import { registerEmailJobs } from "#src/features/emails/emails.service.ts"
import { aSender } from "#src/features/enquiries/enquiries.factory.ts"
import { streamList } from "#src/platform/lists/list-page.ts"
import { noticeVersions } from "#src/features/content/texts/policies/notice-version.ts"
import { system } from "#src/shared/actor.ts"
import { listRequest } from "#src/platform/lists/list-request.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import {
  confirmSubscription,
  findSubscriber,
  findSubscriberOfLink,
  unsubscribe,
} from "./newsletter-consent.service.ts"
import { listSubscribers, removeSubscriber, restoreSubscriber, subscribe } from "./newsletter.service.ts"
import { subscriberFile } from "./subscribers.list.ts"

const platform = setUpPlatform()

beforeEach(async () => {
  await platform.clear()
  registerEmailJobs(platform)
})

const email = "asha.mehta@example.in"
const ask = () => subscribe(platform, email, aSender())

async function mailed() {
  await platform.queue.runJobs()
  return platform.sentEmails.map((sent) => ({ ...sent, secret: secretIn(sent.text) }))
}

const secretIn = (text: string): string => /\/newsletter\/confirm\/([\w-]{43})/.exec(text)?.[1] ?? ""

async function stored() {
  const outcome = await listSubscribers(platform, system, {})
  const [subscriber] = outcome.ok ? outcome.value.subscribers : []
  if (!subscriber) throw new Error("nobody subscribed")
  return subscriber
}

async function fileRows() {
  const list = subscriberFile(platform.origin)
  const rows: string[][] = []
  for await (const batch of streamList(platform, system, listRequest(list, "status=pending")))
    rows.push(...batch.map((row) => list.file.cells(row).map(String)))
  return rows
}

async function confirmed() {
  await ask()
  const [sent] = await mailed()
  await confirmSubscription(platform, sent?.secret ?? "")
  return sent?.secret ?? ""
}

describe("a subscription to the newsletter", () => {
  test("[FOLIO-9] counts once the emailed link is confirmed, and looking at the link confirms nothing", async () => {
    await ask()
    const [sent] = await mailed()
    expect(sent).toMatchObject({ to: email })
    expect((await stored()).status).toBe("pending")
    expect(await findSubscriberOfLink(platform, sent?.secret ?? "")).toMatchObject({ status: "pending" })
    expect(await fileRows()).toEqual([])
    expect(await confirmSubscription(platform, sent?.secret ?? "")).toBe(true)
    expect((await stored()).status).toBe("confirmed")
    const { unsubscribeKey } = await stored()
    const link = `${platform.origin}/newsletter/unsubscribe/${unsubscribeKey}`
    expect(await fileRows()).toMatchObject([
      [email, "Confirmed", expect.any(String), expect.any(String), link],
    ])
  })

  test("[FOLIO-9] is welcomed once, with the headers of a one-click unsubscription", async () => {
    const secret = await confirmed()
    await confirmSubscription(platform, secret)
    const sent = await mailed()
    expect(sent).toHaveLength(2)
    expect(sent[1]?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/newsletter\/unsubscribe\/[\w-]{36}$/)
    expect(sent[1]?.text).toContain(sent[1]?.unsubscribeUrl ?? "none")
  })

  test("[FOLIO-9] stores only a hash of the secret, and forgets the text of the email", async () => {
    await ask()
    const [sent] = await mailed()
    const rows = await platform.db.execute("select * from newsletter_subscribers")
    expect(JSON.stringify(rows)).not.toContain(sent?.secret ?? "none")
    expect(await platform.db.execute("select is_confidential from emails")).toEqual([
      { is_confidential: true },
    ])
  })

  test("[FOLIO-9] is confirmed by the newest link only, for seven days", async () => {
    await ask()
    await ask()
    const [first, second] = await mailed()
    expect(await confirmSubscription(platform, first?.secret ?? "")).toBe(false)
    platform.passMinutes(7 * 24 * 60 + 1)
    expect(await confirmSubscription(platform, second?.secret ?? "")).toBe(false)
    expect(await confirmSubscription(platform, "nonsense")).toBe(false)
    expect((await stored()).status).toBe("pending")
  })

  test("[FOLIO-9] does not fill a stranger's inbox, and answers alike", async () => {
    for (let count = 0; count < 6; count += 1) expect(await ask()).toEqual({ ok: true, value: null })
    expect(await mailed()).toHaveLength(3)
  })

  test("[L-29] of a bot sends nothing", async () => {
    await subscribe(platform, email, aSender({ signs: { trap: "x", formAge: null } }))
    expect(await mailed()).toEqual([])
  })

  test("[FOLIO-9] that is confirmed already gets the welcome email again, and no confirmation link", async () => {
    await confirmed()
    expect(await ask()).toEqual({ ok: true, value: null })
    expect((await mailed()).at(-1)?.secret).toBe("")
    expect((await stored()).status).toBe("confirmed")
  })
})

describe("unsubscribing", () => {
  test("[FOLIO-9] works by the address alone, however often, and old links do not undo it", async () => {
    const secret = await confirmed()
    const { unsubscribeKey } = await stored()
    for (let count = 0; count < 2; count += 1) expect(await unsubscribe(platform, unsubscribeKey)).toBe(true)
    expect((await stored()).status).toBe("unsubscribed")
    expect(await confirmSubscription(platform, secret)).toBe(false)
    expect(await fileRows()).toEqual([])
  })

  test("[FOLIO-9] holds until the owner of the address confirms a new link", async () => {
    await confirmed()
    await unsubscribe(platform, (await stored()).unsubscribeKey)
    await ask()
    expect((await stored()).status).toBe("unsubscribed")
    await confirmSubscription(platform, (await mailed()).at(-1)?.secret ?? "")
    expect((await stored()).status).toBe("confirmed")
  })

  test("[FOLIO-9] holds when staff delete and restore the address", async () => {
    await confirmed()
    const { id, unsubscribeKey } = await stored()
    await removeSubscriber(platform, system, id)
    await unsubscribe(platform, unsubscribeKey)
    await restoreSubscriber(platform, system, id)
    expect((await stored()).status).toBe("unsubscribed")
  })

  test("[SAFE-8] the consent is recorded once when given and once when withdrawn, and no record is changed", async () => {
    platform.moveTo("2026-11-25T06:30:00.000Z")
    await confirmed()
    const { unsubscribeKey } = await stored()
    for (let count = 0; count < 2; count += 1) await unsubscribe(platform, unsubscribeKey)
    const text = "select event, how, notice_version::text as version from newsletter_consents order by id"
    expect(await platform.db.execute(text)).toEqual([
      { event: "given", how: "emailed link", version: noticeVersions[0] },
      { event: "withdrawn", how: "unsubscribe link", version: noticeVersions[0] },
    ])
    await expect(platform.db.execute("update newsletter_consents set event = 'given'")).rejects.toThrow()
  })

  test("[FOLIO-9] by an unknown address finds nobody", async () => {
    expect(await unsubscribe(platform, "nonsense")).toBe(false)
    expect(await unsubscribe(platform, "5f0c1b9e-2a77-4c11-8f4d-0d7a5b1c2e3f")).toBe(false)
    expect(await findSubscriber(platform, "nonsense")).toBeNull()
  })
})
