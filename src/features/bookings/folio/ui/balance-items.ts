import type { Folio } from "#src/features/bookings/folio/folio.ts"
import type { Balance } from "#src/features/folio/folio-line.ts"
import { chooseMoneyFormat } from "#src/shared/amount-rows.ts"
import { formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"

type BalanceItem = { readonly term: string; readonly description: string; readonly isTotal?: boolean }

const isUsed = ({ charged, received }: Balance): boolean => charged !== 0 || received !== 0

type FormatAmount = (amount: Money) => string

function formatPayerBalance({ owed }: Balance, formatAmount: FormatAmount = formatMoney): string {
  if (owed === 0) return "Settled"
  return owed > 0 ? `Owes ${formatAmount(owed)}` : `Refund due ${formatAmount(subtract(zero, owed))}`
}

/** The balance of a folio in one line. */
export function formatBalance({ balance, byPayer }: Pick<Folio, "balance" | "byPayer">): string {
  if (!isUsed(byPayer.company)) return formatPayerBalance(balance)
  return `Guest: ${formatPayerBalance(byPayer.guest)}. Company: ${formatPayerBalance(byPayer.company)}.`
}

/** The balance of a folio; one for each payer where a company pays a part, because a credit of one is not offset. */
function totalItems(
  { balance: { owed }, byPayer }: Pick<Folio, "balance" | "byPayer">,
  formatAmount: FormatAmount,
): BalanceItem[] {
  if (isUsed(byPayer.company)) {
    return [
      { term: "Guest", description: formatPayerBalance(byPayer.guest, formatAmount), isTotal: true },
      { term: "Company", description: formatPayerBalance(byPayer.company, formatAmount), isTotal: true },
    ]
  }
  return owed < 0
    ? [{ term: "Owed to the guest", description: formatAmount(subtract(zero, owed)), isTotal: true }]
    : [{ term: "Still owed", description: formatAmount(owed), isTotal: true }]
}

/** The sums of a folio, and its balance. */
export function balanceItems(folio: Pick<Folio, "balance" | "byPayer">): BalanceItem[] {
  const { charged, received, refunded, owed } = folio.balance
  const { guest, company } = folio.byPayer
  const formatAmount = chooseMoneyFormat([charged, received, refunded, owed, guest.owed, company.owed])
  return [
    { term: "Charges", description: formatAmount(charged) },
    { term: "Received", description: formatAmount(received) },
    ...(refunded === 0 ? [] : [{ term: "Refunded", description: formatAmount(refunded) }]),
    ...totalItems(folio, formatAmount),
  ]
}
