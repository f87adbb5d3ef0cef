import { useMediaQuery } from "#src/ui/browser/use-media-query.ts"

/** Whether the visitor prefers reduced motion; false on the server. */
export const usePrefersReducedMotion = (): boolean => useMediaQuery("(prefers-reduced-motion: reduce)")
