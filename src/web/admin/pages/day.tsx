import { listDay } from "#src/features/front-desk/day.service.ts"
import { type DayList, isDayList } from "#src/features/front-desk/desk-stay.ts"
import { dayTexts } from "#src/features/front-desk/ui/day-text.ts"
import { DeskBlock } from "#src/features/front-desk/ui/desk-block.tsx"
import { StayRows } from "#src/features/front-desk/ui/stay-row.tsx"
import { formatBoundedCount } from "#src/shared/bounded-count.ts"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/day"

export const meta = () => pageMeta({ title: "The day", isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "desk.see")
  const platform = context.get(platformContext)
  const requestedList = url.searchParams.get("list")
  const list: DayList = isDayList(requestedList) ? requestedList : "arrivals"
  const day = platform.clock.today()
  return { list, day, stays: await listDay(platform, actor, { list, day }) }
}

/** One list of today, whole. */
export default function AdminDay({ loaderData: { list, day, stays } }: Route.ComponentProps) {
  const { title, empty } = dayTexts[list]
  const isCut = stays.count > stays.first.length
  return (
    <AdminPage title={title} note={formatLongDate(day)} back={{ to: "/admin", label: "Front desk" }}>
      <DeskBlock
        id={list}
        title={
          isCut ? `The first ${stays.first.length} of ${formatBoundedCount(stays.count)}` : "All of them"
        }
        count={stays.count}
        empty={empty}
      >
        <StayRows stays={stays} list={list} />
      </DeskBlock>
    </AdminPage>
  )
}
