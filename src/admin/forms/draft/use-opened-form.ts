import { useEffect, useSyncExternalStore } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import { findUnsavedWork } from '#staff/drafts/mirror.ts'
import { useOpened } from '#staff/drafts/use-opened.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useMay } from '../../app/signed-in.ts'
import { AdminError } from '../../data-provider/admin-error.ts'
import { formApi, type FormFacts, wholeForm } from './form-api.ts'
import type { FormDraft } from './form-draft.ts'
import { type FormSession, openFormSession } from './form-session.ts'

type OpenedForm = { kind: 'failed'; error: unknown } | { kind: 'open'; session: FormSession }

/** Opens a form to edit it, again with each `attempt`. */
export function useOpenedForm(id: number, attempt: number): OpenedForm | { kind: 'opening' } {
  const connects = useMay('forms.connect')
  return useOpened(() => openForm(id, connects), sessionOf, [id, attempt])
}

/** What is edited, and what the server says of it. */
export function useFormState(session: FormSession): { draft: FormDraft; facts: FormFacts; isBusy: boolean } {
  const { document } = session
  return { draft: useSyncExternalStore(document.subscribe, document.get), facts: useAtom(session.$facts), isBusy: useAtom(session.$isBusy) }
}

/** Takes in what others did with the form when somebody comes back to the tab. */
export function useOthersWork({ pull }: FormSession): void {
  // The focus is the browser's.
  useEffect(() => {
    const look = () => void pull()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [pull])
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

const sessionOf = (opened: OpenedForm) => (opened.kind === 'open' ? opened.session : undefined)

async function openForm(id: number, connects: boolean): Promise<OpenedForm> {
  const [answer, work] = await Promise.all([callByName('GET /forms_api/forms/{id}', { params: { id } }), findUnsavedWork<FormDraft>(`form:${id}`)])
  if (!answer.ok) return { kind: 'failed', error: new AdminError(answer) }
  const form = wholeForm(answer.data)
  if (!form) return { kind: 'failed', error: new AdminError({ ok: false, status: 403, code: 'forbidden', fields: {}, data: undefined }) }
  return { kind: 'open', session: openFormSession({ form, api: formApi(id, { connects }), ...work }) }
}
