import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import type { EnquiryKind } from "./enquiry.ts"
import { banquetFields, corporateFields } from "./enquiry-fields.ts"

export const isPast = (label: string): string => `${label} Must Not Be In The Past`

/** The field error of a past date. */
export const pastEventErrors = (kind: EnquiryKind): { readonly tentativeDate: string } => ({
  tentativeDate: isPast((kind === "corporate" ? corporateFields : banquetFields).tentativeDate),
})

/** The message with the time to wait before writing again. */
export function tooManyPostsReason(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return `Many messages have come from your connection. Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`
}

export type TooManyPosts = { readonly kind: "too-many-posts"; readonly retryAfterSeconds: number }

export type FormRefusal =
  | { readonly kind: "wrong-fields"; readonly errors: FieldErrors }
  | TooManyPosts
  /** The enquiry may or may not be stored; the form is shown again with its values. */
  | { readonly kind: "failed" }

type Answer = { readonly errors: FieldErrors } | { readonly reason: string }

/** The answer to a refused form: status and message. */
export function formRefusalAnswer(refusal: FormRefusal): {
  readonly status: number
  readonly answer: Answer
} {
  switch (refusal.kind) {
    case "wrong-fields":
      return { status: 422, answer: { errors: refusal.errors } }
    case "too-many-posts":
      return { status: 429, answer: { reason: tooManyPostsReason(refusal.retryAfterSeconds) } }
    case "failed":
      return { status: 500, answer: { reason: "Something on our side went wrong." } }
  }
}
