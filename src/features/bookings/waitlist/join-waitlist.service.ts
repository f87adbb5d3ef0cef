import { randomUUID } from "node:crypto"
import type { Account } from "#src/features/accounts/account.ts"
import { findProfile } from "#src/features/accounts/accounts.service.ts"
import { quoteStay } from "#src/features/availability/quote-stay.service.ts"
import type { Stay } from "#src/features/availability/stay.ts"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import { emailsToUnverifiedAddress } from "#src/features/bookings/place/booking-limits.ts"
import { enqueueWaitlistOffers } from "./waitlist-priority.service.ts"
import { ensureInventoryNights } from "#src/features/inventory/inventory.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { canJoinWaitlist, maxEntries, type WaitlistEntry } from "./waitlist-entry.ts"
import { requestWaitlistEmail } from "./waitlist-emails.service.ts"
import { findEntryOfLink, type WaitlistLink } from "./waitlist-link.service.ts"
import { findEntry, insertEntry, listOpenEntries, lockGuestsOfEmail, updatePlace } from "./waitlist.store.ts"
import type { Language } from "#src/shared/language/language.ts"

const hour = 60 * 60
const joinsByAccount = { name: "waitlist-account", points: 20, seconds: hour } as const
const joinsByAddress = { name: "waitlist-address", points: 100, seconds: hour } as const

/** The stay that a guest wants to wait for. */
type WaitlistRequest = {
  readonly roomId: string
  readonly search: StaySearch
  /** The language of the page on which the guest joins; English by default. */
  readonly language?: Language | undefined
}

export type JoinRefusal =
  | { readonly kind: "not-full" | "too-many-entries" }
  /** The account was erased in the meantime. */
  | { readonly kind: "no-account" }
  | { readonly kind: "too-many-tries"; readonly retryAfterSeconds: number }

type Joined = {
  readonly id: string
  /** False until the link in the email is used: nothing is held for an address that is not verified. */
  readonly hasPlace: boolean
  readonly email: string
}

/** Whether guests can wait for a stay now. An entry is for rooms of one type. */
export async function isStayFull(platform: Platform, { roomId, search }: WaitlistRequest): Promise<boolean> {
  if (search.types) return false
  const offer = await quoteStay(platform, roomId, search)
  return !offer.ok && offer.refusal.kind === "not-available" && canJoinWaitlist(offer.refusal)
}

/** Adds the signed-in guest to the waitlist of a full stay; a repeat finds the entry that exists. */
export async function joinWaitlist(
  platform: Platform,
  { actor, address }: { readonly actor: SignedInActor; readonly address: string },
  request: WaitlistRequest,
): Promise<Result<Joined, JoinRefusal>> {
  const { rateLimiter } = platform
  const wait =
    (await rateLimiter.take(joinsByAddress, address)) ??
    (await rateLimiter.take(joinsByAccount, actor.userId))
  if (wait !== null) return refused({ kind: "too-many-tries", retryAfterSeconds: wait })
  const { checkIn, checkOut } = request.search
  if (!checkIn || !checkOut || !(await isStayFull(platform, request))) return refused({ kind: "not-full" })
  const profile = await findProfile(platform, actor, actor.userId)
  if (!profile.ok) return refused({ kind: "no-account" })
  // Every night needs its counters: a missing night counts as free, whatever the capacity. This runs before the lock on
  // the guests, because a booking locks its nights first and its guest last.
  await ensureInventoryNights(platform.db, [request.roomId], { from: checkIn, to: checkOut })
  return addOrFindEntry(platform, { account: profile.value, request, stay: { checkIn, checkOut } })
}

type Joining = { readonly account: Account; readonly request: WaitlistRequest; readonly stay: Stay }

async function addOrFindEntry(platform: Platform, joining: Joining): Promise<Result<Joined, JoinRefusal>> {
  const { db, clock, rateLimiter } = platform
  const { email, emailVerifiedAt } = joining.account
  const early = await findAnswer({ db, clock }, joining)
  if (early) return early
  // Before the transaction: the limiter has a connection of its own.
  const wait =
    emailVerifiedAt === null ? await rateLimiter.take(emailsToUnverifiedAddress, email.toLowerCase()) : null
  if (wait !== null) return refused({ kind: "too-many-tries", retryAfterSeconds: wait })
  return db.transaction(async (tx) => {
    const guests = await lockGuestsOfEmail(tx, email)
    if (!guests.includes(joining.account.id)) return refused({ kind: "no-account" })
    return (await findAnswer({ db: tx, clock }, joining)) ?? addEntry(platform, tx, joining)
  })
}

/** The guest's existing entry for this stay, or a refusal; null when an entry can be added. */
async function findAnswer(
  { db, clock }: { readonly db: Sql } & Pick<Platform, "clock">,
  { account: { id: userId, email }, request, stay }: Joining,
): Promise<Result<Joined, JoinRefusal> | null> {
  const open = await listOpenEntries(db, { userId, email, today: clock.today() })
  const own = open.filter((entry) => entry.userId === userId)
  const same = own.find((entry) => isSameStay(entry, { ...stay, roomTypeId: request.roomId }))
  if (same) return done({ id: same.id, hasPlace: same.state !== "unconfirmed", email })
  return own.length >= maxEntries ? refused({ kind: "too-many-entries" }) : null
}

async function addEntry(
  platform: Platform,
  tx: Sql,
  { account, request, stay }: Joining,
): Promise<Result<Joined, JoinRefusal>> {
  const { id: userId, email, emailVerifiedAt } = account
  const hasPlace = emailVerifiedAt !== null
  const id = randomUUID()
  const { roomId: roomTypeId, language = "en" } = request
  await insertEntry(tx, { id, userId, roomTypeId, stay, party: request.search.party, language, hasPlace })
  await requestWaitlistEmail(platform, tx, { entryId: id, kind: "waitlist-joined" })
  await enqueueWaitlistOffers(platform, tx)
  return done({ id, hasPlace, email })
}

type WaitedStay = Pick<WaitlistEntry, "roomTypeId" | "checkIn" | "checkOut">

const isSameStay = (one: WaitedStay, other: WaitedStay): boolean =>
  one.roomTypeId === other.roomTypeId && one.checkIn === other.checkIn && one.checkOut === other.checkOut

export type ConfirmWaitlistEntryRefusal =
  | "unknown-link"
  | "ended"
  | "already-on-waitlist"
  | "too-many-entries"

/**
 * Adds an entry at the end of the waitlist, because the signed link verifies the email address. A repeat changes
 * nothing.
 */
export async function confirmWaitlistEntry(
  platform: Platform,
  link: WaitlistLink,
): Promise<Result<null, ConfirmWaitlistEntryRefusal>> {
  const found = await findEntryOfLink(platform, link)
  if (!found) return refused("unknown-link")
  const { email } = found
  const today = platform.clock.today()
  return platform.db.transaction(async (tx) => {
    await lockGuestsOfEmail(tx, email)
    // Without a lock: whoever declines an offered entry holds it and waits for its nights, and bookings lock the guest last.
    const entry = await findEntry(tx, found.id, today)
    if (entry?.state === "waiting" || entry?.state === "offered") return done(null)
    if (entry?.state !== "unconfirmed") return refused("ended")
    const open = await listOpenEntries(tx, { userId: entry.userId, email, today })
    const confirmed = open.filter(({ state }) => state !== "unconfirmed")
    if (confirmed.some((other) => isSameStay(other, entry))) return refused("already-on-waitlist")
    if (confirmed.length >= maxEntries) return refused("too-many-entries")
    if (!(await updatePlace(tx, entry.id))) return refused("ended")
    await enqueueWaitlistOffers(platform, tx)
    return done(null)
  })
}
