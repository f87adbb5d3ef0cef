import { exportEnquiries } from "#src/features/enquiries/list/enquiry-list.service.ts"
import type { ListedEnquiry } from "#src/features/enquiries/list/enquiry-list.ts"
import { enquiryRights } from "#src/features/enquiries/enquiry.ts"
import { kindOfPath } from "#src/features/enquiries/enquiry-desk.ts"
import { stageNames } from "#src/features/enquiries/enquiry-pipeline.ts"
import { platformContext } from "#src/web/context.ts"
import { readEnquiryList } from "#src/web/admin/enquiry-lists.ts"
import { requireRight } from "#src/web/guards.ts"
import { type FileColumns, tableFile, timeColumn } from "#src/web/admin/tables/admin-table-file.ts"
import type { Route } from "./+types/enquiries-file"

const columns: FileColumns<ListedEnquiry> = [
  timeColumn("Sent at", ({ sentAt }) => sentAt),
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Company", ({ companyName }) => companyName],
  ["Event", ({ event }) => event],
  ["Event day", ({ eventOn }) => eventOn],
  ["Guests", ({ guestBand }) => guestBand],
  ["Rooms", ({ roomsNeeded }) => roomsNeeded],
  ["Message", ({ message }) => message],
  ["Stage", ({ stage }) => stageNames[stage]],
  ["Looked after by", ({ assigneeName }) => assigneeName],
]

/** A list of enquiries as its address asks for it, as a file. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, enquiryRights[kindOfPath(url.pathname)])
  const platform = context.get(platformContext)
  const { list, query } = await readEnquiryList(platform, request, url)
  return tableFile({
    name: `${list.kind}-enquiries`,
    columns,
    rows: exportEnquiries(platform, actor, { list, query }),
  })
}
