import type { MissedMinimum } from "#src/features/pricing/minimum-stay.ts"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { formatMinimumStay } from "#src/features/availability/availability-messages.ts"

type ShortStayProps = { missedMinimum: MissedMinimum; label: string; error?: string | undefined }

/** A checkbox by which the desk allows a stay below the minimum. */
export const ShortStay = ({ missedMinimum, label, error }: ShortStayProps) => (
  <Notice tone="warning" title={`Minimum ${missedMinimum.nights} nights`}>
    <p>On the website {formatMinimumStay(missedMinimum)}. The audit log records that you allowed it.</p>
    <CheckboxField name="allowsShortStay" label={label} error={error} required />
  </Notice>
)
