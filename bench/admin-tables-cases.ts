import { userListRules } from "#src/features/accounts/user-list.ts"
import { listUserPage } from "#src/features/accounts/user-list.service.ts"
import { bookingListRules } from "#src/features/bookings/booking-list.ts"
import { listBookingPage } from "#src/features/bookings/booking-list.service.ts"
import { confirmationListRules } from "#src/features/bookings/confirmation-list.ts"
import { listConfirmationPage } from "#src/features/bookings/confirmations.service.ts"
import { subscriberListRules } from "#src/features/enquiries/subscriber-list.ts"
import { listSubscriberPage } from "#src/features/enquiries/subscriber-list.service.ts"
import { listRooms } from "#src/features/rooms/rooms.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { system } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { readTableQuery, type TablePage, type TableQuery, type TableRules } from "#src/shared/table-query.ts"

/** One question to one list; `ask` takes as long as the server does before it draws the page. */
export type Case = {
  readonly list: string
  readonly name: string
  readonly ask: () => Promise<TablePage<unknown>>
}

type List = {
  readonly name: string
  readonly rules: TableRules
  readonly read: (query: TableQuery) => Promise<TablePage<unknown>>
  /** Names of questions, and their addresses. */
  readonly questions: Readonly<Record<string, string>>
}

const sortsOf = ({ sorts }: TableRules): [string, string][] =>
  Object.entries(sorts).flatMap(([key, label]): [string, string][] => [
    [`by ${label}, rising`, `sort=${key}`],
    [`by ${label}, falling`, `sort=-${key}`],
  ])

const searches = {
  "three letters of many": "q=sha",
  "three letters of some": "q=zub",
  "three letters of few": "q=q2x",
  "first and last name": "q=zubin+mistry",
  "a beginning of an e-mail address": "q=kavita.rathore",
  "last four of a phone": "q=4711",
  "three of a reference": "q=vm-7k3",
  nobody: "q=xyzzyq",
}

async function listsOf(platform: Platform): Promise<List[]> {
  const today = platform.clock.today()
  const rooms = await listRooms(platform.db)
  const stays = {
    "one status": "status=cancelled",
    "two statuses": "status=confirmed&status=completed",
    "not paid": "payment=pending",
    "paid online": "payment=done&mode=online",
  }
  return [
    {
      name: "bookings",
      rules: bookingListRules(rooms),
      read: (query) => listBookingPage(platform, system, query),
      questions: {
        ...stays,
        "not paid, oldest first": "payment=pending&sort=booked",
        "of one room": `room=${rooms.at(-1)?.id}`,
        "arriving today": `arrival-from=${today}&arrival-to=${today}&status=confirmed`,
        "arriving in a month": `arrival-from=${today}&arrival-to=${addDays(today, 30)}&sort=arrival`,
        "arrived years ago": `arrival-from=${addDays(today, -2000)}&arrival-to=${addDays(today, -1900)}`,
        "departing this week": `departure-from=${today}&departure-to=${addDays(today, 7)}`,
        "booked in a month": `booked-from=${addDays(today, -400)}&booked-to=${addDays(today, -370)}`,
        "complete, by arrival": "status=completed&sort=-arrival",
        "cancelled, by price": "status=cancelled&sort=-price",
        ...searches,
        "a name among the cancelled": "q=zub&status=cancelled&sort=-price",
      },
    },
    {
      name: "confirmed records",
      rules: confirmationListRules,
      read: (query) => listConfirmationPage(platform, system, query),
      questions: {
        ...stays,
        "of a month": `confirmed-from=${addDays(today, -400)}&confirmed-to=${addDays(today, -370)}`,
        ...searches,
      },
    },
    {
      name: "users",
      rules: userListRules,
      read: (query) => listUserPage(platform, system, query),
      questions: {
        staff: "role=owner&role=front-desk&role=events",
        "guests, by name": "role=guest&sort=name",
        "of a month": `joined-from=${addDays(today, -400)}&joined-to=${addDays(today, -370)}`,
        ...searches,
      },
    },
    {
      name: "subscribers",
      rules: subscriberListRules,
      read: (query) => listSubscriberPage(platform, system, query),
      questions: {
        "kept aside": "kept=aside",
        "of a month": `subscribed-from=${addDays(today, -400)}&subscribed-to=${addDays(today, -370)}`,
        "three letters of many": "q=sha",
        "three letters of some": "q=zub",
        nobody: "q=xyzzyq",
      },
    },
  ]
}

/** A page in the middle of the list, met by its cursor. */
async function middleOf(list: List): Promise<TableQuery> {
  const rising = readTableQuery(list.rules, new URLSearchParams())
  const [first] = [await list.read({ ...rising, size: 100 })]
  let query: TableQuery = { ...rising, size: 100, cursor: first.next }
  for (let page = 0; page < 4 && query.cursor; page += 1) {
    const { next } = await list.read(query)
    query = { ...query, cursor: next }
  }
  return { ...rising, cursor: query.cursor ?? first.next }
}

/** Every question of every list, the plain first page of each first. */
export async function casesOf(platform: Platform): Promise<Case[]> {
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
