import { secretShape } from "./validation/secret-shape.ts"

const attributes = (origin: string): string =>
  `Path=/; HttpOnly; SameSite=Lax${origin.startsWith("https:") ? "; Secure" : ""}`

/** A host-only cookie with a value of a shape and a lifetime in seconds. `read` returns null for malformed values. */
export function hostCookie(plainName: string, seconds: number, shape: RegExp = secretShape) {
  // `__Host-` pins a cookie to this host over https; browsers refuse that name on plain http.
  const nameAt = (origin: string) => (origin.startsWith("https:") ? `__Host-${plainName}` : plainName)
  return {
    set: (value: string, origin: string): string =>
      `${nameAt(origin)}=${value}; Max-Age=${seconds}; ${attributes(origin)}`,
    clear: (origin: string): string => `${nameAt(origin)}=; Max-Age=0; ${attributes(origin)}`,
    read: (header: string | null | undefined, origin: string): string | null => {
      const prefix = `${nameAt(origin)}=`
      const pair = header?.split(/;\s*/).find((part) => part.startsWith(prefix))
      const value = pair?.slice(prefix.length) ?? ""
      return shape.test(value) ? value : null
    },
  }
}
