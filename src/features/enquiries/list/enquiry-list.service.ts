import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { emptyPage, type TablePage, type TableQuery } from "#src/shared/table-query.ts"
import { canManageEnquiries } from "#src/features/enquiries/enquiry.ts"
import type { ListedEnquiry } from "./enquiry-list.ts"
import { type EnquiryList, readEnquiryPage, streamEnquiries } from "./enquiry-list.store.ts"

type Asked = { readonly list: EnquiryList; readonly query: TableQuery }

/** A page of the desk's enquiries of a kind; for others there is none. */
export async function listEnquiryPage(
  platform: Platform,
  actor: Actor,
  asked: Asked,
): Promise<TablePage<ListedEnquiry>> {
  return canManageEnquiries(actor, asked.list.kind) ? readEnquiryPage(platform.db, asked) : emptyPage
}

/** Every enquiry of a list, some at a time, for a file. */
export async function* exportEnquiries(
  platform: Platform,
  actor: Actor,
  asked: Asked,
): AsyncGenerator<readonly ListedEnquiry[]> {
  if (canManageEnquiries(actor, asked.list.kind)) yield* streamEnquiries(platform.db, asked)
}
