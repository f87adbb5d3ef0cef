import { formatCount } from "#src/shared/format/format-count.ts"
import { adultsOf, childrenOf, type Party } from "#src/features/availability/party.ts"

/** All guests: '3 adults, 1 child'. */
export function formatGuests(party: Party): string {
  const children = childrenOf(party)
  const adults = formatCount(adultsOf(party), "adult")
  return children > 0 ? `${adults}, ${formatCount(children, "child", "children")}` : adults
}
