import type { Database, Sql, Statement } from "#src/platform/db/database.ts"

/**
 * Remembers what statements about the content gave, as long as the content has one version. All that is read after a
 * version was seen is at least as new as it, and so as new as a page that is cached by it.
 */
export function createContentMemory(): (db: Database, version: string) => Database {
  let known = { version: "", rows: new Map<string, Promise<unknown[]>>() }
  return (db, version) => {
    if (known.version !== version) known = { version, rows: new Map() }
    const { rows } = known
    const runOnce = (sql: Sql, statement: Statement, values: readonly unknown[]): Promise<unknown[]> => {
      const key = `${statement.name} ${JSON.stringify(values)}`
      const remembered = rows.get(key) ?? sql.run(statement, values).then((read) => read.map(Object.freeze))
      rows.set(key, remembered)
      remembered.catch(() => rows.delete(key))
      return remembered
    }
    const over = (sql: Sql): Sql => ({
      ...sql,
      // Each caller has a list of its own, of rows that nobody can change.
      run: async <Row>(statement: Statement, values: readonly unknown[]) =>
        statement.isContent
          ? ([...(await runOnce(sql, statement, values))] as Row[])
          : sql.run<Row>(statement, values),
    })
    return { ...db, ...over(db), readTogether: (work) => db.readTogether((sql) => work(over(sql))) }
  }
}
