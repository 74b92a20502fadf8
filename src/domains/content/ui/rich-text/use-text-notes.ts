import { useMemo } from 'react'
import { type Language, wordIn } from '#kernel/words/words.ts'
import { keptMarkup } from '../../pages/markup/kept-markup.ts'
import { textFlaws } from '../../pages/markup/text-flaws.ts'
import { textWords } from './words.ts'

/** What is said below a text of HTML: what saving takes out, what readers stumble over, and, with `isOnlySource`, why it is shown as its source. */
export function useTextNotes(html: string, { language, isOnlySource }: { language: Language; isOnlySource: boolean }): string[] {
  const removed = useMemo(() => keptMarkup(html).removed, [html])
  const flaws = useMemo(() => textFlaws(html), [html])
  const word = (key: keyof typeof textWords, values?: Record<string, string | number>) => wordIn(language, textWords, key, values)
  return [
    ...(removed.length > 0 ? [word('will_be_removed', { parts: removed.map((part) => `\u2066${part}\u2069`).join('، ') })] : []),
    ...flaws.map(({ kind, values }) => word(kind, values)),
    ...(isOnlySource ? [word('only_source')] : []),
  ]
}
