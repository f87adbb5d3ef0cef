import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/icons/MagnifyingGlass"
import { useEffect, useRef } from "react"
import { Form, useLocation } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { Icon } from "#src/ui/icon.tsx"
import styles from "./admin-layout-search.module.css"

const searchPath = "/admin/booking"

/** Finds a booking from any screen; Control and K lead here. */
export function AdminSearch() {
  const field = useRef<HTMLInputElement>(null)
  const { pathname, search } = useLocation()
  const words = pathname === searchPath ? (new URLSearchParams(search).get("q") ?? "") : ""
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      field.current?.select()
    }
    window.addEventListener("keydown", focus)
    return () => window.removeEventListener("keydown", focus)
  }, [])
  return (
    <search className={styles.search}>
      <Form action={searchPath} className={styles.form}>
        <label htmlFor="booking-search" className={styles.label}>
          Find a booking
        </label>
        <span className={styles.frame}>
          <Icon of={MagnifyingGlassIcon} className={styles.icon} />
          <input
            key={words}
            ref={field}
            id="booking-search"
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            className={styles.field}
            defaultValue={words}
            placeholder="Reference, guest, email or phone"
            aria-keyshortcuts="Control+K Meta+K"
          />
          <kbd className={styles.key} aria-hidden="true">
            Ctrl K
          </kbd>
        </span>
        <Button size="small" variant="secondary">
          Search
        </Button>
      </Form>
    </search>
  )
}
