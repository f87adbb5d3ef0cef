import { data } from "react-router"
import { z } from "zod"
import type { PictureChangeRefusal } from "#src/features/media/picture-library.service.ts"
import { messages } from "#src/shared/messages.ts"
import { uploadHashOf } from "#src/shared/picture-address.ts"
import type { Result } from "#src/shared/result.ts"
import type { AdminAnswer } from "./layouts/admin-layout-answer.tsx"

/** The id of a picture that was uploaded. */
export const uploadId = z.string().refine((id) => uploadHashOf(id) !== null)

const reasons: Readonly<Record<PictureChangeRefusal | "not-failed", string>> = {
  forbidden: "You are not allowed to do that.",
  "unknown-picture": "It is not there any more.",
  "not-failed": "Its sizes are made, or on their way.",
}

/** What a change of a picture came to. */
export const answerPictureChange = (
  outcome: Result<null, keyof typeof reasons>,
  text: string,
): ReturnType<typeof data<AdminAnswer>> =>
  outcome.ok
    ? data<AdminAnswer>({ tone: "success", text })
    : data<AdminAnswer>(
        { tone: "error", text: messages.admin.wentWrong, reason: reasons[outcome.refusal] },
        { status: 409 },
      )

export const answerAgain = (outcome: Result<null, keyof typeof reasons>) =>
  answerPictureChange(outcome, "Its sizes are being made again")
