import { Link } from "react-router"

/** The state of a navigation that discards what was typed, as its link says. */
export const discardState = { discardsChanges: true } as const

type LeaveRecordLinkProps = { to: string; isNew: boolean }

/** The link beside the button that saves a record. Leaving a record as it is discards what was typed, without a question. */
export const LeaveRecordLink = ({ to, isNew }: LeaveRecordLinkProps) =>
  isNew ? (
    <Link to={to}>Back to the list</Link>
  ) : (
    <Link to={to} state={discardState}>
      Leave it as it is
    </Link>
  )
