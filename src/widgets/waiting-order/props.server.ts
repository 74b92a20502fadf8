import type { WidgetAnswer, WidgetContext } from '../define-widget.ts'
import type { WaitingOrderProps } from './view.tsx'
import { waitingOrderWords } from './words.ts'

/** The pages of the order itself. */
const JOURNEY = /^showroom-order-online(\/|$)/

export function load({ path, wordsOf }: WidgetContext): WidgetAnswer<WaitingOrderProps> {
  return { props: JOURNEY.test(path) ? null : { words: wordsOf(waitingOrderWords) } }
}
