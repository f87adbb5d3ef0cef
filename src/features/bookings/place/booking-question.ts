import type { StayQuestion, StaySearch } from "#src/features/availability/stay-search-url.ts"
import type { Actor } from "#src/shared/actor.ts"

type Booker = { readonly by: Actor; readonly guestId: string }

/** The price of members is for guests who book online themselves: the desk quotes the price of a visitor (decision 073). */
export const questionOf = (
  { by, guestId }: Booker,
  { search }: { readonly search: StaySearch },
): StayQuestion => (by.kind === "user" && by.userId === guestId ? { ...search, guestId } : search)
