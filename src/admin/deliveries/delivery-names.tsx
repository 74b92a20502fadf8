import { deliveryStates, deliverySubjects } from '#domains/deliveries/index.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Tag, type Tone } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { deliveryWords } from './words.ts'

const tones: Record<(typeof deliveryStates)[number], Tone> = { queued: 'info', sending: 'info', sent: 'good', failed: 'bad' }

const kinds = new Map<unknown, keyof typeof deliveryWords>([
  ['mail', 'mail'],
  ['webhook', 'webhook'],
  ['invoice', 'invoicing'],
])

/** The kind of a delivery, such as mail or webhook; an unknown kind keeps its key. */
export function DeliveryKind({ kind }: { kind: unknown }) {
  return <NameOf keys={kinds} value={kind} />
}

/** As deliveries name their target when it is no host. */
const targets = new Map<unknown, keyof typeof deliveryWords>([
  ['mail server', 'mail_server'],
  ['invoices', 'invoices'],
])

/** Who receives a delivery: a part of this site, or a host. */
export function DeliveryTarget({ target }: { target: unknown }) {
  return <NameOf keys={targets} value={target} />
}

function NameOf({ keys, value }: { keys: ReadonlyMap<unknown, keyof typeof deliveryWords>; value: unknown }) {
  const word = useWords(deliveryWords)
  const key = keys.get(value)
  return key ? word(key) : <Ltr>{String(value)}</Ltr>
}

/** What a delivery tells about; an unknown subject of an older delivery keeps its key. */
export function DeliveryAbout({ type, id }: { type: unknown; id: unknown }) {
  const word = useWords(deliveryWords)
  const knownType = deliverySubjects.find((one) => one === type)
  return knownType ? word(knownType, { id: String(id) }) : <Ltr>{`${type} ${id}`}</Ltr>
}

/** The state of a delivery. */
export function DeliveryState({ state }: { state: unknown }) {
  const word = useWords(deliveryWords)
  const knownState = deliveryStates.find((one) => one === state)
  return knownState ? <Tag tone={tones[knownState]}>{word(knownState)}</Tag> : null
}
