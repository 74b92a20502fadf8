import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Form } from '#domains/forms/index.ts'
import { useMay } from '../../app/signed-in.ts'
import { AdminError } from '../../data-provider/admin-error.ts'
import { formsCalls } from '../../data-provider/forms-calls.ts'
import type { FormDraft } from './form-draft.ts'
import { createFormSession, type SaveAnswer } from './form-session.ts'
import { forgetDraft, keepDraft, readKept } from './kept-draft.ts'

const STALE = 412

/** The editing session of a form while its screen is open. */
export function useFormSession(form: Form | null, name: string) {
  const mayConnect = useMay('forms.connect')
  const [session] = useState(() => {
    const key = form?.id ?? 'new'
    return createFormSession({
      form,
      name,
      send: (draft, revision) => sendDraft(form?.id ?? null, mayConnect ? draft : withoutReceivers(draft), revision),
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

async function sendDraft(id: number | null, draft: object, revision: number): Promise<SaveAnswer> {
  try {
    const saved = id === null ? formsCalls().createForm(draft) : formsCalls().updateForm(id, draft, revision)
    return { kind: 'saved', form: (await saved) as Form }
  } catch (error) {
    if (error instanceof AdminError && error.status === STALE && error.data) return { kind: 'stale', form: error.data as Form }
    return { kind: 'failed', error }
  }
}

/** Staff without the permission for receivers leave them unchanged. */
function withoutReceivers({ integrations: _, ...draft }: FormDraft): Omit<FormDraft, 'integrations'> {
  return draft
}
