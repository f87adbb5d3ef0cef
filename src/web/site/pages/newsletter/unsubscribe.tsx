import { findSubscriber } from "#src/features/enquiries/newsletter/newsletter-consent.service.ts"
import { NewsletterNotice } from "#src/features/enquiries/newsletter/ui/newsletter-notice.tsx"
import { Button } from "#src/ui/button.tsx"
import { platformContext } from "#src/web/context.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { secretAddressHeaders } from "#src/web/frame/secret-address.ts"
import type { Route } from "./+types/unsubscribe"

export const handle: PageHandle = { withoutBookingBar: true, withoutNewsletter: true }

export const meta = () => pageMeta({ title: "Unsubscribe", isPrivate: true })

export const headers = secretAddressHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  const subscriber = await findSubscriber(context.get(platformContext), params.key)
  return subscriber && { email: subscriber.email, isOff: subscriber.status === "unsubscribed" }
}

/** The form posts to this address; `server/newsletter-unsubscription.ts` answers it without session (RFC 8058). */
export default function NewsletterUnsubscribe({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Unknown />
  if (loaderData.isOff) return <IsOff />
  return (
    <NewsletterNotice title="Leave our list?" lead={loaderData.email}>
      <form method="post">
        <Button size="large">Unsubscribe</Button>
      </form>
    </NewsletterNotice>
  )
}

const IsOff = () => (
  <NewsletterNotice
    title="You are unsubscribed"
    lead="We send you no more newsletters. Emails about your bookings still reach you."
  />
)

const Unknown = () => (
  <NewsletterNotice
    title="We do not know this link"
    lead="It may be incomplete. Please open it from the email again."
  />
)
