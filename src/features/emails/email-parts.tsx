import { Button } from "@react-email/button"
import { Text } from "@react-email/text"
import { Fragment, type ReactNode } from "react"
import type { LabelledValue } from "#src/shared/amount-rows.ts"
import { hotel } from "#src/shared/hotel.ts"
import { useText } from "#src/ui/use-text.tsx"
import { emailStyles as styles } from "./email-styles.ts"
import { pageInLanguage } from "./hindi/email-text-in.ts"

/** A text of ours in the language of the email; other content as it is. */
export function Paragraph({ children }: { children: ReactNode }) {
  const t = useText()
  return <Text style={styles.paragraph}>{typeof children === "string" ? t(children) : children}</Text>
}

/** A table of labels and values; amounts are right-aligned. */
export function Facts({
  facts,
  align = "left",
}: {
  facts: readonly LabelledValue[]
  align?: "left" | "right"
}) {
  const t = useText()
  if (facts.length === 0) return null
  const label = align === "right" ? { ...styles.label, ...styles.amountLabel } : styles.label
  return (
    <table style={styles.facts}>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.label}>
            <th scope="row" className="vm-soft" style={label}>
              {t(fact.label)}
            </th>
            <td className="vm-line" style={{ ...styles.value, textAlign: align }}>
              {t(fact.value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Terms({ terms }: { terms: readonly string[] }) {
  const t = useText()
  if (terms.length === 0) return null
  return (
    <ul className="vm-soft" style={styles.terms}>
      {terms.map((term) => (
        <li key={term}>{t(term)}</li>
      ))}
    </ul>
  )
}

/** Text that somebody wrote, as paragraphs with their line breaks. */
export const FreeText = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph) => (
    <Text key={paragraph} style={styles.paragraph}>
      {paragraph.split("\n").map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  ))

/** What somebody wrote, set apart from our own text. */
export const Quote = ({ text }: { text: string }) =>
  text === "" ? null : <blockquote style={styles.quote}>{text}</blockquote>

export const OneTimeCode = ({ code }: { code: string }) => <Text style={styles.code}>{code}</Text>

/** Leads to a page of this site, in the language of the email. */
export function LinkButton({ label, url }: { label: string; url: string }) {
  const t = useText()
  return (
    <Text style={styles.action}>
      <Button href={pageInLanguage(t.language, url)} className="vm-button" style={styles.button}>
        {t(label)}
      </Button>
    </Text>
  )
}

/** A link in the text, for what is not the purpose of the email. */
export function TextLink({ label, url }: { label: string; url: string }) {
  const t = useText()
  return (
    <Text style={styles.small}>
      <a href={url} className="vm-link" style={styles.contact}>
        {t(label)}
      </a>
    </Text>
  )
}

export const EmailClosing = () => <Paragraph>{`Warmly, everyone at ${hotel.fullName}`}</Paragraph>
