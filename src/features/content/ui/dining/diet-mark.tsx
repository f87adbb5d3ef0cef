import type { Diet } from "#src/features/content/menu/menu.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./diet-mark.module.css"

type DietMarkProps = { diet: Exclude<Diet, "drink"> }

const diets = { veg: "Vegetarian", "non-veg": "Not vegetarian" } as const

/** The mark that India prints beside food: a green dot, or a brown triangle, each in its square. */
export function DietMark({ diet }: DietMarkProps) {
  const t = useText()
  return (
    <svg className={styles[diet]} viewBox="0 0 16 16" role="img" aria-label={t(diets[diet])}>
      <rect
        x="0.75"
        y="0.75"
        width="14.5"
        height="14.5"
        fill="#fffdf9"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      {diet === "veg" ? (
        <circle cx="8" cy="8" r="4" fill="currentColor" />
      ) : (
        <path d="M8 3.5 12.6 12H3.4Z" fill="currentColor" />
      )}
    </svg>
  )
}
