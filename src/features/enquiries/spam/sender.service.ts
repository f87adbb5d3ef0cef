import type { TooManyPosts } from "#src/features/enquiries/enquiry-refusals.ts"
import { findOrCreateSecret } from "#src/platform/db/stored-secret.ts"
import type { Platform } from "#src/platform/platform.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { EnquiryKind } from "#src/features/enquiries/enquiry.ts"
import type { SentSigns } from "#src/features/enquiries/enquiries.schema.ts"
import {
  firstPost,
  firstPostsByAll,
  furtherPostsByAll,
  maxPostsByAddress,
  postsByAddress,
} from "#src/features/enquiries/enquiry-rate-limits.ts"
import { verifyFormTime, signFormTime } from "./form-age.ts"
import { type Signs, type SpamSign, findSpamSign } from "./spam-signs.ts"
import type { Language } from "#src/shared/language/language.ts"

/** The sender of a post: network address, whether it used the website's form, and the hidden fields. */
export type Sender = {
  readonly address: string
  readonly isForm: boolean
  readonly signs: SentSigns
  /** The language of the page; English by default. */
  readonly language?: Language | undefined
}

const loadFormSecret = ({ db }: Platform): Promise<string> => findOrCreateSecret(db, "form-secret")

/** The signed timestamp for a form rendered now. */
export const issueFormTime = async (platform: Platform): Promise<string> =>
  signFormTime(await loadFormSecret(platform), platform.clock.now())

async function formRenderedAt(platform: Platform, seal: string | null): Promise<Signs["formRenderedAt"]> {
  return seal === null ? "missing" : (verifyFormTime(await loadFormSecret(platform), seal) ?? "forged")
}

/** What was posted: each kind has global limits of its own. */
export type Post = { readonly kind: EnquiryKind | "newsletter" | "table"; readonly name: string }

/** Counts a post for the hotel as a whole. Too many tables are only logged: a table is never refused because of others. */
async function isOneOfTooMany({ rateLimiter }: Platform, { kind }: Post, address: string): Promise<boolean> {
  const isFirst = (await rateLimiter.take(firstPost, `${kind} ${address}`)) === null
  const wait = await rateLimiter.take(isFirst ? firstPostsByAll : furtherPostsByAll, kind)
  return wait !== null && kind !== "table"
}

/** The spam sign of a post, after counting the rate limits; refuses only an address beyond the upper limit (L-29). */
export async function classifySender(
  platform: Platform,
  { address, isForm, signs: { trap, formAge } }: Sender,
  post: Post,
): Promise<Result<SpamSign | null, TooManyPosts>> {
  const { rateLimiter, clock } = platform
  const wait = await rateLimiter.take(maxPostsByAddress, address)
  if (wait !== null) return refused({ kind: "too-many-posts", retryAfterSeconds: wait })
  const signs = { trap, isForm, name: post.name, formRenderedAt: await formRenderedAt(platform, formAge) }
  const suspicion = findSpamSign(signs, clock.now())
  if (suspicion) return done(suspicion)
  const isRateLimited =
    (await rateLimiter.take(postsByAddress, address)) !== null ||
    (await isOneOfTooMany(platform, post, address))
  return done(isRateLimited ? "too-many" : null)
}
