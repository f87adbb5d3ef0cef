import { memberBenefits, passes } from "#src/features/content/texts/corporate.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./membership.module.css"
import { SectionOpening } from "./section-opening.tsx"

/** What every member has (CORP-2). */
const MemberBenefits = () => {
  const t = useText()
  return (
    <ul className={styles.benefits} aria-label={t("Member benefits")}>
      {memberBenefits.map(({ figure, name, about }) => (
        <li key={name} className={styles.benefit}>
          <p className={styles.figure} aria-hidden="true">
            {t(figure)}
          </p>
          <h3 className={styles.benefitName}>{t(name)}</h3>
          <p className={styles.about}>{t(about)}</p>
        </li>
      ))}
    </ul>
  )
}

/** The loyalty programme and its three passes; `mebership` is the anchor that older links carry (ROUTE-3). */
export const Membership = () => {
  const t = useText()
  return (
    <Section tone="night" width="wide" id="membership" labelledBy="membership-title">
      <span id="mebership" className={styles.anchor} />
      <SectionOpening
        eyebrow="Membership"
        titleId="membership-title"
        title="For those who come back"
        lead="Membership costs nothing and begins with your first stay. Ten percent savings, early check-in and late check-out are yours from that day; the passes after Silver come by themselves, with the nights."
      />
      <MemberBenefits />
      <ul className={styles.passes}>
        {passes.map(({ tier, file, line, includes }) => (
          <li key={tier} className={styles.pass}>
            <img src={file} alt="" width={856} height={540} loading="lazy" className={styles.card} />
            <h3>{t(tier)}</h3>
            <p className={styles.tierLine}>{t(line)}</p>
            <ul className={styles.includes}>
              {includes.map((item) => (
                <li key={item}>{t(item)}</li>
              ))}
            </ul>
            <LinkButton
              to="/signup"
              variant="secondary"
              aria-label={t("Join Now: {tier}", { tier: t(tier) })}
            >
              Join Now
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}
