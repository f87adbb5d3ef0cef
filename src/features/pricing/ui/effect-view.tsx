import { Notice } from "#src/ui/dialogs/notice.tsx"
import styles from "./rate-editor.module.css"

/** What a change does, in words; the fingerprint says later that it was this that was shown. */
export type ShownEffect = {
  readonly words: readonly string[]
  readonly gap: string | null
  readonly fingerprint: string
}

type EffectViewProps = { effect: ShownEffect | undefined; isAsking?: boolean }

/** The effect of a change before it is saved; read out as it changes. */
export const EffectView = ({ effect, isAsking = false }: EffectViewProps) => (
  <div className={styles.effect}>
    <output aria-busy={isAsking} className={styles.words}>
      {effect
        ? effect.words.map((text) => <span key={text}>{text} </span>)
        : "Select nights in the calendar, or give their dates, and see here what a change does."}
    </output>
    {effect?.gap && <Notice tone="warning" title={effect.gap} />}
  </div>
)
