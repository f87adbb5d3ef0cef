import { createContext } from "react-router"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import type { Thing } from "./structured-data.ts"

/** What the server hands to loaders and actions. */
export const platformContext = createContext<Platform>()
export const actorContext = createContext<Actor>()
export const nonceContext = createContext<string>()
/** The network address of the caller, for budgets of tries. */
export const addressContext = createContext<string>()
/** What this page is about, as its loaders add it with `describePage`. */
export const structureContext = createContext<Thing[]>()
