import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { newSecret } from "#src/features/accounts/secrets.ts"
import {
  deriveCsrfToken,
  endedSessionCookie,
  isValidSessionToken,
  readSessionCookie,
  sessionCookie,
  parseBearerToken,
} from "./session-cookie.ts"

const secure = "https://vimana.example"
const plain = "http://localhost:3000"

describe("the secret of a session", () => {
  test("is 32 random bytes, different each time", () => {
    const secrets = new Set(Array.from({ length: 1000 }, newSecret))
    expect(secrets.size).toBe(1000)
    for (const secret of secrets) expect(Buffer.from(secret, "base64url")).toHaveLength(32)
  })

  test("is set in an HttpOnly cookie, with the __Host- prefix over https", () => {
    const secret = newSecret()
    expect(sessionCookie(secret, secure)).toBe(
      `__Host-session=${secret}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure`,
    )
    expect(sessionCookie(secret, plain)).toBe(
      `session=${secret}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    )
    expect(endedSessionCookie(secure)).toContain("__Host-session=; Max-Age=0;")
  })

  test("is read from a cookie header with other cookies", () => {
    const secret = newSecret()
    expect(readSessionCookie(`a=b; session=${secret}; c=d`, plain)).toBe(secret)
    expect(readSessionCookie(`session=${secret}`, secure)).toBeNull()
    expect(readSessionCookie(`xsession=${secret}`, plain)).toBeNull()
    expect(readSessionCookie("session=short", plain)).toBeNull()
    expect(readSessionCookie(undefined, plain)).toBeNull()
  })

  test("has a token that only it gives", () => {
    const [mine, other] = [newSecret(), newSecret()]
    expect(isValidSessionToken(mine, deriveCsrfToken(mine))).toBe(true)
    expect(isValidSessionToken(mine, deriveCsrfToken(other))).toBe(false)
    expect(isValidSessionToken(mine, null)).toBe(false)
    expect(deriveCsrfToken(mine)).not.toBe(mine)
  })

  test("is read with and without the word Bearer, and from nothing else", () => {
    const secret = newSecret()
    for (const header of [secret, `Bearer ${secret}`, `bearer  ${secret}`])
      expect(parseBearerToken(header)).toBe(secret)
    fc.assert(fc.property(fc.string({ maxLength: 42 }), (header) => parseBearerToken(header) === null))
    expect(parseBearerToken(undefined)).toBeNull()
  })
})
