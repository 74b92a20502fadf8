import { z } from '@hono/zod-openapi'
import { leadStates } from '#domains/leads/index.ts'
import { addNote, changeLead, findLeadFile, leadSorts, listLeads, openLead, releaseLead } from '#domains/leads/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { bytes, data } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { listCalls } from '../list-calls.server.ts'
import { listQuery } from '../list-query.ts'
import { RecordId } from '../record-id.ts'
import { RecordVersion } from '../record-version.ts'
import { leadIntake } from './lead-intake.server.ts'
import { Lead, leadFilters, DeskLead } from './lead-shapes.ts'

const tag = 'Leads'
const params = z.object({ id: RecordId })
const query = listQuery(leadSorts, { ...leadFilters.shape, form_id: RecordId })

const timeZoneOf = async (ctx: CallCtx) => (await ctx.services.site.get(ctx)).settings.timeZone

/** Leads of all forms, as staff work them. */
export const leadDeskCalls = [
  ...listCalls({
    path: '/api/leads',
    tag,
    who: 'leads.read',
    many: 'the leads of all forms',
    description: 'People of a retailer get the leads of their own retailers.',
    query,
    record: Lead,
    findsPeople: [],
    rows: async (ctx, { page, per_page, sort, order, ids, ...filter }) =>
      listLeads(ctx, { page, perPage: per_page, sort, order, ids: ids ?? null, filter, timeZone: await timeZoneOf(ctx) }),
  }),
  defineCall({
    method: 'get',
    path: '/api/leads/{id}',
    tag,
    who: 'leads.read',
    summary: 'Reads a lead with all that belongs to it',
    params,
    answer: data(DeskLead, 'The lead; ETag is its version.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const outcome = await openLead(ctx, id)
      if (!outcome.ok) return outcome
      const deliveries = outcome.value.deliveries.map(({ subjectId, nextAt, sentAt, ...delivery }) => ({
        ...delivery,
        subject_id: subjectId,
        next_at: nextAt.toISOString(),
        sent_at: sentAt?.toISOString() ?? null,
      }))
      return done({ ...outcome.value, deliveries })
    },
  }),
  defineCall({
    method: 'put',
    path: '/api/leads/{id}',
    tag,
    who: 'leads.write',
    summary: 'Changes the state or the owner of a lead',
    description: 'Fails if the lead is no longer at the version of `If-Match`.',
    params,
    body: z.object({ state: z.enum(leadStates).optional(), owner_id: RecordId.nullable().optional() }),
    ifMatch: RecordVersion,
    answer: data(Lead, 'The changed lead; ETag is its new version.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404, stale: 412, invalid: 422 },
    run: async (ctx, { params: { id }, body, version }) => {
      const outcome = await changeLead(ctx, { id, version, change: body })
      return outcome.ok ? done(outcome.value.lead) : outcome
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/leads/{id}/notes',
    tag,
    who: 'leads.write',
    summary: 'Adds a note to the timeline of a lead',
    params,
    body: z.object({ text: z.string().trim().min(1).max(5000) }),
    answer: data(Lead, 'The lead.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id }, body: { text } }) => addNote(ctx, id, text),
  }),
  defineCall({
    method: 'post',
    path: '/api/leads/{id}/release',
    tag,
    who: 'leads.write',
    summary: 'Releases a held-back lead',
    description: 'All receivers are told of it now.',
    params,
    answer: data(Lead, 'The released lead; ETag is its new version.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404, not_suspected: 409 },
    run: async (ctx, { params: { id } }) => releaseLead(ctx, await leadIntake(ctx.services), id),
  }),
  defineCall({
    method: 'get',
    path: '/api/leads/{id}/files/{file_id}',
    tag,
    who: 'leads.read',
    summary: 'Downloads a file that was sent with a lead',
    params: z.object({ id: RecordId, file_id: RecordId }),
    answer: {
      ...bytes<SentFile>(['application/octet-stream'], 'The file.'),
      others: { 302: 'The file in the bucket, for a minute (`MEDIA_DELIVERY`).' },
      statusOf: ({ location }) => (location === undefined ? 200 : 302),
    },
    // Never shown within the site: what strangers send is saved and opened elsewhere.
    extraHeaders: ({ name, type, location }) => ({
      ...(location === undefined ? {} : { location }),
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    }),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id, file_id: fileId } }) => {
      const outcome = await findLeadFile(ctx, ctx.services.storage, { leadId: id, id: fileId })
      if (!outcome.ok) return outcome
      const { name, type } = outcome.value
      if ('location' in outcome.value) return done({ name, type, location: outcome.value.location, bytes: piecesOf() })
      return done({ name, type, bytes: piecesOf(outcome.value.bytes) })
    },
  }),
]

/** With a `location` the browser fetches it there, and there are no bytes. */
type SentFile = { bytes: AsyncIterable<Uint8Array>; name: string; type: string; location?: string }

async function* piecesOf(whole?: Uint8Array): AsyncGenerator<Uint8Array> {
  if (whole) yield whole
}
