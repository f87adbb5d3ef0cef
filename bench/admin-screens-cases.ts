import { listUserPage } from "#src/features/accounts/list/user-list.service.ts"
import { userListRules } from "#src/features/accounts/list/user-list.ts"
import { auditQuery } from "#src/features/audit/audit.schema.ts"
import { listActions, readAuditLog } from "#src/features/audit/audit.service.ts"
import { findLastAudit } from "#src/features/inventory/inventory-audit.service.ts"
import { findDeskDay } from "#src/features/front-desk/day.service.ts"
import { countStages } from "#src/features/enquiries/enquiry-pipeline.service.ts"
import { listNewEnquiries } from "#src/features/enquiries/list/new-enquiries.service.ts"
import { listFailedEmails } from "#src/features/emails/failed-emails.service.ts"
import { listUnmatchedPayments } from "#src/features/payments/unmatched-payments.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { readTableQuery } from "#src/shared/table-query.ts"
import type { Case } from "./admin-tables-cases.ts"

/** What the administration's first page asks for. */
const askHome = (platform: Platform, shown: number) => () =>
  Promise.all([
    findDeskDay(platform, system, shown),
    listNewEnquiries(platform, system, shown),
    listFailedEmails(platform, system, shown),
    listUnmatchedPayments(platform, system, shown),
    findLastAudit(platform, system),
  ])

const askLog = (platform: Platform, address: string) => async () => {
  const query = auditQuery.parse(Object.fromEntries(new URLSearchParams(address)))
  return [await readAuditLog(platform, system, query), await listActions(platform, system)]
}

async function logQuestions(platform: Platform): Promise<Record<string, string>> {
  const today = platform.clock.today()
  const first = await readAuditLog(platform, system, auditQuery.parse({ to: addDays(today, -1825) }))
  const { rows } = await listUserPage(platform, system, readTableQuery(userListRules, new URLSearchParams()))
  const cancelled = await readAuditLog(platform, system, auditQuery.parse({ action: "cancel" }))
  return {
    "first page": "",
    "a deep page": `before=${first.entries[0]?.id}`,
    "one kind of act": "action=cancel",
    "acts of which there are none": "action=restore",
    "of a month": `from=${addDays(today, -400)}&to=${addDays(today, -370)}`,
    "of a booking, by its reference": `record=${cancelled.entries[0]?.subjectName}`,
    "of somebody by e-mail address": `person=${rows[0]?.email}`,
    "of people, three letters of many": "person=sha",
    "of people, three letters of some": "person=zub",
    "of people, first and last name": "person=zubin+mistry",
    "of people, one kind of act": "person=zub&action=cancel",
    "of nobody": "person=xyzzyq",
  }
}

/** What else of the administration reads all that there is. */
export async function screenCasesOf(platform: Platform): Promise<Case[]> {
  const questions = Object.entries(await logQuestions(platform))
  return [
    ...questions.map(([name, address]) => ({ list: "audit log", name, ask: askLog(platform, address) })),
    { list: "home", name: "first page", ask: askHome(platform, 6) },
    {
      list: "enquiries",
      name: "how many stand at which stage",
      ask: () => countStages(platform, system, "banquet"),
    },
  ]
}
