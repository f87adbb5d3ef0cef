import type { Booking } from "#src/features/bookings/booking.ts"
import { bookingOf } from "#src/features/bookings/bookings.factory.ts"
import type { TestPlatform } from "#test/test-platform.ts"

/** A change of a booking that the hotel has acknowledged, and must not lose. */
export type Acknowledged = "held" | "confirmed" | "paid" | "cancelled"

export type Journal = {
  readonly acknowledged: Map<string, Acknowledged>
  readonly done: Map<string, number>
  readonly faults: string[]
}

export const newJournal = (): Journal => ({ acknowledged: new Map(), done: new Map(), faults: [] })

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

const keeps: Readonly<Record<Acknowledged, (booking: Booking) => boolean>> = {
  held: () => true,
  confirmed: ({ status }) => status === "confirmed" || status === "cancelled",
  // A move to more expensive dates leaves the rest due at the hotel; received money stays with the booking.
  paid: ({ status, paymentStatus, transactionId }) =>
    (paymentStatus === "done" || transactionId !== null) &&
    (status === "confirmed" || status === "cancelled"),
  cancelled: ({ status }) => status === "cancelled",
}

/** The acknowledged changes that were lost. */
export async function listLostChanges(
  platform: TestPlatform,
  acknowledged: Journal["acknowledged"],
): Promise<string[]> {
  const lost: string[] = []
  for (const [id, change] of acknowledged) {
    const booking = await bookingOf(platform, id).catch(() => null)
    if (!booking || !keeps[change](booking))
      lost.push(`${id}: ${change}, now ${booking?.status ?? "missing"}`)
  }
  return lost
}
