import type { Sql } from "#src/platform/db/database.ts"
import type { Passkey } from "./passkey.ts"

/** Returns the handle of a user; stores the given one for a user without a handle. */
export async function findOrInsertHandle(sql: Sql, userId: string, handle: string): Promise<string> {
  const [row] = await sql.execute<{ handle: string }>(
    `insert into passkey_handles (user_id, handle) values ($1, $2)
      on conflict (user_id) do update set handle = passkey_handles.handle returning handle`,
    [userId, handle],
  )
  if (!row) throw new Error("the handle of a user returned no row")
  return row.handle
}

type NewPasskey = {
  readonly userId: string
  readonly name: string
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly at: string
}

/** False when this credential is already stored, for this user or for another. */
export async function insertPasskey(sql: Sql, passkey: NewPasskey): Promise<boolean> {
  const { userId, name, credentialId, publicKey, counter, at } = passkey
  const rows = await sql.execute(
    `insert into passkeys (user_id, name, credential_id, public_key, counter, created_at)
      values ($1, $2, $3, $4, $5, $6) on conflict (credential_id) do nothing returning id`,
    [userId, name, credentialId, Buffer.from(publicKey), counter, at],
  )
  return rows.length > 0
}

export const listPasskeysOf = (sql: Sql, userId: string): Promise<Passkey[]> =>
  sql.execute<Passkey>(
    `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkeys
      where user_id = $1 order by created_at, id`,
    [userId],
  )

export async function listCredentialIds(sql: Sql, userId: string): Promise<string[]> {
  const text = `select credential_id as "credentialId" from passkeys where user_id = $1`
  return (await sql.execute<{ credentialId: string }>(text, [userId])).map(({ credentialId }) => credentialId)
}

type StoredCredential = {
  readonly id: string
  readonly userId: string
  readonly handle: string
  readonly publicKey: Buffer
  readonly counter: number
}

/** By the id that the authenticator chose; null when it is unknown, or its owner is deleted. */
export async function findCredential(sql: Sql, credentialId: string): Promise<StoredCredential | null> {
  const [row] = await sql.execute<StoredCredential>(
    `select p.id, p.user_id as "userId", h.handle, p.public_key as "publicKey", p.counter
      from passkeys p join passkey_handles h on h.user_id = p.user_id join users u on u.id = p.user_id
      where p.credential_id = $1 and u.deleted_at is null`,
    [credentialId],
  )
  return row ?? null
}

/** Whether a passkey has not been deleted. */
export async function hasPasskey(sql: Sql, id: string): Promise<boolean> {
  return (await sql.execute("select 1 from passkeys where id = $1", [id])).length > 0
}

type Use = { readonly id: string; readonly counter: number; readonly at: string }

/** Records a use; false when another use counted as far or further (WebAuthn, 7.2), or the passkey was deleted. */
export async function updatePasskeyUse(sql: Sql, { id, counter, at }: Use): Promise<boolean> {
  const text = `update passkeys set counter = $2, last_used_at = $3
    where id = $1 and (counter < $2 or counter = 0 and $2 = 0) returning id`
  return (await sql.execute(text, [id, counter, at])).length > 0
}

type OwnPasskey = { readonly userId: string; readonly id: string }

export async function updatePasskeyName(
  sql: Sql,
  { userId, id }: OwnPasskey,
  name: string,
): Promise<boolean> {
  const text = "update passkeys set name = $3 where user_id = $1 and id = $2 returning id"
  return (await sql.execute(text, [userId, id, name])).length > 0
}

/** False when the user has no such passkey. */
export async function removePasskey(sql: Sql, { userId, id }: OwnPasskey): Promise<boolean> {
  const text = "delete from passkeys where user_id = $1 and id = $2 returning id"
  return (await sql.execute(text, [userId, id])).length > 0
}

/** False when the user had none. */
export async function removePasskeysOf(sql: Sql, userId: string): Promise<boolean> {
  return (await sql.execute("delete from passkeys where user_id = $1 returning id", [userId])).length > 0
}
