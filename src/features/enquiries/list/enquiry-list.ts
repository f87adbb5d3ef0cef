import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { TableRules } from "#src/shared/table-query.ts"
import {
  banquetEvents,
  corporateEvents,
  type Enquiry,
  type EnquiryKind,
  type GuestBand,
  guestBands,
} from "#src/features/enquiries/enquiry.ts"
import { enquiryDesks } from "#src/features/enquiries/enquiry-desk.ts"
import {
  type Colleague,
  type EnquiryProgress,
  stageNames,
  stages,
} from "#src/features/enquiries/enquiry-pipeline.ts"

/** An enquiry as the desk's lists show it. */
export type ListedEnquiry = Pick<
  Enquiry,
  "id" | "name" | "email" | "phone" | "message" | "sentAt" | "suspicion"
> &
  Pick<EnquiryProgress, "stage"> & {
    readonly assigneeName: string | null
    readonly companyName: string
    /** The four that a plain message has not. */
    readonly event: string | null
    readonly eventOn: CalendarDate | null
    readonly guestBand: GuestBand | null
    readonly roomsNeeded: number | null
  }

const same = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }))

/** Which list of a kind: those of people, or those kept as spam because a program seems to have sent them. */
export type EnquiryListRequest = {
  readonly kind: EnquiryKind
  readonly isSpam: boolean
  readonly colleagues: readonly Colleague[]
}

const commonRules = ({ kind, isSpam, colleagues }: EnquiryListRequest) =>
  ({
    path: isSpam ? `${enquiryDesks[kind].path}/spam` : enquiryDesks[kind].path,
    things: enquiryDesks[kind].title.toLowerCase(),
    searchLabel: "Name, email, phone or company",
    sorts: { sent: "Sent", name: "Name" },
    firstSort: { key: "sent", direction: "desc" },
    filters: {
      stage: {
        kind: "choice",
        label: "Stage",
        choices: stages.map((stage) => ({ value: stage, label: stageNames[stage] })),
      },
      assignee: {
        kind: "choice",
        label: "Looked after by",
        choices: colleagues.map(({ id, name }) => ({ value: id, label: name })),
      },
      sent: { kind: "days", label: "Sent" },
    },
    columns: {
      name: { label: "Name", sort: "name" },
      email: { label: "Email", isExtra: true },
      phone: { label: "Phone" },
    },
  }) as const satisfies TableRules

const lastColumns = {
  stage: { label: "Stage" },
  assignee: { label: "Looked after by" },
  sent: { label: "Sent", sort: "sent" },
} as const

/** What the list of contact messages can be asked. */
export const contactListRules = (asked: EnquiryListRequest) => {
  const common = commonRules(asked)
  return {
    ...common,
    columns: { ...common.columns, message: { label: "Message" }, ...lastColumns },
  } as const satisfies TableRules
}

/** What the lists of banquet and corporate queries can be asked. */
export const occasionListRules = (asked: EnquiryListRequest) => {
  const common = commonRules(asked)
  const events: readonly string[] = asked.kind === "banquet" ? banquetEvents : corporateEvents
  return {
    ...common,
    sorts: { ...common.sorts, event: "Event day" },
    filters: {
      ...common.filters,
      event: { kind: "choice", label: "Event", choices: same(events) },
      guests: { kind: "choice", label: "Guests", choices: same(guestBands) },
      eventDay: { kind: "days", label: "Event day" },
    },
    columns: {
      ...common.columns,
      company: { label: "Company", isExtra: true },
      event: { label: "Event" },
      eventDay: { label: "Event day", sort: "event" },
      guests: { label: "Guests" },
      rooms: { label: "Rooms", isExtra: true },
      message: { label: "Message", isExtra: true },
      ...lastColumns,
    },
  } as const satisfies TableRules
}

export const enquiryListRules = (asked: EnquiryListRequest) =>
  asked.kind === "contact" ? contactListRules(asked) : occasionListRules(asked)
