import { createContext } from "react-router"
import type { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { Thing } from "#src/web/frame/structured-data.ts"

/** What the server hands to loaders and actions. */
export const platformContext = createContext<Platform>()
export const actorContext = createContext<Actor>()
export const nonceContext = createContext<string>()
/** The network address of the caller, for rateLimits of tries. */
export const addressContext = createContext<string>()
/** What this page is about, as its loaders add it with `describePage`. */
export const structureContext = createContext<Thing[]>()
/** What failed while the page was made, for the server to answer. */
export const faultContext = createContext<{ unavailable: DatabaseUnavailable | null }>()
