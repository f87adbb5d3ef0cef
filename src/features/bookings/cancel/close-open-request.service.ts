import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { type Actor, userIdOf } from "#src/shared/actor.ts"
import type { CancellationRequest, CancellationState } from "./cancellation-request.ts"
import { findNewestRequest, closeRequest } from "./cancellation-requests.store.ts"

type OpenRequestEnd = {
  readonly actor: Actor
  readonly bookingId: string
  readonly state: Exclude<CancellationState, "open">
}

/** Ends the open request to cancel a booking, and returns it; null when there is none. The caller locked the booking. */
export async function closeOpenRequest(
  { clock }: Pick<Platform, "clock">,
  tx: Sql,
  { actor, bookingId, state }: OpenRequestEnd,
): Promise<CancellationRequest | null> {
  const request = await findNewestRequest(tx, bookingId)
  if (request?.state !== "open") return null
  const end = { state, by: userIdOf(actor), at: clock.now().toISOString() }
  return (await closeRequest(tx, request.id, end)) ? request : null
}
