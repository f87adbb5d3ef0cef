import { Link } from "react-router"
import { AnswerNotice } from "#src/ui/forms/answer-notice.tsx"
import { Text } from "#src/ui/use-text.tsx"

type RefusalNoticeProps = {
  readonly reason: string
  /** The search page with the same dates. */
  readonly searchTo: string
  /** All rooms for the same dates. */
  readonly roomsTo: string
  readonly isDayRoom: boolean
  /** The waitlist, when the rooms were taken in the meantime. */
  readonly joinTo: string | null | undefined
}

/** Why the rooms could not be booked, and where to go from here. */
export function RefusalNotice({ reason, searchTo, roomsTo, isDayRoom, joinTo }: RefusalNoticeProps) {
  return (
    <AnswerNotice tone="error" title={reason}>
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
