import { hotel } from "#src/shared/hotel.ts"
import { Link } from "#src/ui/navigation/link.tsx"
import styles from "./site-footer.module.css"
import { legalLinks, type SiteLink } from "./site-links.ts"

type FooterLinksProps = { links: readonly SiteLink[]; className: string | undefined }

export const FooterLinks = ({ links, className }: FooterLinksProps) => (
  <ul className={className}>
    {links.map(({ to, label }) => (
      <li key={to}>
        <Link to={to} viewTransition>
          {label}
        </Link>
      </li>
    ))}
  </ul>
)

/** The last line of every footer: the hotel and its policies. */
export const FooterEnd = () => (
  <div className={styles.end}>
    <p>© {hotel.fullName}</p>
    <nav aria-label="Legal">
      <FooterLinks links={legalLinks} className={styles.legal} />
    </nav>
  </div>
)
