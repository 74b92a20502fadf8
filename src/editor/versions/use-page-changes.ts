import { useCallback } from 'react'
import { diffPages, type PageChange, type PageContent } from '#domains/content/index.ts'
import type { ChangedPart, PlaceChange, WholeChange } from '#staff/differences/change-list.tsx'
import { useTemplateName } from '../catalogue/template-name.ts'
import { useLanguage } from '../words/language.tsx'
import { useWord } from '../words/use-word.ts'
import { fieldName, readableValue } from './readable-change.ts'
import { versionsWords } from './words.ts'

/** Returns what differs between two contents of a page, block by block, as people read it. Groups have no names and get their numbers. */
export function usePageChanges(): (before: PageContent, after: PageContent) => ChangedPart[] {
  const word = useWord(versionsWords)
  const { language } = useLanguage()
  const nameOf = useTemplateName()
  return useCallback(
    (before, after) => {
      const speech = { word, language }
      return [...Map.groupBy(diffPages(before, after), ({ block }) => block)].map(([block, changes]) => {
        const groups = groupNumbers(block, [after, before])
        return {
          key: block ?? '',
          name: block === undefined ? word('page_fields') : nameOf(changes[0]?.template ?? ''),
          wholes: changes.flatMap((change) => (block !== undefined && change.group === undefined ? wholeOf(change) : [])),
          changes: changes
            .filter(({ group, kind }) => group !== undefined || kind === 'changed')
            .map((change): PlaceChange => {
              const group = change.group === undefined ? '' : word('group', { number: groups.indexOf(change.group) + 1 })
              const [whole] = wholeOf(change)
              const key = `${change.kind}/${change.group ?? ''}/${change.field ?? ''}`
              if (whole) return { key, label: group, whole }
              const [old, now] = [change.before, change.after].map((value) => readableValue(value, change, speech))
              return { key, label: [group, fieldName(change, speech, versionsWords)].filter(Boolean).join(' · '), before: old ?? '', after: now ?? '' }
            }),
        }
      })
    },
    [word, language, nameOf],
  )
}

function wholeOf({ kind, from = 0, to = 0 }: PageChange): WholeChange[] {
  if (kind === 'changed') return []
  return [kind === 'moved' ? { kind, from: from + 1, to: to + 1 } : { kind }]
}

/** The ids of a block's groups: those of the later content in order, then those that were removed. */
function groupNumbers(id: string | undefined, contents: readonly PageContent[]): string[] {
  return [...new Set(contents.flatMap(({ blocks }) => blocks.find((block) => block.id === id)?.positions ?? []))]
}
