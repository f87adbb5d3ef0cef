import type { ChangeEvent, ReactNode } from "react"
import { useScreenText } from "#src/ui/screen-text.ts"
import { FieldError, type FieldProps, fieldWiring } from "./field.tsx"
import styles from "./radio-cards.module.css"

type RadioCard = { value: string; title: ReactNode; description?: ReactNode; disabled?: boolean }

type RadioCardsProps = Omit<FieldProps, "optional"> & {
  cards: readonly RadioCard[]
  defaultValue?: string | undefined
  /** With onChange the page keeps the choice; without it the browser does. */
  value?: string
  onChange?: (value: string) => void
}

/** One choice among a few that need a sentence each. */
export function RadioCards({ cards, defaultValue, value, onChange, ...field }: RadioCardsProps) {
  const { id, described, errorId } = fieldWiring(field)
  const shown = useScreenText()
  const chosen = (card: RadioCard) =>
    value === undefined
      ? { defaultChecked: card.value === defaultValue }
      : {
          checked: card.value === value,
          onChange: (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value),
        }
  return (
    <fieldset className={styles.group} aria-describedby={described}>
      <legend className={styles.legend}>{shown(field.label)}</legend>
      <div className={styles.cards}>
        {cards.map((card, index) => (
          <label key={card.value} className={styles.card}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={field.name}
              value={card.value}
              disabled={card.disabled}
              className={styles.radio}
              {...chosen(card)}
            />
            <span className={styles.title}>{shown(card.title)}</span>
            {card.description && <span className={styles.more}>{shown(card.description)}</span>}
          </label>
        ))}
      </div>
      {field.error !== undefined && <FieldError id={errorId}>{field.error}</FieldError>}
    </fieldset>
  )
}
