import { pictureFileReasons, tooLargeReason } from "#src/features/media/picture-refusals.ts"
import { storePicture } from "#src/features/media/receive-pictures.service.ts"
import { uploadFolder, uploadLimits } from "#src/features/media/upload-limits.ts"
import { readMultipart } from "#src/platform/http/multipart.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/upload-picture"

const refusedWith = (reason: string, status: number) => Response.json({ reason }, { status })

/** Receives one picture before its form is submitted. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "content.change")
  const platform = context.get(platformContext)
  const source = { request, folder: uploadFolder(platform.config), limits: uploadLimits.one }
  const outcome = await readMultipart(source, async (parts) => {
    const file = parts.find((part) => part.kind === "file")
    const isAlone = !parts.some(({ name }) => name === "several")
    return file ? storePicture(platform, actor, { file, isAlone }) : null
  })
  const tooLarge = outcome.ok ? null : tooLargeReason(outcome.refusal.kind)
  if (tooLarge) return refusedWith(tooLarge, 413)
  if (!outcome.ok || !outcome.value) return refusedWith("The picture did not arrive. Please try again.", 400)
  const stored = outcome.value
  if (stored.ok) return Response.json({ picture: stored.value })
  if (stored.refusal === "forbidden") return refusedWith("You are not allowed to do that.", 403)
  return refusedWith(pictureFileReasons[stored.refusal], 422)
}
