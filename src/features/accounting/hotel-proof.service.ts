import { findInventoryProof, type InventoryProof } from "#src/features/inventory/inventory-audit.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { findNewestAudit } from "./hotel-audit.store.ts"
import { type AuditProof, createAuditProof } from "./hotel-proof.ts"

type HotelProof = {
  /** When the inventory was counted. */
  readonly countedAt: string
  readonly inventory: InventoryProof
  /** Null before the first audit. */
  readonly audit: AuditProof | null
}

const keptMilliseconds = 60_000

const lastProofs = new WeakMap<Platform, HotelProof>()

async function readProof({ db, clock }: Platform): Promise<HotelProof> {
  const countedAt = clock.now().toISOString()
  const [inventory, audit] = await Promise.all([findInventoryProof(db), findNewestAudit(db)])
  return { countedAt, inventory, audit: audit && createAuditProof(audit) }
}

/** The public figures of `/proof` (GUEST-9): counted now, or within the last minute. */
export async function findHotelProof(platform: Platform): Promise<HotelProof> {
  const last = lastProofs.get(platform)
  const now = platform.clock.now().getTime()
  if (last && now - Date.parse(last.countedAt) < keptMilliseconds) return last
  const proof = await readProof(platform)
  lastProofs.set(platform, proof)
  return proof
}
