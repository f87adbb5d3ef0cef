import { formatMoney } from "#src/shared/money.ts"
import { useText } from "#src/ui/use-text.tsx"
import type { PendingStay } from "../pending-stay.ts"

/** The stay that the guest books next, above the sign-in forms. */
export const PendingStayText = ({ room, checkIn, checkOut, rooms, total }: PendingStay) => {
  const t = useText()
  return (
    <p>
      {room && (
        <>
          <strong>{t(room)}</strong>
          <br />
        </>
      )}
      {t("{checkIn} to {checkOut}, {rooms}", { checkIn: t(checkIn), checkOut: t(checkOut), rooms: t(rooms) })}
      {total !== null && (
        <>
          <br />
          {t("{total} in total, taxes included", { total: formatMoney(total) })}
        </>
      )}
    </p>
  )
}
