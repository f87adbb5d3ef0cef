import { hotelDateOf } from "#src/shared/hotel-moment.ts"

/** The days from which a text of the privacy policy is in force, oldest first. A changed text adds its day. */
export const noticeVersions = ["2026-11-24", "2026-11-29", "2026-12-01"] as const

/** The version of the privacy notice in force at an instant; null for a time before the first recorded one. */
export function noticeVersionAt(instant: string): string | null {
  const day = hotelDateOf(instant)
  return noticeVersions.findLast((version) => version <= day) ?? null
}
