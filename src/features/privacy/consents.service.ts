import { noticeVersionAt } from "#src/features/content/texts/policies/notice-version.ts"
import { unsubscribe } from "#src/features/enquiries/newsletter/newsletter-consent.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import type { Consent } from "./consent.ts"
import { listConsents, findNewsletterKey } from "./consents.store.ts"

/** When a person gave data, newest first; the version of the notice follows from the time (decision 081). */
export async function listOwnConsents({ db }: Pick<Platform, "db">, userId: string): Promise<Consent[]> {
  const found = await listConsents(db, userId)
  return found.map((consent) => ({
    ...consent,
    noticeVersion: consent.noticeVersion ?? noticeVersionAt(consent.at),
  }))
}

export const hasNewsletter = async ({ db }: Platform, actor: SignedInActor): Promise<boolean> =>
  (await findNewsletterKey(db, actor.userId)) !== null

/** Ends the person's newsletter; nothing happens when they do not get it. */
export async function withdrawNewsletter(platform: Platform, actor: SignedInActor): Promise<void> {
  const key = await findNewsletterKey(platform.db, actor.userId)
  if (key) await unsubscribe(platform, key, "my account")
}
