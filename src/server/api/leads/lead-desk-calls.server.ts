import { z } from '@hono/zod-openapi'
import { leadStates } from '#domains/leads/index.ts'
import {
  addNote,
  changeLead,
  erasePerson,
  exportPerson,
  findLead,
  findLeadFile,
  leadSorts,
  listLeads,
  PersonQuery,
  releaseLead,
} from '#domains/leads/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { bytes, data, listed } from '../answers.server.ts'
import { type CallCtx, defineCall } from '../define-call.server.ts'
import { listQuery, listRequest } from '../list-query.ts'
import { RecordId } from '../record-id.ts'
import { RecordVersion } from '../record-version.ts'
import { leadIntake } from './lead-intake.server.ts'
import { CreatedAt, Lead, WholeLead } from './lead-shapes.ts'

const tag = 'Leads'
const params = z.object({ id: RecordId })
const filters = {
  form_id: RecordId,
  retailer_id: RecordId,
  owner_id: RecordId,
  state: z.enum(leadStates),
  source: z.string().max(200),
  email: z.string().max(254),
  phone: z.string().max(40),
  created_at_gteq: CreatedAt,
  created_at_lteq: CreatedAt,
}
const Certificate = z
  .object({
    subject: z.string().openapi({ description: 'A digest of what the person was known by.' }),
    erased_at: z.iso.datetime(),
    erased_by: z.string(),
    leads: z.array(z.int()),
    files: z.int(),
    deliveries: z.int(),
  })
  .openapi('ErasureCertificate')

const settingsOf = async (ctx: CallCtx) => (await ctx.services.site.get(ctx)).settings

/** Leads of all forms, as staff work them, and the people behind them. */
export const leadDeskCalls = [
  defineCall({
    method: 'get',
    path: '/api/leads',
    tag,
    who: 'leads.read',
    summary: 'Leads of all forms; people of a retailer get those of their own retailers',
    query: listQuery(leadSorts, filters),
    answer: listed(Lead, 'A page of the list.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { query: { created_at_gteq, created_at_lteq, ...query } }) =>
      listLeads(ctx, listRequest(query), { between: { created_at_gteq, created_at_lteq }, timeZone: (await settingsOf(ctx)).timeZone }),
  }),
  defineCall({
    method: 'get',
    path: '/api/leads/{id}',
    tag,
    who: 'leads.read',
    summary: 'A lead with all that belongs to it',
    params,
    answer: data(WholeLead, 'The lead; ETag is its version.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => findLead(ctx, id),
  }),
  defineCall({
    method: 'put',
    path: '/api/leads/{id}',
    tag,
    who: 'leads.write',
    summary: 'Moves a lead on or gives it an owner, if it is still at the version of If-Match',
    params,
    body: z.object({ state: z.enum(leadStates).optional(), owner_id: RecordId.nullable().optional() }),
    ifMatch: RecordVersion,
    answer: data(Lead, 'Changed; ETag is the new version.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404, stale: 412, invalid: 422 },
    run: (ctx, { params: { id }, body, version }) => changeLead(ctx, { id, version, change: body }),
  }),
  defineCall({
    method: 'post',
    path: '/api/leads/{id}/notes',
    tag,
    who: 'leads.write',
    summary: 'Writes a note into the timeline of a lead',
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
    summary: 'Lets a held-back lead through: everybody is told of it now',
    params,
    answer: data(Lead, 'Released; ETag is the new version.'),
    etag: ({ version }) => version,
    refusals: { forbidden: 403, gone: 404, not_suspected: 409 },
    run: async (ctx, { params: { id } }) => releaseLead(ctx, await leadIntake(ctx.services), id),
  }),
  defineCall({
    method: 'get',
    path: '/api/leads/{id}/files/{fileId}',
    tag,
    who: 'leads.read',
    summary: 'A file that came with a lead',
    params: z.object({ id: RecordId, fileId: RecordId }),
    answer: bytes<{ bytes: AsyncIterable<Uint8Array>; name: string; type: string }>(['application/octet-stream'], 'The file.'),
    // Never shown within the site: what strangers send is saved and opened elsewhere.
    extraHeaders: ({ name, type }) => ({
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    }),
    refusals: { forbidden: 403, gone: 404 },
    run: async (ctx, { params: { id, fileId } }) => {
      const outcome = await findLeadFile(ctx, ctx.services.storage, { leadId: id, id: fileId })
      return outcome.ok ? done({ ...outcome.value, bytes: piecesOf(outcome.value.bytes) }) : outcome
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/people/export',
    tag,
    who: 'leads.delete',
    summary: 'All that is stored about a person, by e-mail address or phone number',
    body: PersonQuery,
    answer: data(z.object({ exported_at: z.iso.datetime(), leads: z.array(WholeLead) }), 'To be handed to the person.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { body }) => exportPerson(ctx, body, (await settingsOf(ctx)).leads.country),
  }),
  defineCall({
    method: 'post',
    path: '/api/people/erase',
    tag,
    who: 'leads.delete',
    summary: 'Erases a person from leads, files, deliveries, kept mails and exports',
    body: PersonQuery,
    answer: data(Certificate, 'The certificate, which the audit log keeps as well.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { body }) => erasePerson(ctx, body, (await settingsOf(ctx)).leads.country),
  }),
]

async function* piecesOf(whole: Uint8Array): AsyncGenerator<Uint8Array> {
  yield whole
}
