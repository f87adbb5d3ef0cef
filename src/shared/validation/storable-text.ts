/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair (postgresql.org/docs/15/datatype-json.html). */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0")
