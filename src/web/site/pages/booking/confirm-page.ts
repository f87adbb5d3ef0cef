import { cancellableQuote } from "#src/features/bookings/cancel/cancellable-stay.ts"
import { randomUUID } from "node:crypto"
import type { RouterContextProvider } from "react-router"
import type { QuotedStay } from "#src/features/availability/quote-stay.service.ts"
import { nameRooms } from "#src/features/availability/types-of-stay.ts"
import type { StaySearch } from "#src/features/availability/stay-search-url.ts"
import { formatCancellation } from "#src/features/bookings/cancel/cancellation-text.ts"
import { quoteAtKeptPrice, type StayToQuote } from "#src/features/bookings/price-lock/price-locks.service.ts"
import { findShownPicture } from "#src/features/content/pictures.service.ts"
import { answerCode } from "#src/features/pricing/offers/offer-text.ts"
import type { Platform } from "#src/platform/platform.ts"
import { contentTextOf, translateFields } from "#src/web/language.server.ts"
import { loadConfirmDetails } from "./confirm-details.ts"
import type { KeptPrice } from "./price-lock/kept-price.ts"

/** Everything that the confirmation shows of a stay that can be booked. */
export async function loadConfirmPage(platform: Platform, quoted: QuotedStay) {
  const { room, stay, quote, settings, code, memberSaving } = quoted
  return {
    ...(await loadConfirmDetails(platform, quoted)),
    stay,
    ...nameRooms(quoted),
    quote,
    memberSaving,
    codeAnswer: answerCode(code),
    isDayRoom: Boolean(stay.dayRoom),
    policy: formatCancellation(cancellableQuote(quoted), platform.clock.now().toISOString()),
    picture: (await findShownPicture(platform.db, room.pictureIds[0])) ?? undefined,
    holdMinutes: settings.holdMinutes,
    canPayOnline: platform.cardPayments.provider !== "none",
    freshKey: randomUUID(),
  }
}

export type ConfirmPage = Awaited<ReturnType<typeof loadConfirmPage>>

/** The picture described in the language of the page. */
export const translateConfirmPage = <T extends ConfirmPage | null>(
  context: Readonly<RouterContextProvider>,
  offered: T,
): T => translateFields(contentTextOf(context), ["alt"], offered)

type Form = Record<string, FormDataEntryValue>

const codeField = (form: Form, name: "code" | "refusedCode"): string | null => {
  const typed = form[name]
  return typeof typed === "string" ? typed.trim().slice(0, 40) : null
}

function withoutCode(search: StaySearch): StaySearch {
  const { code: _, ...stay } = search
  return stay
}

/** A search with the code that the form sent instead of the one in the address. */
export function withTypedCode(search: StaySearch, form: Form): StaySearch {
  const code = codeField(form, "code")
  if (code === null) return search
  return code === "" ? withoutCode(search) : { ...search, code }
}

/** The search that is booked, without a code that the page has refused: the guest confirms the price that was shown without it. */
export const withoutRefusedCode = (search: StaySearch, form: Form): StaySearch =>
  search.code && search.code === codeField(form, "refusedCode") ? withoutCode(search) : search

/** The confirmation page for a search with the typed code, so that a refused form is shown with the prices for its code. */
export async function reloadConfirmPage(
  platform: Platform,
  kept: Pick<KeptPrice, "lock">,
  stay: StayToQuote,
): Promise<ConfirmPage | null> {
  const quoted = await quoteAtKeptPrice(platform, kept, stay)
  return quoted.ok ? loadConfirmPage(platform, quoted.value) : null
}
