const secretShape = /^[A-Za-z0-9_-]{43}$/

const attributes = (origin: string): string =>
  `Path=/; HttpOnly; SameSite=Lax${origin.startsWith("https:") ? "; Secure" : ""}`

/** A host-only cookie with a secret and a lifetime in seconds. `read` returns null for malformed values. */
export function hostCookie(plainName: string, seconds: number) {
  // `__Host-` pins a cookie to this host over https; browsers refuse that name on plain http.
  const nameAt = (origin: string) => (origin.startsWith("https:") ? `__Host-${plainName}` : plainName)
  return {
    set: (secret: string, origin: string): string =>
      `${nameAt(origin)}=${secret}; Max-Age=${seconds}; ${attributes(origin)}`,
    clear: (origin: string): string => `${nameAt(origin)}=; Max-Age=0; ${attributes(origin)}`,
    read: (header: string | null | undefined, origin: string): string | null => {
      const prefix = `${nameAt(origin)}=`
      const pair = header?.split(/;\s*/).find((part) => part.startsWith(prefix))
      const secret = pair?.slice(prefix.length) ?? ""
      return secretShape.test(secret) ? secret : null
    },
  }
}
