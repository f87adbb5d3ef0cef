import type { Account } from "#src/features/accounts/account.ts"
import { type ComposedEmail, composeEmail } from "#src/features/emails/compose-email.tsx"
import { EmailClosing, LinkButton, Paragraph } from "#src/features/emails/email-parts.tsx"
import { greeting } from "#src/features/emails/greeting.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { hotel } from "#src/shared/hotel.ts"

type NewDevice = Pick<Account, "name" | "language"> & { readonly deviceName: string; readonly at: string }

/** Notifies of a sign-in from a device that the account has not used, so that the owner notices a stolen password. */
export const newDeviceEmail = (
  { name, language, deviceName, at }: NewDevice,
  origin: string,
): ComposedEmail =>
  composeEmail({
    language,
    subject: `A new device signed in to your account, ${hotel.fullName}`,
    title: "A new device signed in",
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{`Your account was opened with ${deviceName} on ${formatHotelMoment(at)}, New Delhi time.`}</Paragraph>
        <Paragraph>If this was you, there is nothing to do.</Paragraph>
        <Paragraph>{`If it was not, sign that device out and change your password, or call us: ${hotel.support.phone}.`}</Paragraph>
        <LinkButton label="See your devices" url={`${origin}/my-account/sessions`} />
        <EmailClosing />
      </>
    ),
  })
