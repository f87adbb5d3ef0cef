import { existsSync, type StatsFs } from "node:fs"
import { statfs } from "node:fs/promises"
import { dirname } from "node:path"
import { findSetUp } from "#src/features/set-up/set-up.service.ts"
import type { SetUpCheck } from "#src/features/set-up/set-up.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { readDatabaseStatus } from "./system-status.store.ts"
import { type ProcessStatus, type StatusRow, systemStatusRows } from "./system-status.ts"

type SystemStatus = { readonly rows: readonly StatusRow[]; readonly checks: readonly SetUpCheck[] }

/** The disk that a folder is on, or will be on: the data folder is made with its first file. */
function readDisk(folder: string): Promise<StatsFs> {
  return existsSync(folder) ? statfs(folder) : readDisk(dirname(folder))
}

async function readProcess({ config, clock }: Platform): Promise<ProcessStatus> {
  const { bavail, blocks, bsize } = await readDisk(config.dataDir)
  const { rss, heapUsed } = process.memoryUsage()
  return {
    commit: import.meta.env["BUILD_COMMIT"] ?? null,
    node: process.versions.node,
    startedAt: new Date(clock.now().getTime() - process.uptime() * 1000).toISOString(),
    residentBytes: rss,
    heapBytes: heapUsed,
    diskFreeBytes: bavail * bsize,
    diskBytes: blocks * bsize,
  }
}

async function measureLatency({ db }: Platform): Promise<number> {
  const begun = performance.now()
  await db.execute("select 1")
  return performance.now() - begun
}

/** How the system runs now, with the checks of the set-up page; null for everybody but an owner. */
export async function findSystemStatus(platform: Platform, actor: Actor): Promise<SystemStatus | null> {
  const checks = await findSetUp(platform, actor)
  if (!checks) return null
  const latencyMilliseconds = await measureLatency(platform)
  const [database, jobs, ofProcess] = await Promise.all([
    readDatabaseStatus(platform.db),
    platform.queue.depth(),
    readProcess(platform),
  ])
  const rows = systemStatusRows({
    now: platform.clock.now().toISOString(),
    isEmbedded: platform.db.kind === "embedded",
    database,
    jobs,
    latencyMilliseconds,
    process: ofProcess,
  })
  return { rows, checks }
}
