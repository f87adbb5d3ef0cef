import { Form } from "react-router"
import { filterParameters, type RoomFilter } from "#src/features/availability/results/room-filter.ts"
import { formatStaySearch, type StaySearch } from "#src/features/availability/stay-search-url.ts"
import type { CodeAnswer } from "#src/features/pricing/offers/offer-text.ts"
import { CodeDisclosure } from "#src/features/pricing/offers/ui/code-fields.tsx"

type CodeSearchProps = {
  search: StaySearch
  answer: CodeAnswer
  isPending: boolean
  /** The filter of the list of rooms. */
  filter?: RoomFilter | undefined
}

/** Searches the same stay with a promo code, which the address keeps. */
export function CodeSearch({ search, answer, isPending, filter }: CodeSearchProps) {
  const { code = "", ...stay } = search
  return (
    <Form method="get" action="." preventScrollReset>
      {[...formatStaySearch(stay), ...(filter ? filterParameters(filter) : [])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CodeDisclosure key={code} typed={code} answer={answer} isPending={isPending} button={{}} />
    </Form>
  )
}
