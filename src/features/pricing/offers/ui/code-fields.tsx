import { Disclosure } from "#src/ui/disclosure.tsx"
import { Button } from "#src/ui/button.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { type CodeAnswer, formatCodeNote } from "../offer-text.ts"
import styles from "./code-fields.module.css"

type CodeDisclosureProps = {
  /** What was typed. */
  typed: string
  answer: CodeAnswer
  isPending: boolean
  /** Sends the form to look at the code only. */
  button: { readonly name?: string; readonly value?: string }
}

/** A promo code behind a disclosure, open once one was typed; its field shows what the code did. */
export function CodeDisclosure({ typed, answer, isPending, button }: CodeDisclosureProps) {
  const t = useText()
  const applied = formatCodeNote(answer)
  return (
    <Disclosure title="Promo code" note="For an offer that came with a code." isOpen={typed !== ""}>
      <div className={styles.code}>
        <TextField
          name="code"
          label="Code"
          defaultValue={typed}
          error={answer.error}
          required={false}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <Button {...button} variant="secondary" pending={isPending}>
          Apply code
        </Button>
      </div>
      <output className={styles.applied}>{t(applied)}</output>
    </Disclosure>
  )
}
