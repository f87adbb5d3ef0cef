import { formatMoney } from "#src/shared/money.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { type BookedExtra, extraAmount, type ExtrasStay, sumExtras } from "../booked-extra.ts"

type BookedExtrasProps = { extras: readonly BookedExtra[]; stay: ExtrasStay; totalTerm: string }

/** The extras of a booking with their amounts. */
export const BookedExtras = ({ extras, stay, totalTerm }: BookedExtrasProps) => (
  <DefinitionList
    look="ledger"
    items={[
      ...extras.map((extra) => ({ term: extra.name, description: formatMoney(extraAmount(extra, stay)) })),
      { term: totalTerm, description: formatMoney(sumExtras(extras, stay)), isTotal: true },
    ]}
  />
)
