/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- it listens to the keys of the controls inside */
import { type FocusEvent, useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { NavLink } from "#src/ui/navigation/link.tsx"
import { hotel } from "#src/shared/hotel.ts"
import { classes } from "#src/ui/classes.ts"
import { closeByEscape } from "#src/ui/browser/close-by-escape.ts"
import { useAfterChange } from "#src/ui/browser/use-after-change.ts"
import { useText } from "#src/ui/use-text.tsx"
import { AccountLink } from "./account-link.tsx"
import { navigation } from "./site-links.ts"
import { LanguageLink } from "./language-link.tsx"
import styles from "./site-menu.module.css"

type SiteMenuProps = {
  /** The bar has no links of its own: the menu is shown at every width, with BOOK in it. */
  isOnly: boolean
  onToggle: (isOpen: boolean) => void
}

const book = { to: "/booking", label: "BOOK" }

/** The menu of narrow screens: a native `details`, which opens without script and closes on navigation with it. */
export function SiteMenu({ isOnly, onToggle }: SiteMenuProps) {
  const t = useText()
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const close = () => menu.current?.removeAttribute("open")
  useEffect(() => onToggle(menu.current?.open ?? false), [onToggle])
  useAfterChange(key, close)
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) close()
  }
  return (
    <details
      ref={menu}
      className={classes(styles.menu, isOnly && styles.only)}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      onKeyDown={closeByEscape}
      onBlur={closeWhenLeft}
    >
      <summary className={styles.summary}>
        <span className={styles.lines} aria-hidden="true" />
        {t("Menu")}
      </summary>
      <nav aria-label={t("Menu")} className={styles.panel} data-tone="dark">
        <ul className={styles.list}>
          {(isOnly ? [...navigation, book] : navigation).map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === "/"}
                className={classes(styles.link)}
                onClick={close}
                viewTransition
              >
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <AccountLink className={styles.account} onFollow={close} />
          <LanguageLink className={styles.account} />
          <NavLink
            to="/between-flights"
            end
            className={classes(styles.account)}
            onClick={close}
            viewTransition
          >
            {t("Between flights")}
          </NavLink>
          <a href={hotel.reservations.href} className={styles.account}>
            {hotel.reservations.phone}
          </a>
        </div>
      </nav>
    </details>
  )
}
