/** The outcome of a use case: a value, or a refusal that the caller must handle. Faults are thrown instead. */
export type Result<T, R> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R }

export const done = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

export const refused = <R>(refusal: R): { ok: false; refusal: R } => ({ ok: false, refusal })
