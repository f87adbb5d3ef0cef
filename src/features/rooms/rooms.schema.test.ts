import { describe, expect, test } from "vitest"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { roomTypeInput } from "./rooms.schema.ts"

const filled = { name: "Neem Room", price: "8000", stockQuantity: "3", oldPic: "suite" }

const errorsOf = (fields: Record<string, unknown>) => {
  const parsed = roomTypeInput.safeParse(fields)
  return parsed.success ? {} : fieldErrors(parsed.error)
}

describe("the form of a room type", () => {
  test("[ADM-5] requires a name, a price, a quantity and a picture, and nothing else", () => {
    expect(errorsOf({})).toEqual({
      name: "Name Field Is Required",
      price: "Price Field Is Required",
      stockQuantity: "Stock Quantity Field Is Required",
      pic: "Pic Field Is Required",
    })
    expect(roomTypeInput.parse(filled)).toEqual({
      version: null,
      allowUnusual: false,
      draft: {
        name: "Neem Room",
        message: "",
        kind: "Room",
        sizeSqft: null,
        bed: "",
        view: "",
        price: 800_000,
        discountPercent: 0,
        isInStock: true,
        isActive: true,
        stockQuantity: 3,
      },
    })
  })

  test("[ADM-5] accepts the values of the specification's call and of the form", () => {
    const read = (fields: Record<string, unknown>) => roomTypeInput.parse({ ...filled, ...fields }).draft
    for (const stock of ["true", "In Stock", "1", true]) expect(read({ stock }).isInStock).toBe(true)
    for (const stock of ["false", "Out of Stock", "0", "", false])
      expect(read({ stock }).isInStock).toBe(false)
    expect(read({ active: "No" }).isActive).toBe(false)
    expect(read({ price: "7499.50", discount: "12.5" })).toMatchObject({
      price: 749_950,
      discountPercent: 12.5,
    })
  })

  test("[ADM-5] keeps a view without the word view, which guests' pages add", () => {
    const viewOf = (view: string) => roomTypeInput.parse({ ...filled, view }).draft.view
    expect(["Runway view", "Runway View ", "Runway", "View of the airfield", "view"].map(viewOf)).toEqual([
      "Runway",
      "Runway",
      "Runway",
      "View of the airfield",
      "",
    ])
  })

  test.each([
    [{ name: "ab" }, { name: "Name Field Length Must Be 3-50" }],
    [{ name: "a".repeat(51) }, { name: "Name Field Length Must Be 3-50" }],
    [{ price: "-1" }, { price: "Price Must Not Be Negative" }],
    [{ price: "many" }, { price: "Price Must Be A Number, Such As 4,500 Or 4500.50" }],
    [{ stockQuantity: "-1" }, { stockQuantity: "Stock Quantity Must Not Be Negative" }],
    [{ stockQuantity: "1.5" }, { stockQuantity: "Stock Quantity Must Be A Whole Number" }],
    [{ discount: "101" }, { discount: "Product Base Discount Must Be Within 0-100" }],
    [{ discount: "-5" }, { discount: "Product Base Discount Must Be Within 0-100" }],
    [{ message: "Too short" }, { message: "Message Please Enter Atleast 20 Characters" }],
    [{ oldPic: [] }, { pic: "Pic Field Is Required" }],
    [{ sizeSqft: "wide" }, { sizeSqft: "Size Must Be A Whole Number" }],
  ])("[VAL-1] [VAL-2] %j gives %j", (fields, errors) => {
    expect(errorsOf({ ...filled, ...fields })).toEqual(errors)
  })

  test("[VAL-5] counts an uploaded picture, but not an empty file field", () => {
    const picture = new File(["x"], "room.webp")
    expect(errorsOf({ ...filled, oldPic: undefined, pic: picture })).toEqual({})
    expect(errorsOf({ ...filled, oldPic: undefined, pic: new File([], "") })).toEqual({
      pic: "Pic Field Is Required",
    })
  })
})
