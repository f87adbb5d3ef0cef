import { useEffect } from "react"
import { hostCookie } from "#src/shared/host-cookie.ts"

export const adminThemes = ["light", "dark"] as const

export type AdminTheme = (typeof adminThemes)[number]

const secondsOfAYear = 31_536_000
const cookie = hostCookie("admin-theme", secondsOfAYear, /^(?:light|dark)$/)

/** The theme of the administration in this browser; light by default. */
export const themeOfCookie = (header: string | null, origin: string): AdminTheme =>
  cookie.read(header, origin) === "dark" ? "dark" : "light"

export const themeCookie: (theme: AdminTheme, origin: string) => string = cookie.set

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
