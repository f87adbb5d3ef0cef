import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { findOrCreateSecret } from "./db/stored-secret.ts"
import { type Config, databaseKeyId, type EncryptionKey } from "#src/config.ts"
import type { Sql } from "./db/database.ts"

const algorithm = "aes-256-gcm"
const ivBytes = 12
const tagBytes = 16

/** A text as stored: initialization vector, authentication tag and ciphertext. */
export type EncryptedText = { readonly keyId: string; readonly bytes: Buffer }

type Keys = { readonly config: Config; readonly sql: Sql }

// Without a key in the settings the key is in the database: a copy of a single table does not contain it.
async function loadKeys({ config, sql }: Keys): Promise<readonly [EncryptionKey, ...EncryptionKey[]]> {
  const stored = Buffer.from(await findOrCreateSecret(sql, "encryption-key"), "base64url")
  const [current, ...older] = config.encryptionKeys
  const last = { id: databaseKeyId, key: stored }
  return current ? [current, ...older, last] : [last]
}

/** Encrypts a text with the current key. Only the same `context` decrypts it, so rows cannot be exchanged. */
export async function encryptText(source: Keys, text: string, context: string): Promise<EncryptedText> {
  const [{ id, key }] = await loadKeys(source)
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(context))
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return { keyId: id, bytes: Buffer.concat([iv, cipher.getAuthTag(), ciphertext]) }
}

/** Decrypts a text; `isOutdated` when an older key than the current one encrypted it. */
export async function decryptText(
  source: Keys,
  { keyId, bytes }: EncryptedText,
  context: string,
): Promise<{ readonly text: string; readonly isOutdated: boolean }> {
  const keys = await loadKeys(source)
  const found = keys.find(({ id }) => id === keyId)
  if (!found) throw new Error(`ENCRYPTION_KEYS lacks the key ${keyId}, which encrypted stored data`)
  const iv = bytes.subarray(0, ivBytes)
  const decipher = createDecipheriv(algorithm, found.key, iv, { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  decipher.setAAD(Buffer.from(context))
  const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
  return { text: text.toString("utf8"), isOutdated: keys[0].id !== keyId }
}
