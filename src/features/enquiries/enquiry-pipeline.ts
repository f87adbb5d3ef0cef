import type { Enquiry, EnquiryKind } from "./enquiry.ts"

/** The stage of an enquiry: not answered, answered, won, or lost. */
export const stages = ["new", "answered", "won", "lost"] as const

export type Stage = (typeof stages)[number]

const moves: Readonly<Record<Stage, readonly Stage[]>> = {
  new: ["answered", "won", "lost"],
  answered: ["won", "lost"],
  won: ["answered"],
  lost: ["answered"],
}

/** The stages that an enquiry of a kind goes through: a message is closed, neither won nor lost. */
export const stagesOf = (kind: EnquiryKind): readonly Stage[] =>
  kind === "contact" ? ["new", "answered", "lost"] : stages

/** The next stages; a closed enquiry can be reopened. */
export const nextStages = (kind: EnquiryKind, stage: Stage): readonly Stage[] =>
  moves[stage].filter((next) => stagesOf(kind).includes(next))

type StageNames = Readonly<Record<Stage, string>>

const stageNames: StageNames = { new: "New", answered: "Answered", won: "Won", lost: "Lost" }

export const stageNamesOf = (kind: EnquiryKind): StageNames =>
  kind === "contact" ? { ...stageNames, lost: "Closed" } : stageNames

const entryKinds = ["note", "reply", "stage", "assignment"] as const

export type EntryKind = (typeof entryKinds)[number]

/** An entry of an enquiry's history. */
export type EnquiryEntry = {
  readonly id: string
  readonly kind: EntryKind
  readonly body: string
  /** Null for the system. */
  readonly authorName: string | null
  readonly emailId: string | null
  /** An instant in ISO form. */
  readonly writtenAt: string
}

export type Colleague = { readonly id: string; readonly name: string }

/** The state of the work on an enquiry. */
export type EnquiryProgress = {
  readonly stage: Stage
  /** An instant in ISO form. */
  readonly stageSince: string
  readonly assignee: Colleague | null
}

/** An enquiry with its history. */
export type EnquiryFile = EnquiryProgress & {
  readonly enquiry: Enquiry
  readonly entries: readonly EnquiryEntry[]
  /** The delivery status of the replies, by email id. */
  readonly emails: readonly ReplyDelivery[]
}

export type ReplyDelivery = { readonly id: string; readonly status: "queued" | "sent" | "failed" }
