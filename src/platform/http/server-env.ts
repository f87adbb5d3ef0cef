import type { Actor } from "#src/shared/actor.ts"
import type { Platform } from "../platform.ts"

/** What the middleware adds to a request. */
export type ServerEnv = {
  Variables: {
    platform: Platform
    actor: Actor
    /** The nonce of inline scripts in the Content-Security-Policy, new for each response. */
    nonce: string
    /** The network address of the caller, for rate limits. */
    address: string
    /** The id of the request in the log: that of a proxy if it sent one, else new. */
    requestId: string
  }
}
