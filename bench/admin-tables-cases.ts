import { bookingList } from "#src/features/bookings/list/bookings.list.ts"
import { enquiryList } from "#src/features/enquiries/list/enquiries.list.ts"
import type { List } from "#src/platform/lists/define-list.ts"
import { listActiveRoomTypes } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { system } from "#src/shared/actor.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { readTableQuery, listSorts, type TableQuery, type TableRules } from "#src/shared/table-query.ts"
import { confirmationList } from "#src/features/bookings/list/confirmations.list.ts"
import { readListPage } from "#src/platform/lists/list-page.ts"
import { subscriberList } from "#src/features/enquiries/newsletter/subscribers.list.ts"
import { userList } from "#src/features/accounts/list/users.list.ts"

/** A query of a list; `ask` does what the server does before it renders the page. */
export type Case = {
  readonly list: string
  readonly name: string
  readonly ask: () => Promise<unknown>
}

type MeasuredList = {
  readonly name: string
  readonly list: List<unknown>
  /** Rows that are at least five years old. */
  readonly past: string
  /** Names of queries, and their addresses. */
  readonly queries: Readonly<Record<string, string>>
}

const sortQueries = (rules: TableRules): [string, string][] =>
  listSorts(rules).flatMap(({ key, label }): [string, string][] => [
    [`by ${label}, ascending`, `sort=${key}`],
    [`by ${label}, descending`, `sort=-${key}`],
  ])

// One name in thirty contains "rav", one in seventy "zub", one in some hundreds "zubin m".
const searches = {
  "three letters of many": "q=sha",
  "three letters of fewer": "q=rav",
  "three letters of some": "q=zub",
  "first name and an initial": "q=zubin+m",
  "three letters of few": "q=q2x",
  "first and last name": "q=zubin+mistry",
  "the beginning of an email": "q=kavita.rathore",
  "last four of a phone": "q=4711",
  "three of a reference": "q=vm-7k3",
  nobody: "q=xyzzyq",
}

const stays = {
  "one status": "status=cancelled",
  "two statuses": "status=confirmed&status=completed",
  "not paid": "payment=pending",
  "paid online": "payment=done&mode=online",
}

const between = (name: string, today: CalendarDate, days: readonly [number, number]): string =>
  `${name}-from=${addDays(today, days[0])}&${name}-to=${addDays(today, days[1])}`

const fiveYearsAgo = (name: string, today: CalendarDate): string => `${name}-to=${addDays(today, -1825)}`

async function buildBookingQueries(platform: Platform, today: CalendarDate): Promise<MeasuredList> {
  const rooms = await listActiveRoomTypes(platform.db)
  return {
    name: "bookings",
    list: bookingList(rooms),
    past: fiveYearsAgo("booked", today),
    queries: {
      ...stays,
      "not paid, oldest first": "payment=pending&sort=booked",
      "of one room": `room=${rooms.at(-1)?.id}`,
      "arriving today": `${between("arrival", today, [0, 0])}&status=confirmed`,
      "arriving in a month": `${between("arrival", today, [0, 30])}&sort=arrival`,
      "arrived years ago": between("arrival", today, [-2000, -1900]),
      "departing this week": between("departure", today, [0, 7]),
      "booked in a month": between("booked", today, [-400, -370]),
      "complete, by arrival": "status=completed&sort=-arrival",
      "cancelled, by price": "status=cancelled&sort=-price",
      ...searches,
      "a name among the cancelled": "q=zub&status=cancelled&sort=-price",
      "a name of one room, by price": `q=zub&room=${rooms.at(-1)?.id}&sort=price`,
      "an initial, by departure": "q=zubin+m&sort=departure",
      "a name, not paid, arriving in a month": `q=rav&payment=pending&${between("arrival", today, [0, 30])}`,
      "complete and not paid": "status=completed&payment=pending",
      "confirmed, oldest departure first": "status=confirmed&sort=departure",
    },
  }
}

const buildConfirmationQueries = (today: CalendarDate): MeasuredList => ({
  name: "confirmed records",
  list: confirmationList,
  past: fiveYearsAgo("confirmed", today),
  queries: { ...stays, "of a month": between("confirmed", today, [-400, -370]), ...searches },
})

const buildUserQueries = (today: CalendarDate): MeasuredList => ({
  name: "users",
  list: userList,
  past: fiveYearsAgo("joined", today),
  queries: {
    staff: "role=owner&role=front-desk&role=events",
    "guests, by name": "role=guest&sort=name",
    "of a month": between("joined", today, [-400, -370]),
    ...searches,
  },
})

const buildSubscriberQueries = (today: CalendarDate): MeasuredList => ({
  name: "subscribers",
  list: subscriberList,
  past: fiveYearsAgo("subscribed", today),
  queries: {
    "kept as spam": "status=spam",
    "not confirmed": "status=pending",
    "of a month": between("subscribed", today, [-400, -370]),
    "three letters of many": "q=sha",
    "three letters of some": "q=zub",
    nobody: "q=xyzzyq",
  },
})

const buildEnquiryQueries = (today: CalendarDate, kind: "contact" | "banquet"): MeasuredList => {
  return {
    name: `${kind} enquiries`,
    list: enquiryList({ kind, isSpam: false }, []),
    past: fiveYearsAgo("sent", today),
    queries: {
      "one stage": "stage=new",
      "a stage that none has": "stage=won",
      "of a month": between("sent", today, [-400, -370]),
      ...(kind === "banquet" && {
        "one event, for many": "event=Marriage+Hall&guests=101-200",
        "days of the event": between("eventDay", today, [0, 30]),
      }),
      ...searches,
      "a name, by name": "q=zub&sort=name",
    },
  }
}

async function listsOf(platform: Platform): Promise<MeasuredList[]> {
  const today = platform.clock.today()
  return [
    await buildBookingQueries(platform, today),
    buildConfirmationQueries(today),
    buildUserQueries(today),
    buildSubscriberQueries(today),
    buildEnquiryQueries(today, "contact"),
    buildEnquiryQueries(today, "banquet"),
  ]
}

/** A page in the middle of ten years, from the cursor that the page before it returns. */
async function middleOf(platform: Platform, { list, past }: MeasuredList): Promise<TableQuery> {
  const all = readTableQuery(list.rules, new URLSearchParams())
  const query = readTableQuery(list.rules, new URLSearchParams(past))
  const { next } = await readListPage(platform, system, { list, query })
  return { ...all, cursor: next }
}

/** Every query of every list; the first page without filters comes first. */
export async function listCasesOf(platform: Platform): Promise<Case[]> {
  const cases: Case[] = []
  for (const measured of await listsOf(platform)) {
    const { list, name: listName, queries } = measured
    const ask = (query: TableQuery) => () => readListPage(platform, system, { list, query })
    const listAt = (address: string) => ask(readTableQuery(list.rules, new URLSearchParams(address)))
    cases.push({ list: listName, name: "first page", ask: listAt("") })
    cases.push({ list: listName, name: "a deep page", ask: ask(await middleOf(platform, measured)) })
    for (const [name, address] of [...sortQueries(list.rules), ...Object.entries(queries)]) {
      cases.push({ list: listName, name, ask: listAt(address) })
    }
  }
  return cases
}
