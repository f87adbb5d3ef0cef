import type { ComponentProps, MouseEvent } from "react"
import styles from "./button.module.css"
import { classes } from "./classes.ts"
import { useScreenText } from "./screen-text.ts"

export type ButtonLook = {
  variant?: "primary" | "secondary" | "quiet" | "danger"
  size?: "small" | "medium" | "large"
  /** As wide as its container. */
  wide?: boolean
}

export const buttonClass = ({ variant = "primary", size = "medium", wide }: ButtonLook): string =>
  classes(styles.button, styles[variant], styles[size], wide && styles.wide)

type ButtonProps = ButtonLook & ComponentProps<"button"> & { pending?: boolean }

/** While pending, a button stays focusable and is announced as busy; further clicks do nothing. */
export function Button({ variant, size, wide, pending, className, children, ...rest }: ButtonProps) {
  const shown = useScreenText()
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else rest.onClick?.(event)
  }
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }
  return (
    <button
      type="submit"
      {...rest}
      className={classes(buttonClass(look), className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest["aria-disabled"]}
      onClick={press}
    >
      {pending && <span className={styles.spinner} aria-hidden="true" />}
      {shown(children)}
    </button>
  )
}
