import { Link as RouterLink, type LinkProps, NavLink as RouterNavLink, useLocation } from "react-router"
import { inLanguage } from "#src/shared/language/language.ts"
import { useText } from "#src/ui/use-text.tsx"

type ToPage = Omit<LinkProps, "to"> & { to: string }

// Another origin, and a path that depends on the present one, are read by the router.
const isPlainPath = (to: string): boolean => /^\/(?![/\\])/.test(to)

/** The element that the router's link renders. The router resolves its path again for each link, which takes longer. */
function ServedLink(props: ToPage) {
  const { language } = useText()
  // oxlint-disable-next-line no-unused-vars -- what the router alone reads is left out
  const { to, viewTransition, preventScrollReset, state, replace, children, ...rest } = props
  if (!isPlainPath(to)) return <RouterLink {...props} />
  return (
    <a {...rest} href={inLanguage(language, to)} data-discover="true">
      {children}
    </a>
  )
}

type ToPart = ToPage & { className: string; end: boolean }

function ServedNavLink({ end, className, ...link }: ToPart) {
  const { pathname } = useLocation()
  const isActive = pathname === link.to || (!end && pathname.startsWith(`${link.to}/`))
  return (
    <ServedLink
      {...link}
      aria-current={isActive ? "page" : undefined}
      className={isActive ? `${className} active` : className}
    />
  )
}

/** A link to a page of the site. */
export const Link = import.meta.env.SSR ? ServedLink : RouterLink

/** The same, which says whether its page is open. */
export const NavLink = import.meta.env.SSR ? ServedNavLink : RouterNavLink
