import { useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import { type Metahead, metaheadLanguages, metaheadScopes } from '#domains/content/index.ts'
import { metaheadWords } from '#staff/metaheads/words.ts'
import { SourceControl } from '../fields/source-control.tsx'
import { Checkbox, Choices, Select } from '../ui/inputs/choices.tsx'
import { FormDialog } from '../ui/dialogs/form-dialog.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useWord } from '../words/use-word.ts'
import type { ListedMetahead } from './listed-metahead.ts'
import { metaheadsWords } from './words.ts'

/** A choice of the list, which the server knows as null. */
const BY_KIND = 'by_kind'
type Consent = NonNullable<Metahead['consent_scope']> | typeof BY_KIND

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
  const choice = useWord(metaheadWords)
  const [language, setLanguage] = useState<Metahead['language']>(metahead?.language ?? 'javascript')
  const [content, setContent] = useState(metahead?.content ?? '')
  const [sequence, setSequence] = useState(String(metahead?.sequence ?? nextSequence))
  const [place, setPlace] = useState<'head' | 'body'>(metahead?.in_body ? 'body' : 'head')
  const [isReloaded, setIsReloaded] = useState(metahead?.reload_on_each_page ?? false)
  const [consent, setConsent] = useState<Consent>(metahead?.consent_scope ?? BY_KIND)
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
      consent_scope: consent === BY_KIND ? null : consent,
      rdx_core_page_id: pageId,
    }
    const answer = metahead
      ? await callByName('PUT /api/metaheads/{id}', { params: { id: metahead.id }, body, ...(metahead.version && { ifMatch: metahead.version }) })
      : await callByName('POST /api/metaheads', { body })
    setIsBusy(false)
    if (answer.ok) return onSaved()
    setProblem(answer.fields.content?.[0])
    setFailure(answer.code)
  }
  const source = {
    label: word('content'),
    isRequired: true,
    problem,
    onChange(typedText: string) {
      setContent(typedText)
      setProblem(undefined)
    },
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
        options={metaheadLanguages.map((value) => ({ value, label: choice(`lang_${value}`) }))}
        value={language}
        onChange={setLanguage}
      />
      {language === 'js-src' ? (
        <TextInput {...source} hint={choice('source_help')} dir="ltr" inputMode="url" value={content} />
      ) : (
        <SourceControl {...source} language={language === 'html' ? 'html' : 'text'} text={content} />
      )}
      <Choices
        label={word('place')}
        options={[
          { value: 'head', label: word('in_head') },
          { value: 'body', label: word('in_body') },
        ]}
        value={place}
        onChange={setPlace}
      />
      <TextInput label={word('sequence')} dir="ltr" inputMode="numeric" value={sequence} onChange={(text) => setSequence(text.replace(/[^\d-]/g, ''))} />
      <Checkbox label={word('reload')} isOn={isReloaded} onChange={setIsReloaded} />
      <ConsentChoice value={consent} onChange={setConsent} />
    </FormDialog>
  )
}

function ConsentChoice({ value, onChange }: { value: Consent; onChange: (value: Consent) => void }) {
  const word = useWord(metaheadsWords)
  const choice = useWord(metaheadWords)
  const scopes = metaheadScopes.map((scope) => ({ value: scope, label: choice(`consent_${scope}`) }))
  return (
    <Select<Consent>
      label={word('consent')}
      hint={choice('consent_help')}
      options={[{ value: BY_KIND, label: choice('consent_by_kind') }, ...scopes]}
      value={value}
      onChange={onChange}
    />
  )
}
