import { randomUUID } from "node:crypto"
import { seedEnquiries as enquiries } from "#database/seed/content/enquiries.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { millisecondsPerHour } from "#src/shared/format/durations.ts"
import { hasEnquiries, insertEnquiry } from "./enquiries.store.ts"
import type { EnquiryDraft } from "./enquiry.ts"

type Seed = (typeof enquiries)[number]

function toEnquiryDraft(seed: Seed, { clock }: Pick<Platform, "clock">): EnquiryDraft {
  const { name, email, phone, message } = seed
  if (seed.kind === "contact") return { kind: seed.kind, name, email, phone, message }
  const { daysAhead, hoursAgo: _sent, ...enquiry } = seed
  return { ...enquiry, eventOn: addDays(clock.today(), daysAhead) }
}

/** Seeds the demo enquiries if there has never been one. */
export async function seedEnquiries(platform: Pick<Platform, "db" | "clock">): Promise<void> {
  if (await hasEnquiries(platform.db)) return
  const now = platform.clock.now().getTime()
  await platform.db.transaction(async (tx) => {
    for (const seed of enquiries) {
      const sentAt = new Date(now - seed.hoursAgo * millisecondsPerHour).toISOString()
      await insertEnquiry(tx, {
        ...toEnquiryDraft(seed, platform),
        id: randomUUID(),
        sentAt,
        suspicion: null,
      })
    }
  })
}
