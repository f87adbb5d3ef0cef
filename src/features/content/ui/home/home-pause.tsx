import { PauseIcon } from "@phosphor-icons/react/dist/icons/Pause"
import { PlayIcon } from "@phosphor-icons/react/dist/icons/Play"
import { classes } from "#src/ui/classes.ts"
import { Icon } from "#src/ui/icon.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./home-pause.module.css"

type PauseButtonProps = {
  isPlaying: boolean
  onChange: (isPlaying: boolean) => void
  /** What moves: "the testimonials". */
  what: string
  className?: string | undefined
}

/** Pauses and resumes automatic motion. */
export function PauseButton({ isPlaying, onChange, what, className }: PauseButtonProps) {
  const t = useText()
  const action = isPlaying ? t("Pause {what}", { what: t(what) }) : t("Play {what}", { what: t(what) })
  return (
    <button type="button" className={classes(styles.button, className)} onClick={() => onChange(!isPlaying)}>
      <Icon of={isPlaying ? PauseIcon : PlayIcon} label={action} />
    </button>
  )
}
