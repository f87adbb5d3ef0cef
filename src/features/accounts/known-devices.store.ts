import type { Sql, Statement } from "#src/platform/db/database.ts"

type DeviceOfUser = { readonly deviceHash: Buffer; readonly userId: string; readonly at: string }

const upsert: Statement = {
  name: "upsert-known-device",
  text: `insert into known_devices (device_hash, user_id, seen_at) values ($1, $2, $3)
    on conflict (device_hash, user_id) do update set seen_at = excluded.seen_at`,
}

export async function upsertKnownDevice(sql: Sql, { deviceHash, userId, at }: DeviceOfUser): Promise<void> {
  await sql.run(upsert, [deviceHash, userId, at])
}

// Starts from the device, so that its duration does not reveal whether the name exists.
const byName: Statement = {
  name: "user-of-known-device",
  text: `select d.user_id as "userId" from known_devices d join users u on u.id = d.user_id
    where d.device_hash = $1 and (lower(u.username) = lower($2) or lower(u.email) = lower($2))`,
}

/** The account of this username or email if this browser has signed in to it; null otherwise. */
export async function findUserOfDevice(
  sql: Sql,
  deviceHash: Buffer,
  signInName: string,
): Promise<string | null> {
  const [row] = await sql.run<{ userId: string }>(byName, [deviceHash, signInName])
  return row?.userId ?? null
}

/** Whether an account has devices, and this is none of them. */
export async function hasOnlyOtherDevices(
  sql: Sql,
  { deviceHash, userId }: Omit<DeviceOfUser, "at">,
): Promise<boolean> {
  const text = "select bool_and(device_hash <> $2) as unknown from known_devices where user_id = $1"
  const [row] = await sql.execute<{ unknown: boolean | null }>(text, [userId, deviceHash])
  return row?.unknown ?? false
}

export async function removeKnownDevicesOf(sql: Sql, userId: string): Promise<void> {
  await sql.execute("delete from known_devices where user_id = $1", [userId])
}

export async function removeOldKnownDevices(sql: Sql, seenBefore: string): Promise<void> {
  await sql.execute("delete from known_devices where seen_at < $1", [seenBefore])
}
