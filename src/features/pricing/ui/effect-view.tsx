import { AnswerNotice } from "#src/ui/forms/answer-notice.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import styles from "./rate-editor.module.css"

/** The texts of an effect; the form sends the fingerprint of the effect that was shown. */
export type ShownEffect = {
  readonly sentences: readonly string[]
  readonly gap: string | null
  /** The warning about unusual prices, which the user must confirm. */
  readonly unusual: string | null
  readonly fingerprint: string
}

type EffectViewProps = {
  effect: ShownEffect | undefined
  /** Why unusual prices were not saved. */
  error?: string | undefined
  /** Why nothing was saved, though the form is right. */
  reason?: string | undefined
  isLoading?: boolean
}

/** The effect of a change before it is saved; screen readers announce updates. */
export const EffectView = ({ effect, error, reason, isLoading = false }: EffectViewProps) => (
  <div className={styles.effect}>
    {reason !== undefined && <AnswerNotice key={reason} tone="warning" title={reason} />}
    <output aria-busy={isLoading} className={styles.words}>
      {effect
        ? effect.sentences.map((text) => <span key={text}>{text} </span>)
        : "Select nights in the calendar, or give their dates, and see here what a change does."}
    </output>
    {effect?.gap && <Notice tone="warning" title={effect.gap} />}
    {effect?.unusual && (
      <Notice tone="warning" title={effect.unusual}>
        <CheckboxField
          key={effect.fingerprint}
          name="allowUnusual"
          value="yes"
          label="These prices are right"
          error={error}
        />
      </Notice>
    )}
  </div>
)
