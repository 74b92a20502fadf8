import { z } from '@hono/zod-openapi'
import { may } from '#domains/accounts/index.ts'
import { type BinnedForm as StoredBinnedForm, type Form as StoredForm, FormDraft, UnfinishedForm } from '#domains/forms/index.ts'
import {
  cancelFormPlan,
  createForm,
  deleteForm,
  discardFormDraft,
  duplicateForm,
  exportForm,
  findForm,
  findFormOfHistory,
  findPublicForm,
  importForm,
  jobOfPlan,
  listBinnedForms,
  listFormHistory,
  listForms,
  planForm,
  PUBLISH_PLANNED_FORM,
  publishFormDraft,
  restoreForm,
  saveForm,
  saveFormDraft,
} from '#domains/forms/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { created, data, nothing, whole } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { BinnedForm, Form, FormExport, FormsListMeta, FormVersion, ListedFormVersion, PublicForm, wholeList } from './form-shapes.ts'

const tag = 'Forms'
const params = z.object({ id: RecordId })
const Revision = z
  .string()
  .regex(/^\d{1,9}$/)
  .nullable()

/** The forms of the service (C-206 to C-212, C-241 to C-245). */
export const formsCalls = [
  defineCall({
    method: 'get',
    path: '/forms_api/forms',
    tag,
    who: 'forms.read',
    summary: 'Lists all forms',
    description: 'With `filter[binned]` the deleted forms that can still be restored.',
    query: z.object({ 'filter[binned]': z.enum(['true', 'false']).optional().openapi({ description: 'Lists the bin, the latest first.' }) }),
    answer: whole(z.object({ data: z.array(z.union([BinnedForm, Form])), meta: FormsListMeta }), 'The forms by name.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { query: { 'filter[binned]': binned } }) => {
      const outcome = binned === 'true' ? await listBinnedForms(ctx) : await listForms(ctx)
      return outcome.ok ? done(wholeList<StoredForm | StoredBinnedForm>(outcome.value)) : outcome
    },
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/forms/{id}',
    tag,
    who: 'anyone',
    cost: 'rows',
    summary: 'Reads a form',
    description: 'Staff get all of it, others the published part of an active form.',
    params,
    answer: data(z.union([Form, PublicForm]), 'The form; ETag is its revision, for visitors its version.'),
    etag: (form) => ('revision' in form ? form.revision : form.version),
    extraHeaders: () => ({ 'cache-control': 'no-store' }),
    refusals: { gone: 404, forbidden: 403 },
    run: async (ctx, { params: { id } }) => {
      if (may(ctx.staff, 'forms.read')) return findForm(ctx, id)
      const form = await findPublicForm(ctx, id)
      return form ? done(form) : refuse('gone')
    },
  }),
  defineCall({
    method: 'post',
    path: '/forms_api/forms',
    tag,
    who: 'forms.write',
    summary: 'Adds a form',
    body: FormDraft,
    limit: 'page',
    answer: created(Form, 'The added form; ETag is its revision.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403 },
    run: (ctx, { body }) => createForm(ctx, body),
  }),
  defineCall({
    method: 'put',
    path: '/forms_api/forms/{id}',
    tag,
    who: 'forms.write',
    summary: 'Replaces what visitors get of a form',
    description: 'A draft that editors saved stays. With `If-Match` it fails if the form is no longer at that revision.',
    params,
    body: FormDraft,
    limit: 'page',
    ifMatch: Revision,
    answer: data(Form, 'The saved form; ETag is its new revision.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403, gone: 404, in_bin: 409, stale: 412, invalid: 422 },
    run: (ctx, { params: { id }, body, version }) => saveForm(ctx, { id, revision: revisionOf(version), draft: body }),
  }),
  defineCall({
    method: 'put',
    path: '/forms_api/forms/{id}/draft',
    tag,
    who: 'forms.write',
    summary: 'Saves the draft of a form, complete or not',
    description: 'Visitors do not get it yet. With `If-Match` it fails if the form is no longer at that revision.',
    params,
    body: UnfinishedForm,
    limit: 'page',
    ifMatch: Revision,
    answer: data(Form, 'The saved draft; ETag is its new revision.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403, gone: 404, in_bin: 409, stale: 412, invalid: 422 },
    run: (ctx, { params: { id }, body, version }) => saveFormDraft(ctx, { id, revision: revisionOf(version), draft: body }),
  }),
  defineCall({
    method: 'post',
    path: '/forms_api/forms/{id}/publish',
    tag,
    who: 'forms.write',
    summary: 'Publishes the draft of a form',
    description: 'Without a draft nothing changes. With `If-Match` it fails if the form is no longer at that revision.',
    params,
    ifMatch: Revision,
    answer: data(Form, 'The published form; ETag is its new revision.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403, gone: 404, in_bin: 409, stale: 412, invalid: 422 },
    run: (ctx, { params: { id }, version }) => publishFormDraft(ctx, { id, revision: revisionOf(version) }),
  }),
  defineCall({
    method: 'delete',
    path: '/forms_api/forms/{id}/draft',
    tag,
    who: 'forms.write',
    summary: 'Discards the draft of a form',
    params,
    answer: data(Form, 'The form without a draft; ETag is its revision.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403, gone: 404, in_bin: 409 },
    run: (ctx, { params: { id } }) => discardFormDraft(ctx, id),
  }),
  defineCall({
    method: 'put',
    path: '/forms_api/forms/{id}/schedule',
    tag,
    who: 'forms.write',
    summary: 'Schedules the publication of the current draft of a form',
    description: 'With `If-Match` it fails if the form is no longer at that revision.',
    params,
    body: z.object({ run_at: z.iso.datetime({ offset: true }).openapi({ description: 'A time in the future.' }) }),
    ifMatch: Revision,
    answer: data(Form, 'The form with the schedule, which replaces an earlier one; ETag is its revision.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403, gone: 404, in_bin: 409, no_draft: 409, stale: 412, past: 422, invalid: 422 },
    run: (ctx, { params: { id }, body, version }) =>
      planForm(ctx, {
        id,
        revision: revisionOf(version),
        runAt: new Date(body.run_at),
        enqueue: (tx, plan) => ctx.services.jobs.enqueue(PUBLISH_PLANNED_FORM, jobOfPlan(plan), tx),
      }),
  }),
  defineCall({
    method: 'delete',
    path: '/forms_api/forms/{id}/schedule',
    tag,
    who: 'forms.write',
    summary: 'Cancels the planned publication of a form',
    description: 'Its draft stays.',
    params,
    answer: data(Form, 'The form without a schedule; ETag is its revision.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403, gone: 404, in_bin: 409 },
    run: (ctx, { params: { id } }) => cancelFormPlan(ctx, id),
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/forms/{id}/versions',
    tag,
    who: 'forms.read',
    summary: 'Lists the versions of a form that visitors have seen, newest first',
    params,
    answer: data(z.array(ListedFormVersion), 'The number, time and author of each version.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => listFormHistory(ctx, id),
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/forms/{id}/versions/{version}',
    tag,
    who: 'forms.read',
    summary: 'Reads a version of a form',
    params: params.extend({ version: RecordId }),
    answer: data(FormVersion, 'The name, the fields and the message after sending.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id, version } }) => findFormOfHistory(ctx, id, version),
  }),
  defineCall({
    method: 'delete',
    path: '/forms_api/forms/{id}',
    tag,
    who: 'forms.delete',
    summary:
      'Deletes a form; with If-Match only if it is still at that revision. It lies in the bin until it is restored or removed for good, and its leads stay',
    params,
    ifMatch: Revision,
    answer: nothing('Deleted.'),
    refusals: { forbidden: 403, gone: 404, stale: 412 },
    run: (ctx, { params: { id }, version }) => deleteForm(ctx, { id, revision: revisionOf(version) }),
  }),
  defineCall({
    method: 'post',
    path: '/forms_api/forms/{id}/restore',
    tag,
    who: 'forms.delete',
    summary: 'Restores a deleted form with its draft, its versions and its receivers; visitors do not see it before it is published',
    params,
    answer: data(Form, 'The form, hidden; ETag is its revision.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => restoreForm(ctx, id),
  }),
  ...(['thank_you', 'notifications', 'confirmations'] as const).map((group) =>
    defineCall({
      method: 'get',
      path: `/forms_api/forms/{id}/settings/${group}`,
      tag,
      who: 'forms.read',
      summary: `Reads the setting \`${group}\` of a form`,
      description: 'It is written with the form.',
      params,
      answer: data(FormDraft.shape.settings.unwrap().shape[group] as z.ZodType<unknown>, 'The setting.'),
      refusals: { forbidden: 403, gone: 404 },
      run: async (ctx, { params: { id } }) => {
        const outcome = await findForm(ctx, id)
        return outcome.ok ? done(outcome.value.settings[group]) : outcome
      },
    }),
  ),
  defineCall({
    method: 'get',
    path: '/forms_api/forms/{id}/export',
    tag,
    who: 'forms.read',
    summary: 'Exports a form as a file, without its leads',
    params,
    answer: {
      ...whole(FormExport, 'The file, as `POST /forms_api/forms/import` takes it.'),
      headers: { 'content-disposition': 'attachment; filename="form.json"' },
    },
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => exportForm(ctx, id),
  }),
  defineCall({
    method: 'post',
    path: '/forms_api/forms/import',
    tag,
    who: 'forms.write',
    summary: 'Adds a form from its file',
    body: FormExport,
    limit: 'page',
    answer: created(Form, 'The form under its new id.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403, invalid: 422 },
    run: (ctx, { body }) => importForm(ctx, body),
  }),
  defineCall({
    method: 'post',
    path: '/forms_api/forms/{id}/duplicate',
    tag,
    who: 'forms.write',
    summary: 'Adds a copy of a form, without its leads',
    params,
    query: z.object({ name: z.string().trim().max(200).optional() }),
    answer: created(Form, 'The copy.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id }, query: { name } }) => duplicateForm(ctx, id, name),
  }),
]

function revisionOf(named: string | null): number | null {
  return named === null ? null : Number(named)
}
