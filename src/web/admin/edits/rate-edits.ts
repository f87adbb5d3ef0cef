import { data } from "react-router"
import { patchOfNights } from "#src/features/pricing/rate-edit.ts"
import type { RateEffect } from "#src/features/pricing/rate-effect.ts"
import {
  outsideCalendarMessage,
  formatRateSummary,
  formatRateEffect,
  formatGstGap,
  formatUnusualPrices,
} from "#src/features/pricing/rate-text.ts"
import { nightEditInput } from "#src/features/pricing/rates.schema.ts"
import { isInInventoryHorizon } from "#src/features/inventory/inventory.service.ts"
import {
  type BuildPatch,
  previewRates,
  type RateRefusal,
  type SaveRates,
  saveRates,
  type UndoRefusal,
  undoRateChange,
} from "#src/features/pricing/edit-rates.service.ts"
import type { ShownEffect } from "#src/features/pricing/ui/effect-view.tsx"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { formValues } from "#src/shared/validation/form-values.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"

/** The answer of a rates page: a message, or the form again with the effect of the change. */
export type RateAnswer = (AdminAnswer | FormAnswer) & { readonly effect?: ShownEffect }

export const shownEffect = (effect: RateEffect): ShownEffect => ({
  sentences: formatRateEffect(effect),
  gap: formatGstGap(effect),
  unusual: formatUnusualPrices(effect),
  fingerprint: effect.fingerprint,
})

/** The effect of the editor's form, or the reason why it cannot be read. */
export async function parseRateEffect(
  platform: Platform,
  actor: Actor,
  form: FormData,
): Promise<ShownEffect | null> {
  const parsed = nightEditInput.safeParse(formValues(form))
  const noEffect = (reason: string) => ({
    sentences: [reason],
    gap: null,
    unusual: null,
    fingerprint: "",
  })
  if (!parsed.success) return noEffect(parsed.error.issues[0]?.message ?? "")
  if (!isInInventoryHorizon(platform, parsed.data.edit.scope)) return noEffect(outsideCalendarMessage)
  const buildPatch: BuildPatch = (rules, rooms) => patchOfNights(rules, rooms, parsed.data.edit)
  const effect = await previewRates(platform, actor, { buildPatch })
  return effect && shownEffect(effect)
}

const failed = (status: number, answer: { reason: string; effect?: ShownEffect }) =>
  data<RateAnswer>({ tone: "error", text: staffMessages.wentWrong, ...answer }, { status })

const formatDiffering = ({ newer }: Extract<RateRefusal, { kind: "effect-differs" }>): string =>
  newer
    ? `Nothing was saved yet: ${newer.by} changed the rates in the meantime (${newer.summary}). Look at the effect now, then save.`
    : "Nothing was saved yet: the effect is not the one that was shown. Look at it again, then save."

/** What a refusal sends back so that the form keeps its values. */
type SentForm = { readonly of: string; readonly values: Record<string, string> }

function answerRateRefusal(refusal: RateRefusal, sent?: SentForm) {
  switch (refusal.kind) {
    case "forbidden":
      return failed(403, { reason: "You are not allowed to do that." })
    case "nothing-changes":
      return failed(422, { reason: "Nothing would change." })
    case "effect-differs": {
      const answer = { ...sent, reason: formatDiffering(refusal), effect: shownEffect(refusal.effect) }
      return data<RateAnswer>(answer, { status: 409 })
    }
    case "unusual-price": {
      const errors = { allowUnusual: "Confirm these prices, or correct them." }
      return data<RateAnswer>({ ...sent, errors, effect: shownEffect(refusal.effect) }, { status: 422 })
    }
  }
}

type RateSave = SaveRates & { readonly sent?: SentForm }

/** Saves a change and offers to undo it; `sent` is the form that a refusal shows again. */
export async function answerSave(platform: Platform, actor: Actor, { sent, ...rates }: RateSave) {
  const outcome = await saveRates(platform, actor, rates)
  if (!outcome.ok) return answerRateRefusal(outcome.refusal, sent)
  const { changeId, summary, effect } = outcome.value
  const [text = staffMessages.updated] = formatRateEffect(effect).map((words) =>
    words.replace(/ (changes|change),/, " changed,"),
  )
  return data<RateAnswer>({
    tone: "success",
    text: `${staffMessages.updated} ${text}`,
    undo: [{ id: changeId, name: summary }],
  })
}

/** The editor of the calendar: shows the effect, or saves it. */
export async function answerNightEdit(platform: Platform, actor: Actor, form: FormData) {
  const parsed = nightEditInput.safeParse(formValues(form))
  if (!parsed.success) return data<RateAnswer>({ errors: fieldErrors(parsed.error) }, { status: 422 })
  const { edit, expectedEffect, opened, allowUnusual } = parsed.data
  if (!isInInventoryHorizon(platform, edit.scope))
    return data<RateAnswer>({ errors: { lastNight: outsideCalendarMessage } }, { status: 422 })
  if (form.get("intent") === "preview") {
    const effect = await parseRateEffect(platform, actor, form)
    return data<RateAnswer>(effect ? { effect } : {})
  }
  const buildPatch: BuildPatch = (rules, rooms) => patchOfNights(rules, rooms, edit)
  return answerSave(platform, actor, {
    buildPatch,
    summary: (rooms) => formatRateSummary(edit, rooms),
    expectedEffect,
    opened,
    allowUnusual,
  })
}

const undoReasons: Readonly<Record<UndoRefusal, string>> = {
  forbidden: "You are not allowed to do that.",
  "unknown-change": "It was undone before.",
  "edit-conflict": "These rates were changed again since. Undo the newer change first.",
}

export async function answerUndo(platform: Platform, actor: Actor, form: FormData) {
  const id = form.get("id")
  const outcome = await undoRateChange(platform, actor, typeof id === "string" ? id : "")
  if (!outcome.ok) return failed(409, { reason: undoReasons[outcome.refusal] })
  return data<RateAnswer>({ tone: "success", text: `Undone: ${outcome.value.summary}` })
}
