import { Form, Link, useLocation } from "react-router"
import type { KnownGuest } from "#src/features/accounts/known-guest.ts"
import { Button } from "#src/ui/button.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import styles from "#src/features/bookings/ui/desk-panels.module.css"

type CallerLookupProps = {
  /** The number that was searched, or an empty text. */
  phone: string
  guests: readonly KnownGuest[]
}

/** Finds guests by phone number, to fill in their name and email. */
export function CallerLookup({ phone, guests }: CallerLookupProps) {
  const { search } = useLocation()
  const otherParams = [...new URLSearchParams(search)].filter(
    ([name]) => name !== "phone" && name !== "guest",
  )
  const to = (id: string) => `?${new URLSearchParams([...otherParams, ["phone", phone], ["guest", id]])}`
  return (
    <section className={styles.panel} aria-label="Has the guest booked before?">
      <Form method="get" className={styles.line} preventScrollReset>
        {otherParams.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          kind="tel"
          name="phone"
          id="caller-phone"
          label="Find an earlier guest by phone"
          defaultValue={phone}
          key={phone}
          maxLength={20}
        />
        <Button size="small" variant="secondary">
          Find
        </Button>
      </Form>
      {phone !== "" && guests.length === 0 && (
        <p className={styles.soft}>Nobody has stayed under this number. Fill in the form below.</p>
      )}
      <ul className={styles.notes}>
        {guests.map(({ id, name, email }) => (
          <li key={id}>
            <Link to={to(id)} preventScrollReset>
              {name}
            </Link>
            <p className={styles.soft}>{email || "No email"}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
