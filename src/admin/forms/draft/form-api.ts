import type { Form, PlannedForm } from '#domains/forms/index.ts'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { AnswerOfOne, DataOf } from '#staff/calls/call-types.ts'
import { type DraftApi, failureOf, type StoredDraft } from '#staff/drafts/draft-answers.ts'
import { AdminError } from '../../data-provider/admin-error.ts'
import { draftOf, editedOf, type FormDraft } from './form-draft.ts'

/** What the server keeps of a form besides its draft. `version` is its revision; `published` what visitors get, in its version `publishedVersion`. */
export type FormFacts = { version: number; published: FormDraft; publishedVersion: number; planned: PlannedForm | null } & Pick<
  Form,
  'updated_by' | 'updated_at'
>

/** What came of a call that changes a form; `stale` has the form as somebody else made it. */
export type ChangedForm = { kind: 'done'; form: Form } | { kind: 'stale'; form: Form } | { kind: 'failed'; error: AdminError }

/** The calls of one form, as whoever edits it makes them. Each that changes names the revision that it is about. */
export type FormApi = DraftApi<FormDraft, FormDraft, FormFacts> & {
  publish: (revision: number) => Promise<ChangedForm>
  discard: () => Promise<ChangedForm>
  plan: (runAt: string, revision: number) => Promise<ChangedForm>
  cancelPlan: () => Promise<ChangedForm>
}

export function factsOf({ revision, version, planned, updated_by, updated_at, ...form }: Form): FormFacts {
  return { version: revision, published: draftOf(form), publishedVersion: version, planned, updated_by, updated_at }
}

export function storedForm(form: Form): StoredDraft<FormDraft, FormFacts> {
  return { ...factsOf(form), content: editedOf(form) }
}

/** The whole of a form: null for what visitors get of it, whom the same call answers. */
export function wholeForm(form: DataOf<'GET /forms_api/forms/{id}'>): Form | null {
  return 'revision' in form ? form : null
}

type ChangeName =
  | 'POST /forms_api/forms/{id}/publish'
  | 'DELETE /forms_api/forms/{id}/draft'
  | 'PUT /forms_api/forms/{id}/schedule'
  | 'DELETE /forms_api/forms/{id}/schedule'

/** `connects`: whether whoever edits it may say which systems receive its leads; they are sent only then. */
export function formApi(id: number, { connects }: { connects: boolean }): FormApi {
  const params = { id }
  const onSignedOut = () => undefined
  return {
    async load() {
      const answer = await callByName('GET /forms_api/forms/{id}', { params, onSignedOut })
      if (!answer.ok) return failureOf(answer)
      const form = wholeForm(answer.data)
      return form ? { kind: 'loaded', draft: storedForm(form) } : failureOf({ status: 403, code: 'forbidden', fields: {} })
    },
    async save(revision, { integrations, ...draft }) {
      const body = connects ? { ...draft, integrations } : draft
      const answer = await callByName('PUT /forms_api/forms/{id}/draft', { params, body, ifMatch: revision, onSignedOut })
      if (answer.ok) return { kind: 'saved', facts: factsOf(answer.data) }
      return answer.code === 'stale' ? { kind: 'stale', draft: storedForm(answer.data) } : failureOf(answer)
    },
    publish: async (revision) => changed(await callByName('POST /forms_api/forms/{id}/publish', { params, ifMatch: revision })),
    discard: async () => changed(await callByName('DELETE /forms_api/forms/{id}/draft', { params })),
    plan: async (runAt, revision) => changed(await callByName('PUT /forms_api/forms/{id}/schedule', { params, body: { run_at: runAt }, ifMatch: revision })),
    cancelPlan: async () => changed(await callByName('DELETE /forms_api/forms/{id}/schedule', { params })),
  }
}

function changed(answer: AnswerOfOne<ChangeName>): ChangedForm {
  if (answer.ok) return { kind: 'done', form: answer.data }
  return answer.code === 'stale' ? { kind: 'stale', form: answer.data } : { kind: 'failed', error: new AdminError(answer) }
}
