import { useMemo, useState } from 'react'
import type { TextLevel } from '#fields/field-types.ts'
import { type Language, wordIn } from '#kernel/words/words.ts'
import { keptMarkup } from '../../pages/markup/kept-markup.ts'
import { textFlaws } from '../../pages/markup/text-flaws.ts'
import { tagsOfLevel } from '../../pages/markup/text-levels.ts'
import { textWords } from './words.ts'

/** What is said below a text of HTML: what saving takes out, what readers stumble over, and, with `isOnlySource`, why it is shown as its source. */
export function useTextNotes(html: string, { language, allows, isOnlySource }: { language: Language; allows: TextLevel; isOnlySource: boolean }): string[] {
  // What the text had when it was opened stays allowed in it.
  const [opened] = useState(html)
  const removed = useMemo(() => keptMarkup(html, tagsOfLevel(allows, opened)).removed, [html, allows, opened])
  const flaws = useMemo(() => textFlaws(html), [html])
  const word = (key: keyof typeof textWords, values?: Record<string, string | number>) => wordIn(language, textWords, key, values)
  return [
    ...(removed.length > 0 ? [word('will_be_removed', { parts: removed.map((part) => `\u2066${part}\u2069`).join('، ') })] : []),
    ...flaws.map(({ kind, values }) => word(kind, values)),
    ...(isOnlySource ? [word('only_source')] : []),
  ]
}
