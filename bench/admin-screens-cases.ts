import { findAuditLog } from "#src/features/audit/audit.service.ts"
import { findLastAudit } from "#src/features/accounting/hotel-audit.service.ts"
import {
  countOpenCancellations,
  listOpenCancellations,
} from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { listUnpaidDeposits } from "#src/features/bookings/deposits/deposits.service.ts"
import { listApprovals } from "#src/features/bookings/folio/approvals.service.ts"
import { listLateEInvoices } from "#src/features/e-invoices/e-invoices.service.ts"
import { findDeskDay } from "#src/features/front-desk/day.service.ts"
import { countStages } from "#src/features/enquiries/enquiry-pipeline.service.ts"
import { listNewEnquiries } from "#src/features/enquiries/list/new-enquiries.service.ts"
import { listFailedEmails } from "#src/features/emails/failed-emails.service.ts"
import { listDisputes } from "#src/features/payments/disputes.service.ts"
import { listFailedRefunds } from "#src/features/payments/refunds.service.ts"
import { listOpenDifferences } from "#src/features/payments/settlement-differences.service.ts"
import { listUnmatchedPayments } from "#src/features/payments/unmatched-payments.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { readTableQuery } from "#src/shared/table-query.ts"
import type { Case } from "./admin-tables-cases.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import { userList } from "#src/features/accounts/list/users.list.ts"

/** The reads of the administration's first page. */
const askHome = (platform: Platform, shown: number) => () =>
  Promise.all([
    findDeskDay(platform, system, shown),
    listOpenCancellations(platform, system, shown),
    countOpenCancellations(platform, system),
    listNewEnquiries(platform, system, shown),
    listFailedEmails(platform, system, shown),
    listUnmatchedPayments(platform, system, shown),
    listFailedRefunds(platform, system, shown),
    listDisputes(platform, system, shown),
    findLastAudit(platform, system),
    listApprovals(platform, system),
    listUnpaidDeposits(platform, system, { onlyOverdue: true, limit: shown }),
    listLateEInvoices(platform, system, shown),
    listOpenDifferences(platform, system, shown),
  ])

async function readLog(platform: Platform, address: string) {
  const list = await findAuditLog(platform)
  const query = readTableQuery(list.rules, new URLSearchParams(address))
  return readListPage(platform, system, { list, query })
}

async function logQueries(platform: Platform): Promise<Record<string, string>> {
  const today = platform.clock.today()
  const { next } = await readLog(platform, `at-to=${addDays(today, -1825)}`)
  const query = readTableQuery(userList.rules, new URLSearchParams())
  const { rows } = await readListPage(platform, system, { list: userList, query })
  const cancelled = await readLog(platform, "action=cancel")
  return {
    "first page": "",
    "a deep page": String(new URLSearchParams({ after: `${next?.id}.${next?.value}` })),
    "one kind of action": "action=cancel",
    "an action that nobody took": "action=restore",
    "of a month": `at-from=${addDays(today, -400)}&at-to=${addDays(today, -370)}`,
    "of a booking, by its reference": `record=${cancelled.rows[0]?.subjectName}`,
    "of somebody, by email": `q=${rows[0]?.email}`,
    "of people, three letters of many": "q=sha",
    "of people, three letters of some": "q=zub",
    "of people, first and last name": "q=zubin+mistry",
    "of people, one kind of action": "q=zub&action=cancel",
    "of nobody": "q=xyzzyq",
  }
}

/** Other reads of the administration that scan whole tables. */
export async function screenCasesOf(platform: Platform): Promise<Case[]> {
  const queries = Object.entries(await logQueries(platform))
  return [
    ...queries.map(([name, address]) => ({
      list: "audit log",
      name,
      ask: () => readLog(platform, address),
    })),
    { list: "home", name: "first page", ask: askHome(platform, 6) },
    {
      list: "enquiries",
      name: "the number at each stage",
      ask: () => countStages(platform, system, "banquet"),
    },
  ]
}
