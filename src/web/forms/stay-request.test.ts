import { expect, test } from "vitest"
import { readStayRequest } from "./stay-request.ts"

const read = (query: string) => readStayRequest(new URL(`https://vimana.example/check-availability${query}`))

test("[AVAIL-6] a plain form and a normalised address contain the same search", () => {
  const typed = read("?checkIn=2026-12-25&checkOut=2026-12-27&adult=2&child=0&adult=1&child=1")
  const handedOn = read(
    "?checkIn=25-12-2026&checkOut=27-12-2026&rooms=2-0_1-1&total=14000&totalDays=2&quantity=2",
  )
  expect(typed.search).toEqual(handedOn.search)
  expect(typed.query).toBe("?checkIn=25-12-2026&checkOut=27-12-2026&rooms=2-0_1-1")
  expect(handedOn.query).toBe(typed.query)
})

test("[AVAIL-3] an address without dates is no search, one with an empty date is", () => {
  expect(read("").hasDates).toBe(false)
  expect(read("?rooms=2-0").hasDates).toBe(false)
  expect(read("?checkIn=&checkOut=").hasDates).toBe(true)
  expect(read("").query).toBe("")
})

test("[AVAIL-1] rooms are added and removed by sending the form", () => {
  expect(read("?checkIn=2026-12-25&checkOut=&adult=2&child=1&change=add").changedQuery).toBe(
    "?checkIn=25-12-2026&rooms=2-1_2-0",
  )
  expect(read("?adult=2&child=1&adult=1&child=0&change=remove-0").changedQuery).toBe("?rooms=1-0")
  expect(read("?adult=2&child=1").changedQuery).toBeNull()
})

test("[BOOK-7] the total that a guest saw is read to the paisa, and nothing else is taken for one", () => {
  expect([read("?total=14000").seenTotal, read("?total=10.5").seenTotal]).toEqual([1_400_000, 1050])
  expect([read("?total=-1").seenTotal, read("?total=1e3").seenTotal, read("").seenTotal]).toEqual([
    null,
    null,
    null,
  ])
})
