import type { WidgetAnswer, WidgetContext } from '../define-widget.ts'
import { readExitPopupSettings } from './settings.ts'
import type { ExitPopupProps } from './view.tsx'
import { exitPopupWords } from './words.ts'

/** Pages where somebody writes or pays: nothing gets in the way there. */
const QUIET = /^(form|showroom-order-online)(\/|$)/

export function load({ path, settingsOf, wordsOf }: WidgetContext): WidgetAnswer<ExitPopupProps> {
  const { allow, block, content, okText, cancelText } = settingsOf(readExitPopupSettings)
  if (allow.length === 0 || QUIET.test(path)) return { props: null }
  const words = wordsOf(exitPopupWords)
  return { props: { allow: patternOf(allow), block: patternOf(block), title: words.title, content, text: words.text, okText: okText || words.go, cancelText } }
}

/** The patterns of a list as the source of one expression: `*` stands for anything, everything else is a part of the address (C-123). */
function patternOf(list: readonly string[]): string {
  return list.map((entry) => entry.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')).join('|')
}
