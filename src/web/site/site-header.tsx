import { PhoneIcon } from "@phosphor-icons/react/dist/icons/Phone"
import { useState } from "react"
import { NavLink } from "#src/ui/navigation/link.tsx"
import { hotel } from "#src/shared/hotel.ts"
import { classes } from "#src/ui/classes.ts"
import { Icon } from "#src/ui/icon.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { AccountLink } from "./account-link.tsx"
import { Brand } from "./brand.tsx"
import { LanguageLink } from "./language-link.tsx"
import styles from "./site-header.module.css"
import { navigation } from "./site-links.ts"
import { SiteMenu } from "./site-menu.tsx"
import { useScrolledBeyond } from "./use-scrolled.ts"

const solidBeyondPixels = 80

type SiteHeaderProps = {
  overPicture: boolean
  /** In a step of a booking the links are in the menu, and the telephone takes their place. */
  isSlim: boolean
}

/** The navigation bar: transparent at the top, solid after scrolling, dark over a picture and with its menu open. */
export function SiteHeader({ overPicture, isSlim }: SiteHeaderProps) {
  const isScrolled = useScrolledBeyond(solidBeyondPixels)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isDark = isMenuOpen || (overPicture && !isScrolled)
  return (
    <header
      className={classes(styles.header, isSlim && styles.slim, (isScrolled || isMenuOpen) && styles.solid)}
      data-tone={isDark ? "dark" : "light"}
    >
      <div className={styles.bar}>
        <Brand />
        {!isSlim && <MainLinks />}
        <div className={styles.actions}>
          {isSlim && <HelpLink />}
          {!isSlim && <LanguageLink className={classes(styles.link, styles.account)} />}
          <AccountLink className={classes(styles.link, styles.account)} />
          {!isSlim && (
            <LinkButton to="/booking" size="small" className={styles.book}>
              BOOK
            </LinkButton>
          )}
          <SiteMenu isOnly={isSlim} onToggle={setMenuOpen} />
        </div>
      </div>
    </header>
  )
}

function MainLinks() {
  const t = useText()
  return (
    <nav aria-label={t("Main")} className={styles.links}>
      <ul className={styles.list}>
        {navigation.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === "/"} className={classes(styles.link)} viewTransition>
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function HelpLink() {
  const t = useText()
  const { href, phone } = hotel.reservations
  return (
    <a
      href={href}
      className={classes(styles.link, styles.help)}
      aria-label={t("Help by telephone: {phone}", { phone })}
    >
      <Icon of={PhoneIcon} />
      <span className={styles.phone}>{phone}</span>
    </a>
  )
}
