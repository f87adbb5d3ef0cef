import { Form } from "react-router"
import type { NewRoomType } from "#src/features/bookings/change/room-type-change.ts"
import styles from "#src/features/bookings/ui/desk-panels.module.css"
import { Button } from "#src/ui/button.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"

type UpgradeRequestProps = { to: NewRoomType; isPending: boolean }

/** Asks an Admin for an upgrade above the limit of the clerk. */
export const UpgradeRequest = ({ to, isPending }: UpgradeRequestProps) => (
  <>
    <h2 className={styles.title}>Ask an Admin for this upgrade</h2>
    <p className={styles.soft}>The rooms stay as they are booked until an Admin approves it.</p>
    <Form method="post" replace noValidate className={styles.stack} aria-label="Request for approval">
      {Object.entries(to).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField name="reason" label="Reason (required)" maxLength={500} />
      <div>
        <Button name="intent" value="request-upgrade" pending={isPending}>
          Ask an Admin
        </Button>
      </div>
    </Form>
  </>
)
