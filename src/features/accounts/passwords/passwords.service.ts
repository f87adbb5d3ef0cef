import { hash, verify } from "@node-rs/argon2"

// OWASP's recommended parameters for argon2id, the library's default variant; about 22 ms.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// A hash of random bytes, so that an unknown username takes as long as a wrong password.
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$oUVZqHvYCRgZjVXIZ+Z8Cw$ImV/ONSHAk+Ilu+sbAOFqqP1UXyG0/+jBPlxjPjtaDY"

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

// How a hash of today begins (PHC string format: https://github.com/P-H-C/phc-string-format).
const currentPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** Whether a hash was made with another algorithm or cost than today's. */
export const isOutdatedHash = (passwordHash: string): boolean => !passwordHash.startsWith(currentPrefix)

/** Whether a password matches; without a hash it does the same work and returns false. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const fits = await verify(passwordHash ?? dummyHash, password)
  return fits && passwordHash !== null
}
