import { Body } from "@react-email/body"
import { Container } from "@react-email/container"
import { Head } from "@react-email/head"
import { Heading } from "@react-email/heading"
import { Html } from "@react-email/html"
import { toPlainText } from "@react-email/render"
import { Section } from "@react-email/section"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { hotel } from "#src/shared/hotel.ts"
import { hotelAddress } from "#src/shared/hotel-address.ts"
import { emailStyles as styles } from "./email-styles.ts"
import { textOptions } from "./email-text.ts"

export type ComposedEmail = { readonly subject: string; readonly text: string; readonly html: string }

export type EmailParts = { readonly subject: string; readonly title: string; readonly body: ReactNode }

/** An email of the hotel as HTML, and the same as plain text. */
export function composeEmail(parts: EmailParts): ComposedEmail {
  const html = `<!doctype html>${renderToStaticMarkup(<EmailPage {...parts} />)}`
  return { subject: parts.subject, html, text: `${toPlainText(html, textOptions)}\n` }
}

const EmailPage = ({ subject, title, body }: EmailParts) => (
  <Html lang="en-IN">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <title>{subject}</title>
    </Head>
    <Body style={styles.body}>
      <Container style={styles.sheet}>
        <Section style={styles.head} data-skip-in-text="true">
          {hotel.name}
          <div style={styles.city}>{hotel.address.city}</div>
        </Section>
        <Section style={styles.main}>
          <Heading as="h1" style={styles.title}>
            {title}
          </Heading>
          {body}
        </Section>
        <Section style={styles.foot}>
          <Contact />
        </Section>
      </Container>
    </Body>
  </Html>
)

const Contact = () => (
  <>
    {hotelAddress}
    <br />
    {`Reservations ${hotel.reservations.phone}, `}
    <a href={`mailto:${hotel.reservations.email}`} style={styles.contact}>
      {hotel.reservations.email}
    </a>
  </>
)
