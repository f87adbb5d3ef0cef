import type { ReactNode } from "react"
import { Link } from "#src/ui/navigation/link.tsx"
import { type ButtonLook, buttonClass } from "./button.tsx"
import { classes } from "./classes.ts"
import { useScreenText } from "./screen-text.ts"

type LinkButtonProps = ButtonLook & {
  className?: string | undefined
  children: ReactNode
  /** The accessible name, when the text alone does not say where it leads, such as "BOOK NOW" in a list of rooms. */
  "aria-label"?: string
  /** A file to save instead of a page to open. */
  download?: boolean
} & ({ to: string; state?: unknown; preventScrollReset?: boolean } | { href: string })

/** A link that looks like a button: `to` for pages of the site, `href` for telephone, mail and files. */
export function LinkButton({ variant, size, wide, className, children, ...rest }: LinkButtonProps) {
  const text = useScreenText()(children)
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }
  const shown = { className: classes(buttonClass(look), className) }
  if ("href" in rest) {
    return (
      <a {...rest} {...shown}>
        {text}
      </a>
    )
  }
  return (
    <Link viewTransition {...rest} {...shown}>
      {text}
    </Link>
  )
}
