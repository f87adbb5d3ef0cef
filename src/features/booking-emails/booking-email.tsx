import { type LabelledValue } from "#src/shared/amount-rows.ts"
import type { CSSProperties, ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { greeting } from "#src/features/emails/greeting.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { type BookingNews, bookingEmailText, type EmailText } from "./booking-email-text.ts"
import { addressLine } from "#src/features/bookings/booking-text.ts"

export type ComposedEmail = { readonly subject: string; readonly text: string; readonly html: string }

type Page = {
  readonly words: EmailText
  readonly guestName: string
  readonly action: { readonly label: string; readonly url: string }
}

/** An email to the guest about a booking, in plain text and in HTML that say the same. */
export function composeBookingEmail(booking: Booking, news: BookingNews, origin: string): ComposedEmail {
  const words = bookingEmailText(booking, news)
  const action = words.action ?? { label: seeBookings, url: `${origin}/user-booking` }
  const page = { words, guestName: booking.guest.name, action }
  return {
    subject: words.subject,
    text: textOf(page),
    html: `<!doctype html>${renderToStaticMarkup(<EmailPage {...page} />)}`,
  }
}

const seeBookings = "See your reservations"
const farewell = `Warmly, everyone at ${hotel.fullName}`

function textOf({ words, guestName, action }: Page): string {
  const rows = (list: readonly LabelledValue[]) =>
    list.map(({ label, value }) => `${label}: ${value}`).join("\n")
  const blocks = [
    greeting(guestName),
    ...words.paragraphs,
    rows(words.facts),
    rows(words.sums),
    words.terms.map((term) => `- ${term}`).join("\n"),
    `${action.label}: ${action.url}`,
    farewell,
    `${addressLine}\nReservations ${hotel.reservations.phone}, ${hotel.reservations.email}`,
  ]
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`
}

// Emails are read by programs that drop style sheets, so each element carries its own style.
const [ink, midnight, ivory, parchment, brass, walnut] = [
  "#0d1220",
  "#141d36",
  "#f7f2e8",
  "#ece2d0",
  "#7d5a24",
  "#4a3326",
]
const serif = "'Cormorant Garamond', Garamond, Georgia, serif"
const sans = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif"

const styles = {
  ground: { margin: 0, padding: "24px 12px", backgroundColor: parchment, fontFamily: sans, color: ink },
  sheet: {
    width: "100%",
    maxWidth: 600,
    margin: "0 auto",
    backgroundColor: ivory,
    borderCollapse: "collapse",
  },
  head: { padding: "28px 32px", backgroundColor: midnight, color: ivory, fontFamily: serif, fontSize: 28 },
  city: { fontFamily: sans, fontSize: 11, letterSpacing: 2, textTransform: "uppercase", color: "#d3b27e" },
  main: { padding: "32px", fontSize: 16, lineHeight: 1.6 },
  title: { margin: "0 0 20px", fontFamily: serif, fontSize: 30, fontWeight: 400, lineHeight: 1.2 },
  paragraph: { margin: "0 0 16px" },
  rows: { width: "100%", margin: "8px 0 20px", borderCollapse: "collapse", fontSize: 15 },
  label: {
    padding: "8px 16px 8px 0",
    borderTop: "1px solid #cdbc9c",
    color: walnut,
    textAlign: "left",
    fontWeight: 400,
    verticalAlign: "top",
    width: "36%",
  },
  value: { padding: "8px 0", borderTop: "1px solid #cdbc9c", verticalAlign: "top", overflowWrap: "anywhere" },
  terms: { margin: "0 0 24px", paddingLeft: 18, fontSize: 14, color: walnut },
  button: {
    display: "inline-block",
    padding: "13px 24px",
    backgroundColor: brass,
    color: "#fffdf9",
    textDecoration: "none",
  },
  foot: {
    padding: "20px 32px 28px",
    borderTop: `1px solid ${brass}`,
    fontSize: 13,
    lineHeight: 1.6,
    color: walnut,
  },
} as const satisfies Record<string, CSSProperties>

function EmailPage({ words, guestName, action }: Page) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{words.subject}</title>
      </head>
      <body style={styles.ground}>
        <Sheet>
          <h1 style={styles.title}>{words.title}</h1>
          <p style={styles.paragraph}>{greeting(guestName)}</p>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph} style={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          <Rows rows={words.facts} align="left" />
          <Rows rows={words.sums} align="right" />
          <Terms terms={words.terms} />
          <p style={{ margin: "0 0 24px" }}>
            <a href={action.url} style={styles.button}>
              {action.label}
            </a>
          </p>
          <p style={{ margin: 0 }}>{farewell}</p>
        </Sheet>
      </body>
    </html>
  )
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" style={styles.sheet}>
      <tbody>
        <tr>
          <td style={styles.head}>
            {hotel.name}
            <div style={styles.city}>{hotel.address.city}</div>
          </td>
        </tr>
        <tr>
          <td style={styles.main}>{children}</td>
        </tr>
        <tr>
          <td style={styles.foot}>
            {addressLine}
            <br />
            Reservations {hotel.reservations.phone},{" "}
            <a href={`mailto:${hotel.reservations.email}`} style={{ color: brass }}>
              {hotel.reservations.email}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Rows({ rows, align }: { rows: readonly LabelledValue[]; align: "left" | "right" }) {
  return (
    <table style={styles.rows}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" style={styles.label}>
              {label}
            </th>
            <td style={{ ...styles.value, textAlign: align }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Terms({ terms }: { terms: readonly string[] }) {
  if (terms.length === 0) return null
  return (
    <ul style={styles.terms}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}
