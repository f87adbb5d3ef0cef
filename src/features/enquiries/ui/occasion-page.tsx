import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { EnquiryPage } from "./enquiry-page.tsx"
import { type FieldTexts, OccasionForm } from "./occasion-form.tsx"
import { SentNote } from "./sent-note.tsx"
import { useAfterSent } from "./use-after-sent.ts"
import { useNotSentAlert } from "./use-not-sent-alert.ts"

/** The texts of the page and of its answers. */
export type OccasionTexts = {
  readonly eyebrow: string
  readonly title: string
  readonly lead: string
  readonly heading: string
  readonly points: readonly string[]
  readonly sent: string
  readonly alerts: Parameters<typeof useNotSentAlert>[1]
  /** Initial values and hints, by field name. */
  readonly preset?: FieldTexts
  readonly hints?: FieldTexts
}

type OccasionPageProps = {
  kind: "banquet" | "corporate"
  words: OccasionTexts
  loaded: { isSent: boolean; formAge: string; today: CalendarDate; picture: PictureSource | null }
  answer: FormAnswer | undefined
  isPending: boolean
}

/** The page of an event enquiry (ENQ-2, ENQ-3). */
export function OccasionPage({ kind, words, loaded, answer, isPending }: OccasionPageProps) {
  const { isSent, formAge, today, picture } = loaded
  const { sent, alerts, preset, hints, ...shown } = words
  useAfterSent(isSent, sent)
  useNotSentAlert(answer, alerts)
  return (
    <EnquiryPage {...shown} picture={picture}>
      {isSent ? (
        <SentNote text={sent}>An email that confirms it is on its way to you.</SentNote>
      ) : (
        <OccasionForm {...{ kind, answer, formAge, today, isPending, preset, hints }} />
      )}
    </EnquiryPage>
  )
}
