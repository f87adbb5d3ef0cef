import type { Database, Sql } from "../db/database.ts"
import { inSpan, type Tracing } from "./tracing.ts"

const longestText = 1000

/** A statement without the literals in its text; those of parameters are not in it. */
export const textWithoutValues = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'|--[^\n]*/g, (found) => (found.startsWith("'") ? "?" : ""))
    .replace(/(?<![\w$.])\d+(?:\.\d+)?\b/g, "?")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longestText)

/** The database with a span for each statement of traced work, and for each transaction. */
export function traceDatabase<Traced extends Database>(db: Traced, tracing: Tracing): Traced {
  const system = { "db.system.name": "postgresql" }
  const ask = <T>(name: string, text: string, send: () => Promise<T>): Promise<T> => {
    if (!tracing.isTraced()) return send()
    const attributes = { ...system, "db.query.text": textWithoutValues(text) }
    return inSpan(tracing, { name: `sql ${name}`, kind: "client", attributes }, send)
  }
  const firstWord = (text: string): string => /\w+/.exec(text)?.[0].toLowerCase() ?? "statement"
  const traced = (sql: Sql): Sql => ({
    run: (statement, values) => ask(statement.name, statement.text, () => sql.run(statement, values)),
    execute: (text, values) => ask(firstWord(text), text, () => sql.execute(text, values)),
    runUnprepared: (text, values) => ask(firstWord(text), text, () => sql.runUnprepared(text, values)),
  })
  const together = <T>(name: string, work: () => Promise<T>): Promise<T> =>
    tracing.isTraced() ? inSpan(tracing, { name, kind: "step", attributes: system }, work) : work()
  return {
    ...db,
    ...traced(db),
    transaction: (work) => together("transaction", () => db.transaction((tx) => work(traced(tx)))),
    longTransaction: (work) => together("transaction", () => db.longTransaction((tx) => work(traced(tx)))),
    readTogether: (work) => together("reads", () => db.readTogether((sql) => work(traced(sql)))),
  }
}
