import { Unbroken } from "#src/ui/text/unbroken.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./policy.module.css"

export function Policy({ sentences }: { sentences: readonly string[] }) {
  const t = useText()
  return (
    <ul className={styles.policy}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Unbroken text={t(sentence)} />
        </li>
      ))}
    </ul>
  )
}
