/** When the guests arrive, and what they ask for. */
export type Arrival = {
  /** Local time at the hotel, 'HH:MM'; null when it is not known. */
  readonly time: string | null
  /** Flight number, or empty. */
  readonly flight: string
  readonly requests: string
}

/** 'at 23:40, flight AI 302'; empty when neither is known. */
export const formatArrival = ({ time, flight }: Pick<Arrival, "time" | "flight">): string =>
  [time && `at ${time}`, flight && `flight ${flight}`].filter(Boolean).join(", ")
