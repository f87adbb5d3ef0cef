import { useEffect, useId, useState } from "react"
import { formatShortDate } from "#src/shared/calendar-date.ts"
import { currencies, findCurrency, formatEstimate, ratesUpdatedOn } from "./exchange-rates.ts"
import { browserStorage, storeInBrowser } from "#src/ui/browser/browser-storage.ts"
import { showEstimates } from "#src/ui/price/price-estimate.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./currency.module.css"

const key = "currency"

/** The currency in which prices are shown too, and what such a price is. */
export function CurrencyChoice() {
  const t = useText()
  const id = useId()
  const [code, setCode] = useState(() => browserStorage()?.getItem(key) ?? "")
  const currency = findCurrency(code)
  useEffect(() => {
    showEstimates(currency ? (amount) => formatEstimate(currency, amount) : null)
  }, [currency])
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t("Show prices also in")}</label>
      <select
        id={id}
        className={styles.select}
        value={currency?.code ?? ""}
        onChange={({ target }) => {
          storeInBrowser(key, target.value)
          setCode(target.value)
        }}
      >
        <option value="">{t("Rupees only")}</option>
        {currencies.map(({ code: value, name }) => (
          <option key={value} value={value}>
            {t(name)}
          </option>
        ))}
      </select>
      {currency && (
        <p>
          {t("An estimate by the reference rates of {date}. You pay in rupees.", {
            date: t(formatShortDate(ratesUpdatedOn)),
          })}
        </p>
      )}
    </div>
  )
}
