import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Form } from '#domains/forms/index.ts'
import { useMay } from '../../app/signed-in.ts'
import { AdminError } from '../../data-provider/admin-error.ts'
import { ask } from '../../data-provider/ask.ts'
import { formsCalls } from '../../data-provider/forms-calls.ts'
import type { FormDraft } from './form-draft.ts'
import { createFormSession, type SaveAnswer, type SaveKind } from './form-session.ts'
import { forgetDraft, keepDraft, readKept } from './kept-draft.ts'

const STALE = 412

/** Receivers are sent by those who may connect them. */
type SentDraft = Omit<FormDraft, 'integrations'> & { integrations?: FormDraft['integrations'] }

/** The editing session of a form while its screen is open. */
export function useFormSession(form: Form | null, name: string) {
  const mayConnect = useMay('forms.connect')
  const [session] = useState(() => {
    const key = form?.id ?? 'new'
    return createFormSession({
      form,
      name,
      send: (draft, revision, kind) => answerOf(sendDraft(form?.id ?? null, mayConnect ? draft : withoutReceivers(draft), revision, kind)),
      discard: () => answerOf(ask('DELETE /forms_api/forms/{id}/draft', { params: { id: form?.id ?? 0 } }).then(({ data }) => data)),
      plan: (runAt, revision) =>
        answerOf(
          ask('PUT /forms_api/forms/{id}/schedule', { params: { id: form?.id ?? 0 }, body: { run_at: runAt }, ifMatch: revision }).then(({ data }) => data),
        ),
      cancelPlan: () => answerOf(ask('DELETE /forms_api/forms/{id}/schedule', { params: { id: form?.id ?? 0 } }).then(({ data }) => data)),
      kept: { read: () => readKept(key), keep: (kept) => keepDraft(key, kept), forget: () => forgetDraft(key) },
    })
  })
  const state = useSyncExternalStore(session.subscribe, session.get)
  return { session, state }
}

/** Undo and redo shortcuts, except in text fields, which have their own. */
export function useHistoryKeys(undo: () => void, redo: () => void): void {
  // Key presses anywhere on the screen.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const step = key === 'z' && !event.shiftKey ? undo : key === 'y' || (key === 'z' && event.shiftKey) ? redo : null
      if (!step) return
      event.preventDefault()
      step()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo, redo])
}

async function sendDraft(id: number | null, draft: SentDraft, revision: number, kind: SaveKind): Promise<unknown> {
  if (id === null) return formsCalls().createForm(draft)
  const call = { params: { id }, body: draft, ifMatch: revision }
  const { data } =
    kind === 'draft'
      ? await ask('PUT /forms_api/forms/{id}/draft', call)
      : await ask('PUT /forms_api/forms/{id}', { ...call, query: { publishes_draft: true } })
  return data
}

async function answerOf(call: Promise<unknown>): Promise<SaveAnswer> {
  try {
    return { kind: 'saved', form: (await call) as Form }
  } catch (error) {
    if (error instanceof AdminError && error.status === STALE && error.data) return { kind: 'stale', form: error.data as Form }
    return { kind: 'failed', error }
  }
}

/** Staff without the permission for receivers leave them unchanged. */
function withoutReceivers({ integrations: _, ...draft }: FormDraft): SentDraft {
  return draft
}
