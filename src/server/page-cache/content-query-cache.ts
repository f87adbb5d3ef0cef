import type { Database, Sql, Statement } from "#src/platform/db/database.ts"

/**
 * Caches the results of content queries while the content has one version. A result that is read after a version was
 * seen is at least as new as it, and so as new as a page that is cached by it.
 */
export function createContentQueryCache(): (db: Database, version: string) => Database {
  let known = { version: "", rows: new Map<string, Promise<unknown[]>>() }
  return (db, version) => {
    if (known.version !== version) known = { version, rows: new Map() }
    const { rows } = known
    const runOnce = (sql: Sql, statement: Statement, values: readonly unknown[]): Promise<unknown[]> => {
      const key = `${statement.name} ${JSON.stringify(values)}`
      const cached = rows.get(key) ?? sql.run(statement, values).then((read) => read.map(Object.freeze))
      rows.set(key, cached)
      cached.catch(() => rows.delete(key))
      return cached
    }
    const over = (sql: Sql): Sql => ({
      ...sql,
      // Each caller gets its own list; the rows are frozen.
      run: async <Row>(statement: Statement, values: readonly unknown[]) =>
        statement.isContent
          ? ([...(await runOnce(sql, statement, values))] as Row[])
          : sql.run<Row>(statement, values),
    })
    return { ...db, ...over(db), readTogether: (work) => db.readTogether((sql) => work(over(sql))) }
  }
}
