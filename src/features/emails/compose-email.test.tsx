import { beforeEach, describe, expect, test } from "vitest"
import { hotel } from "#src/shared/hotel.ts"
import { mapUrl } from "#src/shared/location/map-links.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { composeEmail } from "./compose-email.tsx"
import { Facts, LinkButton, Paragraph } from "./email-parts.tsx"
import { darkStyles } from "./email-styles.ts"
import { listEmails, sendEmail } from "./emails.service.ts"

const composed = composeEmail({
  subject: "A test",
  title: "A title",
  body: (
    <>
      <Paragraph>Dear Asha Rao,</Paragraph>
      <Paragraph>A paragraph.</Paragraph>
      <Facts facts={[{ label: "Rooms", value: "1" }]} />
      <LinkButton label="See" url="https://vimana.example/" />
    </>
  ),
  markup: { "@type": "LodgingReservation", name: "</script><b>" },
})

describe("every email", () => {
  test("[FOLIO-9] shows logo, picture and map, and repeats none of them in the text", () => {
    const { html, text } = composed
    const images = [...html.matchAll(/<img ([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(images).toHaveLength(2)
    for (const image of images)
      for (const attribute of [/src="\//, /width="\d/, /height="\d/, /alt="\w/])
        expect(image).toMatch(attribute)
    expect(html).toContain(`href="${mapUrl.replaceAll("&", "&amp;")}"`)
    expect(text).toContain(`Map and directions: ${mapUrl}`)
    expect(text).not.toMatch(/infinity pool|LodgingReservation|color-scheme/)
  })

  test("[FOLIO-9] is dark where its reader prefers dark: each dark class is used, and small enough for Gmail", () => {
    const { html } = composed
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    const classes = new Set([...darkStyles.matchAll(/\.(vm-[a-z]+)/g)].map(([, name]) => name))
    const body = html.slice(html.indexOf("<body"))
    for (const name of classes) expect(body).toMatch(new RegExp(`class="(?:[^"]* )?${name}[ "]`))
    // Gmail drops a longer style element (developers.google.com/workspace/gmail/design/css).
    expect(darkStyles.length).toBeLessThan(8192)
  })

  test("[FOLIO-9] begins with its first sentence, hidden, which mail programs show beside the subject", () => {
    // The spaces keep what follows, such as alternative texts, from being shown with it.
    expect(composed.html).toMatch(
      /<body[^>]*><div style="display:none[^"]*">A paragraph\.(?:\u00A0\u200C){100}<\/div>/,
    )
    expect(composed.text.match(/A paragraph\./g)).toHaveLength(1)
  })

  test("[FOLIO-9] has no line that ends inside a time of day or a telephone number", () => {
    const body = <Paragraph>{`From 2:00 pm, in 3-5 days. Call ${hotel.reservations.phone}.`}</Paragraph>
    const markup = { telephone: hotel.reservations.phone }
    const { html, text } = composeEmail({ subject: "A test", title: "A title", body, markup })
    expect(html).toContain('From 2:00\u00A0pm, in <span style="white-space:nowrap">3-5</span> days. Call ')
    expect(html).toContain(">+91\u00A011\u00A04567\u00A01200</a>.")
    expect(html).toContain(JSON.stringify(markup))
    expect(text).toContain(`From 2:00 pm, in 3-5 days. Call ${hotel.reservations.phone}.`)
  })

  test("[FOLIO-9] has telephone numbers that dial, and one link around each", () => {
    const { phone } = hotel.reservations
    const body = (
      <>
        <Paragraph>{`Call ${phone}.`}</Paragraph>
        <LinkButton label={`Call ${phone}`} url="https://vimana.example/" />
      </>
    )
    const { html, text } = composeEmail({ subject: `Call ${phone}`, title: "A title", body })
    // The paragraph and the foot.
    expect(html.match(/<a href="tel:\+911145671200"/g)).toHaveLength(2)
    expect(html).not.toMatch(/<a [^>]*><a |<title>[^<]*<a/)
    expect(text).not.toContain("tel:")
  })

  test("[FOLIO-9] has a width, fonts and space around its text in Outlook, which draws with Word", () => {
    const { html } = composed
    // Word knows no max-width: a table that only Outlook sees holds the sheet.
    const frame = /<!--\[if mso\]><table [^>]*width="600"[^>]*><tr><td><!\[endif\]--><table [^>]*vm-sheet/
    expect(html).toMatch(frame)
    expect(html).toMatch(
      /<!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]--><\/td><\/tr><\/tbody><\/table><\/body>/,
    )
    expect(html).toMatch(/<!--\[if mso\]><xml>.*96.*<style>.*Arial.*<\/style><!\[endif\]--><\/head>/s)
    // Word has padding in table cells only.
    expect(html.match(/<table [^>]*style="[^"]*padding/g)).toBeNull()
    expect(html).not.toMatch(/display:(?:flex|grid)|background-image|position:/)
  })

  test("[FOLIO-9] states its language where Gmail keeps it, which drops the root element", () => {
    expect(composed.html).toMatch(
      /<table [^>]*lang="en-IN"[^>]*class="vm-sheet"|class="vm-sheet"[^>]*lang="en-IN"/,
    )
    const { html } = composeEmail({ language: "hi", subject: "A test", title: "A title", body: null })
    expect(html.match(/lang="hi-IN"/g)).toHaveLength(2)
  })

  test("[FOLIO-9] keeps its markup inside the script", () => {
    const markup = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(composed.html)?.[1]
    expect(JSON.parse(markup ?? "")).toEqual({ "@type": "LodgingReservation", name: "</script><b>" })
  })
})

describe("a picture of an email", () => {
  const platform = setUpPlatform({ origin: "https://vimana.example" })
  beforeEach(() => platform.clear())

  test("[FOLIO-9] is sent with its whole address, and nothing else changes", async () => {
    const email = { to: "meera@example.in", ...composed, attachments: [] }
    await sendEmail(platform, platform.db, { kind: "test", bookingId: null, email })
    const [stored] = await listEmails(platform)
    expect(stored?.email.html.match(/src="[^"]*"/g)).toEqual([
      'src="https://vimana.example/brand/email/logo.png"',
      'src="https://vimana.example/brand/email/pool.jpg"',
    ])
    expect(stored?.email.html.replaceAll("https://vimana.example/brand", "/brand")).toBe(composed.html)
  })
})
