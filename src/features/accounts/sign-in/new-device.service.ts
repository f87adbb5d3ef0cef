import type { Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Account } from "#src/features/accounts/account.ts"
import { sendAccountNotice } from "#src/features/accounts/emails/account-notice.service.ts"
import { newDeviceEmail } from "#src/features/accounts/emails/new-device.email.tsx"
import { rememberDevice } from "#src/features/accounts/known-devices.service.ts"
import { hasOnlyOtherDevices } from "#src/features/accounts/known-devices.store.ts"
import { hashOfSecret } from "#src/features/accounts/secrets.ts"

type SignedInFrom = {
  readonly account: Account
  readonly address: string
  readonly device?: string | null
  readonly deviceName?: string
}

/**
 * Records where somebody signed in, in the caller's transaction. A device that is new to an account with other devices
 * is reported to its owner by email. A client without the device cookie is known by its address.
 */
export async function recordSignInDevice(
  platform: Platform,
  tx: Sql,
  { account, address, device, deviceName = "an app" }: SignedInFrom,
): Promise<void> {
  const client = device ?? `client at ${address}`
  if (await hasOnlyOtherDevices(tx, { deviceHash: hashOfSecret(client), userId: account.id })) {
    const at = platform.clock.now().toISOString()
    const message = newDeviceEmail({ ...account, deviceName, at }, platform.origin)
    await sendAccountNotice(platform, tx, { account, kind: "new-device", message })
  }
  await rememberDevice(platform, tx, { device: client, userId: account.id })
}
