import { Alert } from '@mui/material'
import { useEffect, useState } from 'react'
import { Loading, Title, useGetOne, useTranslate } from 'react-admin'
import { useNavigate, useParams } from 'react-router'
import type { Form } from '#domains/forms/index.ts'
import { useMay } from '../../app/signed-in.ts'
import { messageOf } from '../../data-provider/admin-error.ts'
import { ask } from '../../data-provider/ask.ts'
import { useUnsavedGuard } from '../../editing/use-unsaved-guard.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useFormSession, useHistoryKeys } from '../draft/use-form-session.ts'
import { PlanNotice } from '../plan/plan-notice.tsx'
import { DraftNotice } from '../versions/draft-notice.tsx'
import { FormParts } from './form-parts.tsx'
import { FormToolbar } from './form-toolbar.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { PREVIEW, usePreview } from './use-preview.ts'
import { useSaving } from './use-saving.tsx'
import { builderWords } from './words.ts'

/** The builder for a stored form. */
export function FormScreen() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  // Loaded once: concurrent changes are merged when this is saved.
  const { data, error } = useGetOne<Form>('forms', { id: Number(id) }, { refetchOnWindowFocus: false, retry: false })
  if (error) return <Alert severity="error">{translate(messageOf(error))}</Alert>
  // The cached record of the list may be out of date.
  return data ? <Builder key={`${data.id} ${data.revision}`} form={data} /> : <Loading />
}

/** The builder for a form that is stored with its first save. */
export function NewFormScreen() {
  return <Builder form={null} />
}

function Builder({ form: first }: { form: Form | null }) {
  const word = useWords(builderWords)
  const navigate = useNavigate()
  const mayWrite = useMay('forms.write')
  const [form] = useState(first)
  const { session, state } = useFormSession(form, word('new_form'))
  const [selected, select] = useState<string | null>(null)
  const leads = useLeadCount(form?.id)
  const { content: draft } = state.history
  const isDirty = session.isDirty()
  const [isPreviewed] = usePreview()
  const saving = useSaving(session, state, (stored) => {
    if (form === null) void navigate(`/forms/${stored.id}${isPreviewed ? `?${PREVIEW}` : ''}`)
  })
  useUnsavedGuard({ onLeave: isDirty && !state.isKept, onAnyMove: false })
  useHistoryKeys(session.undo, session.redo)
  return (
    <>
      <Title title={draft.name || word('new_form')} preferenceKey={false} />
      <FormToolbar {...{ session, state, mayWrite, isDirty, saving }} id={form?.id ?? null} />
      {mayWrite ? null : <Alert severity="info">{word('read_only')}</Alert>}
      <DraftNotice {...{ session, state, mayWrite }} />
      <PlanNotice {...{ session, state, mayWrite }} />
      <RestoredNotice at={state.restoredAt} onDiscard={session.discard} onClose={session.dismissRestored} />
      {saving.notices}
      <FormParts {...{ session, state, mayWrite, saving, selected, select, leads }} id={form?.id ?? null} />
    </>
  )
}

/** The number of a form's leads; 0 until loaded, and for staff who may not see leads. */
function useLeadCount(id: number | undefined): number {
  const mayRead = useMay('leads.read')
  const [count, setCount] = useState(0)
  // The network.
  useEffect(() => {
    if (id === undefined || !mayRead) return
    const leaving = new AbortController()
    ask('GET /forms_api/lead_counts', { signal: leaving.signal }).then(
      ({ data }) => setCount(data[id] ?? 0),
      // On failure no warning is shown.
      () => undefined,
    )
    return () => leaving.abort()
  }, [id, mayRead])
  return count
}
