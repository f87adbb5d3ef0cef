import { hash, verify } from "@node-rs/argon2"

// OWASP's first choice for argon2id, about 22 ms here; the library's default variant is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// A hash of random bytes that nobody kept: an unknown username costs the same work as a wrong password.
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$oUVZqHvYCRgZjVXIZ+Z8Cw$ImV/ONSHAk+Ilu+sbAOFqqP1UXyG0/+jBPlxjPjtaDY"

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Whether a password fits; with no hash it does the same work and says no. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const fits = await verify(passwordHash ?? nobodysHash, password)
  return fits && passwordHash !== null
}
