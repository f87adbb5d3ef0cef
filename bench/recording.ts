import type { Database, Sql } from "#src/platform/db/database.ts"

/** A statement as it was sent, with its values. */
export type Sent = { readonly text: string; readonly values: readonly unknown[] }

/** A database that records every statement, also those within transactions. */
export function recording(db: Database): { db: Database; sent: Sent[] } {
  const sent: Sent[] = []
  const over = <T extends Sql>(sql: T): T => ({
    ...sql,
    run: (statement, values) => {
      sent.push({ text: statement.text, values })
      return sql.run(statement, values)
    },
    execute: (text, values) => {
      sent.push({ text, values: values ?? [] })
      return sql.execute(text, values)
    },
  })
  const transaction: Database["transaction"] = async (work) => {
    sent.push({ text: "begin", values: [] })
    const value = await db.transaction((tx) => work(over(tx)))
    sent.push({ text: "commit", values: [] })
    return value
  }
  const readTogether: Database["readTogether"] = (work) => db.readTogether((sql) => work(over(sql)))
  return { db: { ...over(db), transaction, readTogether }, sent }
}
