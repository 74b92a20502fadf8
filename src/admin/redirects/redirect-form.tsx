import { required, SelectInput, useRecordContext } from 'react-admin'
import { RecordCreate, RecordEdit, RecordForm } from '../editing/record-edit.tsx'
import { LtrTextInput } from '../fields/ltr-text-input.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LinkInput } from '../links/link-input.tsx'
import { LinksHere } from '../pages/links-here.tsx'
import { redirectWords } from './words.ts'

export function RedirectEdit() {
  return (
    <RecordEdit>
      <RedirectForm canDelete />
    </RecordEdit>
  )
}

export function RedirectCreate() {
  return (
    <RecordCreate>
      <RedirectForm />
    </RecordCreate>
  )
}

function RedirectForm({ canDelete = false }: { canDelete?: boolean }) {
  const word = useWords(redirectWords)
  const redirect = useRecordContext()
  const codes = [
    { id: 301, name: word('permanent') },
    { id: 302, name: word('temporary') },
  ]
  const statuses = (['published', 'draft', 'disabled'] as const).map((id) => ({ id, name: word(id) }))
  return (
    <RecordForm canDelete={canDelete} defaultValues={{ http_code: 301, status: 'published' }}>
      <LtrTextInput source="path" validate={required()} helperText={word('path_help')} />
      <LinkInput source="to" kinds={['page', 'file']} validate={required()} helperText={word('to_help')} />
      <SelectInput source="http_code" choices={codes} validate={required()} />
      <SelectInput source="status" choices={statuses} validate={required()} />
      {redirect ? <LinksHere pageId={Number(redirect.id)} saying="links_redirected" /> : null}
    </RecordForm>
  )
}
