import { createHmac, randomBytes } from "node:crypto"
import type { Sql, Statement } from "./database.ts"

const select: Statement = { name: "kept-secret", text: "select value from settings where name = $1" }

const insert: Statement = {
  name: "insert-kept-secret",
  text: "insert into settings (name, value) values ($1, to_jsonb($2::text)) on conflict (name) do nothing",
}

async function find(sql: Sql, name: string): Promise<string | null> {
  const [row] = await sql.run<{ value: string }>(select, [name])
  return row?.value ?? null
}

/** A secret shared by all processes; the first process that needs it creates it. */
export async function findOrCreateSecret(sql: Sql, name: string): Promise<string> {
  const known = await find(sql, name)
  if (known !== null) return known
  await sql.run(insert, [name, randomBytes(32).toString("base64url")])
  const secret = await find(sql, name)
  if (secret === null) throw new Error(`the secret ${name} could not be kept`)
  return secret
}

/** The signature of a text by a stored secret, in base64url. Links with these signatures are in emails: it must not change. */
export async function signWithStoredSecret(sql: Sql, name: string, text: string): Promise<string> {
  const secret = await findOrCreateSecret(sql, name)
  return createHmac("sha256", secret).update(text).digest("base64url")
}
