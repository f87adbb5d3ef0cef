import { randomBytes } from "node:crypto"
import pg from "pg"

/** Runs a statement on a connection of its own. */
export async function executeOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

export type OwnDatabase = { readonly url: string; drop(): Promise<void> }

/** A new, empty database on this server. */
export async function createOwnDatabase(server: string): Promise<OwnDatabase> {
  const name = `vimana_test_${randomBytes(6).toString("hex")}`
  await executeOn(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => executeOn(server, `drop database if exists ${name} with (force)`) }
}
