import type { TablePage } from "#src/platform/db/table-page.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { TableQuery } from "#src/shared/table-query.ts"
import { canManageEnquiries } from "./enquiry.ts"
import type { ListedEnquiry } from "./enquiry-list.ts"
import { type EnquiryList, readEnquiryPage, walkEnquiries } from "./enquiry-list.store.ts"

type Asked = { readonly list: EnquiryList; readonly query: TableQuery }

/** A page of the desk's enquiries of a kind. */
export async function listEnquiryPage(
  platform: Platform,
  actor: Actor,
  asked: Asked,
): Promise<Result<TablePage<ListedEnquiry>, "forbidden">> {
  if (!canManageEnquiries(actor, asked.list.kind)) return refused("forbidden")
  return done(await readEnquiryPage(platform.db, asked))
}

/** Every enquiry of a list, some at a time, for a file. */
export const exportEnquiries = (
  platform: Platform,
  actor: Actor,
  asked: Asked,
): Result<AsyncIterable<readonly ListedEnquiry[]>, "forbidden"> =>
  canManageEnquiries(actor, asked.list.kind) ? done(walkEnquiries(platform.db, asked)) : refused("forbidden")
