/** The result of a service that refuses, for `toEqual`. */
export const refusedAs = (kind: string, details: object = {}) => ({
  ok: false,
  refusal: { kind, ...details },
})
