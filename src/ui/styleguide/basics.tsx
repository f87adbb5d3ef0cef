import { fromRupees } from "#src/shared/money.ts"
import { Button } from "../button.tsx"
import { LinkButton } from "../link-button.tsx"
import { Price } from "#src/ui/price/price.tsx"
import { Part } from "./part.tsx"
import styles from "./styleguide.module.css"

export const Type = () => (
  <Part name="Type">
    <div className={styles.scale}>
      <p className={styles.xl}>A quiet room</p>
      <h3>Suite with a sitting room</h3>
      <p className={styles.l}>Lead: the runway lights come on like a second skyline.</p>
      <p>
        Text: thick glass and deep carpet keep the rooms still. <a href="/rooms">A link in a sentence</a>, and
        figures 0123456789.
      </p>
      <p>
        <Price amount={fromRupees(12480)} was={fromRupees(15600)} per="per night" size="large" />
      </p>
      <p>
        <Price amount={fromRupees(112480)} /> beside text
      </p>
    </div>
  </Part>
)

const looks = ["primary", "secondary", "quiet", "danger"] as const

export const Buttons = () => (
  <Part name="Buttons">
    {(["light", "parchment", "dark"] as const).map((tone) => (
      <div key={tone} className={styles.panel} data-tone={tone}>
        <div className={styles.row}>
          {looks.map((variant) => (
            <Button key={variant} type="button" variant={variant}>
              {variant}
            </Button>
          ))}
          <Button type="button" pending>
            Confirming
          </Button>
          <Button type="button" disabled>
            disabled
          </Button>
          <Button type="button" size="small">
            small
          </Button>
          <LinkButton to="/rooms" size="large" variant="secondary">
            a large link
          </LinkButton>
          <a href="/rooms">a plain link</a>
        </div>
      </div>
    ))}
  </Part>
)
