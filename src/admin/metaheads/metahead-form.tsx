import { Alert } from '@mui/material'
import { AutocompleteInput, BooleanInput, NumberInput, ReferenceInput, required, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { metaheadWords } from '#staff/metaheads/words.ts'
import { CodeInput } from '../code-editor/code-input.tsx'
import { RecordCreate, RecordEdit, RecordForm } from '../editing/record-edit.tsx'
import { LtrTextInput } from '../fields/ltr-text-input.tsx'
import { Pair } from '../fields/pair.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useLanguageChoices } from './use-languages.ts'
import { metaheadListWords } from './words.ts'

const fresh = { language: 'javascript', sequence: 0, in_body: false, reload_on_each_page: false, rdx_core_page_id: null, consent_scope: null, content: '' }

export function MetaheadEdit() {
  return (
    <RecordEdit>
      <MetaheadForm canDelete />
    </RecordEdit>
  )
}

export function MetaheadCreate() {
  return (
    <RecordCreate>
      <MetaheadForm />
    </RecordCreate>
  )
}

function MetaheadForm({ canDelete = false }: { canDelete?: boolean }) {
  const word = useWords(metaheadWords)
  const ofPage = useWords(metaheadListWords)
  const languages = useLanguageChoices()
  return (
    <RecordForm canDelete={canDelete} defaultValues={fresh}>
      <Alert severity="info">{word('warning')}</Alert>
      <Pair>
        <SelectInput source="language" choices={languages} validate={required()} />
        <NumberInput source="sequence" step={1} validate={required()} />
      </Pair>
      <Content />
      <ReferenceInput source="rdx_core_page_id" reference="pages" sort={{ field: 'path', order: 'ASC' }} perPage={50}>
        <AutocompleteInput optionText="path" helperText={ofPage('page_help')} />
      </ReferenceInput>
      <Pair>
        <BooleanInput source="in_body" />
        <BooleanInput source="reload_on_each_page" />
      </Pair>
      <SelectInput
        source="consent_scope"
        choices={[
          { id: 'optional', name: word('consent_optional') },
          { id: 'obligatory', name: word('consent_obligatory') },
        ]}
        emptyText={word('consent_by_kind')}
        parse={(value: string) => value || null}
        helperText={word('consent_help')}
      />
    </RecordForm>
  )
}

/** A single-line input for a URL, the code editor for everything else. */
function Content() {
  const word = useWords(metaheadWords)
  const language: unknown = useWatch({ name: 'language' })
  if (language === 'js-src') return <LtrTextInput source="content" inputMode="url" validate={required()} helperText={word('source_help')} />
  return <CodeInput source="content" language={language === 'html' ? 'html' : 'text'} validate={required()} />
}
