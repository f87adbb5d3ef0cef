import type { Sql, Statement } from "#src/platform/db/database.ts"

const select: Statement = {
  name: "form-secret",
  text: "select value from settings where name = 'form-secret'",
}

const insert: Statement = {
  name: "insert-form-secret",
  text: "insert into settings (name, value) values ('form-secret', to_jsonb($1::text)) on conflict (name) do nothing",
}

async function findFormSecret(sql: Sql): Promise<string | null> {
  const [row] = await sql.run<{ value: string }>(select, [])
  return row?.value ?? null
}

/** The secret that forms are sealed with; the first server that needs one gives it. */
export async function findOrInsertFormSecret(sql: Sql, fresh: () => string): Promise<string> {
  const known = await findFormSecret(sql)
  if (known !== null) return known
  await sql.run(insert, [fresh()])
  const secret = await findFormSecret(sql)
  if (secret === null) throw new Error("the secret of the forms could not be kept")
  return secret
}
