import { userListRules } from "#src/features/accounts/list/user-list.ts"
import { listUserPage } from "#src/features/accounts/list/user-list.service.ts"
import { bookingListRules } from "#src/features/bookings/list/booking-list.ts"
import { listBookingPage } from "#src/features/bookings/list/booking-list.service.ts"
import { confirmationListRules } from "#src/features/bookings/list/confirmation-list.ts"
import { listConfirmationPage } from "#src/features/bookings/list/confirmations.service.ts"
import { enquiryListRules } from "#src/features/enquiries/list/enquiry-list.ts"
import { listEnquiryPage } from "#src/features/enquiries/list/enquiry-list.service.ts"
import { subscriberListRules } from "#src/features/enquiries/newsletter/subscriber-list.ts"
import { listSubscriberPage } from "#src/features/enquiries/newsletter/subscriber-list.service.ts"
import { listRooms } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { system } from "#src/shared/actor.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { readTableQuery, type TablePage, type TableQuery, type TableRules } from "#src/shared/table-query.ts"

/** One question to one list; `ask` takes as long as the server does before it draws the page. */
export type Case = {
  readonly list: string
  readonly name: string
  readonly ask: () => Promise<unknown>
}

type List = {
  readonly name: string
  readonly rules: TableRules
  readonly read: (query: TableQuery) => Promise<TablePage<unknown>>
  /** What is five years old and older. */
  readonly past: string
  /** Names of questions, and their addresses. */
  readonly questions: Readonly<Record<string, string>>
}

const sortsOf = ({ sorts }: TableRules): [string, string][] =>
  Object.entries(sorts).flatMap(([key, label]): [string, string][] => [
    [`by ${label}, rising`, `sort=${key}`],
    [`by ${label}, falling`, `sort=-${key}`],
  ])

// "rav" is in one name of thirty, "zub" in one of seventy, "zubin m" and the like in one of hundreds.
const searches = {
  "three letters of many": "q=sha",
  "three letters of fewer": "q=rav",
  "three letters of some": "q=zub",
  "first name and an initial": "q=zubin+m",
  "three letters of few": "q=q2x",
  "first and last name": "q=zubin+mistry",
  "a beginning of an e-mail address": "q=kavita.rathore",
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

async function bookingList(platform: Platform, today: CalendarDate): Promise<List> {
  const rooms = await listRooms(platform.db)
  return {
    name: "bookings",
    rules: bookingListRules(rooms),
    past: fiveYearsAgo("booked", today),
    read: (query) => listBookingPage(platform, system, query),
    questions: {
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

const confirmationList = (platform: Platform, today: CalendarDate): List => ({
  name: "confirmed records",
  rules: confirmationListRules,
  past: fiveYearsAgo("confirmed", today),
  read: (query) => listConfirmationPage(platform, system, query),
  questions: { ...stays, "of a month": between("confirmed", today, [-400, -370]), ...searches },
})

const userList = (platform: Platform, today: CalendarDate): List => ({
  name: "users",
  rules: userListRules,
  past: fiveYearsAgo("joined", today),
  read: (query) => listUserPage(platform, system, query),
  questions: {
    staff: "role=owner&role=front-desk&role=events",
    "guests, by name": "role=guest&sort=name",
    "of a month": between("joined", today, [-400, -370]),
    ...searches,
  },
})

const subscriberList = (platform: Platform, today: CalendarDate): List => ({
  name: "subscribers",
  rules: subscriberListRules,
  past: fiveYearsAgo("subscribed", today),
  read: (query) => listSubscriberPage(platform, system, query),
  questions: {
    "kept as spam": "kept=spam",
    "of a month": between("subscribed", today, [-400, -370]),
    "three letters of many": "q=sha",
    "three letters of some": "q=zub",
    nobody: "q=xyzzyq",
  },
})

const enquiryList = (platform: Platform, today: CalendarDate, kind: "contact" | "banquet"): List => {
  const list = { kind, isSpam: false }
  return {
    name: `${kind} enquiries`,
    rules: enquiryListRules({ ...list, colleagues: [] }),
    past: fiveYearsAgo("sent", today),
    read: (query) => listEnquiryPage(platform, system, { list, query }),
    questions: {
      "one stage": "stage=new",
      "a stage that none has": "stage=won",
      "of a month": between("sent", today, [-400, -370]),
      ...(kind === "banquet" && {
        "one event, for many": "event=Wedding&guests=200%2B",
        "days of the event": between("eventDay", today, [0, 30]),
      }),
      ...searches,
      "a name, by name": "q=zub&sort=name",
    },
  }
}

async function listsOf(platform: Platform): Promise<List[]> {
  const today = platform.clock.today()
  return [
    await bookingList(platform, today),
    confirmationList(platform, today),
    userList(platform, today),
    subscriberList(platform, today),
    enquiryList(platform, today, "contact"),
    enquiryList(platform, today, "banquet"),
  ]
}

/** A page in the middle of ten years: begun at the cursor that a reader would have there. */
async function middleOf({ rules, read, past }: List): Promise<TableQuery> {
  const all = readTableQuery(rules, new URLSearchParams())
  const { next } = await read(readTableQuery(rules, new URLSearchParams(past)))
  return { ...all, cursor: next }
}

/** Every question of every list, the plain first page of each first. */
export async function listCasesOf(platform: Platform): Promise<Case[]> {
  const lists = await listsOf(platform)
  const cases: Case[] = []
  for (const list of lists) {
    const ask = (query: TableQuery) => () => list.read(query)
    const asked = (address: string) => ask(readTableQuery(list.rules, new URLSearchParams(address)))
    cases.push({ list: list.name, name: "first page", ask: asked("") })
    cases.push({ list: list.name, name: "a deep page", ask: ask(await middleOf(list)) })
    for (const [name, address] of [...sortsOf(list.rules), ...Object.entries(list.questions)]) {
      cases.push({ list: list.name, name, ask: asked(address) })
    }
  }
  return cases
}
