import { DefinitionList } from "#src/ui/definition-list.tsx"
import { type Arrival, arrivalRows } from "../arrival.ts"

/** The arrival details that the guest entered. */
export const ArrivalFacts = ({ arrival }: { arrival: Arrival }) => (
  <DefinitionList
    items={arrivalRows(arrival).map(({ label, value }) => ({ term: label, description: value }))}
  />
)
