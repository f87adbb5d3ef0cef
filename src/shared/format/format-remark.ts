/** 'Void 2 Jul 2026: Wrong booking, by Meera Krishnaswamy': what was done, with the reason and the name where they are known. */
export const formatRemark = (action: string, reason: string | null, name: string | null): string =>
  [reason ? `${action}: ${reason}` : action, ...(name ? [`by ${name}`] : [])].join(", ")
