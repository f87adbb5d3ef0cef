import type { FieldPicture } from "./field-picture.ts"

type Answer = { readonly picture?: FieldPicture; readonly reason?: string }

type SentOutcome =
  | { readonly kind: "kept"; readonly picture: FieldPicture }
  | { readonly kind: "refused"; readonly reason: string }

const failed: SentOutcome = { kind: "refused", reason: "It could not be sent. Please try again." }

const sessionEnded: SentOutcome = {
  kind: "refused",
  reason: "Your session has ended. Sign in again in another tab, then add it here once more.",
}

function outcomeOf({ response, responseURL }: XMLHttpRequest): SentOutcome {
  if (/\/(?:signin|login)(?:\?|$)/.test(responseURL)) return sessionEnded
  const { picture, reason } = (response ?? {}) as Answer
  if (picture) return { kind: "kept", picture }
  return reason ? { kind: "refused", reason } : failed
}

type Sending = {
  readonly file: File
  /** Whether it was chosen together with others. */
  readonly isAmongSeveral: boolean
  readonly onProgress: (share: number) => void
}

/** Uploads one picture before its form, with progress, which `fetch` does not report. */
export function sendPicture({ file, isAmongSeveral, onProgress }: Sending): Promise<SentOutcome> {
  const { promise, resolve } = Promise.withResolvers<SentOutcome>()
  const form = new FormData()
  if (isAmongSeveral) form.append("several", "yes")
  form.append("pic", file)
  const call = new XMLHttpRequest()
  call.open("POST", "/admin/upload-picture")
  call.responseType = "json"
  call.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
  call.addEventListener("load", () => resolve(outcomeOf(call)))
  call.addEventListener("error", () => resolve(failed))
  call.send(form)
  return promise
}
