import { keepOnOneLine } from "#src/shared/format/keep-on-one-line.ts"
import { Body } from "@react-email/body"
import { Container } from "@react-email/container"
import { Head } from "@react-email/head"
import { Heading } from "@react-email/heading"
import { Html } from "@react-email/html"
import { toPlainText } from "@react-email/render"
import type { CSSProperties, ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { hotel } from "#src/shared/hotel.ts"
import { hotelAddress } from "#src/shared/location/hotel-address.ts"
import { type Language, tags } from "#src/shared/language/language.ts"
import { mapUrl } from "#src/shared/location/map-links.ts"
import { TextContext, useText } from "#src/ui/use-text.tsx"
import type { EmailPicture } from "./email-picture.ts"
import { darkStyles, emailStyles as styles, outlookHead, sheetWidth } from "./email-styles.ts"
import { textOptions } from "./email-text.ts"
import { emailTextIn } from "./hindi/email-text-in.ts"

export type ComposedEmail = { readonly subject: string; readonly text: string; readonly html: string }

type EmailParts = {
  /** The language of the recipient; English by default. The parts of the body translate their texts themselves. */
  readonly language?: Language | undefined
  readonly subject: string
  readonly title: string
  readonly body: ReactNode
  /** Above the title; without it, a picture of the hotel follows the text. */
  readonly picture?: EmailPicture | null
  /** What the email is about, for mail programs (schema.org, JSON-LD). */
  readonly markup?: object
}

/** An email of the hotel as HTML, and the same as plain text. */
export function composeEmail(parts: EmailParts): ComposedEmail {
  const t = emailTextIn(parts.language ?? "en")
  const subject = t(parts.subject)
  const page = (
    <TextContext value={t}>
      <EmailPage {...parts} subject={subject} title={t(parts.title)} />
    </TextContext>
  )
  const html = `<!doctype html>${renderToStaticMarkup(page)}`
  const text = toPlainText(html, textOptions)
  return {
    subject,
    html: forOutlook(withoutBreaks(withPreview(withPhoneLinks(html), previewOf(text)))),
    text: `${text}\n`,
  }
}

/** The first text below the title that is no greeting: mail programs show it beside the subject. */
function previewOf(text: string): string {
  const [, ...paragraphs] = text.split(/\n{2,}/)
  return paragraphs.find((paragraph) => !paragraph.endsWith(","))?.replaceAll("\n", ", ") ?? ""
}

// Without this preview text, inboxes show the alternative texts of the logo and the picture, and behind a short one too.
const fill = "\u00A0\u200C".repeat(100)

function withPreview(html: string, preview: string): string {
  const hidden = renderToStaticMarkup(<div style={styles.preview}>{preview + fill}</div>)
  return html.replace(/<body[^>]*>/, (body) => body + hidden)
}

// Matches telephone numbers, and the elements whose content stays as it is: scripts, the title, and links.
const unlinked = /<(script|title|a)\b.*?<\/\1>|\+91(?: \d+)+/gs

/** Makes the hotel's telephone numbers links that dial. */
const withPhoneLinks = (html: string): string =>
  html.replaceAll(unlinked, (found) =>
    found.startsWith("<")
      ? found
      : renderToStaticMarkup(
          <a href={`tel:${found.replaceAll(" ", "")}`} className="vm-link" style={styles.contact}>
            {found}
          </a>,
        ),
  )

/**
 * Prevents line breaks inside times of day, ranges of days and the hotel's telephone numbers. Numbers in quotes are part of
 * the markup and stay as they are.
 */
const withoutBreaks = (html: string): string =>
  html
    .replaceAll(/(?<=\d:\d\d) (?=[ap]m\b)/g, "\u00A0")
    .replaceAll(/(?<= )\d{1,2}-\d{1,2}(?= )/g, (range) => `<span style="white-space:nowrap">${range}</span>`)
    .replaceAll(/(?<!")\+91(?: \d+)+/g, keepOnOneLine)

/** What only Outlook for Windows reads. It draws with Word, which has neither `max-width` nor fonts that are not installed. */
const forOutlook = (html: string): string =>
  html
    .replace("<html ", `<html xmlns:o="urn:schemas-microsoft-com:office:office" `)
    .replace("</head>", `${outlookOnly(outlookHead)}</head>`)
    .replace(/<table [^>]*class="vm-sheet/, (sheet) => outlookOnly(outlookFrame) + sheet)
    .replace(/(?=<\/td><\/tr><\/tbody><\/table><\/body>)/, outlookOnly("</td></tr></table>"))

const outlookOnly = (markup: string): string => `<!--[if mso]>${markup}<![endif]-->`

const outlookFrame = `<table role="presentation" align="center" width="${sheetWidth}" cellpadding="0" cellspacing="0" border="0"><tr><td>`

const logo: EmailPicture = { src: "/brand/email/logo.png", width: 240, height: 54, alt: hotel.fullName }

const hotelPicture: EmailPicture = {
  src: "/brand/email/pool.jpg",
  width: 600,
  height: 240,
  alt: "The infinity pool at dusk, above the lights of the city",
}

const EmailPage = ({ language = "en", subject, title, body, picture, markup }: EmailParts) => (
  <Html lang={tags[language]}>
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{subject}</title>
      <style dangerouslySetInnerHTML={{ __html: darkStyles }} />
    </Head>
    <Body className="vm-ground" style={styles.body}>
      {markup && <Markup about={markup} />}
      <Container className="vm-sheet" lang={tags[language]} style={styles.sheet}>
        <Band style={styles.head} isSkippedInText>
          <Image {...logo} style={styles.logo} />
        </Band>
        {picture && <Picture {...picture} />}
        <Band style={styles.main}>
          <Heading as="h1" style={styles.title}>
            {title}
          </Heading>
          {body}
        </Band>
        {!picture && <Picture {...hotelPicture} />}
        <Band className="vm-soft" style={styles.foot}>
          <Contact />
        </Band>
      </Container>
    </Body>
  </Html>
)

type BandProps = {
  readonly style: CSSProperties
  readonly className?: string
  readonly isSkippedInText?: boolean
  readonly children: ReactNode
}

/** A part of the sheet. Its style is on the cell: Word has no padding of tables. */
const Band = ({ style, className, isSkippedInText, children }: BandProps) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    data-skip-in-text={isSkippedInText ? "true" : undefined}
  >
    <tbody>
      <tr>
        <td className={className} style={style}>
          {children}
        </td>
      </tr>
    </tbody>
  </table>
)

// A `<` would end the script.
const Markup = ({ about }: { about: object }) => (
  <script
    type="application/ld+json"
    data-skip-in-text="true"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(about).replaceAll("<", String.raw`\u003c`) }}
  />
)

type ImageProps = EmailPicture & { readonly style: CSSProperties }

// With a higher priority React adds `<link rel="preload">`: mail programs would load the file unasked.
const Image = ({ alt, ...image }: ImageProps) => <img {...image} alt={useText()(alt)} fetchPriority="low" />

const Picture = (picture: EmailPicture) => <Image {...picture} style={styles.picture} />

function Contact() {
  const t = useText()
  return (
    <>
      {t(hotelAddress)}
      <br />
      <a href={mapUrl} className="vm-link" style={styles.contact}>
        {t("Map and directions")}
      </a>
      <br />
      {`${t(`Reservations ${hotel.reservations.phone}`)}, `}
      <a href={`mailto:${hotel.reservations.email}`} className="vm-link" style={styles.contact}>
        {hotel.reservations.email}
      </a>
    </>
  )
}
