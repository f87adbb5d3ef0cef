import type { Plugin } from "vite"

const entry = /\n {2}\[\n {4}"(?<weight>[a-z]+)",[\s\S]*?\n {2}\],?(?=\n)/g

/** Removes the unused weights from the icons, which have six each. */
export const stripUnusedIconWeights = (kept: readonly string[]): Plugin => ({
  name: "keep-icon-weights",
  transform: {
    filter: { id: /@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/]/ },
    handler(code) {
      const lighter = code.replace(entry, (drawing, weight: string) => (kept.includes(weight) ? drawing : ""))
      return { code: lighter, map: null }
    },
  },
})
