import { createHash } from "node:crypto"
import { Secret } from "otpauth"

const recoveryCodeCount = 10

// At least 128 bits, so that a plain hash is enough (ASVS 6.5.2, 11.5.1).
const recoveryCodeBytes = 17

/** Ten new recovery codes: seven groups of four, such as 'ABCD-EFGH-...'. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    new Secret({ size: recoveryCodeBytes }).base32.replaceAll(/(.{4})(?=.)/g, "$1-"),
  )

const bare = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase()

/** The hash of a recovery code, as stored. */
export const hashOfRecoveryCode = (code: string): Buffer => createHash("sha256").update(bare(code)).digest()

/** Whether somebody typed a code of the app, right or wrong: it has digits only. */
export const isOfApp = (typed: string): boolean => /^\d*$/.test(bare(typed))

/** What somebody typed as a code: of the app, or a recovery code; null for anything else. */
export function readCode(
  typed: string,
): { readonly kind: "totp" | "recovery"; readonly code: string } | null {
  const code = bare(typed)
  if (/^\d{6}$/.test(code)) return { kind: "totp", code }
  // Codes made before had 16 characters.
  return /^(?:[A-Z2-7]{16}|[A-Z2-7]{28})$/.test(code) ? { kind: "recovery", code } : null
}
