import { useEffect, useRef } from 'react'
import type { SectionUse } from '#domains/content/index.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { useAnswer } from '#staff/calls/use-answer.ts'
import { useWord } from '../words/use-word.ts'
import css from './sections.module.css'
import { sectionWords } from './words.ts'

/** The pages that show a shared section; undefined until they are known. They are asked for again when `state` is another. */
export function useSectionUses(section: number, state = 0): { uses: readonly SectionUse[] | undefined; isFailed: boolean } {
  const { data, failure, reload } = useAnswer('GET /api/sections/{id}/uses', { params: { id: section } })
  const askedState = useRef(state)

  // The server: a save may have put the section on a page, or taken it off.
  useEffect(() => {
    if (askedState.current !== state) reload()
    askedState.current = state
  }, [state, reload])
  return { uses: data, isFailed: failure !== null }
}

/** They as a list, each with a link that opens the page in a tab of its own. */
export function SectionUses({ section, state = 0 }: { section: number; state?: number }) {
  const word = useWord(sectionWords)
  const { uses, isFailed } = useSectionUses(section, state)
  if (isFailed) return <Notice kind="warning">{word('uses_failed')}</Notice>
  if (!uses) return <Spinner label={word('loading')} />
  if (uses.length === 0) return <p className={css.about}>{word('uses_none')}</p>
  return (
    <div>
      <p className={css.about}>{word('uses', { count: uses.length })}</p>
      <UseList uses={uses} />
    </div>
  )
}

export function UseList({ uses }: { uses: readonly SectionUse[] }) {
  const word = useWord(sectionWords)
  return (
    <ul className={css.uses}>
      {uses.map(({ id, title, path, is_live }) => (
        <li key={id}>
          <a href={`/ar/cms?page=${id}`} target="_blank" rel="noopener">
            <bdi>{title || (path === '' ? word('home') : `/${path}`)}</bdi>
          </a>
          {!is_live && <span className={css.about}> ({word('uses_draft')})</span>}
        </li>
      ))}
    </ul>
  )
}
