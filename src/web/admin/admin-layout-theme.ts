import { useEffect } from "react"

export const adminThemes = ["light", "dark"] as const

export type AdminTheme = (typeof adminThemes)[number]

const cookieName = "admin-theme"
const secondsOfAYear = 31_536_000

/** The theme of the administration in this browser; light by default. */
export function themeOfCookie(header: string | null): AdminTheme {
  return header?.split(/;\s*/).includes(`${cookieName}=dark`) ? "dark" : "light"
}

export const themeCookie = (theme: AdminTheme): string =>
  `${cookieName}=${theme}; Path=/; Max-Age=${secondsOfAYear}; HttpOnly; SameSite=Lax`

/** Dialogs are outside the element of the administration, so the document gets the theme as well. */
export function useThemeOfDocument(theme: AdminTheme): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset["theme"] = theme
    return () => {
      delete dataset["theme"]
    }
  }, [theme])
}
