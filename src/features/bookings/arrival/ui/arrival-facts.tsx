import { DefinitionList } from "#src/ui/definition-list.tsx"
import type { Arrival } from "../arrival.ts"

/** What the guest said of the arrival. */
export const ArrivalFacts = ({ arrival: { time, flight, requests } }: { arrival: Arrival }) => (
  <DefinitionList
    items={[
      ...(time ? [{ term: "Arrival time", description: time }] : []),
      ...(flight ? [{ term: "Flight", description: flight }] : []),
      ...(requests ? [{ term: "Requests", description: requests }] : []),
    ]}
  />
)
