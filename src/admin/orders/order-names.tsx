import type { OrderState } from '#domains/orders/index.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { fromMinorUnits } from '#kernel/money.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Tag, type Tone } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { orderStateWords } from './words.ts'

const tones: Record<OrderState, Tone> = {
  pending: 'warn',
  free: 'info',
  authorized: 'info',
  paid: 'good',
  confirmed: 'good',
  completed: 'good',
  failed: 'bad',
  cancelled: 'quiet',
  refunded: 'quiet',
}

export function OrderStateTag({ state }: { state: OrderState }) {
  const word = useWords(orderStateWords)
  return <Tag tone={tones[state]}>{word(state)}</Tag>
}

/** An amount in minor units with its currency. */
export function Money({ minor, currency }: { minor: number; currency: string }) {
  return <Ltr>{formatPrice(fromMinorUnits(minor, currency), { symbol: currency, delimiter: ',', format: '% ^' })}</Ltr>
}
