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
  subject: string
  className?: string | undefined
}

/** Pauses and resumes automatic motion. */
export function PauseButton({ isPlaying, onChange, subject, className }: PauseButtonProps) {
  const t = useText()
  const action = isPlaying ? t("Pause {what}", { what: t(subject) }) : t("Play {what}", { what: t(subject) })
  return (
    <button type="button" className={classes(styles.button, className)} onClick={() => onChange(!isPlaying)}>
      <Icon of={isPlaying ? PauseIcon : PlayIcon} label={action} />
    </button>
  )
}
