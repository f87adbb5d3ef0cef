import type { RefusedPosting } from "#src/features/bookings/folio/refused-posting.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"

/** What a posting came to; a refused one says what was wrong in which form. */
export type FolioAnswer = AdminAnswer & { readonly posting?: RefusedPosting }

/** The posting that an action of the booking's page refused, if it did. */
export const refusedPostingOf = (answer: object | undefined): RefusedPosting | undefined =>
  (answer as FolioAnswer | undefined)?.posting
