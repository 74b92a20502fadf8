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
    summary: 'Lists all forms, or the deleted ones that can still be restored',
    query: z.object({ 'filter[binned]': z.enum(['true', 'false']).optional().openapi({ description: 'true lists the bin, the latest first.' }) }),
    answer: whole(z.object({ data: z.array(z.union([BinnedForm, Form])), meta: FormsListMeta }), 'All forms by name.'),
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
    summary: 'Reads a form: all of it for staff, for everybody else what visitors see of an active one',
    params,
    answer: data(z.union([Form, PublicForm]), 'The form; ETag is its revision, or its version for visitors.'),
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
    answer: created(Form, 'Added; ETag is its revision.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403 },
    run: (ctx, { body }) => createForm(ctx, body),
  }),
  defineCall({
    method: 'put',
    path: '/forms_api/forms/{id}',
    tag,
    who: 'forms.write',
    summary: 'Replaces what visitors get of a form; with If-Match only if it is still at that revision. A draft that editors saved stays',
    params,
    body: FormDraft,
    limit: 'page',
    ifMatch: Revision,
    answer: data(Form, 'Saved; ETag is the new revision.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403, gone: 404, in_bin: 409, stale: 412, invalid: 422 },
    run: (ctx, { params: { id }, body, version }) => saveForm(ctx, { id, revision: revisionOf(version), draft: body }),
  }),
  defineCall({
    method: 'put',
    path: '/forms_api/forms/{id}/draft',
    tag,
    who: 'forms.write',
    summary: 'Keeps changes of a form that visitors do not get yet, finished or not; with If-Match only if it is still at that revision',
    params,
    body: UnfinishedForm,
    limit: 'page',
    ifMatch: Revision,
    answer: data(Form, 'Kept; ETag is the new revision.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403, gone: 404, in_bin: 409, stale: 412, invalid: 422 },
    run: (ctx, { params: { id }, body, version }) => saveFormDraft(ctx, { id, revision: revisionOf(version), draft: body }),
  }),
  defineCall({
    method: 'post',
    path: '/forms_api/forms/{id}/publish',
    tag,
    who: 'forms.write',
    summary: 'Gives visitors the draft of a form; with If-Match only if the form is still at that revision. Without a draft nothing changes',
    params,
    ifMatch: Revision,
    answer: data(Form, 'Published; ETag is the new revision.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403, gone: 404, in_bin: 409, stale: 412, invalid: 422 },
    run: (ctx, { params: { id }, version }) => publishFormDraft(ctx, { id, revision: revisionOf(version) }),
  }),
  defineCall({
    method: 'delete',
    path: '/forms_api/forms/{id}/draft',
    tag,
    who: 'forms.write',
    summary: 'Throws the changes of a form away that visitors do not get yet',
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
    summary: 'Plans when visitors get the draft of a form as it is now; with If-Match only if the form is still at that revision',
    params,
    body: z.object({ run_at: z.iso.datetime({ offset: true }).openapi({ description: 'In the future.' }) }),
    ifMatch: Revision,
    answer: data(Form, 'Planned, in the place of what was planned before; ETag is its revision.'),
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
    summary: 'Takes the planned publication of a form back; its draft stays',
    params,
    answer: data(Form, 'The form, with nothing planned; ETag is its revision.'),
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
    answer: data(z.array(ListedFormVersion), 'Number, time and author of each.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => listFormHistory(ctx, id),
  }),
  defineCall({
    method: 'get',
    path: '/forms_api/forms/{id}/versions/{version}',
    tag,
    who: 'forms.read',
    summary: 'Reads a form as it was in one of its versions',
    params: params.extend({ version: RecordId }),
    answer: data(FormVersion, 'Its name, fields and the message after sending.'),
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
      summary: `Reads the setting ${group} of a form; it is written with the form`,
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
    summary: 'The form as a file, without its leads',
    params,
    answer: {
      ...whole(FormExport, 'What POST /forms_api/forms/import takes.'),
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
    answer: created(Form, 'Added under a new id.'),
    etag: ({ revision }) => revision,
    refusals: { forbidden: 403, invalid: 422 },
    run: (ctx, { body }) => importForm(ctx, body),
  }),
  defineCall({
    method: 'post',
    path: '/forms_api/forms/{id}/duplicate',
    tag,
    who: 'forms.write',
    summary: 'Adds a copy of a form without its leads',
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
