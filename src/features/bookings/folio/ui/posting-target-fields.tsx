import type { Folio } from "#src/features/bookings/folio/folio.ts"
import type { FolioForm } from "#src/features/bookings/folio/folio-forms.schema.ts"

/** The hidden fields of a posting: the balance as it is shown, and the key that posts once (FOLIO-4). */
export const PostingTargetFields = ({ intent, folio }: { intent: FolioForm["intent"]; folio: Folio }) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="seenBalance" value={folio.balance.owed} />
    <input type="hidden" name="key" value={folio.postingKey} />
  </>
)
