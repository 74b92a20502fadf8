import { useState } from 'react'
import { linkChoices } from '#domains/content/ui/index.ts'
import { requestOf } from '#staff/calls/request-of.ts'
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
import { useEnterInSearch } from './use-enter-in-search.ts'
import { linksWords } from './words.ts'

const PAGES = 'GET /api/pages'
const asked = (q: string) => ({ query: { per_page: 50, ...(q === '' ? {} : { q }) } })

export type ChoiceProps = { chosenId: string; onChoose: (id: string) => void; onConfirm: (id: string) => void }

/** Pages of the site, found by title or path. */
export function PageChoice({ chosenId, onChoose, onConfirm }: ChoiceProps) {
  const word = useWord(linksWords)
  const say = useFailure()
  const [query, setQuery] = useState('')
  const words = query.trim()
  const settled = useSettled(words)
  const { data, answered, failure, isLoading } = useAnswer(PAGES, asked(settled))
  // What was found for other words stays where it is, and cannot be taken for these.
  const isAnswered = answered === requestOf(PAGES, asked(words))[0]
  const pages = data ? linkChoices.page.read(data) : []

  const remembering = (choose: (id: string) => void) => (id: string) => {
    const page = pages.find((one) => one.id === id)
    if (page) rememberReference('page', id, page)
    choose(id)
  }
  const onKeyDown = useEnterInSearch({ words, isAnswered, found: pages, chosenId, onConfirm: remembering(onConfirm) })
  return (
    <div className={css.choice}>
      <SearchInput label={word('search_page')} value={query} onChange={setQuery} onKeyDown={onKeyDown} data-autofocus />
      <div className={css.options}>
        {failure && <Notice kind="error">{say(failure)}</Notice>}
        {data === undefined && isLoading && <Spinner label={word('loading')} />}
        {data !== undefined && pages.length === 0 && <EmptyState icon="search" title={word('no_page')} />}
        <OptionList
          label={word('found_page')}
          chosenId={chosenId}
          onChoose={remembering(onChoose)}
          onConfirm={remembering(onConfirm)}
          options={pages.map(({ id, title, note, isLive, isRedirect }) => ({
            id,
            title: title || word('home'),
            note,
            isDisabled: !isAnswered,
            icon: isRedirect ? 'redirect' : 'page',
            mark: isLive ? undefined : <Badge kind="warning">{word('hidden_page')}</Badge>,
          }))}
        />
      </div>
    </div>
  )
}
