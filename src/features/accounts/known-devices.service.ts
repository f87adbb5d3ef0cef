import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import { deviceDays } from "./device-cookie.ts"
import { findUserOfDevice, removeOldKnownDevices, upsertKnownDevice } from "./known-devices.store.ts"
import { hashOfSecret } from "#src/features/accounts/secrets.ts"
import { millisecondsPerDay } from "#src/shared/format/durations.ts"

/** Records a browser in which the owner signed in; null is a client without the cookie. */
export async function rememberDevice(
  platform: Pick<Platform, "clock">,
  sql: Sql,
  { device, userId }: { device: string | null; userId: string },
): Promise<void> {
  if (device === null) return
  const at = platform.clock.now().toISOString()
  await upsertKnownDevice(sql, { deviceHash: hashOfSecret(device), userId, at })
}

/** The rate limit key of a known browser; null for one that has not signed in to this account (SAFE-5). */
export async function knownDeviceKey(
  { db }: Pick<Platform, "db">,
  device: string | null,
  signInName: string,
): Promise<string | null> {
  if (device === null) return null
  const deviceHash = hashOfSecret(device)
  const userId = await findUserOfDevice(db, deviceHash, signInName)
  return userId === null ? null : `${deviceHash.toString("base64url")} ${userId}`
}

/** Nightly job: deletes devices that were not used for long. */
export const deleteOldDevices = ({ db, clock }: Platform): Promise<void> =>
  removeOldKnownDevices(db, new Date(clock.now().getTime() - deviceDays * millisecondsPerDay).toISOString())
