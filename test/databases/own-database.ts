import { randomBytes } from "node:crypto"
import pg from "pg"

async function onServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
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
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) }
}
