import { gatewayLabel, gatewayNames, type PaymentState, paymentStates } from '#domains/payments/index.ts'
import { Tag, type Tone } from '../fields/tag.tsx'
import { usePair, useWords } from '../i18n/use-words.ts'
import { paymentWords } from './words.ts'

const tones: Record<PaymentState, Tone> = {
  created: 'quiet',
  pending: 'info',
  authorized: 'warn',
  captured: 'good',
  released: 'quiet',
  part_refunded: 'warn',
  refunded: 'quiet',
  failed: 'bad',
  expired: 'quiet',
  disputed: 'bad',
}

/** The state of a payment. */
export function PaymentStateTag({ state }: { state: unknown }) {
  const word = useWords(paymentWords)
  const knownState = paymentStates.find((one) => one === state)
  return knownState ? <Tag tone={tones[knownState]}>{word(knownState)}</Tag> : null
}

/** The name of a gateway. */
export function GatewayName({ gateway }: { gateway: unknown }) {
  const pair = usePair()
  const knownGateway = gatewayNames.find((one) => one === gateway)
  return knownGateway ? pair(gatewayLabel(knownGateway)) : null
}
