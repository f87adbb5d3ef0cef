import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
} from "libphonenumber-js/max"
import examples from "libphonenumber-js/mobile/examples"
import { expect, test } from "vitest"
import { joinPhone, readPhone } from "#src/shared/validation/phone.ts"
import { callingCodes } from "./calling-codes.ts"

test("[GUEST-2] every country is there once, with the code of its numbering plan; India is first", () => {
  const listed = callingCodes.map(({ country, code }) => `${country} ${code}`).toSorted()
  const expected = getCountries().map((country) => `${country} +${getCountryCallingCode(country)}`)
  expect(listed).toEqual(expected.toSorted())
  expect(callingCodes[0]?.country).toBe("IN")
  const names = new Intl.DisplayNames("en", { type: "region" })
  const others = callingCodes.slice(1).map(({ country }) => names.of(country) ?? "")
  expect(others).toEqual(others.toSorted(new Intl.Collator("en").compare))
})

test("[GUEST-2] [VAL-4] a mobile number of every country is read with and without the 0 of its own country", () => {
  for (const { country, code } of callingCodes) {
    const example = getExampleNumber(country as CountryCode, examples)
    const phoneCountry = `${country}${code}`
    const expected = country === "IN" ? example?.nationalNumber : example?.number
    const typed = [example?.nationalNumber, example?.formatInternational()]
    const national = example?.formatNational().replaceAll(/\D/g, "")
    if (national === `0${example?.nationalNumber}` && country !== "IN") typed.push(national)
    for (const phone of typed)
      expect([country, phone, readPhone(joinPhone({ phoneCountry, phone }).phone ?? "")]).toEqual([
        country,
        phone,
        expected,
      ])
  }
})
