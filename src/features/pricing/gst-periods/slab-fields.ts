/** The fields of the form of GST slabs, a pair for each slab; the last one has no limit. */
export const slabFields = [
  { rate: "rate1", limit: "limit1", label: "First" },
  { rate: "rate2", limit: "limit2", label: "Second" },
  { rate: "rate3", limit: null, label: "Third" },
] as const

export const rateLabel = (label: string): string => `${label} rate`
export const limitLabel = (label: string): string => `${label} limit`
