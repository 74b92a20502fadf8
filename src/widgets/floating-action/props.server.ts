import { actionItems, floatingActionState, quickActionWords } from '#domains/quick-actions/index.ts'
import type { QuickActionsProps } from '#domains/quick-actions/ui/index.ts'
import type { WidgetAnswer, WidgetContext } from '../define-widget.ts'

export function load({ settings: { quickActions }, wordsOf, isMet, linkView }: WidgetContext): WidgetAnswer<QuickActionsProps> {
  const state = floatingActionState(quickActions.floatingAction)
  const items = actionItems(state, { isMet, view: linkView })
  return { props: { items, state, limits: quickActions.limits, words: wordsOf(quickActionWords) } }
}
