import { InvalidTableLink } from "#src/features/table-reservations/ui/invalid-table-link.tsx"
import { findTableOfLink } from "#src/features/table-reservations/table-link.service.ts"
import { data, Form, replace } from "react-router"
import { canChange, cancelTableOfLink } from "#src/features/table-reservations/table-status.service.ts"
import { tableFacts } from "#src/features/table-reservations/table-facts.ts"
import { outletName } from "#src/features/table-reservations/table-reservation.ts"
import { hotel } from "#src/shared/hotel.ts"
import { inLanguage } from "#src/shared/language/language.ts"
import { messages } from "#src/shared/messages.ts"
import { CallText } from "#src/ui/call-text.tsx"
import { Button } from "#src/ui/button.tsx"
import { DefinitionList } from "#src/ui/definition-list.tsx"
import { useConfirmedSubmit } from "#src/ui/dialogs/use-confirmed-submit.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { secretAddressHeaders } from "#src/web/frame/secret-address.ts"
import type { Route } from "./+types/table"
import styles from "./table.module.css"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () => pageMeta({ title: "Your table", isPrivate: true })

export const headers = secretAddressHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const table = await findTableOfLink(platform, params)
  if (!table) throw data(null, { status: 404 })
  const { outlet, name } = table
  // Nobody may have noted that the guests came.
  const status =
    table.status === "confirmed" && table.day < platform.clock.today() ? ("past" as const) : table.status
  return {
    outlet,
    name,
    status,
    facts: tableFacts(table),
    path: `/table/${params.id}/${params.signature}`,
    canChange: canChange(platform, table),
    isChanged: status === "confirmed" && url.searchParams.has("changed"),
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  const outcome = await cancelTableOfLink(context.get(platformContext), params)
  // The redirect shows the page from its top, where it says so.
  if (outcome.ok) throw replace(`/table/${params.id}/${params.signature}`, 303)
  if (outcome.refusal === "unknown-table") throw data(null, { status: 404 })
  return data({ reason: "It is too late to cancel here. Please call us." }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const titles = {
  confirmed: "Your table is reserved",
  seated: "Thank you for coming",
  "no-show": "We missed you",
  cancelled: "Your table is cancelled",
  past: "Your table was on this day",
} as const

const leads = {
  confirmed: "We look forward to having you at {outlet}. The details are on their way by email.",
  seated: "It was a pleasure to have you at {outlet}.",
  "no-show": "We kept your table as long as we could. Please come another day.",
  cancelled: "This table is not reserved any more. We would be glad to see you on another day.",
  past: "We hope to see you at {outlet} again.",
} as const

export const ErrorBoundary = InvalidTableLink

function CancelTable({ facts }: Pick<Route.ComponentProps["loaderData"], "facts">) {
  const t = useText()
  const isPending = useSending()
  const onSubmit = useConfirmedSubmit(() => ({
    title: t("Cancel this table?"),
    message: facts.map(({ value }) => t(value)).join(", "),
    confirmLabel: t("Cancel this table"),
    cancelLabel: t("Keep the table"),
  }))
  return (
    <Form method="post" onSubmit={onSubmit}>
      <Button variant="secondary" pending={isPending}>
        Cancel this table
      </Button>
    </Form>
  )
}

/** The page of a reserved table, for anyone with its signed link. */
export default function TableReservationPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { outlet, name, status, facts, path, isChanged } = loaderData
  useFaultAlert(actionData ?? undefined, messages.accounts.networkFailed)
  return (
    <>
      <PageHeader
        eyebrow={name}
        title={isChanged ? "Your table is changed" : titles[status]}
        lead={t(leads[status], { outlet: t(outletName(outlet)) })}
        narrow
      />
      <Section width="form" space="flush" className={styles.table}>
        <DefinitionList items={facts.map(({ label, value }) => ({ term: label, description: t(value) }))} />
        {actionData && "reason" in actionData && <p role="alert">{t(actionData.reason)}</p>}
        {status === "confirmed" && (
          <p>
            <CallText
              text="Running late, or a change of plan? Call <call>{phone}</call>."
              line={hotel.events}
            />
          </p>
        )}
        <div className={styles.actions}>
          {status === "cancelled" || status === "past" ? (
            <LinkButton to={`/query?outlet=${outlet}`}>Reserve another table</LinkButton>
          ) : (
            <LinkButton to="/menu" variant="secondary">
              Read the menu
            </LinkButton>
          )}
          {status === "confirmed" && (
            <LinkButton href={inLanguage(t.language, `${path}/calendar.ics`)} variant="secondary" download>
              Add to calendar
            </LinkButton>
          )}
          {loaderData.canChange && (
            <LinkButton to={`${path}/change`} variant="secondary">
              Change this table
            </LinkButton>
          )}
          {loaderData.canChange && <CancelTable facts={facts} />}
        </div>
      </Section>
    </>
  )
}
