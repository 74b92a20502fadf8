import { useEffect, useState } from 'react'
import { Loading, Title, useNotify, useTranslate } from 'react-admin'
import { Alert } from '@mui/material'
import { useParams } from 'react-router'
import { useMay } from '../../app/signed-in.ts'
import { messageOf } from '../../data-provider/admin-error.ts'
import { ask } from '../../data-provider/ask.ts'
import { LoadFailed } from '../../data-provider/load-failed.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { FormConflicts } from '../draft/form-conflicts.tsx'
import type { FormSession } from '../draft/form-session.ts'
import { useFormPresence } from '../draft/use-form-presence.ts'
import { useFormState, useHistoryKeys, useOpenedForm, useOthersWork } from '../draft/use-opened-form.ts'
import { PlanNotice } from '../publication/plan-notice.tsx'
import { FormParts } from './form-parts.tsx'
import { FormToolbar } from './form-toolbar.tsx'
import { usePublishing } from './use-publishing.tsx'
import { builderWords } from './words.ts'

/** The builder of a form. */
export function FormScreen() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const [attempt, setAttempt] = useState(0)
  const opened = useOpenedForm(Number(id), attempt)
  if (opened.kind === 'failed') return <LoadFailed again={() => setAttempt(attempt + 1)}>{translate(messageOf(opened.error))}</LoadFailed>
  return opened.kind === 'open' ? <Builder key={opened.session.id} session={opened.session} /> : <Loading />
}

function Builder({ session }: { session: FormSession }) {
  const word = useWords(builderWords)
  const mayWrite = useMay('forms.write')
  const { draft, facts, isBusy } = useFormState(session)
  const [selected, select] = useState<string | null>(null)
  const others = useFormPresence(session, selected)
  const leads = useLeadCount(session.id)
  const publishing = usePublishing(session, draft)
  useHistoryKeys(session.document.undo, session.document.redo)
  useOthersWork(session)
  useRecoveredMessage(session)
  return (
    <>
      <Title title={draft.name || word('new_form')} preferenceKey={false} />
      <FormToolbar {...{ session, draft, facts, isBusy, mayWrite, publishing, others }} />
      {mayWrite ? null : <Alert severity="info">{word('read_only')}</Alert>}
      <PlanNotice {...{ session, facts, isBusy, mayWrite, publishing }} />
      {publishing.notice}
      <FormConflicts session={session} />
      <FormParts {...{ session, draft, facts, mayWrite, publishing, selected, select, others, leads }} />
    </>
  )
}

/** Says once that work is back which was not saved when the form was left. */
function useRecoveredMessage(session: FormSession): void {
  const word = useWords(builderWords)
  const notify = useNotify()
  // What was recovered is asked once, when the screen is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words may change, the message is said once
  useEffect(() => {
    if (session.takeRecovered() === 'merged') notify(word('restored'), { type: 'info' })
  }, [session])
}

/** The number of a form's leads; 0 until loaded, and for staff who may not see leads. */
function useLeadCount(id: number): number {
  const mayRead = useMay('leads.read')
  const [count, setCount] = useState(0)
  // The network.
  useEffect(() => {
    if (!mayRead) return
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
