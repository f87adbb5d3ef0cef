import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { emptyPage, type TablePage, type TableQuery } from "#src/shared/table-query.ts"
import { readRoomPage, streamRooms } from "./room-list.store.ts"
import type { RoomType } from "./room-type.ts"

/** A page of the types for the staff, those that guests do not see among them. */
export const listRoomPage = async (
  { db }: Platform,
  actor: Actor,
  query: TableQuery,
): Promise<TablePage<RoomType>> => (hasRight(actor, "rates.see") ? readRoomPage(db, query) : emptyPage)

/** All of them, some at a time, for a file. */
export async function* exportRooms(
  { db }: Platform,
  actor: Actor,
  query: TableQuery,
): AsyncGenerator<readonly RoomType[]> {
  if (hasRight(actor, "rates.see")) yield* streamRooms(db, query)
}
