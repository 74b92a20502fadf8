import { atom, type ReadableAtom } from 'nanostores'
import type { Form } from '#domains/forms/index.ts'
import { STALE } from '#staff/drafts/draft-answers.ts'
import { createDocument } from '#staff/drafts/draft-document.ts'
import { type DocumentKind, type DraftSession, openDraftSession } from '#staff/drafts/draft-session.ts'
import type { UnsavedWork } from '#staff/drafts/mirror.ts'
import { isSame } from '#kernel/json/is-same.ts'
import { AdminError } from '../../data-provider/admin-error.ts'
import { type FormApi, type FormFacts, storedForm } from './form-api.ts'
import type { FormDraft } from './form-draft.ts'
import { type Conflict, keepMine, mergeForms } from './merge-forms.ts'

/** A save sends the whole form. */
const forms: DocumentKind<FormDraft, FormDraft, Conflict> = {
  patchOf: (before, after) => (isSame(before, after) ? null : after),
  merge: mergeForms,
  keepMine,
}

/** `unsaved`: what was typed could not be saved, so that nothing else was done. `stale`: somebody else changed the form, and that is here now. */
export type FormAnswer = { kind: 'done'; form: Form } | { kind: 'unsaved' } | { kind: 'stale' } | { kind: 'failed'; error: unknown }

/** One form while it is edited. */
export type FormSession = DraftSession<FormDraft, Conflict, FormFacts> & {
  id: number
  change: (apply: (draft: FormDraft) => FormDraft, step?: string) => void
  /** Whether it is being published, planned or thrown away. */
  $isBusy: ReadableAtom<boolean>
  /** Gives visitors what is here now. */
  publish: () => Promise<FormAnswer>
  /** Returns to what visitors get; it can be undone as any other change. */
  discardDraft: () => Promise<FormAnswer>
  /** Plans when visitors get what is here now. */
  plan: (runAt: string) => Promise<FormAnswer>
  cancelPlan: () => Promise<FormAnswer>
}

export function openFormSession({ form, api, ...work }: UnsavedWork<FormDraft> & { form: Form; api: FormApi }): FormSession {
  const { id } = form
  const draft = storedForm(form)
  const document = createDocument({ content: draft.content, merge: mergeForms })
  const session = openDraftSession({ kind: forms, key: `form:${id}`, document, draft, api, ...work })
  const $isBusy = atom(false)

  /** Saves what is here, and asks for something to be done with it at the revision that it has then. */
  async function act(call: (revision: number) => Promise<Form>, take: (form: Form) => void): Promise<FormAnswer> {
    $isBusy.set(true)
    try {
      if (!(await session.flush())) return { kind: 'unsaved' }
      const done = await call(session.$facts.get().version)
      take(done)
      return { kind: 'done', form: done }
    } catch (error) {
      if (!(error instanceof AdminError) || error.status !== STALE || !error.data) return { kind: 'failed', error }
      session.takeIn(storedForm(error.data as Form))
      return { kind: 'stale' }
    } finally {
      $isBusy.set(false)
    }
  }
  const takeIn = (done: Form) => session.takeIn(storedForm(done))

  return {
    ...session,
    id,
    change: document.change,
    $isBusy,
    publish: () => act(api.publish, takeIn),
    discardDraft: () => act(api.discard, (done) => session.takeOver(storedForm(done))),
    plan: (runAt) => act((revision) => api.plan(runAt, revision), takeIn),
    cancelPlan: () => act(api.cancelPlan, takeIn),
  }
}
