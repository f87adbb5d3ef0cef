import { data, Form, redirect } from "react-router"
import { findProfile } from "#src/features/accounts/accounts.service.ts"
import { GuestFacts } from "#src/features/bookings/place/ui/guest-facts.tsx"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { TaskPart } from "#src/features/bookings/ui/task.tsx"
import {
  isStayFull,
  joinWaitlist,
  type JoinRefusal,
} from "#src/features/bookings/waitlist/join-waitlist.service.ts"
import { waitlistRule } from "#src/features/bookings/waitlist/ui/waitlist-text.ts"
import { maxEntries } from "#src/features/bookings/waitlist/waitlist-entry.ts"
import { createWaitlistPath } from "#src/features/bookings/waitlist/waitlist-link.service.ts"
import { findRoomType } from "#src/features/rooms/rooms.service.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { messages } from "#src/shared/messages.ts"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { FocusedAnswer } from "#src/ui/forms/focused-answer.tsx"
import { FormFields } from "#src/ui/forms/form-layout.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useFaultAlert } from "#src/ui/forms/use-fault-alert.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { addressContext, languageContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { readStayRequest } from "#src/web/forms/stay-request.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { requireSignedIn, toSignIn } from "#src/web/guards.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/join-waitlist"
import styles from "./waitlist.module.css"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () => pageMeta({ title: "Join the waitlist", isPrivate: true })

export const headers = () => ({ "cache-control": "no-store" })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const room = await findRoomType(platform.db, params.id)
  if (!room?.isActive) throw data(null, { status: 404 })
  const actor = requireSignedIn(context, url)
  const { search, query } = readStayRequest(url)
  const { checkIn, checkOut, party } = search
  const searchTo = `/check-availability/${room.id}${query}`
  if (!checkIn || !checkOut || !(await isStayFull(platform, { roomId: room.id, search })))
    throw redirect(searchTo)
  const profile = await findProfile(platform, actor, actor.userId)
  if (!profile.ok) throw redirect("/my-account")
  return { roomName: room.name, stay: { checkIn, checkOut }, party, guest: profile.value, searchTo }
}

function reasonOf(refusal: Exclude<JoinRefusal, { kind: "no-account" }>): string {
  switch (refusal.kind) {
    case "not-full":
      return "These rooms are free now. Please book them."
    case "too-many-entries":
      return `You may wait for ${maxEntries} stays. Please leave another line first.`
    case "too-many-tries":
      return tooManyTriesReason(refusal.retryAfterSeconds)
  }
}

/** `sentTo`: the address that got the link. */
type Answer = FormAnswer & { readonly sentTo?: string }

export async function action({ context, params, url }: Route.ActionArgs) {
  const platform = context.get(platformContext)
  const caller = { actor: requireSignedIn(context, url), address: context.get(addressContext) }
  const { search } = readStayRequest(url)
  const language = context.get(languageContext)
  const joined = await joinWaitlist(platform, caller, { roomId: params.id, search, language })
  if (!joined.ok) {
    const { refusal } = joined
    if (refusal.kind === "no-account") throw toSignIn(context, url)
    const status = refusal.kind === "too-many-tries" ? 429 : 409
    return data<Answer>({ reason: reasonOf(refusal) }, { status })
  }
  const { id, hasPlace, email } = joined.value
  // Only the person who reads the mailbox gets the link of an address that is not verified.
  if (!hasPlace) return data<Answer>({ sentTo: email })
  throw redirect(await createWaitlistPath(platform, id), 303)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

function Sent({ to }: { to: string }) {
  const t = useText()
  return (
    <FocusedAnswer>
      <Notice tone="success" title="One step to your place in line" live>
        {t("We have written to {email}. Open the link in that email, and your place begins.", { email: to })}
      </Notice>
    </FocusedAnswer>
  )
}

/** Adds the guest to the waitlist of a full stay. */
export default function JoinWaitlist({ loaderData, actionData }: Route.ComponentProps) {
  const { roomName, stay, party, guest, searchTo } = loaderData
  const isPending = useSending()
  const answer: Answer | undefined = actionData
  useFaultAlert(answer, messages.accounts.networkFailed)
  return (
    <>
      <PageHeader
        title="Join the waitlist"
        lead={waitlistRule}
        trail={[
          { label: "Rooms and suites", to: "/booking" },
          { label: "Reservations", to: searchTo },
          { label: "Waitlist" },
        ]}
        quiet
      />
      <Section space="flush" className={styles.page}>
        {answer?.sentTo ? (
          <Sent to={answer.sentTo} />
        ) : (
          <Form method="post">
            <FormFields>
              <TaskPart title="The stay you wait for">
                <StayFacts stay={stay} party={party} more={[{ term: "Room", description: roomName }]} />
              </TaskPart>
              <TaskPart title="Your details">
                <GuestFacts guest={guest} />
              </TaskPart>
              {answer?.reason && <Notice tone="error" title={answer.reason} live />}
              <Button size="large" pending={isPending}>
                Join the line
              </Button>
              <LinkButton to={searchTo} variant="quiet">
                Other dates or rooms
              </LinkButton>
            </FormFields>
          </Form>
        )}
      </Section>
    </>
  )
}
