import { z } from '@hono/zod-openapi'
import { listViews, removeView, saveView } from '#domains/accounts/index.server.ts'
import { created, data, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'

const Name = z.string().regex(/^[\w.-]{1,80}$/)
const List = Name.openapi({ description: 'The list: the name of its subject in the admin.' })
const ListView = z
  .object({
    filter: z.record(Name, z.union([z.string().max(200), z.number(), z.boolean()])).refine((filter) => Object.keys(filter).length <= 30),
    sort: z.object({ field: Name, order: z.enum(['ASC', 'DESC']) }),
    hidden: z.array(Name).max(60).readonly(),
  })
  .openapi('ListView')
const SavedView = z.object({ id: z.int(), name: z.string(), view: ListView }).openapi('SavedView')
const rules = { tag: 'Saved views', who: 'staff' } as const

/** Lists as each of the staff wants to see them again. */
export const savedViewsCalls = [
  defineCall({
    ...rules,
    method: 'get',
    path: '/api/saved_views',
    summary: 'One’s own views of a list',
    query: z.object({ list: List }),
    answer: data(z.array(SavedView), 'Views by name.'),
    refusals: { forbidden: 403 },
    run: (ctx, { query: { list } }) => listViews(ctx, list),
  }),
  defineCall({
    ...rules,
    method: 'post',
    path: '/api/saved_views',
    summary: 'Keeps a view of a list under a name; one of that name is replaced. Texts that were searched for are left out',
    body: z.object({ list: List, name: z.string().trim().min(1).max(80), view: ListView }),
    answer: created(SavedView, 'Kept.'),
    refusals: { forbidden: 403, too_many_views: 409 },
    run: (ctx, { body }) => saveView(ctx, body),
  }),
  defineCall({
    ...rules,
    method: 'delete',
    path: '/api/saved_views/{id}',
    summary: 'Forgets one of one’s own views',
    params: z.object({ id: RecordId }),
    answer: nothing('Forgotten.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => removeView(ctx, id),
  }),
]
