import type { PaymentStepProps } from './step-props.ts'

/** What the button says: that money is taken, or that it is held. */
export function payWords({ isOnHold, words }: Pick<PaymentStepProps, 'isOnHold' | 'words'>): string {
  return isOnHold ? words.hold : words.pay
}
