import type { Sql, Statement } from "#src/platform/db/database.ts"

const versionNow: Statement = { name: "content-version", text: "select version from content_version" }

/** Zero before the first change of content. */
export async function findContentVersion(sql: Sql): Promise<number> {
  const [row] = await sql.run<{ version: number }>(versionNow, [])
  return row?.version ?? 0
}
