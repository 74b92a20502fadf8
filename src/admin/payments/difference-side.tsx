import { type PaymentState, paymentStates } from '#domains/payments/index.ts'
import { moneyText } from '#kernel/format/money-text.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { paymentWords } from './words.ts'

/** Minor units with their currency, as differences are stored. */
const MONEY = /\b(\d+) ([A-Z]{3})\b/g

/** One side of a difference: a state by its name, an amount as people read it. */
export function DifferenceSide({ text }: { text: unknown }) {
  const word = useWords(paymentWords)
  const language = useLanguage()
  const nextText = String(text ?? '')
    .replace(MONEY, (_match, minor: string, currency: string) => `\u2068${moneyText(Number(minor), currency, language)}\u2069`)
    .replace(/[a-z_]+/g, (name) => (isState(name) ? word(name) : name))
  return <bdi>{nextText}</bdi>
}

/** Both sides in one line. */
export function DifferenceSides({ ours, theirs }: { ours?: unknown; theirs?: unknown }) {
  return (
    <>
      <DifferenceSide text={ours} /> / <DifferenceSide text={theirs} />
    </>
  )
}

function isState(name: string): name is PaymentState {
  return (paymentStates as readonly string[]).includes(name)
}
