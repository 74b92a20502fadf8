import { useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import { type Metahead, metaheadLanguages } from '#domains/content/index.ts'
import { Checkbox, Choices, Select } from '../ui/inputs/choices.tsx'
import { FormDialog } from '../ui/dialogs/form-dialog.tsx'
import { TextArea, TextInput } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import css from './metaheads.module.css'
import type { ListedMetahead } from './listed-metahead.ts'
import { metaheadsWords } from './words.ts'

type MetaheadDialogProps = {
  pageId: number
  /** null for a new one. */
  metahead: ListedMetahead | null
  nextSequence: number
  onClose: () => void
  onSaved: () => void
}

/** Adds a metahead or changes one. */
export function MetaheadDialog({ pageId, metahead, nextSequence, onClose, onSaved }: MetaheadDialogProps) {
  const word = useWord(metaheadsWords)
  const [language, setLanguage] = useState<Metahead['language']>(metahead?.language ?? 'javascript')
  const [content, setContent] = useState(metahead?.content ?? '')
  const [sequence, setSequence] = useState(String(metahead?.sequence ?? nextSequence))
  const [place, setPlace] = useState<'head' | 'body'>(metahead?.in_body ? 'body' : 'head')
  const [isReloaded, setIsReloaded] = useState(metahead?.reload_on_each_page ?? false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)

  const save = async () => {
    if (content.trim() === '') return setProblem(word('content_needed'))
    setIsBusy(true)
    const body = {
      content,
      language,
      sequence: Number(sequence) || 0,
      in_body: place === 'body',
      reload_on_each_page: isReloaded,
      rdx_core_page_id: pageId,
    }
    const answer = metahead
      ? await callByName('PUT /api/metaheads/{id}', {
          params: { id: metahead.id },
          body,
          ...(metahead.version === undefined ? {} : { ifMatch: metahead.version }),
        })
      : await callByName('POST /api/metaheads', { body })
    setIsBusy(false)
    if (answer.ok) return onSaved()
    setProblem(answer.fields.content?.[0])
    setFailure(answer.code)
  }
  return (
    <FormDialog
      title={word(metahead ? 'edit_title' : 'add_title')}
      submitLabel={word('save')}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onSubmit={save}
    >
      <Select
        label={word('language')}
        options={metaheadLanguages.map((value) => ({ value, label: word(`lang_${value}`) }))}
        value={language}
        onChange={setLanguage}
      />
      <TextArea
        label={word('content')}
        isRequired
        dir="ltr"
        spellCheck={false}
        className={css.codeField}
        data-autofocus
        maxLength={100_000}
        value={content}
        problem={problem}
        onChange={(typed) => {
          setContent(typed)
          setProblem(undefined)
        }}
      />
      <Choices
        label={word('place')}
        options={[
          { value: 'head', label: word('in_head') },
          { value: 'body', label: word('in_body') },
        ]}
        value={place}
        onChange={setPlace}
      />
      <TextInput label={word('sequence')} dir="ltr" inputMode="numeric" value={sequence} onChange={(typed) => setSequence(typed.replace(/[^\d-]/g, ''))} />
      <Checkbox label={word('reload')} isOn={isReloaded} onChange={setIsReloaded} />
    </FormDialog>
  )
}
