import { formatHotelTime } from "#src/shared/hotel-moment.ts"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Text, useText } from "#src/ui/use-text.tsx"
import styles from "./held-stay.module.css"

type HeldStayProps = {
  /** The booking, and its room types in words. */
  readonly id: string
  readonly roomName: string
  /** The instant at which the hold ends. */
  readonly until: string
}

/** A stay that waits for its online payment, with the link to it. */
export function HeldStay({ id, roomName, until }: HeldStayProps) {
  const t = useText()
  return (
    <div className={styles.held}>
      <Notice tone="warning" title="One step is left: the payment">
        <p>
          <Text
            text="{room}: held for you until <time>{time}</time>, New Delhi time."
            values={{ room: t(roomName), time: t(formatHotelTime(until)) }}
            parts={{ time: <time dateTime={until}>{""}</time> }}
          />
        </p>
        <LinkButton to={`/payment/${id}`} size="small" className={styles.pay}>
          Continue to the payment
        </LinkButton>
      </Notice>
    </div>
  )
}
