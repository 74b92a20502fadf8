import { useState } from 'react'
import { linkChoices } from '#domains/content/ui/index.ts'
import { useFailure } from '../ui/notices/failure.ts'
import { Badge, EmptyState, Notice } from '../ui/notices/notice.tsx'
import { OptionList } from '../ui/inputs/option-list.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { SearchInput } from '../ui/inputs/text-input.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { useWord } from '../words/use-word.ts'
import { rememberReference } from './link-sources.ts'
import css from './links.module.css'
import type { ChoiceProps } from './page-choice.tsx'
import { useEnterInSearch } from './use-enter-in-search.ts'
import { linksWords } from './words.ts'

/** Forms, found by name. One that visitors do not see can be chosen before it is shown. */
export function FormChoice({ chosenId, onChoose, onConfirm }: ChoiceProps) {
  const word = useWord(linksWords)
  const say = useFailure()
  const [query, setQuery] = useState('')
  const { data, failure, isLoading } = useAnswer('GET /forms_api/forms')
  const forms = data ? linkChoices.form.read(data, query.trim()) : []

  const remembering = (choose: (id: string) => void) => (id: string) => {
    const form = forms.find((one) => one.id === id)
    if (form) rememberReference('form', id, form)
    choose(id)
  }
  const onKeyDown = useEnterInSearch({ words: query.trim(), isAnswered: data !== undefined, found: forms, chosenId, onConfirm: remembering(onConfirm) })
  return (
    <div className={css.choice}>
      <SearchInput label={word('search_form')} value={query} onChange={setQuery} onKeyDown={onKeyDown} data-autofocus />
      <div className={css.options}>
        {failure && <Notice kind="error">{say(failure)}</Notice>}
        {data === undefined && isLoading && <Spinner label={word('loading')} />}
        {data !== undefined && forms.length === 0 && <EmptyState icon="search" title={word('no_form')} />}
        <OptionList
          label={word('found_form')}
          chosenId={chosenId}
          onChoose={remembering(onChoose)}
          onConfirm={remembering(onConfirm)}
          options={forms.map(({ id, title, note, isLive }) => ({
            id,
            title,
            note,
            icon: 'form',
            mark: isLive ? undefined : <Badge kind="warning">{word('hidden_form')}</Badge>,
          }))}
        />
      </div>
    </div>
  )
}
