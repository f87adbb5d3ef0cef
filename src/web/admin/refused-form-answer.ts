import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"
import type { RefusedForm } from "#src/ui/forms/refused-form.ts"

/** The result of a form of the booking's page; for a refused form also its name and errors. */
export type RefusedFormAnswer = AdminAnswer & { readonly refused?: RefusedForm }

/** The form that an action of the booking's page refused, if it did. */
export const readRefusedForm = (answer: object | undefined): RefusedForm | undefined =>
  (answer as RefusedFormAnswer | undefined)?.refused
