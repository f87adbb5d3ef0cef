import { DefinitionList } from "#src/ui/definition-list.tsx"
import { type Arrival, arrivalRows } from "../arrival.ts"

/** What the guest said of the arrival. */
export const ArrivalFacts = ({ arrival }: { arrival: Arrival }) => (
  <DefinitionList
    items={arrivalRows(arrival).map(({ label, value }) => ({ term: label, description: value }))}
  />
)
