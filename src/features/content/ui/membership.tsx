import { memberBenefits, passes } from "#src/features/content/texts/corporate.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Section } from "#src/ui/section.tsx"
import styles from "./membership.module.css"

/** What every member has (CORP-2). */
const MemberBenefits = () => (
  <ul className={styles.benefits} aria-label="Member benefits">
    {memberBenefits.map(({ figure, name, about }) => (
      <li key={name} className={styles.benefit}>
        <p className={styles.figure} aria-hidden="true">
          {figure}
        </p>
        <h3 className={styles.benefitName}>{name}</h3>
        <p className={styles.about}>{about}</p>
      </li>
    ))}
  </ul>
)

/** The loyalty programme and its three passes; `mebership` is the anchor that older links carry (ROUTE-3). */
export const Membership = () => (
  <Section tone="night" width="wide" id="membership" labelledBy="membership-title">
    <span id="mebership" className={styles.anchor} />
    <div className={styles.opening}>
      <div className={styles.title}>
        <Eyebrow>Membership</Eyebrow>
        <h2 id="membership-title">For those who come back</h2>
      </div>
      <p className={styles.lead}>
        Membership costs nothing and begins with your first stay. Ten percent savings, early check-in and late
        check-out are yours from that day; the passes after Silver come by themselves, with the nights.
      </p>
    </div>
    <MemberBenefits />
    <ul className={styles.passes}>
      {passes.map(({ tier, file, line, includes }) => (
        <li key={tier} className={styles.pass}>
          <img src={file} alt="" width={856} height={540} loading="lazy" className={styles.card} />
          <h3>{tier}</h3>
          <p className={styles.tierLine}>{line}</p>
          <ul className={styles.includes}>
            {includes.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <LinkButton to="/signup" variant="secondary" aria-label={`Join Now: ${tier}`}>
            Join Now
          </LinkButton>
        </li>
      ))}
    </ul>
  </Section>
)
