import { createReadStream } from "node:fs"
import { open } from "node:fs/promises"
import { Readable } from "node:stream"
import { Decrypter, Encrypter, identityToRecipient } from "age-encryption"
import { BackupProblem, damagedFile } from "./backup-problem.ts"

type Bytes = ReadableStream<Uint8Array>

// The first line of every age file (age-encryption.org/v1).
const ageHeader = "age-encryption.org/v1\n"

/** Encrypts a stream for a key; without a key the stream is not encrypted. */
export async function encrypt(stream: Bytes, key: string | null): Promise<Bytes> {
  if (!key) return stream
  const encrypter = new Encrypter()
  encrypter.addRecipient(
    await identityToRecipient(key).catch(() => {
      throw new BackupProblem("BACKUP_KEY is not a valid key: a character is wrong or missing.")
    }),
  )
  return encrypter.encrypt(stream)
}

async function isEncryptedFile(path: string): Promise<boolean> {
  const handle = await open(path).catch((cause: unknown) => {
    throw new BackupProblem(`${path} cannot be read.`, { cause })
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0)
    return buffer.toString("latin1", 0, bytesRead) === ageHeader
  } finally {
    await handle.close()
  }
}

/** The decrypted content of a backup file. Later reads fail when the file was changed or cut short. */
export async function decryptFile(path: string, key: string | null): Promise<Bytes> {
  const isEncrypted = await isEncryptedFile(path)
  if (isEncrypted && !key)
    throw new BackupProblem(`${path} is encrypted. Set BACKUP_KEY to the key that it was made with.`)
  // Accepting it would let anybody who can write to the backups replace the hotel.
  if (!isEncrypted && key)
    throw new BackupProblem(
      `${path} is not encrypted, but BACKUP_KEY is set. Unset BACKUP_KEY if you trust this file.`,
    )
  const stream = Readable.toWeb(createReadStream(path)) as unknown as Bytes
  if (!key) return stream
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  try {
    return await decrypter.decrypt(stream)
  } catch (error) {
    // The library has no error codes: this text is its only sign of another key.
    if (error instanceof Error && error.message.includes("no identity matched"))
      throw new BackupProblem(`${path} was encrypted with another key. Set BACKUP_KEY to that key.`)
    throw damagedFile(path, error)
  }
}
