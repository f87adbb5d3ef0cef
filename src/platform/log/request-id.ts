import { AsyncLocalStorage } from "node:async_hooks"

const current = new AsyncLocalStorage<string>()

/** Runs the work of a request; each log line that it causes carries the id. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work)

/** The id of the request under way; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore()
