import type { Actor } from "#src/shared/actor.ts"
import type { Platform } from "../platform.ts"

/** What the server knows of a request before a route sees it. */
export type ServerEnv = {
  Variables: {
    platform: Platform
    actor: Actor
    /** Fresh for each response; inline scripts carry it under the Content-Security-Policy. */
    nonce: string
    /** The network address of the caller, for rate limits of tries. */
    address: string
  }
}
