import type { AdmissionRequest } from "./waiting-requests.ts"

/**
 * How many requests an address may start in a while by the order of the classes; pictures do not count. Beyond it the
 * requests of other addresses go first, whatever their class, so that a flood of payments does not hold up searches.
 */
export const shareOfAddress = { starts: 8, milliseconds: 2000 }

/** Counts what each address started lately. */
export function createAddressShares(now: () => number) {
  let starts = new Map<string, number>()
  let endsAt = Number.NEGATIVE_INFINITY
  return {
    isOver: (address: string): boolean =>
      now() < endsAt && (starts.get(address) ?? 0) >= shareOfAddress.starts,
    countStart({ kind, address }: AdmissionRequest): void {
      if (kind === "picture") return
      if (now() >= endsAt) {
        starts = new Map()
        endsAt = now() + shareOfAddress.milliseconds
      }
      starts.set(address, (starts.get(address) ?? 0) + 1)
    },
  }
}
