import { useState } from 'react'
import { foldArabic } from '#kernel/arabic.ts'
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
import { linksWords } from './words.ts'

type FoundForm = { id: number; name: string; active: boolean }

/** Forms, found by name. One that visitors do not see can be chosen before it is shown. */
export function FormChoice({ chosen, onChoose, onConfirm }: ChoiceProps) {
  const word = useWord(linksWords)
  const say = useFailure()
  const [query, setQuery] = useState('')
  const { data, failure, isLoading } = useAnswer<FoundForm[]>('/forms_api/forms')
  const wanted = foldArabic(query.trim())
  const forms = (data ?? []).filter(({ name }) => foldArabic(name).includes(wanted))

  const remembering = (choose: (id: string) => void) => (id: string) => {
    const form = forms.find((one) => String(one.id) === id)
    if (form) rememberReference('form', id, { name: form.name, isLive: form.active })
    choose(id)
  }
  return (
    <div className={css.choice}>
      <SearchInput label={word('search_forms')} value={query} onChange={setQuery} data-autofocus />
      <div className={css.options}>
        {failure && <Notice kind="error">{say(failure)}</Notice>}
        {!data && isLoading && <Spinner label={word('loading')} />}
        {data && forms.length === 0 && <EmptyState icon="search" title={word('no_forms')} />}
        <OptionList
          label={word('forms')}
          chosen={chosen}
          onChoose={remembering(onChoose)}
          onConfirm={remembering(onConfirm)}
          options={forms.map(({ id, name, active }) => ({
            id: String(id),
            title: name,
            note: `/ar/form/${id}`,
            icon: 'form',
            mark: active ? undefined : <Badge kind="warning">{word('form_inactive')}</Badge>,
          }))}
        />
      </div>
    </div>
  )
}
