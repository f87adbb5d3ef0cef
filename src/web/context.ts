import { createContext } from "react-router"
import type { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { Language } from "#src/shared/language/language.ts"
import type { Thing } from "#src/web/frame/structured-data.ts"

/** Values that the server passes to loaders and actions. */
export const platformContext = createContext<Platform>()
export const actorContext = createContext<Actor>()
/** The language of the page, from its address. */
export const languageContext = createContext<Language>("en")
export const nonceContext = createContext<string>()
/** Whether the request sends a form. */
export const formIsSentContext = createContext(false)
/** The network address of the caller, for rate limits. */
export const addressContext = createContext<string>()
/** The new secret of the session of this browser, which the response sets; null while it stays as it is. */
export const renewedSessionContext = createContext<string | null>(null)
/** The structured data of this page; loaders add to it with `describePage`. */
export const structureContext = createContext<Thing[]>()
/** The failure of a page, which the server turns into a response. */
export const faultContext = createContext<{ unavailable: DatabaseUnavailable | null }>()
