import { describe, expect, test } from "vitest"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { gstPeriodForm } from "./gst-periods.schema.ts"

const parse = (fields: Record<string, string>) => gstPeriodForm.safeParse({ from: "2027-04-01", ...fields })

const errorsOf = (fields: Record<string, string>) => {
  const { error } = parse(fields)
  return error ? fieldErrors(error) : {}
}

describe("the form of GST slabs", () => {
  test("[CONST-7] reads one rate, two or three, each up to its limit before GST", () => {
    expect(parse({ rate1: "12" }).data?.slabs).toEqual([{ upToTaxable: null, basisPoints: 1200 }])
    expect(parse({ rate1: "5%", limit1: "7,500", rate2: "18" }).data).toEqual({
      from: "2027-04-01",
      slabs: [
        { upToTaxable: 750_000, basisPoints: 500 },
        { upToTaxable: null, basisPoints: 1800 },
      ],
    })
    const three = { rate1: "0", limit1: "1000", rate2: "12.5", limit2: "7500.50", rate3: "28 %" }
    expect(parse(three).data?.slabs).toEqual([
      { upToTaxable: 100_000, basisPoints: 0 },
      { upToTaxable: 750_050, basisPoints: 1250 },
      { upToTaxable: null, basisPoints: 2800 },
    ])
  })

  test.each([
    [{}, { rate1: "First rate Field Is Required" }],
    [{ from: "" }, { from: "First day Field Is Required", rate1: "First rate Field Is Required" }],
    [{ rate1: "five" }, { rate1: "First rate Must Be A Percentage, Such As 18" }],
    [{ rate1: "105" }, { rate1: "First rate Must Be A Percentage, Such As 18" }],
    [{ rate1: "5", limit1: "7500" }, { rate2: "Second rate Field Is Required" }],
    [{ rate1: "5", rate2: "18" }, { limit1: "A rate before another one needs a limit." }],
    [{ rate1: "5", limit1: "a lot" }, { limit1: "First limit Must Be A Number, Such As 4,500 Or 4500.50" }],
    [
      { rate1: "5", limit1: "7500", rate2: "12", limit2: "7500", rate3: "18" },
      { limit2: "Second limit Must Be Higher Than The One Before" },
    ],
    [{ rate1: "5", rate3: "18" }, { limit1: "A rate before another one needs a limit." }],
    [{ rate1: "5", limit1: "1", rate2: "12", limit2: "2" }, { rate3: "Third rate Field Is Required" }],
  ])("[CONST-7] [VAL-1] %j is refused at its field", (fields, errors) => {
    expect(errorsOf(fields as Record<string, string>)).toEqual(errors)
  })
})
