import { Button } from "@react-email/button"
import { Text } from "@react-email/text"
import { Fragment, type ReactNode } from "react"
import type { LabelledValue } from "#src/shared/amount-rows.ts"
import { hotel } from "#src/shared/hotel.ts"
import { emailStyles as styles } from "./email-styles.ts"

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text style={styles.paragraph}>{children}</Text>
)

/** A table of labels and values; amounts stand at the right. */
export function Facts({
  facts,
  align = "left",
}: {
  facts: readonly LabelledValue[]
  align?: "left" | "right"
}) {
  if (facts.length === 0) return null
  return (
    <table style={styles.facts}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" className="vm-soft" style={styles.label}>
              {label}
            </th>
            <td className="vm-line" style={{ ...styles.value, textAlign: align }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Terms({ terms }: { terms: readonly string[] }) {
  if (terms.length === 0) return null
  return (
    <ul className="vm-soft" style={styles.terms}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}

/** Text that somebody wrote, as paragraphs with their line breaks. */
export const FreeText = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph) => (
    <Paragraph key={paragraph}>
      {paragraph.split("\n").map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Paragraph>
  ))

/** What somebody wrote, set apart from our own text. */
export const Quote = ({ text }: { text: string }) =>
  text === "" ? null : <blockquote style={styles.quote}>{text}</blockquote>

export const OneTimeCode = ({ code }: { code: string }) => <Text style={styles.code}>{code}</Text>

export const LinkButton = ({ label, url }: { label: string; url: string }) => (
  <Text style={styles.action}>
    <Button href={url} className="vm-button" style={styles.button}>
      {label}
    </Button>
  </Text>
)

/** A link in the text, for what is not the purpose of the email. */
export const TextLink = ({ label, url }: { label: string; url: string }) => (
  <Text style={styles.small}>
    <a href={url} className="vm-link" style={styles.contact}>
      {label}
    </a>
  </Text>
)

export const Farewell = () => <Paragraph>{`Warmly, everyone at ${hotel.fullName}`}</Paragraph>
