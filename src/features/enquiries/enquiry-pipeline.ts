import type { Enquiry } from "./enquiry.ts"

/** Where an enquiry stands with the hotel: nobody answered yet, we did, it became business, or it did not. */
export const stages = ["new", "answered", "won", "lost"] as const

export type Stage = (typeof stages)[number]

const moves: Readonly<Record<Stage, readonly Stage[]>> = {
  new: ["answered", "won", "lost"],
  answered: ["won", "lost"],
  won: ["answered"],
  lost: ["answered"],
}

/** Where an enquiry may go from here; what was closed can be opened again. */
export const movesFrom = (stage: Stage): readonly Stage[] => moves[stage]

export const canTransition = (from: Stage, to: Stage): boolean => moves[from].includes(to)

export const stageNames: Readonly<Record<Stage, string>> = {
  new: "New",
  answered: "Answered",
  won: "Won",
  lost: "Lost",
}

const entryKinds = ["note", "reply", "stage", "assignment"] as const

export type EntryKind = (typeof entryKinds)[number]

/** A line of an enquiry's history, oldest first. */
export type EnquiryEntry = {
  readonly id: string
  readonly kind: EntryKind
  readonly body: string
  /** Null when the hotel itself did it. */
  readonly authorName: string | null
  readonly emailId: string | null
  /** An instant in ISO form. */
  readonly writtenAt: string
}

export type Colleague = { readonly id: string; readonly name: string }

/** What the desk keeps about an enquiry besides its words. */
export type EnquiryProgress = {
  readonly stage: Stage
  /** An instant in ISO form. */
  readonly stageSince: string
  readonly assignee: Colleague | null
}

/** An enquiry with everything that the hotel did about it. */
export type EnquiryFile = EnquiryProgress & {
  readonly enquiry: Enquiry
  readonly entries: readonly EnquiryEntry[]
  /** How the replies fare, by the id of their email. */
  readonly emails: readonly ReplyDelivery[]
}

export type ReplyDelivery = { readonly id: string; readonly status: "queued" | "sent" | "failed" }
