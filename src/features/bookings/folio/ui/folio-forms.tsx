import {
  deskMethods,
  methodNames,
  type Payer,
  type PaymentMethod,
  payableBy,
  payerOfRooms,
  payerOwingMost,
  referenceHint,
  sumCredits,
} from "#src/features/folio/folio-line.ts"
import { proposeRefundMethod } from "#src/features/bookings/folio/refund-method.ts"
import { formatMoney } from "#src/shared/money.ts"
import { moneyInputText } from "#src/shared/validation/money-input.ts"
import { AmountField, PostingChoice, PostingField, PostingForm, type PostingProps } from "./posting-form.tsx"
import styles from "./folio.module.css"

const methodChoices = (methods: readonly PaymentMethod[]) =>
  methods.map((method) => ({ value: method, label: methodNames[method] }))

const payerChoices = [
  { value: "guest", label: "Guest" },
  { value: "company", label: "Company" },
]

type PayerFieldProps = { label: string; hasCompany: boolean; value?: Payer }

/** Shown only where a company pays a part: other bookings have one payer. */
const PayerField = ({ label, hasCompany, value = "guest" }: PayerFieldProps) =>
  hasCompany ? <PostingChoice name="payer" label={label} choices={payerChoices} value={value} /> : null

type Props = PostingProps & { hasCompany: boolean }

/** Preset to the balance of the payer who owes most. A preset method would be posted by mistake, so there is none. */
export function PaymentForm({ hasCompany, ...posting }: Props) {
  const { lines } = posting.folio
  const payer = payerOwingMost(lines)
  return (
    <PostingForm {...posting} intent="post-payment" title="Post payment" isOpen>
      <div className={styles.pair}>
        <AmountField value={moneyInputText(payableBy(lines, payer))} />
        <PostingChoice name="method" label="Method" prompt="Choose" choices={methodChoices(deskMethods)} />
      </div>
      <PostingField name="reference" label="Reference" required={false} hint={referenceHint} />
      <PayerField label="Paid by" hasCompany={hasCompany} value={payer} />
    </PostingForm>
  )
}

export function RefundForm(posting: PostingProps) {
  const { lines, refundableOnline, disputed, failedCredit } = posting.folio
  const hasFailed = failedCredit > 0
  const methods: readonly PaymentMethod[] = refundableOnline > 0 ? ["online", ...deskMethods] : deskMethods
  const hint =
    refundableOnline > 0 && !hasFailed
      ? `${formatMoney(refundableOnline)} was paid online and can go back that way.`
      : undefined
  return (
    <PostingForm {...posting} intent="post-refund" title="Post refund" isOpen>
      {disputed > 0 && (
        <p>
          {formatMoney(disputed)} of the payments is disputed. A refund online waits for the decision. Any
          other refund is made now, and the guest is paid twice if the bank pays back the payment.
        </p>
      )}
      {hasFailed && (
        <p>
          An online refund of {formatMoney(failedCredit)} did not reach the guest. Refund it by bank transfer
          or in cash, with a reason.
        </p>
      )}
      <div className={styles.pair}>
        <AmountField value={moneyInputText(hasFailed ? failedCredit : sumCredits(lines))} />
        <PostingChoice
          name="method"
          label="Method"
          choices={methodChoices(methods)}
          value={proposeRefundMethod(posting.folio)}
          hint={hint}
        />
      </div>
      <PostingField name="reference" label="Reference" hint="An email to the guest names it." optional />
      <PostingField
        name="reason"
        label="Reason"
        hint="Required above your limit, and for cash or a transfer when the guest paid another way."
        optional={!hasFailed}
        {...(hasFailed && { value: "The online refund failed" })}
      />
    </PostingForm>
  )
}

export const ChargeForm = ({ hasCompany, ...posting }: Props) => (
  <PostingForm {...posting} intent="post-extra" title="Post charge">
    <PostingChoice
      name="extraId"
      label="Extra"
      prompt="Choose an extra"
      choices={posting.folio.extras.map(({ id, name, price }) => ({
        value: id,
        label: `${name}, ${formatMoney(price)}`,
      }))}
    />
    <PostingField name="quantity" label="Quantity" value="1" inputMode="numeric" />
    <PayerField label="Billed to" hasCompany={hasCompany} />
  </PostingForm>
)

export const DiscountForm = ({ hasCompany, ...posting }: Props) => (
  <PostingForm {...posting} intent="post-discount" title="Post discount">
    <AmountField />
    <PayerField
      label="Lowers the charges of"
      hasCompany={hasCompany}
      value={payerOfRooms(posting.folio.lines)}
    />
    <PostingField name="reason" label="Reason" />
  </PostingForm>
)
