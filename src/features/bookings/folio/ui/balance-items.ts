import type { Folio } from "#src/features/bookings/folio/folio.ts"
import type { Balance } from "#src/features/folio/folio-line.ts"
import { formatMoney, subtract, zero } from "#src/shared/money.ts"

type BalanceItem = { readonly term: string; readonly description: string; readonly isTotal?: boolean }

const isUsed = ({ charged, received }: Balance): boolean => charged !== 0 || received !== 0

function formatPayerBalance({ owed }: Balance): string {
  if (owed === 0) return "Settled"
  return owed > 0 ? `Owes ${formatMoney(owed)}` : `Refund due ${formatMoney(subtract(zero, owed))}`
}

/** The balance of a folio in one line. */
export function formatBalance({ balance, byPayer }: Pick<Folio, "balance" | "byPayer">): string {
  if (!isUsed(byPayer.company)) return formatPayerBalance(balance)
  return `Guest: ${formatPayerBalance(byPayer.guest)}. Company: ${formatPayerBalance(byPayer.company)}.`
}

/** The balance of a folio; one for each payer where a company pays a part, because a credit of one is not offset. */
function totalItems({ balance: { owed }, byPayer }: Pick<Folio, "balance" | "byPayer">): BalanceItem[] {
  if (isUsed(byPayer.company)) {
    return [
      { term: "Guest", description: formatPayerBalance(byPayer.guest), isTotal: true },
      { term: "Company", description: formatPayerBalance(byPayer.company), isTotal: true },
    ]
  }
  return owed < 0
    ? [{ term: "Owed to the guest", description: formatMoney(subtract(zero, owed)), isTotal: true }]
    : [{ term: "Still owed", description: formatMoney(owed), isTotal: true }]
}

/** The sums of a folio, and its balance. */
export function balanceItems(folio: Pick<Folio, "balance" | "byPayer">): BalanceItem[] {
  const { charged, received, refunded } = folio.balance
  return [
    { term: "Charges", description: formatMoney(charged) },
    { term: "Received", description: formatMoney(received) },
    ...(refunded === 0 ? [] : [{ term: "Refunded", description: formatMoney(refunded) }]),
    ...totalItems(folio),
  ]
}
