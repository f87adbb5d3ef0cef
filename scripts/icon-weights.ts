import type { Plugin } from "vite"

const entry = /\n {2}\[\n {4}"(?<weight>[a-z]+)",[\s\S]*?\n {2}\],?(?=\n)/g

/** Takes the weights that the site never draws out of the icons, which carry six each. */
export const keepIconWeights = (kept: readonly string[]): Plugin => ({
  name: "keep-icon-weights",
  transform: {
    filter: { id: /@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/]/ },
    handler(code) {
      const lighter = code.replace(entry, (drawing, weight: string) => (kept.includes(weight) ? drawing : ""))
      return { code: lighter, map: null }
    },
  },
})
