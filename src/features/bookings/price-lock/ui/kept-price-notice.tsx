import { Link } from "react-router"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { PriceLock } from "../price-lock.ts"
import { keepPriceLabel } from "./price-lock-text.ts"

type KeptPriceNoticeProps = {
  kept: { readonly lock: PriceLock | null; readonly hasReceipt: boolean }
  /** The page that keeps the price of now; null for rooms of several types, whose price is not kept. */
  keepTo: string | null
}

/** Whether the price of this booking is a kept one. */
export function KeptPriceNotice({ kept: { lock, hasReceipt }, keepTo }: KeptPriceNoticeProps) {
  const t = useText()
  if (lock)
    return (
      <Notice tone="success" title="Your kept price">
        {t("We keep it until {time}, and charge less if the price has fallen.", {
          time: t(formatHotelMoment(lock.expiresAt)),
        })}
      </Notice>
    )
  if (hasReceipt)
    return (
      <Notice tone="warning" title="The price we kept has expired, or was for another stay">
        This page shows the current price.
      </Notice>
    )
  return (
    keepTo && (
      <p>
        {t("Not sure yet?")} <Link to={keepTo}>{t(keepPriceLabel)}</Link>
      </p>
    )
  )
}
