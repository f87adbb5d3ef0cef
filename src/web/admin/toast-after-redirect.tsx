import { useEffect, useRef } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { messages } from "#src/shared/messages.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"
import styles from "./admin-layout-answer.module.css"

const key = "told"

const texts = { created: messages.admin.created, updated: messages.admin.updated } as const

type Told = keyof typeof texts

const isKnownMessage = (word: string | null): word is Told => word !== null && Object.hasOwn(texts, word)

/** Where a form leads once it was saved: the list, which says so once. */
export const listAfter = (path: string, what: Told): string => `${path}?${key}=${what}`

/** Says what the form before this list did; the address forgets it. Without script it stands in the page. */
export function ToastAfterRedirect() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const said = useRef<string | null>(null)
  const word = params.get(key)
  const told = isKnownMessage(word) ? word : null
  useEffect(() => {
    if (told === null) said.current = null
    if (told === null || said.current === told) return
    said.current = told
    toast.success(texts[told])
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [told, navigate, pathname, toast])
  if (told === null) return null
  return (
    <noscript>
      <div className={styles.answer}>
        <Notice tone="success" title={texts[told]} />
      </div>
    </noscript>
  )
}
