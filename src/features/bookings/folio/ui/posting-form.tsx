import { createContext, type ReactNode, use } from "react"
import type { Folio } from "#src/features/bookings/folio/folio.ts"
import type { FolioForm } from "#src/features/bookings/folio/folio-forms.schema.ts"
import { postingFormId } from "#src/features/bookings/folio/refused-posting.ts"
import { Button } from "#src/ui/button.tsx"
import { FormDisclosure } from "#src/ui/disclosure.tsx"
import { DraftForm } from "#src/ui/forms/drafts/draft-form.tsx"
import type { RefusedForm } from "#src/ui/forms/refused-form.ts"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextField, type TextFieldProps } from "#src/ui/forms/text-field.tsx"
import styles from "./folio.module.css"

export type PostingProps = {
  folio: Folio
  isPending: boolean
  refused: RefusedForm | undefined
}

type PostingFormProps = PostingProps & {
  intent: FolioForm["intent"]
  /** The line that a void or a move is about. */
  lineId?: string
  title: string
  /** The button; the title where it is left out. */
  action?: string
  isDanger?: boolean
  isOpen?: boolean
  children?: ReactNode
}

type Posting = { readonly form: string; readonly refused: RefusedForm | undefined }

const PostingContext = createContext<Posting>({ form: "", refused: undefined })

/**
 * A form that posts to the folio, behind its title. It sends the balance as it is shown and a key that posts once
 * (FOLIO-4), and opens again with what was typed when it was refused.
 */
export function PostingForm({
  folio,
  isPending,
  refused: answer,
  intent,
  lineId,
  ...look
}: PostingFormProps) {
  const { title, action = title, isDanger, isOpen, children } = look
  const form = postingFormId({ intent, lineId })
  const refused = answer?.form === form ? answer : undefined
  const state = `${folio.balance.owed} ${folio.lines.length}`
  return (
    <FormDisclosure
      title={title}
      isOpen={isOpen || refused !== undefined}
      className={styles.posting}
      key={state}
    >
      <DraftForm
        id={form}
        name={form}
        state={state}
        refused={refused}
        label={title}
        className={styles.fields}
      >
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="seenBalance" value={folio.balance.owed} />
        <input type="hidden" name="key" value={folio.postingKey} />
        {lineId !== undefined && <input type="hidden" name="lineId" value={lineId} />}
        <PostingContext value={{ form, refused }}>{children}</PostingContext>
        <Button size="small" variant={isDanger ? "danger" : "secondary"} pending={isPending}>
          {action}
        </Button>
      </DraftForm>
    </FormDisclosure>
  )
}

function usePostingField(name: string, initial: string | undefined) {
  const { form, refused } = use(PostingContext)
  return {
    name,
    id: `${form}-${name}`,
    defaultValue: refused?.values[name] ?? initial,
    error: refused?.errors[name],
  }
}

type PostingFieldProps = Pick<
  TextFieldProps,
  "name" | "label" | "hint" | "optional" | "required" | "inputMode" | "kind" | "min" | "max"
> & {
  value?: string
}

export function PostingField({ name, value, ...field }: PostingFieldProps) {
  return <TextField {...usePostingField(name, value)} {...field} autoComplete="off" maxLength={500} />
}

export const AmountField = ({ value }: { value?: string }) => (
  <PostingField
    name="amount"
    label="Amount in rupees"
    inputMode="decimal"
    {...(value !== undefined && { value })}
  />
)

type PostingChoiceProps = {
  name: string
  label: string
  hint?: string | undefined
  /** The first option, where nothing is proposed. */
  prompt?: string
  value?: string
  choices: readonly { value: string; label: string }[]
}

export function PostingChoice({ name, value, ...field }: PostingChoiceProps) {
  return <SelectField {...usePostingField(name, value)} {...field} />
}
