import { type KeyboardEvent, useRef } from "react"
import { useAfterChange } from "#src/ui/browser/use-after-change.ts"
import { Disclosure } from "#src/ui/disclosure.tsx"
import { Button } from "#src/ui/button.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import { type CodeAnswer, formatCodeNote } from "../offer-text.ts"
import styles from "./code-fields.module.css"

type CodeDisclosureProps = {
  /** What was typed. */
  typed: string
  answer: CodeAnswer
  isPending: boolean
  /** Whether the code is being looked at on this page; afterwards the focus is on the field of a refused one. */
  isTrying?: boolean
  /** Sends the form to look at the code only. */
  button: { readonly name?: string; readonly value?: string }
}

/** A promo code behind a disclosure, open once one was typed; its field shows what the code did. */
export function CodeDisclosure({ typed, answer, isPending, isTrying = false, button }: CodeDisclosureProps) {
  const t = useText()
  const applied = formatCodeNote(answer)
  const fields = useRef<HTMLDivElement>(null)
  useAfterChange(String(isTrying), () => {
    if (!isTrying && answer.error !== undefined) fields.current?.querySelector("input")?.focus()
  })
  // Enter would press the first button of the form, which may book the stay.
  const applyByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    fields.current?.querySelector("button")?.click()
  }
  return (
    <Disclosure title="Promo code" note="For an offer that came with a code." isOpen={typed !== ""}>
      <div ref={fields} className={styles.code}>
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
          enterKeyHint="go"
          onKeyDown={applyByEnter}
        />
        <Button {...button} variant="secondary" pending={isPending}>
          Apply code
        </Button>
      </div>
      <output className={styles.applied}>
        {t(applied)}
        {/* After Enter the focus stays in the field, whose new error is not read out. */}
        {answer.error !== undefined && <VisuallyHidden>{`${typed}: ${t(answer.error)}`}</VisuallyHidden>}
      </output>
    </Disclosure>
  )
}
