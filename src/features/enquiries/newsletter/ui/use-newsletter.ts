import { type SubmitEvent, useEffect, useState } from "react"
import { useFetcher } from "react-router"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import { firstVisitMessages } from "#src/shared/first-visit-messages.ts"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"

export type NewsletterAnswer = FormAnswer | { readonly isSubscribed: true }

export const refusalOf = (answer: NewsletterAnswer | undefined): FormAnswer | undefined =>
  answer && "isSubscribed" in answer ? undefined : answer

// Asked for when somebody subscribes: the form stands on every page, and its checks must not weigh on them all.
const check = async (form: FormData): Promise<FieldErrors> =>
  (await import("./newsletter-check.ts")).newsletterErrors(form)

/** The newsletter's form: sent in the background; success loads the page anew with a toast and an empty form (FOOT-2). */
export function useNewsletter() {
  const toast = useToast()
  const fetcher = useFetcher<NewsletterAnswer>()
  const [found, setFound] = useState<FieldErrors>({})
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
    // Without a line the router would load the page again for the scripts of the action that it lacks.
    const errors = await check(new FormData(form)).catch(() => null)
    if (!errors) return toast.error(firstVisitMessages.newsletter.failed)
    setFound(errors)
    if (Object.keys(errors).length === 0) await fetcher.submit(form)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (fetcher.state === "idle") void send(event.currentTarget)
  }
  const errors = Object.keys(found).length > 0 ? found : refusalOf(answer)?.errors
  return { Form: fetcher.Form, errors, isPending: fetcher.state !== "idle", onSubmit }
}
