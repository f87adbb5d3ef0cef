import type { Sql } from "./database.ts"

/** Words as a pattern of LIKE that finds them anywhere. */
export const likePattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

export type PageOfNewest = {
  readonly search?: string | undefined
  /** The last record of the previous page. */
  readonly afterId?: string | undefined
  readonly limit: number
}

type NewestOf = {
  readonly table: string
  readonly columns: string
  /** The column of the time. */
  readonly time: string
  readonly searched: readonly string[]
  /** The condition of every page, with the placeholders of its values. */
  readonly where: string
  readonly values: readonly unknown[]
}

/** The records of a table that follow the last one of the previous page, newest first. */
export function listNewest<Row>(sql: Sql, source: NewestOf, page: PageOfNewest): Promise<Row[]> {
  const { table, columns, time, searched, where } = source
  const values = [...source.values]
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions = [where]
  if (page.search) {
    const pattern = bind(likePattern(page.search))
    conditions.push(`(${searched.map((column) => `${column} ilike ${pattern}`).join(" or ")})`)
  }
  if (page.afterId)
    conditions.push(`(${time}, id) < (select ${time}, id from ${table} where id = ${bind(page.afterId)})`)
  return sql.execute<Row>(
    `select ${columns} from ${table} where ${conditions.join(" and ")}
      order by ${time} desc, id desc limit ${bind(page.limit)}`,
    values,
  )
}
