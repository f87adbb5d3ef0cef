import { formatCount } from "#src/shared/format/format-count.ts"
import { useEffect, useState, useEffectEvent } from "react"
import styles from "./hold-countdown.module.css"
import { minutesLeft } from "#src/features/bookings/pay/hold.ts"
import { formatHotelTime } from "#src/shared/hotel-moment.ts"
import { Text, useText } from "#src/ui/use-text.tsx"

type HoldCountdownProps = {
  /** Instants: the end of the hold, and the server's current time. */
  until: string
  now: string
  onEnd: () => void
}

const secondMilliseconds = 1000
const announcedAt = [10, 5, 2, 1]

// Uses the server's clock, because the guest's clock may be wrong.
function useMinutesLeft(until: string, now: string): number {
  const [minutes, setMinutes] = useState(() => minutesLeft(until, Date.parse(now)))
  useEffect(() => {
    const ahead = Date.parse(now) - Date.now()
    const timer = setInterval(() => setMinutes(minutesLeft(until, Date.now() + ahead)), secondMilliseconds)
    return () => clearInterval(timer)
  }, [until, now])
  return minutes
}

/** The end of the hold; screen readers announce when little time is left. */
export function HoldCountdown({ until, now, onEnd }: HoldCountdownProps) {
  const minutes = useMinutesLeft(until, now)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (minutes === 0) end()
  }, [minutes])
  const t = useText()
  const left = t("{time} left", { time: t(formatCount(minutes, "minute")) })
  return (
    <div className={styles.hold}>
      <p>
        <Text
          text="Your stay is held until <time>{time}</time>, New Delhi time."
          values={{ time: t(formatHotelTime(until)) }}
          parts={{ time: <time dateTime={until}>{""}</time> }}
        />
      </p>
      <p className={styles.left} aria-hidden="true">
        {left}
      </p>
      <output className={styles.announced}>{announcedAt.includes(minutes) ? left : ""}</output>
    </div>
  )
}
