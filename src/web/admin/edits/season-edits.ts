import { randomUUID } from "node:crypto"
import { data } from "react-router"
import { patchOfSeason, patchOfWeekdays } from "#src/features/pricing/rate-edit.ts"
import { type PriceRule, shownWeekdays, weekdayNames } from "#src/features/pricing/pricing-rules.ts"
import { formatDateRange } from "#src/features/pricing/rate-text.ts"
import { priceRuleMessage, parsePriceRule, seasonInput } from "#src/features/pricing/rates.schema.ts"
import { type BuildPatch, previewRates } from "#src/features/pricing/edit-rates.service.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import { answerSave, type RateAnswer, shownEffect } from "./rate-edits.ts"

type Sent = {
  readonly form: FormData
  /** The weekday prices as they were when the form was opened, by field. */
  readonly openedWeek: Readonly<Record<string, unknown>>
  readonly rooms: readonly { readonly id: string; readonly name: string }[]
}

type Edit = { readonly buildPatch: BuildPatch; readonly summary: string }
type Read = Edit | { readonly errors: Record<string, string> }

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === "string" ? value.trim() : ""
}

const ruleField = (roomTypeId: string): string => `rule:${roomTypeId}`

function readOpenedWeek(form: FormData): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(textOf(form, "openedWeek"))
    return typeof read === "object" && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

/** The rule of each type; the field for all types fills empty ones. */
function readRules({ form, rooms }: Sent) {
  const errors: Record<string, string> = {}
  const all = parsePriceRule(textOf(form, ruleField("all")))
  if (all === null) errors[ruleField("all")] = priceRuleMessage
  const rules: Record<string, PriceRule> = {}
  for (const { id, name } of rooms) {
    const own = parsePriceRule(textOf(form, ruleField(id)))
    if (own === null) errors[ruleField(id)] = `${name}: ${priceRuleMessage}`
    const rule = own ?? all
    if (rule) rules[id] = rule
  }
  const isEmpty = Object.keys(rules).length + Object.keys(errors).length === 0
  return { rules, errors: isEmpty ? { [ruleField("all")]: "Give at least one price or change." } : errors }
}

const unknownSeason = { errors: { name: "There is no such season." } }

function readSeason(sent: Sent): Read {
  const { form } = sent
  const fields = ["name", "firstNight", "lastNight"].map((name) => [name, textOf(form, name)] as const)
  const parsed = seasonInput.safeParse(Object.fromEntries(fields))
  const { rules, errors } = readRules(sent)
  const all = { ...(parsed.success ? {} : fieldErrors(parsed.error)), ...errors }
  if (!parsed.success || Object.keys(all).length > 0) return { errors: all }
  const id = textOf(form, "season") || randomUUID()
  if (!isRecordId(id)) return unknownSeason
  const season = { ...parsed.data, id, rules }
  const { name, firstNight, lastNight } = season
  return {
    buildPatch: (current) => patchOfSeason(current, id, season),
    summary: `Season ${name}, ${formatDateRange(firstNight, lastNight)}`,
  }
}

/** Only the prices that were changed here: the others may have been changed by somebody else since. */
function readWeekdays({ form, rooms, openedWeek }: Sent): Read {
  const errors: Record<string, string> = {}
  const weekOf = ({ id, name }: Sent["rooms"][number]) => {
    const week = Array<PriceRule | null | undefined>(weekdayNames.length).fill(undefined)
    for (const day of shownWeekdays) {
      const field = `weekday:${id}:${day}`
      const typed = textOf(form, field)
      if (typed === openedWeek[field]) continue
      const rule = parsePriceRule(typed)
      if (rule === null) errors[field] = `${name}, ${weekdayNames[day]}: ${priceRuleMessage}`
      week[day] = rule ?? null
    }
    return week
  }
  const weekdayRules = Object.fromEntries(rooms.map((room) => [room.id, weekOf(room)]))
  if (Object.keys(errors).length > 0) return { errors }
  return { buildPatch: (current) => patchOfWeekdays(current, weekdayRules), summary: "Weekday prices" }
}

const readDeletion = ({ form }: Sent): Read => {
  const id = textOf(form, "season")
  if (!isRecordId(id)) return unknownSeason
  return {
    buildPatch: (current) => patchOfSeason(current, id, null),
    summary: `Season ${textOf(form, "name")} deleted`,
  }
}

const readers: ReadonlyMap<string, (sent: Sent) => Read> = new Map([
  ["season", readSeason],
  ["weekdays", readWeekdays],
  ["delete-season", readDeletion],
])

/** `of` names the form that it answers. */
type RuleAnswer = RateAnswer & { readonly of: string }

/** Previews or saves seasons and weekday prices. A change is saved only when its effect is the one that was shown. */
export async function answerRules(platform: Platform, actor: Actor, request: Omit<Sent, "openedWeek">) {
  const { form } = request
  const openedWeek = readOpenedWeek(form)
  const of = textOf(form, "what")
  const read = readers.get(of)?.({ ...request, openedWeek }) ?? { errors: { "": "Nothing was asked." } }
  const values = Object.fromEntries(
    [...form.keys()]
      .filter((name) => name.includes(":") || name === "name" || name.endsWith("Night"))
      .map((name) => [name, textOf(form, name)] as const)
      .filter(([name, text]) => text !== openedWeek[name]),
  )
  if ("errors" in read) return data<RuleAnswer>({ of, errors: read.errors, values }, { status: 422 })
  const expectedEffect = textOf(form, "seen") || null
  const allowUnusual = form.get("allowUnusual") === "yes"
  if (form.get("intent") !== "preview")
    return answerSave(platform, actor, {
      ...read,
      expectedEffect,
      opened: form.has("opened") ? textOf(form, "opened") : undefined,
      allowUnusual,
      sent: { of, values },
    })
  const effect = await previewRates(platform, actor, { buildPatch: read.buildPatch })
  return data<RuleAnswer>({ of, values, ...(effect && { effect: shownEffect(effect) }) })
}
