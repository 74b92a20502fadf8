import { deliveryStates } from '#domains/deliveries/index.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Tag, type Tone } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { deliveryWords } from './words.ts'

const tones: Record<(typeof deliveryStates)[number], Tone> = { queued: 'info', sending: 'info', sent: 'good', failed: 'bad' }

/** The kind of a delivery, such as mail or webhook; an unknown kind keeps its key. */
export function DeliveryKind({ kind }: { kind: unknown }) {
  const word = useWords(deliveryWords)
  return kind === 'mail' || kind === 'webhook' ? word(kind) : <Ltr>{String(kind)}</Ltr>
}

/** The state of a delivery. */
export function DeliveryState({ state }: { state: unknown }) {
  const word = useWords(deliveryWords)
  const knownState = deliveryStates.find((one) => one === state)
  return knownState ? <Tag tone={tones[knownState]}>{word(knownState)}</Tag> : null
}
