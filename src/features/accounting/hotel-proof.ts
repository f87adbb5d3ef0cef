import type { AuditCheck, PastAudit } from "./audit-checks.ts"

/** A number that the last audit found; `isLeast` where it found more differences than it stored. */
type ProofCount = { readonly count: number; readonly isLeast: boolean }

/** The published part of an audit: numbers, without bookings, names and amounts. */
export type AuditProof = {
  readonly at: string
  readonly differences: number
  readonly nights: ProofCount
  readonly folios: ProofCount
  readonly ledger: ProofCount
  readonly documents: ProofCount
}

const nightChecks: readonly AuditCheck[] = ["inventory", "nights", "rooms"]
const folioChecks: readonly AuditCheck[] = ["totals", "folio", "invoiced", "charges", "void"]
const ledgerChecks: readonly AuditCheck[] = ["ledger", "online-payment"]
const documentChecks: readonly AuditCheck[] = ["document-number", "document-figures", "early-invoice"]

/** The numbers of an audit that are published (GUEST-9). */
export function createAuditProof({ at, found, differences }: PastAudit): AuditProof {
  const isLeast = found > differences.length
  const countDifferences = (checks: readonly AuditCheck[]): ProofCount => ({
    count: differences.filter(({ check }) => checks.includes(check)).length,
    isLeast,
  })
  return {
    at,
    differences: found,
    nights: countDifferences(nightChecks),
    folios: countDifferences(folioChecks),
    ledger: countDifferences(ledgerChecks),
    documents: countDifferences(documentChecks),
  }
}

/** '0', '3', or 'at least 3'. */
export const formatProofCount = ({ count, isLeast }: ProofCount): string =>
  isLeast ? `at least ${count}` : String(count)
