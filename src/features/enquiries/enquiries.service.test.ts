import { beforeEach, describe, expect, test } from "vitest"
import { listEmails } from "#src/features/emails/emails.service.ts"
import { system, visitor } from "#src/shared/actor.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aBanquetEnquiry, aContactMessage, aSender } from "./enquiries.factory.ts"
import {
  listEnquiries,
  removeEnquiry,
  restoreEnquiry,
  sendEnquiry,
  markEnquiryNotSpam,
  markEnquirySpam,
} from "./enquiries.service.ts"
import { maxPostsByAddress, postsByAddress, firstPostsByAll, thanksByEmail } from "./enquiry-rate-limits.ts"
import { classifySender, issueFormTime } from "#src/features/enquiries/spam/sender.service.ts"

const platform = setUpPlatform({ env: { HOTEL_INBOX: "desk@vimana.example" } })

beforeEach(() => platform.clear())

async function listed(isSuspicious = false) {
  const outcome = await listEnquiries(platform, system, { kind: "contact", isSuspicious })
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  return outcome.value.enquiries
}

const recipients = async () => (await listEmails(platform)).map(({ email }) => email.to).sort()

async function sent(parts: object = {}, sender = aSender()) {
  const outcome = await sendEnquiry(platform, aContactMessage(parts), sender)
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  return outcome.value
}

describe("an enquiry", () => {
  test("[ENQ-5] is stored; the hotel is notified and the sender thanked", async () => {
    const { email } = await sent()
    expect(await listed()).toMatchObject([{ email, suspicion: null }])
    expect(await recipients()).toEqual([email, "desk@vimana.example"])
    expect(platform.queue.jobs).toHaveLength(2)
  })

  test("[ENQ-5] a reply to an email goes to the sender of the enquiry, or to the department that answers it", async () => {
    const { email } = await sent()
    const answers = (await listEmails(platform)).map((sentEmail) => [
      sentEmail.email.to,
      sentEmail.email.replyTo,
    ])
    expect(Object.fromEntries(answers)).toEqual({
      [email]: hotel.support.email,
      "desk@vimana.example": email,
    })
  })

  test("[ENQ-5] [L-29] the hotel's email contains everything, the thank-you email no free text", async () => {
    const enquiry = aBanquetEnquiry({ message: "Buy <b>our</b> lamps", companyName: "Lamps Private Limited" })
    const outcome = await sendEnquiry(platform, enquiry, aSender())
    if (!outcome.ok) throw new Error("the enquiry was refused")
    const { id } = outcome.value
    const emails = (await listEmails(platform)).map(({ email }) => email)
    const notice = emails.find(({ to }) => to === "desk@vimana.example")
    const thanks = emails.find(({ to }) => to === enquiry.email)
    expect(notice?.subject).toBe("New banquet enquiry: Ananya Bhattacharya, Fri 25 Dec 2026")
    for (const fact of ["9830056712", "Marriage Hall", "101-200", "12", "Lamps Private Limited"]) {
      expect(notice?.text).toContain(fact)
      expect(notice?.html).toContain(fact)
    }
    expect(notice?.text).toContain(`Answer the enquiry: ${platform.origin}/admin/enquery/${id}`)
    expect(notice?.html).toContain("Buy &lt;b&gt;our&lt;/b&gt; lamps")
    expect(thanks?.text).toContain("Fri 25 Dec 2026")
    expect(thanks?.text).not.toMatch(/lamps/i)
    expect(thanks?.html).not.toMatch(/lamps/i)
    const reference = `Reference number: EQ-${id.slice(0, 8).toUpperCase()}`
    for (const email of [notice, thanks]) expect(email?.text).toContain(reference)
  })

  test("[ENQ-5] [L-8] sends no email when it cannot be stored", async () => {
    await expect(
      sendEnquiry(platform, aContactMessage({ name: "x".repeat(201) }), aSender()),
    ).rejects.toThrow(/check/)
    expect(await recipients()).toEqual([])
  })

  test("[ENQ-4] [L-16] the event is on the hotel's date or later", async () => {
    platform.moveTo("2026-07-01T19:00:00.000Z")
    const on = (date: string) =>
      sendEnquiry(platform, aBanquetEnquiry({ eventOn: calendarDateOf(date) }), aSender())
    expect(await on("2026-07-01")).toEqual({ ok: false, refusal: { kind: "event-is-past" } })
    expect(await on("2026-07-02")).toMatchObject({ ok: true })
  })
})

describe("a suspicious post", () => {
  const asForm = async (signs: { trap?: string; formAge?: string | null }) => {
    const formAge = await issueFormTime(platform)
    return aSender({ isForm: true, signs: { trap: "", formAge, ...signs } })
  }

  test.each([
    ["trap", { trap: "yes please" }],
    ["unsigned", { formAge: null }],
    ["unsigned", { formAge: "l0.forged" }],
  ] as const)("[ENQ-5] [L-29] is kept as spam (%s), and nobody gets an email", async (suspicion, signs) => {
    const sender = await asForm(signs)
    platform.passMinutes(1)
    await sent({}, sender)
    expect(await listed()).toEqual([])
    expect(await listed(true)).toMatchObject([{ suspicion }])
    expect(await recipients()).toEqual([])
  })

  test("[ENQ-5] [L-29] a form submitted a minute after rendering is normal; one submitted at once or days later is spam", async () => {
    const sender = await asForm({})
    await sent({}, sender)
    platform.passMinutes(1)
    await sent({}, sender)
    platform.passMinutes(3 * 24 * 60)
    await sent({}, sender)
    expect((await listed()).map(({ suspicion }) => suspicion)).toEqual([null])
    expect((await listed(true)).map(({ suspicion }) => suspicion)).toEqual(["too-old", "too-fast"])
  })

  test("[ENQ-5] [L-29] an address beyond its rate limit is kept as spam, and refused where it floods the hotel", async () => {
    for (let count = 0; count < postsByAddress.points; count += 1) expect((await sent()).suspicion).toBeNull()
    expect((await sent()).suspicion).toBe("too-many")
    expect((await sent({}, aSender({ address: "198.51.100.4" }))).suspicion).toBeNull()
    for (let count = postsByAddress.points + 1; count < maxPostsByAddress.points; count += 1) await sent()
    expect(await sendEnquiry(platform, aContactMessage(), aSender())).toEqual({
      ok: false,
      refusal: { kind: "too-many-posts", retryAfterSeconds: 3600 },
    })
    platform.passMinutes(61)
    expect((await sent()).suspicion).toBeNull()
  })

  test("[ENQ-5] [L-29] hundreds of addresses with one post each are treated as one bot", async () => {
    const from = (count: number) => aSender({ address: `198.51.100.${count}` })
    for (let count = 0; count < firstPostsByAll.points; count += 1) await sent({}, from(count))
    expect((await sent({}, aSender())).suspicion).toBe("too-many")
  })

  test("[ENQ-5] [L-29] a few addresses that flood the hotel do not make the posts of others spam", async () => {
    const from = (index: number) => aSender({ address: `198.51.100.${index}` })
    for (let count = 0; count < 16 * postsByAddress.points; count += 1)
      await classifySender(platform, from(count % 16), aContactMessage())
    expect((await sent({}, from(0))).suspicion).toBe("too-many")
    expect((await sent({}, aSender({ address: "203.0.113.200" }))).suspicion).toBeNull()
  })

  test("[ENQ-5] [L-29] posts of one kind do not make those of another kind spam", async () => {
    for (let count = 0; count <= firstPostsByAll.points; count += 1)
      await classifySender(platform, aSender({ address: `198.51.100.${count}` }), {
        kind: "newsletter",
        name: "",
      })
    expect((await sent({}, aSender({ address: "203.0.113.200" }))).suspicion).toBeNull()
  })

  test("[ENQ-5] the number of thank-you emails to one address is limited", async () => {
    for (let count = 0; count < 6; count += 1) await sent({ email: "Ananya.B@example.in" })
    const thanks = (await recipients()).filter((to) => to === "Ananya.B@example.in")
    expect(thanks).toHaveLength(thanksByEmail.points)
    expect(await listed()).toHaveLength(6)
  })

  test("[ENQ-5] [ADM-10] staff can mark it as not spam: the emails are sent then, once", async () => {
    const { id } = await sent({}, await asForm({ trap: "x" }))
    const named = { kind: "contact", id } as const
    expect(await markEnquiryNotSpam(platform, visitor, named)).toMatchObject({ ok: false })
    expect(await markEnquiryNotSpam(platform, system, named)).toMatchObject({ ok: true })
    expect(await markEnquiryNotSpam(platform, system, named)).toMatchObject({ ok: true })
    expect(await listed()).toHaveLength(1)
    expect(await recipients()).toHaveLength(2)
  })

  test("[ENQ-5] [ADM-10] staff can mark one as spam that no sign gave away, and take it back without a second email", async () => {
    const { id } = await sent()
    const named = { kind: "contact", id } as const
    expect(await markEnquirySpam(platform, visitor, named)).toMatchObject({ ok: false })
    expect(await markEnquirySpam(platform, system, named)).toMatchObject({ ok: true })
    expect(await listed()).toHaveLength(0)
    expect(await markEnquiryNotSpam(platform, system, named)).toMatchObject({ ok: true })
    expect(await listed()).toHaveLength(1)
    expect(await recipients()).toHaveLength(2)
  })
})

describe("the administration", () => {
  test("[ADM-9] [L-24] reads each enquiry once, newest first, page by page", async () => {
    const ids: string[] = []
    for (let count = 0; count < 7; count += 1) {
      ids.unshift((await sent()).id)
      if (count % 3 === 2) platform.passMinutes(1)
    }
    const seen: string[] = []
    let afterId: string | undefined
    do {
      const page = await listEnquiries(platform, system, { kind: "contact", limit: 3, afterId })
      if (!page.ok) throw new Error(page.refusal.kind)
      seen.push(...page.value.enquiries.map(({ id }) => id))
      afterId = page.value.nextAfterId ?? undefined
    } while (afterId)
    expect(seen.toSorted()).toEqual(ids.toSorted())
    expect(seen[0]).toBe(ids[0])
  })

  test("[ADM-9] searches by name, address, phone and company", async () => {
    await sent({ name: "Harpreet Kaur" })
    await sent({ name: "Joseph Varghese" })
    const found = await listEnquiries(platform, system, { kind: "contact", search: "harp" })
    expect(found).toMatchObject({ value: { enquiries: [{ name: "Harpreet Kaur" }] } })
    const none = await listEnquiries(platform, system, { kind: "contact", search: "%" })
    expect(none).toMatchObject({ value: { enquiries: [] } })
  })

  test("[ADM-10] [L-31] restores what was deleted; both are audited", async () => {
    const { id } = await sent()
    const named = { kind: "contact", id } as const
    expect(await removeEnquiry(platform, visitor, named)).toMatchObject({ refusal: "forbidden" })
    expect(await removeEnquiry(platform, system, { ...named, kind: "banquet" })).toMatchObject({ ok: false })
    expect(await removeEnquiry(platform, system, named)).toMatchObject({ ok: true })
    expect(await listed()).toEqual([])
    expect(await removeEnquiry(platform, system, named)).toMatchObject({
      refusal: "unknown-enquiry",
    })
    expect(await restoreEnquiry(platform, system, named)).toMatchObject({ ok: true })
    expect(await listed()).toHaveLength(1)
    const log = await platform.db.execute(
      "select action, subject_type, subject_id from audit_log order by id",
    )
    expect(log).toEqual([
      { action: "remove", subject_type: "contact-enquiry", subject_id: id },
      { action: "restore", subject_type: "contact-enquiry", subject_id: id },
    ])
  })
})
