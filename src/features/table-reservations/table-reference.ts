import { createReference } from "#src/shared/format/reference.ts"

/** 'T-' and six letters and digits, from at least six random bytes. */
export const createTableReference = (random: Uint8Array): string =>
  createReference({ prefix: "T-", length: 6 }, random)
