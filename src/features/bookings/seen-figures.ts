import type { Money } from "#src/shared/money.ts"

/** Whether figures differ from those that a caller saw and accepted; a caller accepts what was not shown (FOLIO-5). */
export function differsFromSeen<Figure extends string>(
  seen: { readonly [Name in Figure]?: Money | undefined } | undefined,
  now: NoInfer<Readonly<Record<Figure, Money>>>,
): boolean {
  const figures = Object.keys(seen ?? {}) as Figure[]
  return figures.some((figure) => seen?.[figure] !== undefined && seen[figure] !== now[figure])
}
