import { z } from '@hono/zod-openapi'
import { MetaheadDraft, metaheadLanguages } from '#domains/content/index.ts'
import {
  createMetahead,
  deleteMetahead,
  findMetahead,
  listOpenMetaheads,
  listStoredMetaheads,
  metaheadSorts,
  saveMetahead,
} from '#domains/content/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { whole } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { forStaff } from '../for-staff.ts'
import { flagFilter, isRecordList, ListMeta, listQuery, listRequest, pageOfList } from '../list-query.ts'
import { RecordId } from '../record-id.ts'
import { recordCalls } from '../record-calls.server.ts'
import { Metahead } from './page-shape.ts'

const StoredMetahead = Metahead.extend({ version: z.string() }).openapi('StoredMetahead')
const query = listQuery(metaheadSorts, { language: z.enum(metaheadLanguages), in_body: flagFilter, rdx_core_page_id: RecordId })
const ofPage = z.object({ 'q[page_id_equal_or_null]': RecordId.optional() })

/** Metaheads: the open list of a page, and their records for admins. */
export const metaheadsCalls = [
  defineCall({
    method: 'get',
    path: '/api/metaheads',
    tag: 'Pages',
    who: 'anyone',
    cost: 'search',
    summary: 'Lists the metaheads of a published page and of all pages',
    description: 'With `page`, `per_page` or `ids` it lists all metaheads, for admins only.',
    query: z.object({ ...query.shape, ...ofPage.shape }),
    answer: whole(
      z.object({ data: z.array(z.union([StoredMetahead, Metahead])), meta: ListMeta.optional() }),
      'The metaheads in their sequence, or a page of all of them.',
    ),
    extraHeaders: ({ meta }) => (meta ? forStaff : {}),
    refusals: { unauthorised: 401, forbidden: 403 },
    run: async (ctx, { query: parameters }) => {
      if (!isRecordList(ctx.http)) return done({ data: await listOpenMetaheads(ctx, parameters['q[page_id_equal_or_null]']) })
      if (!ctx.staff) return refuse('unauthorised')
      const request = listRequest(query.parse(ctx.http.req.query()))
      const outcome = await listStoredMetaheads(ctx, request)
      return outcome.ok ? done(pageOfList(outcome.value, request)) : outcome
    },
  }),
  ...recordCalls({
    path: '/api/metaheads',
    tag: 'Pages',
    noun: { one: 'a metahead', many: 'metaheads' },
    record: StoredMetahead,
    draft: MetaheadDraft,
    limit: 'lists',
    find: findMetahead,
    create: createMetahead,
    save: saveMetahead,
    audited: ({ id }) => ({ actions: ['metahead.changed'], subjects: [id] }),
    writeConflicts: {},
    remove: deleteMetahead,
    removeConflicts: {},
  }),
]
