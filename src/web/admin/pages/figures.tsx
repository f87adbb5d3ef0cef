import { listFigures } from "#src/features/front-desk/revenue-figures.service.ts"
import { isPeriod, type Period, periods } from "#src/features/front-desk/revenue-figures.ts"
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

const notes: Readonly<Record<Period, string>> = {
  "next-30": "the next 30 nights, by today's bookings",
  "next-90": "the next 90 nights, by today's bookings",
  "past-90": "the past 90 nights",
}
const labels: Readonly<Record<Period, string>> = {
  "next-30": "Next 30 nights",
  "next-90": "Next 90 nights",
  "past-90": "Past 90 nights",
}

/** Leads to the periods that are not shown. */
const OtherPeriods = ({ shown }: { shown: Period }) =>
  periods
    .filter((period) => period !== shown)
    .map((period) => (
      <LinkButton
        key={period}
        to={period === "next-30" ? "/admin/figures" : `/admin/figures?period=${period}`}
        variant="secondary"
        size="small"
      >
        {labels[period]}
      </LinkButton>
    ))

/** Occupancy, ADR and RevPAR, as curves and as a table. */
export default function AdminFigures({ loaderData: { period, nights } }: Route.ComponentProps) {
  return (
    <AdminPage title="Occupancy and revenue" note={notes[period]} actions={<OtherPeriods shown={period} />}>
      <FiguresSums nights={nights} />
      <LazyFiguresCharts nights={nights} />
      <FiguresTable nights={nights} />
    </AdminPage>
  )
}
