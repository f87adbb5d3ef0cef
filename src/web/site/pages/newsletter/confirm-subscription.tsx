import { data, Form } from "react-router"
import {
  confirmSubscription,
  findSubscriberOfLink,
} from "#src/features/enquiries/newsletter/newsletter-consent.service.ts"
import { NewsletterNotice } from "#src/features/enquiries/newsletter/ui/newsletter-notice.tsx"
import { messages } from "#src/shared/messages.ts"
import { Button } from "#src/ui/button.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { secretAddressHeaders } from "#src/web/frame/secret-address.ts"
import type { Route } from "./+types/confirm-subscription"

export const handle: PageHandle = { withoutBookingBar: true, withoutNewsletter: true }

export const meta = () => pageMeta({ title: "Confirm the newsletter", isPrivate: true })

export const headers = secretAddressHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  const subscriber = await findSubscriberOfLink(context.get(platformContext), params.secret)
  return subscriber && { email: subscriber.email, isConfirmed: subscriber.status === "confirmed" }
}

export async function action({ context, params }: Route.ActionArgs) {
  const isConfirmed = await confirmSubscription(context.get(platformContext), params.secret)
  return isConfirmed ? null : data<FormAnswer>({ reason: messages.links.noLongerValid }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** The page of the link in the email. It needs a click, because email programs open links as well. */
export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  useFaultAlert(actionData ?? undefined, messages.newsletter.failed)
  if (!loaderData) return <InvalidLink />
  if (loaderData.isConfirmed) return <Confirmed />
  return (
    <NewsletterNotice title="Confirm your subscription" lead={loaderData.email}>
      <Form method="post">
        <Button size="large" pending={isPending}>
          Confirm my subscription
        </Button>
      </Form>
    </NewsletterNotice>
  )
}

const Confirmed = () => (
  <NewsletterNotice
    title="You are on our list"
    lead="The next email comes to your inbox. Each one has a link to unsubscribe."
  />
)

const InvalidLink = () => (
  <NewsletterNotice
    title={messages.links.noLongerValid}
    lead="It works for 7 days, and only the newest one. Please subscribe again, and we send you another."
  >
    <LinkButton to="/newsletter">Subscribe</LinkButton>
  </NewsletterNotice>
)
