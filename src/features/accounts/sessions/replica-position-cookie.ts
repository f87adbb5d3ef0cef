import { logPositionShape } from "#src/shared/log-position.ts"
import { hostCookie } from "#src/shared/host-cookie.ts"

/** Keeps the position of the last change of a session in its browser, so that lists show it whichever database is read. */
export const replicaPositionCookie = hostCookie("changes", 60, logPositionShape)
