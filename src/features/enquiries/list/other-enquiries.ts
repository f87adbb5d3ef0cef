/** Enquiries that staff should know of before they answer, as a link to their list. */
export type OtherEnquiries = { readonly to: string; readonly label: string }
