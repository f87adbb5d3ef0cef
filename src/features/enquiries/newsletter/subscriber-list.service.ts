import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { emptyPage, type TablePage, type TableQuery } from "#src/shared/table-query.ts"
import type { Subscriber } from "./subscriber.ts"
import { readSubscriberPage, streamSubscribers } from "./subscriber-list.store.ts"

/** A page of those who want the newsletter; for those who do not send it there is none. */
export async function listSubscriberPage(
  platform: Platform,
  actor: Actor,
  query: TableQuery,
): Promise<TablePage<Subscriber>> {
  return hasRight(actor, "newsletter.manage") ? readSubscriberPage(platform.db, query) : emptyPage
}

/** All of them, some at a time, for a file. */
export async function* exportSubscribers(
  platform: Platform,
  actor: Actor,
  query: TableQuery,
): AsyncGenerator<readonly Subscriber[]> {
  if (hasRight(actor, "newsletter.manage")) yield* streamSubscribers(platform.db, query)
}
