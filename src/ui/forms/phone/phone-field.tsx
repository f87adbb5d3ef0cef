import { type ComponentProps, useState } from "react"
import { isHydrated } from "#src/ui/browser/is-hydrated.ts"
import { classes } from "#src/ui/classes.ts"
import { callingCodes } from "./calling-codes.ts"
import { controlProps, Field, type FieldProps } from "../field.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./phone-field.module.css"

type PhoneFieldProps = Omit<FieldProps, "name" | "hint"> &
  Pick<ComponentProps<"input">, "autoFocus" | "autoComplete"> & { defaultValue?: string | undefined }

/** Splits a whole number into its country, the first one of the calling code, and the rest. */
function splitPhone(phone: string) {
  const matches = callingCodes.filter(({ code }) => phone.startsWith(code))
  const [longest] = matches.toSorted((a, b) => b.code.length - a.code.length)
  return longest ? { country: longest, number: phone.slice(longest.code.length) } : { number: phone }
}

type NameOf = (country: string) => string | undefined

/** The names of countries in a language. To make them takes 18 ms, so the names of a served page are not made again. */
function makeNames(language: string): NameOf {
  if (typeof document !== "undefined" && !isHydrated()) return (country) => country
  const names = new Intl.DisplayNames(language, { type: "region" })
  return (country) => names.of(country)
}

/** A phone number of any country (GUEST-2). The form posts `phoneCountry` and `phone`: `joinPhone` makes one number. */
export function PhoneField({ label, error, defaultValue = "", ...input }: PhoneFieldProps) {
  const t = useText()
  const { country = callingCodes[0], number } = splitPhone(defaultValue)
  const wiring = { name: "phone", label, error, hint: "10 digits in India" }
  const { className, ...control } = controlProps(wiring)
  const valueOf = (one: typeof country) => `${one?.country}${one?.code}`
  const [nameOf] = useState(() => makeNames(t.language))
  return (
    <Field {...wiring}>
      <div className={styles.controls}>
        <select
          name="phoneCountry"
          aria-label={t("Country code")}
          className={classes(className, styles.country)}
          defaultValue={valueOf(country)}
          autoComplete="off"
        >
          {callingCodes.map((one) => (
            // The text of a served page stays, since React does not correct it.
            <option key={one.country} value={valueOf(one)} suppressHydrationWarning>
              {`${nameOf(one.country)} ${one.code}`}
            </option>
          ))}
        </select>
        <input
          type="text"
          inputMode="tel"
          className={className}
          autoComplete="tel-national"
          {...control}
          {...input}
          defaultValue={number}
        />
      </div>
    </Field>
  )
}
