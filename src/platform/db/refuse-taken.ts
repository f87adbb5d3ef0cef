import { type Result, refused } from "#src/shared/result.ts"
import { parseDatabaseError } from "./database.ts"

/** Another record has the value of this field. */
export type Taken<Field extends string> = { readonly kind: `${Field}-taken` }

/** Runs a write; a violation of a unique constraint `<table>_<field>_taken` of these fields becomes a refusal. */
export async function refuseTaken<Field extends string, T, R>(
  fields: readonly Field[],
  write: () => Promise<Result<T, R>>,
): Promise<Result<T, R | Taken<Field>>> {
  try {
    return await write()
  } catch (error) {
    const constraint = parseDatabaseError(error)?.constraint ?? ""
    const field = fields.find((name) => constraint.endsWith(`_${name}_taken`))
    if (!field) throw error
    return refused({ kind: `${field}-taken` as const })
  }
}
