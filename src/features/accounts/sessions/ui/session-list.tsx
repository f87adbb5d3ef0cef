import { Form } from "react-router"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { Badge } from "#src/ui/badge.tsx"
import { Button } from "#src/ui/button.tsx"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import { useText } from "#src/ui/use-text.tsx"
import type { OwnSession } from "../own-session.ts"
import styles from "../../ui/device-list.module.css"

const nameOf = ({ deviceName }: OwnSession, t: Translate): string =>
  deviceName === null ? t("A new browser") : t(deviceName)

const EndSession = ({ session, isPending }: { session: OwnSession; isPending: boolean }) => {
  const t = useText()
  return (
    <Form method="post">
      <input type="hidden" name="id" value={session.id} />
      <Button name="intent" value="end" size="small" variant="secondary" pending={isPending}>
        {t("Sign out")}
        <VisuallyHidden>{` ${nameOf(session, t)}`}</VisuallyHidden>
      </Button>
    </Form>
  )
}

type SessionListProps = { sessions: readonly OwnSession[]; isPending: boolean }

/** The open sessions of a person; each but the current one has a button that ends it (SAFE-8). */
export function SessionList({ sessions, isPending }: SessionListProps) {
  const t = useText()
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <li key={session.id} className={styles.device}>
          <div className={styles.text}>
            <div className={styles.heading}>
              <h2 className={styles.name}>{nameOf(session, t)}</h2>
              {session.isCurrent && <Badge tone="accent">This device</Badge>}
            </div>
            <p className={styles.times}>
              {t("Signed in {time}", { time: t(formatHotelMoment(session.createdAt)) })}
            </p>
            <p className={styles.times}>
              {t("Last seen {time}", { time: t(formatHotelMoment(session.seenAt)) })}
            </p>
          </div>
          {!session.isCurrent && <EndSession session={session} isPending={isPending} />}
        </li>
      ))}
    </ul>
  )
}
