import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { done, refused } from "#src/shared/result.ts"
import { answerListChanges } from "./admin-list-actions.ts"
import { formOfRecords, intentField, type NamedRecord, restoreIntent } from "./admin-list-undo.tsx"

const [suite, attic, shed] = ["Suite", "Attic", "Shed"].map((name) => ({ id: randomUUID(), name })) as [
  NamedRecord,
  NamedRecord,
  NamedRecord,
]

const soldNights = new Map([
  [suite.id, "24 December"],
  [attic.id, "31 December"],
])

async function answerTo(form: FormData) {
  const request = new Request("http://localhost:3000/admin/roomcart", { method: "POST", body: form })
  const answer = await answerListChanges(request, {
    remove: async (id) => {
      const night = soldNights.get(id)
      return night ? refused({ kind: "sold" as const, night }) : done(null)
    },
    restore: async () => refused("name-taken" as const),
    reasons: {
      sold: ({ night }: { night: string }) => `It is sold on ${night}.`,
      "name-taken": "Another has that name now.",
    },
  })
  return { status: answer.init?.status ?? 200, ...answer.data }
}

test("[ADM-10] of several records each that stays is named with its own reason", async () => {
  expect(await answerTo(formOfRecords([suite, shed, attic]))).toMatchObject({
    status: 200,
    reason: "1 done, 2 not.",
    unchanged: [
      { names: ["Suite"], reason: "It is sold on 24 December." },
      { names: ["Attic"], reason: "It is sold on 31 December." },
    ],
    undo: [shed],
  })
})

test("[ADM-10] records that stay for one reason are named together", async () => {
  const form = formOfRecords([suite, attic])
  form.set(intentField, restoreIntent)
  expect(await answerTo(form)).toMatchObject({
    status: 409,
    reason: "2 not done.",
    unchanged: [{ names: ["Suite", "Attic"], reason: "Another has that name now." }],
    undo: [suite, attic],
  })
})

test("[ADM-10] an undo is offered once more only for records that it can still restore", async () => {
  const form = formOfRecords([suite, attic])
  form.set(intentField, restoreIntent)
  const refusals = new Map([[suite.id, "unknown-room" as const]])
  const restoring = async (restore: (id: string) => "unknown-room" | "forbidden" | "name-taken") => {
    const request = new Request("http://localhost:3000/admin/roomcart", { method: "POST", body: form })
    const remove = async () => done(null)
    const answer = await answerListChanges(request, { remove, restore: async (id) => refused(restore(id)) })
    return answer.data.undo
  }
  expect(await restoring((id) => refusals.get(id) ?? "name-taken")).toEqual([attic])
  expect(await restoring((id) => refusals.get(id) ?? "forbidden")).toBeUndefined()
})

test("[ADM-2] of one record the reason stands alone, and a call without names is understood", async () => {
  const form = new FormData()
  form.append("id", suite.id)
  expect(await answerTo(form)).toMatchObject({ status: 409, reason: "It is sold on 24 December." })
  form.append("id", "no id")
  expect(await answerTo(form)).toMatchObject({ status: 422, tone: "error" })
})
