import type { PaymentStepProps } from './step-props.ts'

/** The label of the pay button, which says whether money is charged or held. */
export function payWords({ isOnHold, words }: Pick<PaymentStepProps, 'isOnHold' | 'words'>): string {
  return isOnHold ? words.hold : words.pay
}
