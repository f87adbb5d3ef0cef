import { DetailPart } from "#src/ui/detail/detail-part.tsx"
import { Approvals, type ApprovalsProps } from "./approvals.tsx"
import { DeclinedApprovals, type DeclinedApprovalsProps } from "./declined-approvals.tsx"

type ApprovalsPartProps = Omit<ApprovalsProps & DeclinedApprovalsProps, "hasBooking">

/** The requests of a booking that wait for an Admin, and those that were declined in the last days. */
export const ApprovalsPart = ({ declined, ...waiting }: ApprovalsPartProps) =>
  waiting.approvals.length + declined.length > 0 && (
    <DetailPart title="Approvals" isInternal>
      {waiting.approvals.length > 0 && <Approvals {...waiting} />}
      {declined.length > 0 && <DeclinedApprovals declined={declined} />}
    </DetailPart>
  )
