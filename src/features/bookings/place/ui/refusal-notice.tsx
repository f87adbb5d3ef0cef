import { Link } from "react-router"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { AnswerNotice } from "#src/ui/forms/answer-notice.tsx"
import { Text, useText } from "#src/ui/use-text.tsx"

type RefusalNoticeProps = {
  readonly reason: string
  /** The search page with the same dates. */
  readonly searchTo: string
  /** All rooms for the same dates. */
  readonly roomsTo: string
  readonly isDayRoom: boolean
  /** The waitlist, when the rooms were taken in the meantime. */
  readonly joinTo: string | null | undefined
  /** The price that the guest confirmed, when it has changed. */
  readonly before: Money | undefined
}

/** Why the rooms could not be booked, and where to go from here. */
export function RefusalNotice({ reason, searchTo, roomsTo, isDayRoom, joinTo, before }: RefusalNoticeProps) {
  const t = useText()
  return (
    <AnswerNotice tone="error" title={reason}>
      {before !== undefined && (
        <p>{t("It was {before} when you opened this page.", { before: formatMoney(before) })}</p>
      )}
      <Text
        text={
          isDayRoom
            ? "<search>Change hours or room</search>, or see <rooms>other rooms</rooms>."
            : "<search>Change dates or rooms</search>, or see <rooms>other rooms</rooms>."
        }
        parts={{ search: <Link to={searchTo}>{""}</Link>, rooms: <Link to={roomsTo}>{""}</Link> }}
      />
      {joinTo && (
        <>
          {" "}
          <Text
            text="You may also <link>join the waitlist</link>."
            parts={{ link: <Link to={joinTo}>{""}</Link> }}
          />
        </>
      )}
    </AnswerNotice>
  )
}
