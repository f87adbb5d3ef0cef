import type { Icon as PhosphorIcon } from "@phosphor-icons/react"
import { classes } from "#src/ui/classes.ts"
import { Icon } from "#src/ui/icon.tsx"
import styles from "./round-button.module.css"

type RoundButtonProps = {
  icon: PhosphorIcon
  label: string
  onClick: () => void
  /** It keeps the focus: carousels disable the button that was pressed last. */
  isDisabled?: boolean
  className?: string | undefined
}

/** A round button that shows an icon alone. */
export const RoundButton = ({ icon, label, onClick, isDisabled = false, className }: RoundButtonProps) => (
  <button
    type="button"
    className={classes(styles.button, className)}
    aria-disabled={isDisabled || undefined}
    onClick={isDisabled ? undefined : onClick}
  >
    <Icon of={icon} label={label} />
  </button>
)
