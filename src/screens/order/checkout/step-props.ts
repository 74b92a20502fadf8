import type { CheckoutStep } from '#domains/orders/index.ts'
import type { OrderCheckoutProps, RunningCheckout } from './props.ts'
import type { CheckoutRun } from './use-checkout.ts'

/** What every step of the checkout is drawn from. */
export type StepProps = Omit<OrderCheckoutProps, 'id'> & {
  running: RunningCheckout
  run: CheckoutRun
  /** To the next step, with what has just been chosen; it is kept on the server. */
  goOn: (change?: Partial<Pick<RunningCheckout, 'data'>>) => void
  goBack: () => void
  goTo: (step: CheckoutStep) => void
}
