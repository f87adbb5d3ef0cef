/** PostgreSQL cannot store U+0000 or a lone surrogate (postgresql.org/docs/15/datatype-json.html). */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0")
