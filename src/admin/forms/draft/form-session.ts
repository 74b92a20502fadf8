import { atom, type ReadableAtom } from 'nanostores'
import type { Form } from '#domains/forms/index.ts'
import type { StoredDraft } from '#staff/drafts/draft-answers.ts'
import { createDocument } from '#staff/drafts/draft-document.ts'
import { type DocumentKind, type DraftSession, openDraftSession } from '#staff/drafts/draft-session.ts'
import type { UnsavedWork } from '#staff/drafts/mirror.ts'
import { isSame } from '#kernel/json/is-same.ts'
import type { AdminError } from '../../data-provider/admin-error.ts'
import { type ChangedForm, type FormApi, type FormFacts, storedForm } from './form-api.ts'
import type { FormDraft } from './form-draft.ts'
import { type Conflict, keepMine, mergeForms } from './merge-forms.ts'

const factsOf = ({ content: _content, ...facts }: StoredDraft<FormDraft, FormFacts>): FormFacts => facts

/** A save sends the whole form. */
const forms: DocumentKind<FormDraft, FormDraft, Conflict> = {
  patchOf: (before, after) => (isSame(before, after) ? null : after),
  merge: mergeForms,
  keepMine,
}

/** `unsaved`: what was typed could not be saved, so that nothing else was done. `stale`: somebody else changed the form, and that is here now. */
export type FormAnswer = { kind: 'done'; form: Form } | { kind: 'unsaved' } | { kind: 'stale' } | { kind: 'failed'; error: AdminError }

/** One form while it is edited. */
export type FormSession = DraftSession<FormDraft, Conflict, FormFacts> & {
  id: number
  /** The browser's tab, under which others hear of it. */
  tab: string
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
  const session = openDraftSession({ kind: forms, key: `form:${id}`, document, draft, api, factsOf, ...work })
  const $isBusy = atom(false)
  const takeIn = (done: Form) => session.takeIn(storedForm(done))

  /** Saves what is here, and asks for something to be done with it at the revision that it has then. */
  async function act(call: (revision: number) => Promise<ChangedForm>, take: (form: Form) => void): Promise<FormAnswer> {
    $isBusy.set(true)
    try {
      if (!(await session.flush())) return { kind: 'unsaved' }
      const answer = await call(session.$facts.get().version)
      if (answer.kind === 'failed') return answer
      if (answer.kind === 'stale') {
        takeIn(answer.form)
        return { kind: 'stale' }
      }
      take(answer.form)
      return { kind: 'done', form: answer.form }
    } finally {
      $isBusy.set(false)
    }
  }

  return {
    ...session,
    id,
    tab: work.tab,
    change: document.change,
    $isBusy,
    publish: () => act(api.publish, takeIn),
    discardDraft: () => act(api.discard, (done) => session.takeOver(storedForm(done))),
    plan: (runAt) => act((revision) => api.plan(runAt, revision), takeIn),
    cancelPlan: () => act(api.cancelPlan, takeIn),
  }
}
