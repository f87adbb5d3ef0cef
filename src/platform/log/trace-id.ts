import { AsyncLocalStorage } from "node:async_hooks"

const current = new AsyncLocalStorage<string>()

/** Runs the work of a trace; each log line that it causes carries the id. */
export const withTraceId = <T>(id: string, work: () => T): T => current.run(id, work)

/** The id of the trace under way; undefined outside of one. */
export const currentTraceId = (): string | undefined => current.getStore()
