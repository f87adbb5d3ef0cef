import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { firstNight } from "#src/features/bookings/bookings.factory.ts"
import type { RoomType } from "#src/features/rooms/room-type.ts"
import type { Actor } from "#src/shared/actor.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import type { TestPlatform } from "#test/test-platform.ts"
import { type BuildPatch, saveRates } from "./edit-rates.service.ts"
import { type NightEdit, patchOfNights } from "./rate-edit.ts"

export const anOwner = async (platform: TestPlatform): Promise<Actor> => {
  const { id } = await anAccount(platform)
  return { kind: "user", userId: id, role: "owner" }
}

export const edit = (
  rooms: readonly RoomType[],
  parts: Partial<NightEdit> & { days?: [number, number] },
): BuildPatch => {
  const [first, last] = parts.days ?? [0, 6]
  const scope = {
    roomTypeIds: rooms.map(({ id }) => id),
    firstNight: addDays(firstNight, first),
    lastNight: addDays(firstNight, last),
    weekdays: [],
  }
  return (rules, all) => patchOfNights(rules, all, { price: { kind: "keep" }, ...parts, scope })
}

export const more = (percent: number) => ({ kind: "change" as const, hundredths: percent * 100 })

type Edited = { readonly actor: Actor; readonly buildPatch: BuildPatch; readonly summary?: string }

export const saveEdit = (platform: TestPlatform, { actor, buildPatch, summary = "A change" }: Edited) =>
  saveRates(platform, actor, { buildPatch, summary, expectedEffect: null, allowUnusual: false })
