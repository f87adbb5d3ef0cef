import type { CSSProperties, ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { hotel } from "#src/shared/hotel.ts"

export type ComposedEmail = { readonly subject: string; readonly text: string; readonly html: string }

export type EmailFact = { readonly label: string; readonly value: string }

export type EmailParts = {
  readonly subject: string
  readonly title: string
  readonly opening?: readonly string[]
  readonly facts?: readonly EmailFact[]
  /** What somebody wrote, as they wrote it. */
  readonly quote?: string
  /** A one-time code, set large. */
  readonly code?: string
  /** Where the email leads: a whole address. */
  readonly link?: { readonly label: string; readonly url: string }
  readonly closing: readonly string[]
}

const addressLine = `${hotel.fullName}, ${hotel.address.street}, ${hotel.address.city} ${hotel.address.pin}`

/** An email of the hotel, in plain text and in HTML that say the same. */
export const composeEmail = (parts: EmailParts): ComposedEmail => ({
  subject: parts.subject,
  text: textOf(parts),
  html: `<!doctype html>${renderToStaticMarkup(<EmailPage {...parts} />)}`,
})

function textOf({ title, opening = [], facts = [], quote = "", code = "", link, closing }: EmailParts) {
  const lines = facts.map(({ label, value }) => `${label}: ${value}`).join("\n")
  const way = link ? `${link.label}: ${link.url}` : ""
  const blocks = [title, ...opening, code, lines, quote, way, ...closing, addressLine]
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`
}

// Emails are read by programs that drop style sheets, so each element carries its own style.
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
  code: { margin: "8px 0 24px", fontSize: 34, letterSpacing: 8, fontVariantNumeric: "tabular-nums" },
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
  link: {
    display: "inline-block",
    padding: "13px 24px",
    backgroundColor: "#7d5a24",
    color: "#fffdf9",
    textDecoration: "none",
  },
  foot: { padding: "20px 32px 28px", borderTop: "1px solid #b8935a", fontSize: 13, color: "#4a3326" },
} as const satisfies Record<string, CSSProperties>

function EmailPage(parts: EmailParts) {
  const { subject, title, opening = [], facts = [], quote, code, link, closing } = parts
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
          {code && <p style={styles.code}>{code}</p>}
          <Facts facts={facts} />
          {quote && <blockquote style={styles.quote}>{quote}</blockquote>}
          {link && (
            <p style={{ margin: "8px 0 24px" }}>
              <a href={link.url} style={styles.link}>
                {link.label}
              </a>
            </p>
          )}
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

function Facts({ facts }: { facts: readonly EmailFact[] }) {
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
