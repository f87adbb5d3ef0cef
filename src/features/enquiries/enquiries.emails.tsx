import type { CSSProperties, ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { hotel } from "#src/shared/hotel.ts"
import type { Enquiry } from "./enquiry.ts"
import { enquiryWords, type Fact, occasionFacts, senderFacts } from "./enquiry-words.ts"

export type ComposedLetter = { readonly subject: string; readonly text: string; readonly html: string }

type LetterParts = {
  readonly subject: string
  readonly title: string
  readonly opening: readonly string[]
  readonly facts: readonly Fact[]
  /** What the sender wrote, as they wrote it. */
  readonly quote: string
  readonly closing: readonly string[]
}

/** Tells the hotel of an enquiry, with everything that was written (ENQ-5). */
export function tellingLetter(enquiry: Enquiry): ComposedLetter {
  const { name } = enquiryWords[enquiry.kind]
  const [, date] = enquiry.kind === "contact" ? [] : occasionFacts(enquiry)
  return compose({
    subject: `New ${name}: ${enquiry.name}${date ? `, ${date.value}` : ""}`,
    title: `A ${name} from ${enquiry.name}`,
    opening: [],
    facts: [...senderFacts(enquiry), ...occasionFacts(enquiry)],
    quote: enquiry.message,
    closing: [`Answer to ${enquiry.email}.`],
  })
}

/**
 * Thanks the sender (ENQ-5). It repeats nothing that was written freely: anybody may fill in the form in the name of
 * anybody, and this letter must be no use to them.
 */
export function thanksLetter(enquiry: Enquiry): ComposedLetter {
  const { name, desk } = enquiryWords[enquiry.kind]
  return compose({
    subject: `We have your ${name}, ${hotel.fullName}`,
    title: "Thank you for writing",
    opening: [
      `Dear ${enquiry.name},`,
      `Your ${name} has reached us. One of us reads it today and answers you in person.`,
    ],
    facts: occasionFacts(enquiry),
    quote: "",
    closing: [
      `If it cannot wait, call ${desk.phone} or write to ${desk.email}.`,
      `Warmly, everyone at ${hotel.fullName}`,
    ],
  })
}

/** Answers an enquiry in the words of the colleague who looks after it. */
export function replyLetter(enquiry: Enquiry, reply: string): ComposedLetter {
  const { name, desk } = enquiryWords[enquiry.kind]
  return compose({
    subject: `Your ${name}, ${hotel.fullName}`,
    title: `About your ${name}`,
    opening: reply.split(/\n{2,}/),
    facts: occasionFacts(enquiry),
    quote: "",
    closing: [`Call us on ${desk.phone}, or write to ${desk.email}.`],
  })
}

const addressLine = `${hotel.fullName}, ${hotel.address.street}, ${hotel.address.city} ${hotel.address.pin}`

const compose = (parts: LetterParts): ComposedLetter => ({
  subject: parts.subject,
  text: textOf(parts),
  html: `<!doctype html>${renderToStaticMarkup(<LetterPage {...parts} />)}`,
})

function textOf({ title, opening, facts, quote, closing }: LetterParts): string {
  const lines = facts.map(({ label, value }) => `${label}: ${value}`).join("\n")
  const blocks = [title, ...opening, lines, quote, ...closing, addressLine]
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`
}

// Letters are read by programs that drop style sheets, so each element carries its own style.
const sans = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif"
const serif = "'Cormorant Garamond', Garamond, Georgia, serif"

const styles = {
  ground: { margin: 0, padding: "24px 12px", backgroundColor: "#ece2d0", fontFamily: sans, color: "#0d1220" },
  sheet: { width: "100%", maxWidth: 600, margin: "0 auto", backgroundColor: "#f7f2e8" },
  head: {
    padding: "28px 32px",
    backgroundColor: "#141d36",
    color: "#f7f2e8",
    fontFamily: serif,
    fontSize: 28,
  },
  main: { padding: 32, fontSize: 16, lineHeight: 1.6 },
  title: { margin: "0 0 20px", fontFamily: serif, fontSize: 30, fontWeight: 400, lineHeight: 1.2 },
  paragraph: { margin: "0 0 16px" },
  facts: { width: "100%", margin: "8px 0 20px", borderCollapse: "collapse", fontSize: 15 },
  label: {
    padding: "8px 16px 8px 0",
    borderTop: "1px solid #cdbc9c",
    color: "#4a3326",
    textAlign: "left",
    fontWeight: 400,
    verticalAlign: "top",
    width: "30%",
  },
  value: { padding: "8px 0", borderTop: "1px solid #cdbc9c", verticalAlign: "top", overflowWrap: "anywhere" },
  quote: {
    margin: "0 0 20px",
    padding: "4px 0 4px 18px",
    borderLeft: "2px solid #b8935a",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  foot: { padding: "20px 32px 28px", borderTop: "1px solid #b8935a", fontSize: 13, color: "#4a3326" },
} as const satisfies Record<string, CSSProperties>

function LetterPage({ subject, title, opening, facts, quote, closing }: LetterParts) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={styles.ground}>
        <Sheet>
          <h1 style={styles.title}>{title}</h1>
          <Paragraphs of={opening} />
          <Facts facts={facts} />
          {quote !== "" && <blockquote style={styles.quote}>{quote}</blockquote>}
          <Paragraphs of={closing} />
        </Sheet>
      </body>
    </html>
  )
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <table role="presentation" style={styles.sheet} cellSpacing={0} cellPadding={0}>
    <tbody>
      {[
        { part: "head", style: styles.head, content: hotel.name },
        { part: "main", style: styles.main, content: children },
        { part: "foot", style: styles.foot, content: addressLine },
      ].map(({ part, style, content }) => (
        <tr key={part}>
          <td style={style}>{content}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Paragraphs = ({ of }: { of: readonly string[] }) =>
  of.map((paragraph) => (
    <p key={paragraph} style={styles.paragraph}>
      {paragraph}
    </p>
  ))

function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <table style={styles.facts}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" style={styles.label}>
              {label}
            </th>
            <td style={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
