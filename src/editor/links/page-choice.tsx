import { useState } from 'react'
import { useFailure } from '../ui/notices/failure.ts'
import { Badge, EmptyState, Notice } from '../ui/notices/notice.tsx'
import { OptionList } from '../ui/inputs/option-list.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { SearchInput } from '../ui/inputs/text-input.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { useSettled } from '../ui/use-settled.ts'
import { useWord } from '../words/use-word.ts'
import { rememberReference } from './link-sources.ts'
import css from './links.module.css'
import { linksWords } from './words.ts'

type FoundPage = { id: number; path: string; title: string; status: string; type: string }
export type ChoiceProps = { chosen: string; onChoose: (id: string) => void; onConfirm: (id: string) => void }

/** Pages of the site, found by title or path. */
export function PageChoice({ chosen, onChoose, onConfirm }: ChoiceProps) {
  const word = useWord(linksWords)
  const say = useFailure()
  const [query, setQuery] = useState('')
  const settled = useSettled(query.trim())
  const { data, failure, isLoading } = useAnswer<FoundPage[]>(`/api/pages?${new URLSearchParams({ per_page: '50', ...(settled ? { q: settled } : {}) })}`)
  const pages = (data ?? []).filter(({ type }) => type !== 'folder')

  const remembering = (choose: (id: string) => void) => (id: string) => {
    const page = pages.find((one) => String(one.id) === id)
    if (page) rememberReference('page', id, { name: page.path, isLive: page.status === 'published' })
    choose(id)
  }
  return (
    <div className={css.choice}>
      <SearchInput label={word('search_pages')} value={query} onChange={setQuery} data-autofocus />
      <div className={css.options}>
        {failure && <Notice kind="error">{say(failure)}</Notice>}
        {!data && isLoading && <Spinner label={word('loading')} />}
        {data && pages.length === 0 && <EmptyState icon="search" title={word('no_pages')} />}
        <OptionList
          label={word('pages')}
          chosen={chosen}
          onChoose={remembering(onChoose)}
          onConfirm={remembering(onConfirm)}
          options={pages.map(({ id, path, title, status, type }) => ({
            id: String(id),
            title: title || (path === '' ? word('home') : path),
            note: `/${path}`,
            icon: type === 'url_redirection' ? 'redirect' : 'page',
            mark: status === 'published' ? undefined : <Badge kind="warning">{word('not_live')}</Badge>,
          }))}
        />
      </div>
    </div>
  )
}
