import { type ComponentType, useCallback, useEffect, useState } from "react"
import { browserStorage } from "#src/ui/browser/browser-storage.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./currency.module.css"

/** Opens the choice of a currency for estimates; at once for guests who have chosen one. Its code is loaded only then. */
export function CurrencyButton() {
  const t = useText()
  const [Choice, setChoice] = useState<ComponentType>()
  const open = useCallback(() => {
    void import("./currency-choice.tsx").then(
      ({ CurrencyChoice }) => setChoice(() => CurrencyChoice),
      () => undefined,
    )
  }, [])
  useEffect(() => {
    if (browserStorage()?.getItem("currency")) open()
  }, [open])
  if (Choice) return <Choice />
  return (
    <button type="button" className={styles.button} onClick={open}>
      {t("Currency")}
    </button>
  )
}
