import { Alert } from '@mui/material'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import {
  Create,
  type CreateProps,
  DeleteWithConfirmButton,
  Edit,
  type EditProps,
  ListButton,
  SaveButton,
  SimpleForm,
  type SimpleFormProps,
  TabbedForm,
  type TabbedFormProps,
  Toolbar,
  TopToolbar,
  useCanAccess,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin'
import { AdminError, messageOf } from '../data-provider/admin-error.ts'
import { useWords } from '../i18n/use-words.ts'
import { FirstFlaw } from './first-flaw.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { StaleProvider } from './stale.ts'
import { editingWords } from './words.ts'

const PRECONDITION_FAILED = 412

/** The edit screen of a record. When the record has changed since it was loaded, the conflict is resolved field by field. */
export function RecordEdit({ children, compared, ...edit }: EditProps & { children: ReactNode; compared?: readonly string[] }) {
  const notify = useNotify()
  const [refusal, setRefusal] = useState<AdminError | null>(null)
  const stale = useMemo(() => ({ refusal, settle: () => setRefusal(null), ...(compared ? { compared } : {}) }), [refusal, compared])
  const onError = (error: unknown) => {
    if (error instanceof AdminError && error.status === PRECONDITION_FAILED && error.data) return setRefusal(error)
    if (error instanceof AdminError && error.body.errors) return
    notify(messageOf(error), { type: 'error' })
  }
  return (
    <Edit mutationMode="pessimistic" mutationOptions={{ onError }} actions={<BackToList />} {...edit}>
      <StaleProvider value={stale}>{children}</StaleProvider>
    </Edit>
  )
}

/** The create screen of a record. */
export function RecordCreate({ children, ...create }: CreateProps & { children: ReactNode }) {
  return (
    <Create redirect="list" actions={<BackToList />} {...create}>
      {children}
    </Create>
  )
}

function BackToList() {
  return (
    <TopToolbar sx={{ justifyContent: 'flex-start' }}>
      <ListButton />
    </TopToolbar>
  )
}

type FormParts = { canSave?: boolean; canDelete?: boolean; extra?: ReactElement }

/** A form that warns before unsaved changes are lost. */
export function RecordForm({ canSave = true, canDelete = false, extra, children, ...form }: SimpleFormProps & FormParts) {
  return (
    <SimpleForm warnWhenUnsavedChanges toolbar={canSave ? <FormToolbar canDelete={canDelete} extra={extra} /> : false} {...form}>
      <ReadOnlyNotice />
      {children}
    </SimpleForm>
  )
}

/** The same form, divided into tabs. */
export function TabbedRecordForm({ canDelete = false, extra, children, ...form }: TabbedFormProps & FormParts) {
  return (
    <TabbedForm warnWhenUnsavedChanges toolbar={<FormToolbar canDelete={canDelete} extra={extra} />} {...form}>
      {children}
    </TabbedForm>
  )
}

function useMayWrite(): boolean {
  const resource = useResourceContext() ?? ''
  const { canAccess } = useCanAccess({ resource, action: 'edit' })
  return canAccess === true
}

function ReadOnlyNotice() {
  const word = useWords(editingWords)
  const mayWrite = useMayWrite()
  return mayWrite ? null : <Alert severity="info">{word('read_only')}</Alert>
}

function FormToolbar({ canDelete, extra }: FormParts) {
  const mayWrite = useMayWrite()
  const record = useRecordContext()
  if (!mayWrite) return null
  return (
    <Toolbar sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      <SaveButton />
      {extra}
      {canDelete && record ? <DeleteWithConfirmButton mutationMode="pessimistic" sx={{ marginInlineStart: 'auto' }} /> : null}
      <StaleDialog />
      <FirstFlaw />
    </Toolbar>
  )
}
