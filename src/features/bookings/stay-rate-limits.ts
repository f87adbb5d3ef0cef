/** Prices and free rooms asked for from one network address: each answer costs several queries. */
export const staySearchesByAddress = { name: "stay-questions-address", points: 120, seconds: 60 } as const
