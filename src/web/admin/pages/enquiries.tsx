import type { ListedEnquiry } from "#src/features/enquiries/list/listed-enquiry.ts"
import { findEnquiryList } from "#src/web/admin/lists/admin-lists.ts"
import { loadList } from "#src/web/admin/lists/load-admin-list.ts"
import { useLocation } from "react-router"
import { removeEnquiry, restoreEnquiry } from "#src/features/enquiries/enquiries.service.ts"
import { enquiryRights } from "#src/features/enquiries/enquiry.ts"
import { enquiryDesks, enquiryKindOfPath } from "#src/features/enquiries/enquiry-desk.ts"
import type { EnquiryKind } from "#src/features/enquiries/enquiry.ts"
import { countStages } from "#src/features/enquiries/enquiry-pipeline.service.ts"
import { StageBadge } from "#src/features/enquiries/ui/desk/stage-badge.tsx"
import { StageTabs } from "#src/features/enquiries/ui/desk/stage-tabs.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import type { CellRenderers } from "#src/ui/data-table/table-model.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { actorContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { answerListAction } from "#src/web/admin/lists/admin-list-actions.ts"
import { ListLoadFailed } from "#src/web/admin/lists/admin-list-failed.tsx"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import type { Route } from "./+types/enquiries"

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta({ title: enquiryDesks[enquiryKindOfPath(location.pathname)].title, isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const platform = context.get(platformContext)
  const list = { kind: enquiryKindOfPath(url.pathname), isSpam: url.pathname.endsWith("/spam") }
  const loaded = await loadList(args, await findEnquiryList(platform, list))
  const counts = await countStages(platform, context.get(actorContext), list.kind)
  return { ...loaded, list, counts }
}

export function action(args: Route.ActionArgs) {
  const kind = enquiryKindOfPath(args.url.pathname)
  return answerListAction(
    args,
    { removeRight: enquiryRights[kind] },
    {
      remove: (platform, actor, id) => removeEnquiry(platform, actor, { kind, id }),
      restore: (platform, actor, id) => restoreEnquiry(platform, actor, { kind, id }),
    },
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const notes = {
  kept: "Messages and queries of the website appear here.",
  spam: "What seems to come from a program is kept here, and nobody is written to until one of us says that a person wrote it.",
}

const columnsOf = (kind: EnquiryKind): CellRenderers<ListedEnquiry> => ({
  name: { below: ({ companyName }) => companyName },
  stage: { render: ({ stage }) => <StageBadge kind={kind} stage={stage} /> },
})

export default function AdminEnquiries(props: Route.ComponentProps) {
  const { listing, list, counts } = props.loaderData
  const { path, title } = enquiryDesks[list.kind]
  return (
    <AdminListPage
      {...props}
      title={title}
      columns={columnsOf(list.kind)}
      note={list.isSpam && "kept as spam"}
      actions={
        <LinkButton to={list.isSpam ? path : `${path}/spam`} variant="secondary" size="small">
          {list.isSpam ? "Not spam" : "Kept as spam"}
        </LinkButton>
      }
      empty={{ title: staffMessages.empty(title), reason: list.isSpam ? notes.spam : notes.kept }}
    >
      {!list.isSpam && (
        <StageTabs
          kind={list.kind}
          path={path}
          counts={counts}
          chosen={listing.query.choices["stage"] ?? []}
        />
      )}
    </AdminListPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title } = enquiryDesks[enquiryKindOfPath(useLocation().pathname)]
  return <ListLoadFailed error={error} title={title} message={staffMessages.queryListFailed} />
}
