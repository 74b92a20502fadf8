import type { OrderState } from '#domains/orders/index.ts'
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
