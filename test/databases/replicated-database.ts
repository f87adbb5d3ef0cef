import { spawn } from "node:child_process"
import { appendFileSync, chmodSync, globSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import { freePort } from "#test/local-server.ts"
import { executeOn } from "./own-database.ts"

const bin = globSync("/usr/lib/postgresql/*/bin")
  .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))
  .at(-1)

/** Whether this machine has the programs of a PostgreSQL server. */
export const hasServerPrograms = bin !== undefined

// PostgreSQL refuses to run as root.
const isRoot = userInfo().uid === 0
const asPostgres = isRoot ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", "--"] : []

async function run(program: string, args: readonly string[]): Promise<void> {
  const [command = "", ...rest] = [...asPostgres, join(bin ?? "", program), ...args]
  const child = spawn(command, rest, { stdio: "ignore", cwd: "/" })
  const code = await new Promise((resolve, reject) => child.once("exit", resolve).once("error", reject))
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}`)
}

async function start(
  data: string,
  addresses: readonly string[],
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const settings = `-p ${port} -k ${data} -c listen_addresses=${["127.0.0.1", ...addresses].join(",")} -c fsync=off -c shared_buffers=16MB -c max_connections=200`
  await run("pg_ctl", ["-D", data, "-w", "-o", settings, "-l", join(data, "server.log"), "start"])
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: () => run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]),
  }
}

export type ReplicatedDatabase = {
  readonly primaryUrl: string
  readonly replicaUrl: string
  /** Stops the replica from applying what it receives. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  stopReplica(): Promise<void>
  /** From now on a commit waits until the replica has it. */
  replicateSynchronously(): Promise<void>
  /** Stops the primary at once and makes the replica the primary. */
  failOver(): Promise<void>
  drop(): Promise<void>
}

/** A PostgreSQL of its own with a streaming replica; both listen at these addresses as well, open to their networks. */
export async function createReplicatedDatabase(
  addresses: readonly string[] = [],
): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "vimana-replicated-"))
  // The servers' user makes its folders in it.
  chmodSync(folder, 0o777)
  const [main, copy] = [join(folder, "main"), join(folder, "copy")]
  await run("initdb", ["-D", main, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"])
  for (const address of addresses)
    appendFileSync(join(main, "pg_hba.conf"), `host all all ${address}/30 trust\n`)
  const primary = await start(main, addresses)
  await run("pg_basebackup", ["-d", primary.url, "-D", copy, "-R", "-X", "stream", "-c", "fast", "-N"])
  const replica = await start(copy, addresses)
  let isPrimaryUp = true
  const stopPrimary = async () => {
    if (isPrimaryUp) await primary.stop()
    isPrimaryUp = false
  }
  let isReplicaUp = true
  const stopReplica = async () => {
    if (isReplicaUp) await replica.stop()
    isReplicaUp = false
  }
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    pauseReplay: () => executeOn(replica.url, "select pg_wal_replay_pause()"),
    resumeReplay: () => executeOn(replica.url, "select pg_wal_replay_resume()"),
    stopReplica,
    async replicateSynchronously() {
      await executeOn(primary.url, "alter system set synchronous_standby_names = '*'")
      await executeOn(primary.url, "select pg_reload_conf()")
    },
    async failOver() {
      await stopPrimary()
      await run("pg_ctl", ["-D", copy, "-w", "promote"])
    },
    async drop() {
      await stopReplica()
      await stopPrimary()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
