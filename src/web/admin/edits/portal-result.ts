import { readFile } from "node:fs/promises"
import { data } from "react-router"
import {
  recordEInvoices,
  type RecordedEInvoices,
} from "#src/features/e-invoices/record-e-invoices.service.ts"
import { uploadFolder } from "#src/features/media/upload-limits.ts"
import { readMultipart } from "#src/platform/http/multipart.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"

/** The answer to an upload of the portal's file; `problems` are shown at the field. */
type UploadAnswer = AdminAnswer & { readonly problems?: readonly string[] }

const bytesInMegabyte = 1024 * 1024
const mostMegabytes = 5

const limits = {
  files: 1,
  fileBytes: mostMegabytes * bytesInMegabyte,
  fields: 10,
  bodyBytes: (mostMegabytes + 1) * bytesInMegabyte,
  stallSeconds: 20,
  totalSeconds: 120,
} as const

const tooLarge = Symbol("too large")

const refuse = (status: number, ...problems: string[]) =>
  data<UploadAnswer>({ tone: "error", text: "Nothing was recorded.", problems }, { status })

function formatRecorded({ recorded, known }: RecordedEInvoices): string {
  const stored = `${formatCount(recorded, "IRN")} recorded.`
  return known === 0 ? stored : `${stored} ${known} ${known === 1 ? "was" : "were"} recorded before.`
}

/** Records the IRNs of the file that the portal returned. */
export async function answerPortalResult(platform: Platform, actor: Actor, request: Request) {
  const source = { request, folder: uploadFolder(platform.config), limits }
  const read = await readMultipart(source, async (parts) => {
    const file = parts.find((part) => part.kind === "file")
    if (!file) return null
    return file.isCut ? tooLarge : readFile(file.path, "utf8")
  })
  if (!read.ok && read.refusal.kind !== "too-large")
    return refuse(400, "The file did not arrive. Please try again.")
  if (!read.ok || read.value === tooLarge) return refuse(413, `The file is larger than ${mostMegabytes} MB.`)
  if (read.value === null) return refuse(422, "Choose the file of the portal.")
  const outcome = await recordEInvoices(platform, actor, read.value)
  if (outcome.ok) return data<UploadAnswer>({ tone: "success", text: formatRecorded(outcome.value) })
  if (outcome.refusal.kind === "forbidden") return refuse(404, "The hotel registers no e-invoices.")
  return refuse(422, ...outcome.refusal.errors)
}
