import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/icons/MagnifyingGlass"
import { useEffect, useRef } from "react"
import { Form, useLocation } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { Icon } from "#src/ui/icon.tsx"
import type { SearchedList } from "./admin-layout-menu.ts"
import styles from "./admin-layout-search.module.css"

/** Searches the current list, or the main list of this person, from any page; Control+K focuses it. */
export function AdminSearch({ lists }: { lists: readonly SearchedList[] }) {
  const field = useRef<HTMLInputElement>(null)
  const { pathname, search } = useLocation()
  const list = lists.find(({ path }) => path === pathname) ?? lists[0]
  const words = pathname === list?.path ? (new URLSearchParams(search).get("q") ?? "") : ""
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      field.current?.select()
    }
    window.addEventListener("keydown", focus)
    return () => window.removeEventListener("keydown", focus)
  }, [])
  if (!list) return null
  return (
    <search className={styles.search}>
      <Form action={list.path} className={styles.form}>
        <label htmlFor="admin-search" className={styles.label}>
          {list.label}
        </label>
        <span className={styles.frame}>
          <Icon of={MagnifyingGlassIcon} className={styles.icon} />
          <input
            key={words}
            ref={field}
            id="admin-search"
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            className={styles.field}
            defaultValue={words}
            placeholder={list.hint}
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
