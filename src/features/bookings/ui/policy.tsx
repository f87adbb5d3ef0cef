import styles from "./policy.module.css"

export function Policy({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className={styles.policy}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
