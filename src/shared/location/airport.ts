/** The airport beside the hotel: its terminals, which flights use them, and the drive from the front door. */
export const airport = {
  code: "DEL",
  terminals: [
    { id: "3", driveMinutes: 10, isInternational: true, isDomestic: true },
    { id: "2", driveMinutes: 10, isInternational: false, isDomestic: true },
    { id: "1", driveMinutes: 15, isInternational: false, isDomestic: true },
  ],
  /** From the landing to the kerb: the taxi way, the border, the bags. */
  minutesToLeave: { international: 60, domestic: 30 },
  /** How long before the departure a traveller should be at the terminal. */
  minutesToBoard: { international: 180, domestic: 120 },
} as const

export type TerminalId = (typeof airport.terminals)[number]["id"]

/** The minutes by the hotel's car between the front door and a terminal. */
export function driveMinutesOf(terminal: TerminalId): number {
  const found = airport.terminals.find(({ id }) => id === terminal)
  if (!found) throw new RangeError(`the airport has no terminal ${terminal}`)
  return found.driveMinutes
}

export const isTerminal = (id: string): id is TerminalId =>
  airport.terminals.some((terminal) => terminal.id === id)
