import { data, Form, redirect, useLocation } from "react-router"
import { canChangeArrival, canChangeExtras } from "#src/features/bookings/arrival/arrival.ts"
import { arrivalFields, arrivalForm, readArrival } from "#src/features/bookings/arrival/arrival.schema.ts"
import {
  type ChangeArrivalRefusal,
  changeOwnArrival,
} from "#src/features/bookings/arrival/change-arrival.service.ts"
import { ArrivalFields, arrivalValues } from "#src/features/bookings/arrival/ui/arrival-fields.tsx"
import { isGuestOf } from "#src/features/bookings/booking-access.ts"
import { findBooking } from "#src/features/bookings/bookings.service.ts"
import { listExtraChoices } from "#src/features/bookings/extras/extra-choices.service.ts"
import { extraChangedMessage, extrasRule } from "#src/features/bookings/extras/extras-text.ts"
import { BookedExtras } from "#src/features/bookings/extras/ui/booked-extras.tsx"
import { ExtrasFields } from "#src/features/bookings/extras/ui/extras-fields.tsx"
import {
  extraField,
  listExtraFields,
  readRequestedExtras,
} from "#src/features/bookings/extras/requested-extras.schema.ts"
import { tooManyChangesText } from "#src/features/bookings/place/booking-limits.ts"
import { TaskPart } from "#src/features/bookings/ui/task.tsx"
import { messages } from "#src/shared/messages.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { Button } from "#src/ui/button.tsx"
import { AnswerNotice } from "#src/ui/forms/answer-notice.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FormActions, FormFields } from "#src/ui/forms/form-layout.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { AccountPage } from "#src/web/account/account-layout-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireSignedIn } from "#src/web/guards.ts"
import type { Route } from "./+types/change-arrival"

const title = "Arrival and extras"

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireSignedIn(context, url)
  const platform = context.get(platformContext)
  const booking = await findBooking(platform, actor, params.id)
  if (!booking || !isGuestOf(actor, booking)) throw data(null, { status: 404 })
  const today = platform.clock.today()
  if (!canChangeArrival(booking, today)) throw redirect("/user-booking")
  const choices = canChangeExtras(booking, today)
    ? await listExtraChoices(platform, booking, booking.extras)
    : []
  return { booking, choices }
}

const refusals: Readonly<Record<ChangeArrivalRefusal, string>> = {
  "unknown-booking": messages.availability.notAvailable,
  "not-changeable": "This stay can no longer be changed here. Please call the front desk.",
  "extra-changed": extraChangedMessage,
  "too-many-changes": tooManyChangesText,
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const actor = requireSignedIn(context, url)
  const form = Object.fromEntries(await request.formData())
  const values = typedValues(form, [...Object.keys(arrivalFields), ...listExtraFields(form)])
  const parsed = arrivalForm.safeParse(form)
  if (!parsed.success) return data<FormAnswer>({ errors: fieldErrors(parsed.error), values }, { status: 422 })
  const changed = await changeOwnArrival(context.get(platformContext), actor, {
    bookingId: params.id,
    arrival: readArrival(parsed.data),
    extras: readRequestedExtras(form),
  })
  if (changed.ok) throw redirect("/user-booking?arrival-saved", 303)
  return data<FormAnswer>({ reason: refusals[changed.refusal], values }, { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

type Loaded = Route.ComponentProps["loaderData"]

type Values = Readonly<Partial<Record<string, string>>>

const storedValues = ({ booking: { arrival, extras } }: Loaded): Values => ({
  ...arrivalValues(arrival),
  ...Object.fromEntries(extras.map(({ extraId, price }) => [extraField(extraId), String(price)])),
})

function Extras({ loaded: { booking, choices }, values }: { loaded: Loaded; values: Values }) {
  const t = useText()
  if (choices.length > 0)
    return (
      <TaskPart title="Extras">
        <p>{t(extrasRule)}</p>
        <ExtrasFields choices={choices} values={values} />
      </TaskPart>
    )
  if (booking.extras.length === 0) return null
  return (
    <TaskPart title="Extras">
      <BookedExtras extras={booking.extras} stay={booking} totalTerm="Total, paid at the hotel" />
    </TaskPart>
  )
}

/** A guest changes the arrival details and the extras of a booking, until the arrival. */
export default function ChangeArrival({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { booking } = loaderData
  const isPending = useSending()
  const { key } = useLocation()
  useFaultAlert(actionData, messages.accounts.networkFailed)
  const values = actionData?.values ?? storedValues(loaderData)
  return (
    <AccountPage
      eyebrow={`${t(booking.roomName)}, ${booking.reference}`}
      title={title}
      actions={
        <LinkButton to="/user-booking" variant="quiet">
          Leave them as they are
        </LinkButton>
      }
    >
      {actionData?.reason && (
        <AnswerNotice key={key} tone="error" title="Nothing was changed">
          {actionData.reason}
        </AnswerNotice>
      )}
      <Form method="post" noValidate>
        <FormFields>
          <FormErrorSummary key={key} errors={actionData?.errors ?? {}} />
          <ArrivalFields errors={actionData?.errors ?? {}} values={values} />
          <Extras loaded={loaderData} values={values} />
          <FormActions>
            <Button size="large" pending={isPending}>
              Save
            </Button>
          </FormActions>
        </FormFields>
      </Form>
    </AccountPage>
  )
}
