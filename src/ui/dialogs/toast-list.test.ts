import { expect, test } from "vitest"
import { withToast, type ShownToast } from "./toast-list.ts"

const error = (id: number, text: string): ShownToast => ({ id, tone: "error", text })
const undoable = (id: number): ShownToast => ({
  id,
  tone: "success",
  text: "Deleted SuccessFully",
  action: { label: "Undo", press: () => undefined },
})

const shown = (toasts: readonly ShownToast[]) =>
  toasts.reduce<readonly ShownToast[]>((list, toast) => withToast(list, toast), []).map(({ id }) => id)

test("[CONST-3] at most 20 messages are shown at once, the newest of them", () => {
  const many = Array.from({ length: 22 }, (_, index) => error(index, `message ${index}`))
  expect(shown(many)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2))
})

test("the same message again replaces the one that is shown", () => {
  expect(shown([error(1, "Failed"), error(2, "Other"), error(3, "Failed")])).toEqual([2, 3])
  expect(shown([{ ...error(1, "Failed"), tone: "success" }, error(2, "Failed")])).toEqual([1, 2])
})

test("[CONST-3] a success replaces the errors before it", () => {
  expect(shown([error(1, "Nothing was posted"), undoable(2), error(3, "Other")])).toEqual([2, 3])
})

test("messages with something to undo stay apart: each is about a record of its own", () => {
  expect(shown([undoable(1), undoable(2)])).toEqual([1, 2])
})
