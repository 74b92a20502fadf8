import { z } from '@hono/zod-openapi'
import { keepList, listViews, removeView, saveView, switchKeys } from '#domains/accounts/index.server.ts'
import { created, data, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'

const Name = z.string().regex(/^[\w.-]{1,80}$/)
const List = Name.openapi({ description: 'The name of the subject of the list in the admin.' })
const Sort = z.object({ field: Name, order: z.enum(['ASC', 'DESC']) })
const Hidden = z.array(Name).max(60).readonly()
const ListView = z
  .object({
    filter: z.record(Name, z.union([z.string().max(200), z.number(), z.boolean()])).refine((filter) => Object.keys(filter).length <= 30),
    sort: Sort,
    hidden: Hidden,
  })
  .openapi('ListView')
const SavedView = z
  .object({
    id: z.int(),
    name: z.string(),
    view: ListView,
    is_shared: z.boolean().openapi({ description: 'Whether everybody who sees the list is offered the view.' }),
    is_own: z.boolean(),
    owner: z.string().openapi({ description: 'Who shares the view, if that is somebody else.' }),
  })
  .openapi('SavedView')
const rules = { tag: 'Saved views', who: 'staff' } as const

/** Lists as each of the staff wants to see them again. */
export const savedViewsCalls = [
  defineCall({
    ...rules,
    method: 'get',
    path: '/api/saved_views',
    summary: 'Lists the caller’s views of a list, and the shared ones',
    query: z.object({ list: List }),
    answer: data(z.array(SavedView), 'The views by name.'),
    refusals: { forbidden: 403 },
    run: (ctx, { query: { list } }) => listViews(ctx, list),
  }),
  defineCall({
    ...rules,
    method: 'post',
    path: '/api/saved_views',
    summary: 'Saves a view of a list under a name',
    description: 'Replaces the view of that name. Texts that were searched for are not stored.',
    body: z.object({ list: List, name: z.string().trim().min(1).max(80), view: ListView, is_shared: z.boolean().default(false) }),
    answer: created(SavedView, 'Stored.'),
    refusals: { forbidden: 403, too_many_views: 409 },
    run: (ctx, { body: { is_shared: isShared, ...body } }) => saveView(ctx, { ...body, isShared }),
  }),
  defineCall({
    ...rules,
    method: 'delete',
    path: '/api/saved_views/{id}',
    summary: 'Deletes a view of the caller, or stops sharing it',
    params: z.object({ id: RecordId }),
    answer: nothing('Deleted.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => removeView(ctx, id),
  }),
  defineCall({
    ...rules,
    method: 'put',
    path: '/api/preferences/lists/{list}',
    summary: 'Stores the order and columns in which the caller leaves a list',
    description: 'Absent properties keep their stored value.',
    params: z.object({ list: List }),
    body: z.object({ sort: Sort.optional(), hidden: Hidden.optional() }),
    answer: nothing('Stored.'),
    refusals: { forbidden: 403, too_many_lists: 409 },
    run: (ctx, { params: { list }, body }) => keepList(ctx, list, body),
  }),
  defineCall({
    ...rules,
    method: 'put',
    path: '/api/preferences/keys',
    summary: 'Switches single keyboard shortcuts of the admin off or on for the caller',
    body: z.object({ are_off: z.boolean() }),
    answer: nothing('Stored.'),
    refusals: { forbidden: 403 },
    run: (ctx, { body: { are_off: areOff } }) => switchKeys(ctx, areOff),
  }),
]
