import { useState } from "react"
import { NavLink } from "#src/ui/navigation/link.tsx"
import { classes } from "#src/ui/classes.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { AccountLink } from "./account-link.tsx"
import { Brand } from "./brand.tsx"
import styles from "./site-header.module.css"
import { navigation } from "./site-links.ts"
import { SiteMenu } from "./site-menu.tsx"
import { useScrolledBeyond } from "./use-scrolled.ts"

const solidBeyondPixels = 80

/** The navigation bar: transparent at the top, solid after scrolling, dark over a picture and with its menu open. */
export function SiteHeader({ overPicture }: { overPicture: boolean }) {
  const isScrolled = useScrolledBeyond(solidBeyondPixels)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isDark = isMenuOpen || (overPicture && !isScrolled)
  return (
    <header
      className={classes(styles.header, (isScrolled || isMenuOpen) && styles.solid)}
      data-tone={isDark ? "dark" : "light"}
    >
      <div className={styles.bar}>
        <Brand />
        <nav aria-label="Main" className={styles.links}>
          <ul className={styles.list}>
            {navigation.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === "/"} className={classes(styles.link)} viewTransition>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <AccountLink className={classes(styles.link, styles.account)} />
          <LinkButton to="/booking" size="small" className={styles.book}>
            BOOK
          </LinkButton>
          <SiteMenu onToggle={setMenuOpen} />
        </div>
      </div>
    </header>
  )
}
