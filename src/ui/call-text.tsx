import { keepOnOneLine } from "#src/shared/format/keep-on-one-line.ts"
import { hotel } from "#src/shared/hotel.ts"
import { Text } from "./use-text.tsx"

export type PhoneLine = { readonly phone: string; readonly href: string }

type CallTextProps = {
  /** A whole sentence with the mark '<call>{phone}</call>'. */
  text: string
  /** The telephone that answers; by default that of the reservations. */
  line?: PhoneLine
}

/** A sentence with a telephone number of the hotel as a link, which no line break divides. */
export const CallText = ({ text, line = hotel.reservations }: CallTextProps) => (
  <Text
    text={text}
    values={{ phone: keepOnOneLine(line.phone) }}
    parts={{ call: <a href={line.href}>{""}</a> }}
  />
)
