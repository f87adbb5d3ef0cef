import type { StayQuestion, StaySearch } from "#src/features/availability/stay-search-url.ts"
import type { Actor } from "#src/shared/actor.ts"

type Booker = {
  readonly by: Actor
  readonly guestId: string
  /** The hold that the line offers its guest. */
  readonly line?: object
}

/**
 * The price of members is for guests who book online themselves or wait in line: the desk quotes the price of a visitor
 * (decision 073).
 */
export const questionOf = (
  { by, guestId, line }: Booker,
  { search }: { readonly search: StaySearch },
): StayQuestion => (line || (by.kind === "user" && by.userId === guestId) ? { ...search, guestId } : search)
