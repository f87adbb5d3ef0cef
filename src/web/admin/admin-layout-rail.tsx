import { ArrowUpRightIcon } from "@phosphor-icons/react/dist/icons/ArrowUpRight"
import { MoonIcon } from "@phosphor-icons/react/dist/icons/Moon"
import { ShieldCheckIcon } from "@phosphor-icons/react/dist/icons/ShieldCheck"
import { SignOutIcon } from "@phosphor-icons/react/dist/icons/SignOut"
import { SunIcon } from "@phosphor-icons/react/dist/icons/Sun"
import { UserIcon } from "@phosphor-icons/react/dist/icons/User"
import { useRef } from "react"
import { Form, Link, NavLink, useFetcher, useLocation } from "react-router"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { Icon } from "#src/ui/icon.tsx"
import { closeByEscape } from "#src/ui/browser/close-by-escape.ts"
import { useAfterChange } from "#src/ui/browser/use-after-change.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import type { MenuGroup } from "./admin-layout-menu.ts"
import type { AdminTheme } from "./admin-layout-theme.ts"
import { Brand } from "#src/web/site/brand.tsx"
import styles from "./admin-layout-rail.module.css"

type RailProps = { menu: readonly MenuGroup[]; theme: AdminTheme; name: string }

/** On low windows the link of the shown screen may be below the others. */
const showCurrentScreen = (nav: HTMLElement | null) =>
  nav?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" })

/** The link of a list is current on the pages of its records, too. */
function ScreenLink({ to, label }: MenuGroup["entries"][number]) {
  const { pathname } = useLocation()
  return (
    <NavLink
      to={to}
      end={to === "/admin"}
      aria-current={pathname === to ? "page" : "true"}
      className={styles.link ?? ""}
    >
      {label}
    </NavLink>
  )
}

const Screens = ({ menu }: { menu: readonly MenuGroup[] }) => (
  <nav ref={showCurrentScreen} aria-label="Administration" className={styles.screens}>
    {menu.map((group) => (
      <div key={group.name}>
        <h2 className={styles.group}>{group.name}</h2>
        <ul className={styles.list}>
          {group.entries.map((entry) => (
            <li key={entry.to}>
              <ScreenLink {...entry} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)

function ThemeSwitch({ theme }: { theme: AdminTheme }) {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<FormAnswer>()
  useFaultAlert(fetcher.data, staffMessages.wentWrong)
  const other = theme === "dark" ? "light" : "dark"
  return (
    <fetcher.Form method="post" action="/admin/theme" preventScrollReset>
      <input type="hidden" name="theme" value={other} />
      <input type="hidden" name="to" value={pathname + search} />
      <button type="submit" className={styles.tool}>
        <Icon of={other === "dark" ? MoonIcon : SunIcon} />
        {other === "dark" ? "Dark theme" : "Light theme"}
      </button>
    </fetcher.Form>
  )
}

const Tools = ({ theme, name }: Omit<RailProps, "menu">) => (
  <div className={styles.tools}>
    <ThemeSwitch theme={theme} />
    <Link to="/my-account" className={styles.tool}>
      <Icon of={UserIcon} />
      {name}
    </Link>
    <Link to="/my-account/sessions" className={styles.tool}>
      <Icon of={ShieldCheckIcon} />
      Security
    </Link>
    <Link to="/" className={styles.tool}>
      <Icon of={ArrowUpRightIcon} />
      Website
    </Link>
    <Form method="post" action="/signout">
      <button type="submit" className={styles.tool}>
        <Icon of={SignOutIcon} />
        Sign out
      </button>
    </Form>
  </div>
)

function FoldedRail({ menu, ...tools }: RailProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const close = () => fold.current?.removeAttribute("open")
  useAfterChange(key, close)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape only closes it
    <details ref={fold} className={styles.fold} onKeyDown={closeByEscape}>
      <summary className={styles.summary}>Menu</summary>
      <div className={styles.folded}>
        <Screens menu={menu} />
        <Tools {...tools} />
      </div>
    </details>
  )
}

/** The navigation of the administration: a rail at the left, or a bar on narrow screens. */
export function AdminRail(props: RailProps) {
  return (
    <aside aria-label="Menu" className={styles.rail} data-tone="dark">
      <div className={styles.inner}>
        <div className={styles.bar}>
          <Brand />
          <FoldedRail {...props} />
        </div>
        <div className={styles.open}>
          <Screens menu={props.menu} />
          <Tools theme={props.theme} name={props.name} />
        </div>
      </div>
    </aside>
  )
}
