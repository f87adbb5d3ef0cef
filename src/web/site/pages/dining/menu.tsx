import { useLoaderData } from "react-router"
import { allergenNames, menu, menuNotes } from "#src/features/content/menu/menu.ts"
import { DietMark } from "#src/features/content/ui/dining/diet-mark.tsx"
import { MenuCard } from "#src/features/content/ui/dining/menu-card.tsx"
import { hotel } from "#src/shared/hotel.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Section } from "#src/ui/section.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import type { Route } from "./+types/menu"
import styles from "./menu.module.css"

export const meta = () =>
  pageMeta({
    title: "The menu",
    description:
      "The cards of Udaan, Safar, Aero-Stag and Zaika with prices in rupees, marks for vegetarian dishes and notes on spice and allergens; to read here or to keep as a PDF.",
    canonical: "/menu",
  })

export const loader = ({ context }: Route.LoaderArgs) =>
  translateFields(contentTextOf(context), ["name", "line", "note", "about"], menu)

const Key = () => {
  const t = useText()
  return (
    <div className={styles.key}>
      <p className={styles.marks}>
        <span>
          <DietMark diet="veg" /> {t("Vegetarian")}
        </span>
        <span>
          <DietMark diet="non-veg" /> {t("With meat, fish or egg")}
        </span>
      </p>
      <p>
        {t("Below each dish we say how warm it is, then which of these it holds: {allergens}.", {
          allergens: Object.values(allergenNames)
            .map((name) => t(name))
            .join(", "),
        })}
      </p>
      {menuNotes.map((note) => (
        <p key={note}>{t(note)}</p>
      ))}
    </div>
  )
}

export default function Menu() {
  const t = useText()
  return (
    <>
      <PageHeader
        eyebrow={t("Every day, {hours}", { hours: t(hotel.diningHours) })}
        title="The menu"
        trail={[{ label: "Dining", to: "/dine" }, { label: "Menu" }]}
        lead="Four short cards. The lists are brief and the cooking is long; where a dish has a home town, we say so."
      >
        <LinkButton href="/menu.pdf" download>
          Download the menu as PDF
        </LinkButton>
        <LinkButton to="/query?outlet=any" variant="secondary">
          Reserve a table
        </LinkButton>
      </PageHeader>
      <Section tone="parchment" width="wide" space="compact" className={styles.page}>
        <div className={styles.bar}>
          <nav aria-label={t("Cards")}>
            <ul className={styles.cards}>
              {menu.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{t(name)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <label className={styles.only}>
            <input type="checkbox" className={styles.vegOnly} /> {t("Vegetarian dishes only")}
          </label>
        </div>
        {useLoaderData<typeof loader>().map((card) => (
          <MenuCard key={card.id} card={card} />
        ))}
        <Key />
      </Section>
    </>
  )
}
