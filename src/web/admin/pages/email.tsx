import { data, Link } from "react-router"
import type { ReadableEmail } from "#src/features/emails/delivery-status.ts"
import { findEmailToRead } from "#src/features/emails/email-log.service.ts"
import { DeliveryBadge } from "#src/features/emails/ui/delivery-badge.tsx"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { messages } from "#src/shared/messages.ts"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { RecordNotFound } from "#src/web/admin/record-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/email"
import styles from "./email.module.css"

const back = { to: "/admin/emails", label: "All emails" }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.email.subject ?? messages.notFound.title, isPrivate: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "emails.see")
  const email = await findEmailToRead(context.get(platformContext), actor, params.id)
  if (!email) throw data(null, { status: 404 })
  // The page shows the text; the HTML has an address and a policy of its own.
  const { html, ...read } = email
  return { email: read, hasHtml: html !== "" }
}

function factsOf(email: Omit<ReadableEmail, "html">) {
  const { recipient, createdAt, sentAt, status, lastError, attempts, attachmentNames, bookingId } = email
  return [
    { term: "To", description: recipient },
    { term: "Written", description: formatHotelMoment(createdAt) },
    ...(status === "sent" && sentAt ? [{ term: "Sent", description: formatHotelMoment(sentAt) }] : []),
    ...(attempts > 1 ? [{ term: "Tries", description: attempts }] : []),
    ...(status === "failed" && lastError ? [{ term: "Reason", description: lastError }] : []),
    ...(attachmentNames.length > 0 ? [{ term: "Attachments", description: attachmentNames.join(", ") }] : []),
    ...(bookingId
      ? [{ term: "About", description: <Link to={`/admin/${bookingId}`}>The booking</Link> }]
      : []),
  ]
}

export default function AdminEmail({ loaderData: { email, hasHtml } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={email.subject}
      back={back}
      note={<DeliveryBadge status={email.status} />}
      actions={
        hasHtml && (
          <LinkButton href={`/admin/emails/${email.id}/body`} variant="secondary" size="small">
            See it as the recipient does
          </LinkButton>
        )
      }
    >
      <div className={styles.email}>
        <DefinitionList items={factsOf(email)} />
        {!email.text && (
          <Notice title="The text of this email is not shown">
            {email.isConfidential
              ? "It contains a one-time code or a personal link."
              : "It is not about a booking: an Admin can read it."}
          </Notice>
        )}
        {email.text && <p className={styles.text}>{email.text}</p>}
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <RecordNotFound error={error} back={back}>
    No email has this address.
  </RecordNotFound>
)
