import { Form, Link } from "react-router"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { Button } from "#src/ui/button.tsx"
import { useConfirmedSubmit } from "#src/ui/dialogs/use-confirmed-submit.ts"
import type { Season } from "#src/features/pricing/pricing-rules.ts"
import { formatDateRange } from "#src/features/pricing/rate-text.ts"
import { formatPriceRuleInput } from "#src/features/pricing/rates.schema.ts"
import type { GridRoom } from "./rate-grid.tsx"
import styles from "./rule-forms.module.css"

type SeasonListProps = { seasons: readonly Season[]; rooms: readonly GridRoom[]; canChange: boolean }

const formatRules = ({ rules }: Season, rooms: readonly GridRoom[]): string =>
  rooms
    .flatMap(({ id, name }) => (rules[id] ? [`${name} ${formatPriceRuleInput(rules[id])}`] : []))
    .join(", ")

function DeleteSeason({ season: { id, name } }: { season: Season }) {
  const onSubmit = useConfirmedSubmit(() => ({
    title: name,
    message: staffMessages.deletePrompt,
    confirmLabel: "Delete",
    danger: true,
  }))
  return (
    <Form method="post" preventScrollReset onSubmit={onSubmit}>
      <input type="hidden" name="what" value="delete-season" />
      <input type="hidden" name="season" value={id} />
      <input type="hidden" name="name" value={name} />
      <Button variant="quiet" size="small" aria-label={`Delete ${name}`}>
        Delete
      </Button>
    </Form>
  )
}

export const SeasonList = ({ seasons, rooms, canChange }: SeasonListProps) => (
  <ul className={styles.seasons} aria-label="Seasons">
    {seasons.map((season) => (
      <li key={season.id} className={styles.season}>
        <span className={styles.name}>
          {canChange ? (
            <Link to={`/admin/rates/seasons?season=${season.id}#season`}>{season.name}</Link>
          ) : (
            season.name
          )}
        </span>
        <span>{formatDateRange(season.firstNight, season.lastNight)}</span>
        <span className={styles.rules}>{formatRules(season, rooms)}</span>
        {canChange && <DeleteSeason season={season} />}
      </li>
    ))}
  </ul>
)
