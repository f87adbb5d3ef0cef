import type { Booking } from "#src/features/bookings/booking.ts"
import { bookingOf } from "#src/features/bookings/bookings.factory.ts"
import type { TestPlatform } from "#test/test-platform.ts"

/** A promise: a change of a booking that the hotel has acknowledged, and must not lose. */
export type Promised = "held" | "confirmed" | "paid" | "cancelled"

export type Journal = {
  readonly promised: Map<string, Promised>
  readonly done: Map<string, number>
  readonly faults: string[]
}

export const newJournal = (): Journal => ({ promised: new Map(), done: new Map(), faults: [] })

const unavailable = "unavailable"

export function countAction({ done }: Journal, name: string): void {
  done.set(name, (done.get(name) ?? 0) + 1)
}

export const countUnavailable = (journal: Journal): void => countAction(journal, unavailable)

/** The share of all actions that the database did not answer in time. */
export function unavailableShare({ done }: Journal): number {
  const all = [...done.values()].reduce((sum, times) => sum + times, 0)
  return (done.get(unavailable) ?? 0) / all
}

const keeps: Readonly<Record<Promised, (booking: Booking) => boolean>> = {
  held: () => true,
  confirmed: ({ status }) => status === "confirmed" || status === "cancelled",
  // A move to more expensive dates leaves the rest due at the hotel; received money stays with the booking.
  paid: ({ status, paymentStatus, transactionId }) =>
    (paymentStatus === "done" || transactionId !== null) &&
    (status === "confirmed" || status === "cancelled"),
  cancelled: ({ status }) => status === "cancelled",
}

/** The acknowledged changes that were lost. */
export async function listBrokenPromises(
  platform: TestPlatform,
  promised: Journal["promised"],
): Promise<string[]> {
  const broken: string[] = []
  for (const [id, promise] of promised) {
    const booking = await bookingOf(platform, id).catch(() => null)
    if (!booking || !keeps[promise](booking))
      broken.push(`${id}: ${promise}, now ${booking?.status ?? "lost"}`)
  }
  return broken
}
