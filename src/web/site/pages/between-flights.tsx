import { useLoaderData, useNavigation } from "react-router"
import { formatStaySearch, parseStaySearch } from "#src/features/availability/stay-search-url.ts"
import { layoverFields } from "#src/features/layovers/layover-fields.ts"
import { layoverForm } from "#src/features/layovers/layovers.schema.ts"
import { findLayover } from "#src/features/layovers/find-layover.service.ts"
import { formatLayoverRefusal } from "#src/features/layovers/layover-messages.ts"
import { quoteLayover } from "#src/features/layovers/quote-layover.service.ts"
import { LayoverForm, type LayoverValues } from "#src/features/layovers/ui/layover-form.tsx"
import { LayoverView } from "#src/features/layovers/ui/layover-view.tsx"
import { Terminals } from "#src/features/layovers/ui/terminals.tsx"
import { type FieldErrors, fieldErrors } from "#src/shared/validation/field-errors.ts"
import { Link } from "#src/ui/navigation/link.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { Text, useText } from "#src/ui/use-text.tsx"
import { addressContext, platformContext } from "#src/web/context.ts"
import { formatQuoteRefusal } from "#src/features/bookings/place/stay-refusals.answers.ts"
import type { PageHandle } from "#src/web/frame/page-handle.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/between-flights"
import { loadLayoverRooms } from "./layover-rooms.server.ts"
import styles from "./between-flights.module.css"

export const handle: PageHandle = { withoutBookingBar: true }

export const meta = () =>
  pageMeta({
    title: "Between flights",
    description:
      "A layover in Delhi: tell us when you land and when you fly on. A room by the hour, the airport car at the right minute both ways, and breakfast before the first departure.",
    canonical: "/between-flights",
  })

// It depends on the time of day, the flights and the free rooms.
export const headers = () => ({ "cache-control": "no-store" })

const names = [...Object.keys(layoverFields), "adult", "child"]

function readValues({ searchParams }: URL): LayoverValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = searchParams.get(name)
      return value === null ? [] : [[name, value.slice(0, 40)]]
    }),
  )
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext)
  const today = platform.clock.today()
  const values = readValues(url)
  const shown = { values, today, canLookUp: platform.flightTimes.kind !== "none", answer: null }
  const answerErrors = (errors: FieldErrors) => ({ ...shown, errors })
  if (Object.keys(values).length === 0) return answerErrors({})
  const parsed = layoverForm(today).safeParse(values)
  if (!parsed.success) return answerErrors(fieldErrors(parsed.error))
  const found = await findLayover({ platform, address: context.get(addressContext) }, parsed.data)
  if (!found.ok) return answerErrors(formatLayoverRefusal(found.refusal))
  const { adult = "1", child = "0" } = values
  const { party } = parseStaySearch(new URLSearchParams({ adult, child }))
  const quoted = await quoteLayover(platform, found.value.plan, party)
  if (!quoted.ok) return answerErrors({ lands: formatQuoteRefusal(quoted.refusal).text })
  const rooms = await loadLayoverRooms(context, found.value, quoted.value)
  const search = quoted.value?.search
  const searchTo = search && !rooms ? `/check-availability?${formatStaySearch(search)}` : null
  return { ...shown, errors: {}, answer: { layover: found.value, rooms, searchTo } }
}

export default function BetweenFlights() {
  const { answer, ...form } = useLoaderData<typeof loader>()
  const t = useText()
  const isPending = useNavigation().formMethod === "GET"
  return (
    <>
      <PageHeader
        eyebrow="A layover in Delhi"
        title="Between flights"
        lead="Tell us when you land and when you fly on. We plan the hours between: the car, the bed, and the minute to leave it."
        quiet
      />
      <Section space="flush" className={styles.form}>
        <LayoverForm {...form} isPending={isPending} />
        <p className={styles.more}>
          <Text
            text="More than one room? <link>Write to us</link> with your flights, and we plan the hours and the cars for all of you."
            parts={{ link: <Link to="/contact-us">{""}</Link> }}
          />
        </p>
      </Section>
      {answer && <LayoverView {...answer} />}
      <Section space="compact" labelledBy="terminals" className={styles.terminals}>
        <h2 id="terminals" className={styles.heading}>
          {t("From our door to each terminal")}
        </h2>
        <Terminals />
      </Section>
    </>
  )
}
