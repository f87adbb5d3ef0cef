import type { Enquiry, GuestBand } from "#src/features/enquiries/enquiry.ts"
import type { EnquiryProgress } from "#src/features/enquiries/enquiry-pipeline.ts"
import type { CalendarDate } from "#src/shared/calendar-date.ts"

/** An enquiry in the desk's lists. */
export type ListedEnquiry = Pick<
  Enquiry,
  "id" | "name" | "email" | "phone" | "message" | "sentAt" | "suspicion"
> &
  Pick<EnquiryProgress, "stage"> & {
    readonly reference: string
    readonly assigneeName: string | null
    readonly companyName: string
    /** The four that a plain message does not have. */
    readonly event: string | null
    readonly eventOn: CalendarDate | null
    readonly guestBand: GuestBand | null
    readonly roomsNeeded: number | null
  }
