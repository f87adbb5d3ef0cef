import { Link } from "#src/ui/navigation/link.tsx"
import { hotel } from "#src/shared/hotel.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { Brand } from "./brand.tsx"
import { FooterContacts } from "./footer-contacts.tsx"
import { FooterElsewhere, FooterKeywords } from "./footer-elsewhere.tsx"
import { FooterNewsletter } from "./footer-newsletter.tsx"
import { usePageHandle } from "#src/web/frame/page-handle.ts"
import { FooterEnd, FooterLinks } from "./footer-end.tsx"
import { mapTo, quickLinks } from "./site-links.ts"
import styles from "./site-footer.module.css"

/** The footer of every public page: address, hours and contacts. */
export function SiteFooter() {
  const t = useText()
  const { withoutNewsletter } = usePageHandle()
  return (
    <footer className={styles.footer} data-tone="night">
      <div className={styles.inner}>
        {!withoutNewsletter && <FooterNewsletter />}
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Brand />
            <p className={styles.tagline}>{t(hotel.tagline)}</p>
            <Link
              to={mapTo}
              className={styles.map}
              viewTransition
              aria-label={t("The map, and the way to us")}
            >
              <img src="/brand/map.svg" alt="" width="1200" height="800" loading="lazy" decoding="async" />
            </Link>
          </div>
          <FooterContacts />
          <nav className={styles.column} aria-label={t("Quick links")}>
            <Eyebrow as="h2" plain>
              Explore
            </Eyebrow>
            <FooterLinks links={quickLinks} className={styles.explore} />
          </nav>
        </div>
        <FooterElsewhere />
        <FooterKeywords />
        <FooterEnd />
      </div>
    </footer>
  )
}
