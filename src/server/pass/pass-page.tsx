import { createHash } from "node:crypto"
import { renderToStaticMarkup } from "react-dom/server"
import type { Booking } from "#src/features/bookings/booking.ts"
import { buildVoucher } from "#src/features/documents/voucher.ts"
import { emailTextIn } from "#src/features/emails/hindi/email-text-in.ts"
import { hotel } from "#src/shared/hotel.ts"
import { mapUrl } from "#src/shared/location/map-links.ts"
import { inLanguage, tags } from "#src/shared/language/language.ts"
import { TextContext, useText } from "#src/ui/use-text.tsx"
import { createQrCode } from "#src/shared/qr-code.ts"
import styles from "./pass-page.css?raw"
import { bookingsLinkId, passScript, passTypes } from "./pass-worker.ts"

const formatHashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** The page is stored in the browser, so its style and script are allowed by hashes instead of a nonce. */
export const passPolicy = [
  "default-src 'none'",
  `style-src ${formatHashSource(styles)}`,
  `script-src ${formatHashSource(passScript)} 'self'`,
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  `trusted-types ${passTypes}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

type Fact = { readonly label: string; readonly value: string; readonly note?: string }

function Facts({ facts }: { facts: readonly Fact[] }) {
  const t = useText()
  return (
    <dl>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>
            {t(value)}
            {note && <small>{t(note)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The content of the QR code: the booking's page in the administration, which only staff can open. */
function Code({ address }: { address: string }) {
  const t = useText()
  const { size, path } = createQrCode(address)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("Code for the front desk")}>
      <path d={path} />
    </svg>
  )
}

function Pass({ booking, origin }: { booking: Booking; origin: string }) {
  const t = useText()
  const { reference, stay, guest, room, payment, contact } = buildVoucher(booking)
  return (
    <main>
      <p className="brand">{t(hotel.fullName)}</p>
      <div className="card">
        <h1>{t("Welcome, {name}", { name: guest.name })}</h1>
        <div className="code">
          <Code address={`${origin}/admin/${booking.id}`} />
          <p className="reference">{reference}</p>
        </div>
        <Facts
          facts={[
            ...stay,
            {
              label: "Room",
              value: room.name,
              note: room.guests.map(({ label, value }) => `${t(label)}: ${t(value)}`).join("; "),
            },
            { label: "Payment", value: payment },
            ...contact,
          ]}
        />
      </div>
      <output
        className="note"
        id="offline"
        data-saved={t("Saved on this phone: it opens without a network.")}
      />
      <p className="actions">
        <a href={hotel.reservations.href}>{t("Call the hotel")}</a>
        <a href={mapUrl}>{t("Open in maps")}</a>
        <a href={inLanguage(t.language, "/user-booking")} id={bookingsLinkId}>
          {t("Your bookings")}
        </a>
      </p>
    </main>
  )
}

/** The pass of a booking as a self-contained page without the scripts of the site, so that it can be stored. */
export function passPage(booking: Booking, origin: string): string {
  const t = emailTextIn(booking.language)
  const page = (
    <html lang={tags[booking.language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#141d36" />
        <meta name="robots" content="noindex" />
        <title>{`${t(`Pass ${booking.reference}`)} | ${t(hotel.fullName)}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <TextContext value={t}>
          <Pass booking={booking} origin={origin} />
        </TextContext>
        <script dangerouslySetInnerHTML={{ __html: passScript }} />
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
