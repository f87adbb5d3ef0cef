import { formatMoney, fromPaise, type Money } from "#src/shared/money.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { Disclosure } from "#src/ui/disclosure.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { ExtraChoice } from "../booked-extra.ts"
import { extrasRule } from "../extras-text.ts"
import { extraField } from "../requested-extras.schema.ts"
import styles from "./extras.module.css"

type Values = Readonly<Partial<Record<string, string>>>

type ExtrasFieldsProps = {
  choices: readonly ExtraChoice[]
  /** What was checked. */
  values: Values
}

const hintOf = ({ description, calculation }: ExtraChoice, t: Translate): string =>
  [description, calculation]
    .filter(Boolean)
    .map((text) => t(text))
    .join(" ")

/** One checkbox for each extra, with its amount for the stay. */
export function ExtrasFields({ choices, values }: ExtrasFieldsProps) {
  const t = useText()
  return (
    <div className={styles.choices}>
      {choices.map((choice) => {
        const name = extraField(choice.extraId)
        const hint = hintOf(choice, t)
        return (
          <CheckboxField
            key={name}
            name={name}
            value={choice.price}
            label={`${t(choice.name)}, ${formatMoney(choice.amount)}`}
            {...(hint && { hint })}
            defaultChecked={values[name] !== undefined}
          />
        )
      })}
    </div>
  )
}

/** The extras behind a disclosure, open when one is checked. */
export function ExtrasDisclosure({ choices, values }: ExtrasFieldsProps) {
  if (choices.length === 0) return null
  return (
    <Disclosure
      title="Extras"
      note={extrasRule}
      isOpen={choices.some(({ extraId }) => values[extraField(extraId)] !== undefined)}
    >
      <ExtrasFields choices={choices} values={values} />
    </Disclosure>
  )
}

/** The total of the checked extras of a form. */
export function sumChecked(choices: readonly ExtraChoice[], isChecked: (field: string) => boolean): Money {
  const checked = choices.filter(({ extraId }) => isChecked(extraField(extraId)))
  return fromPaise(checked.reduce((total, { amount }) => total + amount, 0))
}

type DueProps = { total: Money; extras: Money; isOnline: boolean }

/** What is paid now and what at the hotel, once extras are chosen. */
export function ExtrasDue({ total, extras, isOnline }: DueProps) {
  const t = useText()
  const amounts = { total: formatMoney(total), extras: formatMoney(extras) }
  return (
    <p className={styles.due} aria-live="polite">
      {extras > 0 &&
        (isOnline
          ? t("You pay {total} for the stay now, and {extras} for the extras at the hotel.", amounts)
          : t("{total} for the stay and {extras} for the extras, all of it paid at the hotel.", amounts))}
    </p>
  )
}
