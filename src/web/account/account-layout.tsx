import { SignOutIcon } from "@phosphor-icons/react/dist/icons/SignOut"
import { Form, NavLink, Outlet } from "react-router"
import { KeepSessionStored } from "#src/features/accounts/ui/keep-session-stored.tsx"
import { isStaff } from "#src/shared/staff-rights.ts"
import { classes } from "#src/ui/classes.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { Icon } from "#src/ui/icon.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { requireSignedIn } from "#src/web/guards.ts"
import { findStoredSession } from "#src/web/session.server.ts"
import type { Route } from "./+types/account-layout"
import { useSessionCheck } from "./account-layout-session-check.ts"
import { accountMenu, type MenuEntry } from "./account-layout-menu.ts"
import styles from "./account-layout.module.css"
import { adminMenuFor } from "#src/web/admin/admin-layout-menu.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { revalidateAfterChange } from "#src/web/frame/revalidate-after-change.ts"

export const handle: PageHandle = { withoutBookingBar: true, isUsedAtOnce: true }

export const headers = () => ({ "cache-control": "no-store" })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  return {
    session: await findStoredSession(context, request),
    admin: isStaff(actor) ? adminMenuFor(actor).flatMap((group) => group.entries) : [],
  }
}

export const shouldRevalidate = revalidateAfterChange

const Links = ({ entries }: { entries: readonly MenuEntry[] }) => {
  const t = useText()
  return (
    <ul className={styles.links}>
      {entries.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end className={styles.link ?? ""}>
            {t(label)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

const SignOut = () => {
  const t = useText()
  return (
    <Form method="post" action="/signout">
      <button type="submit" className={styles.signOut}>
        <Icon of={SignOutIcon} />
        {t("Sign out")}
      </button>
    </Form>
  )
}

/** The layout of the account: name, menu and sign-out (ACCT-1). */
export default function AccountLayout({ loaderData: { session, admin } }: Route.ComponentProps) {
  const t = useText()
  useSessionCheck()
  return (
    <div className={styles.layout}>
      <KeepSessionStored session={session} />
      <div className={styles.side}>
        <p className={styles.name}>{session?.name}</p>
        <nav aria-label={t("Account")} className={styles.menu}>
          <Links entries={accountMenu} />
        </nav>
        {admin.length > 0 && (
          <nav aria-label={t("Administration")} className={classes(styles.menu, styles.admin)}>
            <Eyebrow as="h2" plain>
              Administration
            </Eyebrow>
            <Links entries={admin} />
          </nav>
        )}
        <SignOut />
      </div>
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  )
}
