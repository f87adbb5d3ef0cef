import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aRoom } from "#src/features/rooms/rooms.factory.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { fromRupees } from "#src/shared/money.ts"

/** A small hotel that is soon full: few types, few rooms, some guests. */
export async function aBusyHotel(
  platform: Platform,
  { types, guests }: { types: number; guests: number },
): Promise<{ roomIds: string[]; guests: SignedInActor[] }> {
  const roomIds: string[] = []
  for (let index = 0; index < types; index += 1) {
    const price = fromRupees(4000 + 1500 * index)
    roomIds.push((await aRoom(platform, { stockQuantity: 40, price })).id)
  }
  const actors: SignedInActor[] = []
  for (let index = 0; index < guests; index += 1) actors.push((await anAccount(platform)).actor)
  return { roomIds, guests: actors }
}
