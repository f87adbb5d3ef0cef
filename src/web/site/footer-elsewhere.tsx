import { ArrowUpIcon } from "@phosphor-icons/react/dist/icons/ArrowUp"
import type { MouseEvent } from "react"
import { Link } from "#src/ui/navigation/link.tsx"
import { mapLinks } from "#src/shared/location/map-links.ts"
import { Icon } from "#src/ui/icon.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./footer-elsewhere.module.css"
import { handle, keywordLinks, socialLinks } from "./footer-links.ts"

function goToTop(event: MouseEvent): void {
  event.preventDefault()
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  window.scrollTo({ top: 0, behavior: isStill ? "auto" : "smooth" })
  document.getElementById("main")?.focus({ preventScroll: true })
}

/** Social media links, the map, and the link to the top. */
export function FooterElsewhere() {
  const t = useText()
  const map = mapLinks.find(({ name }) => name === "Google Maps") ?? mapLinks[0]
  return (
    <div className={styles.elsewhere}>
      <nav aria-label={t("{handle} elsewhere", { handle })}>
        <ul className={styles.social}>
          <li className={styles.handle} aria-hidden="true">
            {handle}
          </li>
          {socialLinks.map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.ways}>
        <a href={map.href} rel="noreferrer">
          {t("Find us on the map")}
        </a>
        <a href="#main" className={styles.top} onClick={goToTop}>
          {t("Back to the top")}
          <Icon of={ArrowUpIcon} />
        </a>
      </div>
    </div>
  )
}

/** Popular searches, as links. */
export function FooterKeywords() {
  const t = useText()
  return (
    <nav className={styles.keywords} aria-label={t("Often looked for")}>
      <ul className={styles.strip}>
        {keywordLinks.map(({ to, label }) => (
          <li key={label}>
            <Link to={to} viewTransition>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
