import type { MissedMinimum } from "#src/features/rates/rate.ts"
import { CheckboxField } from "#src/ui/checkbox-field.tsx"
import { Notice } from "#src/ui/notice.tsx"
import { wordsOfMinimum } from "../refusal-words.ts"

type ShortStayProps = { missed: MissedMinimum; label: string; error?: string | undefined }

/** Asks the desk to allow a stay below the minimum. */
export const ShortStay = ({ missed, label, error }: ShortStayProps) => (
  <Notice tone="warning" title={`Minimum ${missed.nights} nights`}>
    <p>On the website {wordsOfMinimum(missed)}. The audit log keeps that you allowed it.</p>
    <CheckboxField name="allowsShortStay" label={label} error={error} required />
  </Notice>
)
