import { Link } from "react-router"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import type { PriceLock } from "../price-lock.ts"
import { keepPriceLabel } from "./price-lock-text.ts"

type KeptPriceNoticeProps = {
  kept: { readonly lock: PriceLock | null; readonly hasReceipt: boolean }
  /** The page that keeps the price of now; null for rooms of several types, whose price is not kept. */
  keepTo: string | null
}

/** Whether the price of this booking is a kept one. */
export function KeptPriceNotice({ kept: { lock, hasReceipt }, keepTo }: KeptPriceNoticeProps) {
  if (lock)
    return (
      <Notice tone="success" title="Your kept price">
        {`We keep it until ${formatHotelMoment(lock.expiresAt)}, and charge less if the price has fallen.`}
      </Notice>
    )
  if (hasReceipt)
    return (
      <Notice tone="warning" title="The kept price is over, or was for another stay">
        This page shows the price of now.
      </Notice>
    )
  return (
    keepTo && (
      <p>
        Not sure yet? <Link to={keepTo}>{keepPriceLabel}</Link>
      </p>
    )
  )
}
