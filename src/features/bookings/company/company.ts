/** The company that the invoices of a booking are made out to. */
export type Company = {
  readonly name: string
  /** Checked by its check character. */
  readonly gstin: string
  /** One line or several. */
  readonly address: string
}

const mostLines = 5

/** The lines of an address, as they are printed: those after the fifth are on the fifth. */
export function listAddressLines(address: string): string[] {
  const lines = address
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
  const rest = lines.splice(mostLines - 1).join(", ")
  return rest === "" ? lines : [...lines, rest]
}
