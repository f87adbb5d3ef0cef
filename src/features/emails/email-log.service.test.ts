import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { Letter } from "#src/platform/mailer/mailer.ts"
import { type Actor, visitor } from "#src/shared/actor.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { listLettersForDesk, sendLetterAgain, sendTestLetter } from "./email-log.service.ts"
import { registerLetterJobs, sendLetter } from "./emails.service.ts"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
})
beforeEach(() => platform.clear())
afterAll(() => platform.close())

const desk: Actor = { kind: "user", userId: randomUUID(), role: "front-desk" }
const marketing: Actor = { kind: "user", userId: randomUUID(), role: "marketing" }
const letter: Letter = {
  to: "meera@example.in",
  subject: "Your stay",
  text: "Dear",
  html: "",
  attachments: [],
}
const all = { isFailedOnly: false, before: null, limit: 10 }

function withBrokenPost() {
  const post = { isBroken: true }
  const mailer = {
    kind: "smtp" as const,
    async deliver(leaving: Letter) {
      if (post.isBroken) throw new Error("550 no such mailbox")
      await platform.mailer.deliver(leaving)
    },
  }
  registerLetterJobs({ ...platform, mailer })
  return post
}

async function aFailedLetter(parts: { isConfidential?: boolean } = {}) {
  const post = withBrokenPost()
  const id = randomUUID()
  await sendLetter(platform, platform.db, { id, kind: "confirmed", bookingId: null, letter, ...parts })
  await expect(platform.queue.runJobs()).rejects.toThrow("550")
  post.isBroken = false
  return id
}

describe("the letters of the desk", () => {
  test("[L-25] show those that failed, with the reason", async () => {
    const id = await aFailedLetter()
    await sendLetter(platform, platform.db, { kind: "paid", bookingId: null, letter })
    const failedOnly = await listLettersForDesk(platform, desk, { ...all, isFailedOnly: true })
    expect(failedOnly).toMatchObject([
      { id, status: "failed", attempts: 1, lastError: expect.stringContaining("550 no such mailbox") },
    ])
    expect(await listLettersForDesk(platform, desk, all)).toHaveLength(2)
  })

  test("[L-25] are sent again on demand, once, and that is recorded", async () => {
    const id = await aFailedLetter()
    expect(await sendLetterAgain(platform, desk, id)).toEqual({ ok: true, value: null })
    expect(await sendLetterAgain(platform, desk, id)).toEqual({ ok: false, refusal: "not-failed" })
    await platform.queue.runJobs()
    expect(platform.sentLetters).toEqual([letter])
    const entries = await platform.db.execute("select action, subject_id from audit_log")
    expect(entries).toEqual([{ action: "send-again", subject_id: id }])
  })

  test("[AUTH-7] never show the words of a letter, and a secret one is not sent again once it is blank", async () => {
    const id = await aFailedLetter({ isConfidential: true })
    const [listed] = await listLettersForDesk(platform, desk, all)
    expect(Object.keys(listed ?? {})).not.toContain("text")
    expect(listed).toMatchObject({ id, isConfidential: true })
    await platform.db.execute("update letters set text_body = '', html_body = ''")
    expect(await sendLetterAgain(platform, desk, id)).toEqual({ ok: false, refusal: "not-failed" })
  })

  test("[L-25] a test letter comes to whoever asks for it", async () => {
    withBrokenPost().isBroken = false
    expect(await sendTestLetter(platform, desk, "desk@vimana.example")).toEqual({ ok: true, value: null })
    await platform.queue.runJobs()
    expect(platform.sentLetters).toMatchObject([{ to: "desk@vimana.example" }])
  })

  test("[API-10] are for the desk and the owner alone", async () => {
    const id = await aFailedLetter()
    for (const actor of [visitor, marketing]) {
      expect(await listLettersForDesk(platform, actor, all)).toEqual([])
      expect(await sendLetterAgain(platform, actor, id)).toEqual({ ok: false, refusal: "forbidden" })
      expect(await sendTestLetter(platform, actor, "me@vimana.example")).toMatchObject({ ok: false })
    }
  })

  test("[L-25] are read a page at a time", async () => {
    for (let count = 0; count < 7; count += 1)
      await sendLetter(platform, platform.db, { kind: `kind-${count}`, bookingId: null, letter })
    const first = await listLettersForDesk(platform, desk, { ...all, limit: 4 })
    const before = first.at(-1)?.id ?? null
    const second = await listLettersForDesk(platform, desk, { ...all, before, limit: 4 })
    expect(new Set([...first, ...second].map(({ kind }) => kind)).size).toBe(7)
    const nonsense = { ...all, before: "nonsense" }
    expect(await listLettersForDesk(platform, desk, nonsense)).toHaveLength(7)
  })
})
