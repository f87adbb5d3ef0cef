import { Outlet } from "react-router"
import { KeepSessionStored } from "#src/features/accounts/ui/keep-session-stored.tsx"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import "#src/shared/language/edited-staff-texts.ts"
import { useKeptFocus } from "#src/ui/browser/use-kept-focus.ts"
import { platformContext } from "#src/web/context.ts"
import { requireStaff } from "#src/web/guards.ts"
import { findStoredSession } from "#src/web/session.server.ts"
import type { Route } from "./+types/admin-layout"
import { useSessionCheck } from "#src/web/account/account-layout-session-check.ts"
import { adminMenuFor, searchedListsFor } from "./admin-layout-menu.ts"
import { AdminRail } from "./admin-layout-rail.tsx"
import { AdminSearch } from "./admin-layout-search.tsx"
import { themeOfCookie, useThemeOfDocument } from "./admin-layout-theme.ts"
import styles from "./admin-layout.module.css"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { revalidateAfterChange } from "#src/web/frame/revalidate-after-change.ts"

export const handle: PageHandle = { isUsedAtOnce: true }

export const headers = () => ({ "cache-control": "no-store" })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireStaff(context, url)
  const { clock, origin } = context.get(platformContext)
  return {
    session: await findStoredSession(context, request),
    today: clock.today(),
    theme: themeOfCookie(request.headers.get("cookie"), origin),
    menu: adminMenuFor(actor),
    searched: searchedListsFor(actor),
  }
}

export const shouldRevalidate = revalidateAfterChange

/** What surrounds every screen of the administration. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { session, today, theme, menu, searched } = loaderData
  useSessionCheck()
  useThemeOfDocument(theme)
  useKeptFocus()
  return (
    <div className={styles.layout} data-theme={theme}>
      <KeepSessionStored session={session} />
      <AdminRail menu={menu} theme={theme} name={session?.name ?? ""} />
      <div className={styles.desk}>
        <header className={styles.top}>
          <AdminSearch lists={searched} />
          <p className={styles.today}>{formatLongDate(today)}</p>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
    </div>
  )
}
