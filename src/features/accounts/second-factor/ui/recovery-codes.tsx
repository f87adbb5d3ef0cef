import { LinkButton } from "#src/ui/link-button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./second-factor.module.css"

type RecoveryCodesProps = {
  codes: readonly string[]
  /** They replace earlier codes. */
  isRenewal: boolean
  next: { to: string; label: string }
}

/** New recovery codes, which are shown this once. */
export const RecoveryCodes = ({ codes, isRenewal, next }: RecoveryCodesProps) => {
  const t = useText()
  const news = isRenewal ? t("Your earlier recovery codes no longer work") : t("Your second factor is on")
  return (
    <section className={styles.recovery} aria-labelledby="recovery-codes">
      <Notice tone="success" title={news} live />
      <h2 id="recovery-codes" className={styles.heading}>
        {t("Your recovery codes")}
      </h2>
      <p className={styles.text}>
        {t(
          "Each signs you in once if you lose your phone. Print them or keep them in your password manager: they are shown only now.",
        )}
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <LinkButton to={next.to}>{next.label}</LinkButton>
    </section>
  )
}
