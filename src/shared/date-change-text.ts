/** The one sentence about changing dates (CONST-6); `limit` is the latest moment for a confirmed stay. */
export const formatDateChangeRule = ({ freeHours }: { readonly freeHours: number }, limit?: string): string =>
  `Dates can be changed up to ${freeHours} hours before check-in${limit ? `, until ${limit}` : ""}, as rooms allow.`
