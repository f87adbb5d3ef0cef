import { createHash } from "node:crypto"
import { Secret } from "otpauth"

const recoveryCodeCount = 10

/** Ten new recovery codes of 80 bits: 'ABCD-EFGH-IJKL-MNOP'. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    new Secret({ size: 10 }).base32.replaceAll(/(.{4})(?=.)/g, "$1-"),
  )

const bare = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase()

/** The hash of a recovery code, as stored. Its 80 random bits need no slow hash. */
export const hashOfRecoveryCode = (code: string): Buffer => createHash("sha256").update(bare(code)).digest()

/** What somebody typed as a code: of the app, or a recovery code; null for anything else. */
export function readCode(
  typed: string,
): { readonly kind: "totp" | "recovery"; readonly code: string } | null {
  const code = bare(typed)
  if (/^\d{6}$/.test(code)) return { kind: "totp", code }
  return /^[A-Z2-7]{16}$/.test(code) ? { kind: "recovery", code } : null
}
