import { PauseIcon } from "@phosphor-icons/react/dist/icons/Pause"
import { PlayIcon } from "@phosphor-icons/react/dist/icons/Play"
import { RoundButton } from "#src/ui/pictures/round-button.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./home-pause.module.css"

type PauseButtonProps = {
  isPlaying: boolean
  onChange: (isPlaying: boolean) => void
  /** What moves: "the testimonials". */
  subject: string
}

/** Pauses and resumes automatic motion. */
export function PauseButton({ isPlaying, onChange, subject }: PauseButtonProps) {
  const t = useText()
  const action = isPlaying ? t("Pause {what}", { what: t(subject) }) : t("Play {what}", { what: t(subject) })
  return (
    <RoundButton
      icon={isPlaying ? PauseIcon : PlayIcon}
      label={action}
      className={styles.pause}
      onClick={() => onChange(!isPlaying)}
    />
  )
}
