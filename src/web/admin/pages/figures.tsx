import { listFigures } from "#src/features/front-desk/revenue-figures.service.ts"
import { isPeriod, type Period } from "#src/features/front-desk/revenue-figures.ts"
import { LazyFiguresCharts } from "#src/features/front-desk/ui/lazy-figures-charts.tsx"
import { FiguresSums } from "#src/features/front-desk/ui/figures-sums.tsx"
import { FiguresTable } from "#src/features/front-desk/ui/figures-table.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/figures"

export const meta = () => pageMeta({ title: "Occupancy and revenue", isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "revenue.see")
  const requestedPeriod = url.searchParams.get("period")
  const period: Period = isPeriod(requestedPeriod) ? requestedPeriod : "next-30"
  return { period, nights: await listFigures(context.get(platformContext), actor, period) }
}

const words: Readonly<Record<Period, string>> = {
  "next-30": "the next 30 nights, by today's bookings",
  "past-90": "the past 90 nights",
}
const other: Readonly<Record<Period, { to: string; label: string }>> = {
  "next-30": { to: "/admin/figures?period=past-90", label: "Past 90 nights" },
  "past-90": { to: "/admin/figures", label: "Next 30 nights" },
}

/** Occupancy, ADR and RevPAR, as curves and as a table. */
export default function AdminFigures({ loaderData: { period, nights } }: Route.ComponentProps) {
  const { to, label } = other[period]
  return (
    <AdminPage
      title="Occupancy and revenue"
      note={words[period]}
      actions={
        <LinkButton to={to} variant="secondary" size="small">
          {label}
        </LinkButton>
      }
    >
      <FiguresSums nights={nights} />
      <LazyFiguresCharts nights={nights} />
      <FiguresTable nights={nights} />
    </AdminPage>
  )
}
