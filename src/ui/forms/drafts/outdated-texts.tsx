import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import type { TypedText } from "./draft.ts"
import styles from "./outdated-texts.module.css"

type OutdatedTextsProps = { readonly texts: readonly TypedText[]; readonly onDismiss: () => unknown }

/** What was typed for an earlier state of a record, to read and to copy. */
export const OutdatedTexts = ({ texts, onDismiss }: OutdatedTextsProps) =>
  texts.length > 0 && (
    <div className={styles.outdated}>
      <Notice tone="warning" live title="This record was changed since. You had typed:">
        <dl className={styles.texts}>
          {texts.map(({ name, label, text }) => (
            <div key={`${name} ${label} ${text}`}>
              <dt>{label}</dt>
              <dd>{text === "" ? "(empty)" : text}</dd>
            </div>
          ))}
        </dl>
        <Button type="button" size="small" variant="secondary" onClick={onDismiss}>
          Dismiss
        </Button>
      </Notice>
    </div>
  )
