import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"

/** The outcome of answering a request; `id` is the request whose reason was refused. */
export type DeclineAnswer = AdminAnswer & {
  readonly id?: string
  readonly error?: string
  readonly typed?: string
}

/** What was wrong with the reason for declining a request, and what was typed, where this one was refused. */
export function wrongReason(answer: object | undefined, id: string) {
  const { id: refused, error, typed }: Partial<DeclineAnswer> = answer ?? {}
  return refused === id ? { error, reason: typed } : { error: undefined, reason: undefined }
}
