import type { Platform } from "#src/platform/platform.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { enquiryForm, newsletterInput } from "./enquiries.schema.ts"
import { sendEnquiry } from "./enquiries.service.ts"
import type { EnquiryKind } from "./enquiry.ts"
import { type FormRefusal, pastEventErrors } from "./enquiry-refusals.ts"
import { subscribe } from "#src/features/enquiries/newsletter/newsletter.service.ts"
import type { Sender } from "#src/features/enquiries/spam/sender.service.ts"

type Posted = { readonly typed: object } & Pick<Sender, "address" | "language">

async function orFailed<T>(platform: Platform, work: () => Promise<Result<T, FormRefusal>>) {
  try {
    return await work()
  } catch (error) {
    platform.log.error({ err: error }, "a form could not be received")
    return refused({ kind: "failed" as const })
  }
}

/** Receives a form of the website. */
export const receiveEnquiryForm = (
  platform: Platform,
  kind: EnquiryKind,
  { typed, ...from }: Posted,
): Promise<Result<null, FormRefusal>> =>
  orFailed(platform, async () => {
    const parsed = enquiryForm(kind, platform.clock.today()).safeParse(typed)
    if (!parsed.success) return refused({ kind: "wrong-fields", errors: fieldErrors(parsed.error) })
    const { draft, signs } = parsed.data
    const outcome = await sendEnquiry(platform, draft, { ...from, isForm: true, signs })
    if (outcome.ok) return done(null)
    if (outcome.refusal.kind === "too-many-posts") return refused(outcome.refusal)
    return refused({ kind: "wrong-fields", errors: pastEventErrors(kind) })
  })

/** Receives the newsletter form. Its pages are cached for days, so it has no signed timestamp. */
export const receiveNewsletterForm = (
  platform: Platform,
  { typed, ...from }: Posted,
): Promise<Result<null, FormRefusal>> =>
  orFailed(platform, async () => {
    const parsed = newsletterInput.safeParse(typed)
    if (!parsed.success) return refused({ kind: "wrong-fields", errors: fieldErrors(parsed.error) })
    const { email, signs } = parsed.data
    return subscribe(platform, email, { ...from, isForm: false, signs })
  })
