import { kindOfPath } from "#src/features/enquiries/enquiry-desk.ts"
import { enquiryListRules } from "#src/features/enquiries/list/enquiry-list.ts"
import { listColleagues } from "#src/features/enquiries/enquiry-pipeline.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { readTable } from "#src/web/admin/tables/admin-table-reading.ts"

/** Which list of enquiries a page or file of the administration is about, and what its address asks of it. */
export async function readEnquiryList(platform: Platform, request: Request, { pathname }: URL) {
  const list = { kind: kindOfPath(pathname), isSpam: /\/spam(\.csv)?$/.test(pathname) }
  const rules = enquiryListRules({ ...list, colleagues: await listColleagues(platform.db, list.kind) })
  return { list, ...readTable(rules, request) }
}
