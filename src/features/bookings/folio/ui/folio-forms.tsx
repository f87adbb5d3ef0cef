import type { ReactNode } from "react"
import { Form } from "react-router"
import type { Folio } from "#src/features/bookings/folio/folio.ts"
import type { FolioForm } from "#src/features/bookings/folio/folio-forms.schema.ts"
import { deskMethods, methodNames, type PaymentMethod } from "#src/features/folio/folio-line.ts"
import { formatMoney, subtract, zero } from "#src/shared/money.ts"
import { moneyInputText } from "#src/shared/validation/money-input.ts"
import { Button } from "#src/ui/button.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { PostingTargetFields } from "./posting-target-fields.tsx"
import styles from "./folio.module.css"

type FormProps = { folio: Folio; isPending: boolean }

type PostingFormProps = FormProps & {
  intent: FolioForm["intent"]
  title: string
  /** Shown without a click: the next step of most bookings. */
  isOpen?: boolean
  children: ReactNode
}

const PostingForm = ({ folio, isPending, intent, title, isOpen, children }: PostingFormProps) => (
  <details className={styles.posting} open={isOpen}>
    <summary>{title}</summary>
    <Form
      method="post"
      replace
      preventScrollReset
      noValidate
      className={styles.fields}
      aria-label={title}
      key={folio.balance.owed}
    >
      <PostingTargetFields intent={intent} folio={folio} />
      {children}
      <Button size="small" variant="secondary" pending={isPending}>
        {title}
      </Button>
    </Form>
  </details>
)

const methodChoices = (methods: readonly PaymentMethod[]) =>
  methods.map((method) => ({ value: method, label: methodNames[method] }))

const payerChoices = [
  { value: "guest", label: "Guest" },
  { value: "company", label: "Company" },
]

const AmountField = ({ name, value }: { name: string; value?: string }) => (
  <TextField
    name="amount"
    id={`${name}-amount`}
    label="Amount in rupees"
    defaultValue={value}
    inputMode="decimal"
    autoComplete="off"
  />
)

export const PaymentForm = ({ folio, isPending }: FormProps) => (
  <PostingForm {...{ folio, isPending }} intent="post-payment" title="Post payment" isOpen>
    <AmountField name="payment" value={moneyInputText(folio.balance.owed)} />
    <SelectField name="method" id="payment-method" label="Method" choices={methodChoices(deskMethods)} />
    <TextField
      name="reference"
      id="payment-reference"
      label="Reference"
      optional
      hint="The card slip, UPI or UTR number. Cash needs none."
    />
    {folio.byPayer.company.charged > 0 && (
      <SelectField name="payer" id="payment-payer" label="Paid by" choices={payerChoices} />
    )}
  </PostingForm>
)

export function RefundForm({ folio, isPending }: FormProps) {
  const methods: readonly PaymentMethod[] =
    folio.refundableOnline > 0 ? ["online", ...deskMethods] : deskMethods
  return (
    <PostingForm {...{ folio, isPending }} intent="post-refund" title="Post refund" isOpen>
      <AmountField name="refund" value={moneyInputText(subtract(zero, folio.balance.owed))} />
      <SelectField
        name="method"
        id="refund-method"
        label="Method"
        choices={methodChoices(methods)}
        hint={
          folio.refundableOnline > 0
            ? `${formatMoney(folio.refundableOnline)} was paid online and can go back that way.`
            : undefined
        }
      />
      <TextField name="reference" id="refund-reference" label="Reference" optional />
      <TextField
        name="reason"
        id="refund-reason"
        label="Reason"
        hint="Required for cash that was not paid in cash, and above your limit."
        optional
      />
    </PostingForm>
  )
}

export const ChargeForm = ({ folio, isPending }: FormProps) => (
  <PostingForm {...{ folio, isPending }} intent="post-extra" title="Post charge">
    <SelectField
      name="extraId"
      id="charge-extra"
      label="Extra"
      choices={folio.extras.map(({ id, name, price }) => ({
        value: id,
        label: `${name}, ${formatMoney(price)}`,
      }))}
    />
    <TextField name="quantity" id="charge-quantity" label="Quantity" defaultValue="1" inputMode="numeric" />
    <SelectField name="payer" id="charge-payer" label="Billed to" choices={payerChoices} />
  </PostingForm>
)

export const DiscountForm = ({ folio, isPending }: FormProps) => (
  <PostingForm {...{ folio, isPending }} intent="post-discount" title="Post discount">
    <AmountField name="discount" />
    <TextField name="reason" id="discount-reason" label="Reason" maxLength={500} />
  </PostingForm>
)
