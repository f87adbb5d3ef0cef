import { hotel } from "#src/shared/hotel.ts"
import { useText } from "#src/ui/use-text.tsx"
import { Link } from "#src/ui/navigation/link.tsx"
import { LanguageLink } from "./language-link.tsx"
import { CurrencyButton } from "./currency/currency-button.tsx"
import styles from "./site-footer.module.css"
import { legalLinks, type SiteLink } from "./site-links.ts"

type FooterLinksProps = { links: readonly SiteLink[]; className: string | undefined }

export function FooterLinks({ links, className }: FooterLinksProps) {
  const t = useText()
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} viewTransition>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The last line of every footer: the hotel and its policies. */
export function FooterEnd() {
  const t = useText()
  return (
    <div className={styles.end}>
      <p>© {t(hotel.fullName)}</p>
      <LanguageLink />
      <CurrencyButton />
      <nav aria-label={t("Legal")}>
        <FooterLinks links={legalLinks} className={styles.legal} />
      </nav>
    </div>
  )
}
