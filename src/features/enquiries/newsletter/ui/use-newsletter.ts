import { type SubmitEvent, useEffect, useRef, useState } from "react"
import { useFetcher } from "react-router"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import { firstVisitMessages } from "#src/shared/first-visit-messages.ts"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"

export type NewsletterAnswer = FormAnswer | { readonly isSubscribed: true }

export const refusalOf = (answer: NewsletterAnswer | undefined): FormAnswer | undefined =>
  answer && "isSubscribed" in answer ? undefined : answer

// Loaded on submit: the form is on every page, and its schema must not be in every first load.
const check = async (form: FormData): Promise<FieldErrors> =>
  (await import("./newsletter-check.ts")).newsletterErrors(form)

/** Whether the site answers: not when offline, nor while a proxy answers for it. */
const isReachable = (address: string): Promise<boolean> =>
  fetch(address, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Submits the newsletter form in the background; success reloads the page with a toast and an empty form (FOOT-2). */
export function useNewsletter() {
  const toast = useToast()
  const fetcher = useFetcher<NewsletterAnswer>()
  const [found, setFound] = useState<FieldErrors>({})
  // Unlike the fetcher's state it changes at once, which a double press needs.
  const isBusy = useRef(false)
  const answer = fetcher.data
  useEffect(() => {
    if (!answer) return
    if ("isSubscribed" in answer) {
      toast.afterReload({ tone: "success", text: firstVisitMessages.newsletter.subscribed })
      window.location.reload()
    } else if (!answer.errors) {
      toast.error(firstVisitMessages.newsletter.failed)
    }
  }, [answer, toast])
  const send = async (form: HTMLFormElement) => {
    const errors = await check(new FormData(form)).catch(() => null)
    // Without its scripts, which a deployment removes, the form is sent as on a page without script. The router would reload
    // the page to get the missing module of the action, also when offline (decision 152).
    if (!errors)
      return (await isReachable(form.action))
        ? form.submit()
        : toast.error(firstVisitMessages.newsletter.failed)
    setFound(errors)
    if (Object.keys(errors).length === 0) await fetcher.submit(form)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    void send(event.currentTarget).finally(() => {
      isBusy.current = false
    })
  }
  const errors = Object.keys(found).length > 0 ? found : refusalOf(answer)?.errors
  return { Form: fetcher.Form, errors, isPending: fetcher.state !== "idle", onSubmit }
}
