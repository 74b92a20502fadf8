import type { Form, PlannedForm } from '#domains/forms/index.ts'
import { type DraftApi, failureOf, STALE, type StoredDraft } from '#staff/drafts/draft-answers.ts'
import { AdminError } from '../../data-provider/admin-error.ts'
import { ask } from '../../data-provider/ask.ts'
import { draftOf, editedOf, type FormDraft } from './form-draft.ts'

/** What the server keeps of a form besides its draft. `version` is its revision; `published` what visitors get, in its version `publishedVersion`. */
export type FormFacts = { version: number; published: FormDraft; publishedVersion: number; planned: PlannedForm | null }

/** The calls of one form, as whoever edits it makes them. Each that changes names the revision that it is about, and throws an `AdminError` when it is refused. */
export type FormApi = DraftApi<FormDraft, FormDraft, FormFacts> & {
  publish: (revision: number) => Promise<Form>
  discard: () => Promise<Form>
  plan: (runAt: string, revision: number) => Promise<Form>
  cancelPlan: () => Promise<Form>
}

export function factsOf({ revision, version, planned, ...form }: Form): FormFacts {
  return { version: revision, published: draftOf(form), publishedVersion: version, planned }
}

export function storedForm(form: Form): StoredDraft<FormDraft, FormFacts> {
  return { ...factsOf(form), content: editedOf(form) }
}

/** `connects`: whether whoever edits it may say which systems receive its leads; they are sent only then. */
export function formApi(id: number, { connects }: { connects: boolean }): FormApi {
  const params = { id }
  const onSignedOut = () => undefined
  return {
    async load() {
      try {
        // Staff who may edit forms get all of it.
        const { data } = await ask('GET /forms_api/forms/{id}', { params, onSignedOut })
        return { kind: 'loaded', draft: storedForm(data as Form) }
      } catch (error) {
        return failureOf(refusal(error))
      }
    },
    async save(revision, { integrations, ...draft }) {
      try {
        const body = connects ? { ...draft, integrations } : draft
        const { data } = await ask('PUT /forms_api/forms/{id}/draft', { params, body, ifMatch: revision, onSignedOut })
        return { kind: 'saved', facts: factsOf(data) }
      } catch (error) {
        const refused = refusal(error)
        return refused.status === STALE ? { kind: 'stale', draft: storedForm(refused.data as Form) } : failureOf(refused)
      }
    },
    publish: async (revision) => (await ask('POST /forms_api/forms/{id}/publish', { params, ifMatch: revision })).data,
    discard: async () => (await ask('DELETE /forms_api/forms/{id}/draft', { params })).data,
    plan: async (runAt, revision) => (await ask('PUT /forms_api/forms/{id}/schedule', { params, body: { run_at: runAt }, ifMatch: revision })).data,
    cancelPlan: async () => (await ask('DELETE /forms_api/forms/{id}/schedule', { params })).data,
  }
}

function refusal(error: unknown): AdminError {
  if (error instanceof AdminError) return error
  throw error
}
