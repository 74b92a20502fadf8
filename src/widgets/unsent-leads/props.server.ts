import type { WidgetAnswer, WidgetContext } from '../define-widget.ts'
import type { UnsentLeadsProps } from './view.tsx'
import { unsentLeadsWords } from './words.ts'

export function load({ wordsOf }: WidgetContext): WidgetAnswer<UnsentLeadsProps> {
  const { sent, refused, review } = wordsOf(unsentLeadsWords)
  return { props: { sent, refused, review } }
}
