import { z } from '@hono/zod-openapi'
import { breadcrumbsOf, NavMove, NavRecordDraft, type NavEntry as NavTreeEntry, navTree } from '#domains/content/index.ts'
import {
  createNavRecord,
  deleteNavRecord,
  findNavRecord,
  listNavEntries,
  listNavRecords,
  listOfferCarModels,
  moveNavRecords,
  navSorts,
  saveNavRecord,
} from '#domains/content/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { data, nothing, whole } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { ListMeta, listQuery, listRequest, pageOfList } from '../list-query.ts'
import { recordCalls } from '../record-calls.server.ts'
import { RecordId } from '../record-id.ts'
import { refuseStale } from '../refuse-stale.server.ts'

const Crumb = z.object({ id: z.int(), label: z.string(), href: z.string().nullable() }).openapi('Breadcrumb')
type MenuEntry = { id: number; label: string; href: string | null; image_id: number | null; children: MenuEntry[] }
const NavEntry = z
  .object({
    ...Crumb.shape,
    image_id: z.int().nullable(),
    get children(): z.ZodArray<z.ZodType<MenuEntry>> {
      return z.array(NavEntry)
    },
  })
  .openapi('NavEntry')
const OfferCarModel = z.object({ id: z.int(), key: z.string(), label: z.string(), family: z.string(), model_years: z.array(z.int()) }).openapi('OfferCarModel')

const NavRecord = z.object({ id: z.int(), ...NavRecordDraft.shape, version: z.string() }).openapi('NavRecord')
function entriesOf(entries: readonly NavTreeEntry[]): MenuEntry[] {
  return entries.map(({ id, label, href, imageId, children }) => ({ id, label, href, image_id: imageId, children: entriesOf(children) }))
}

/** Whatever changes the set of entries. */
const setActions = ['nav_entry.created', 'nav_entry.changed', 'nav_entry.moved', 'nav_entry.deleted'] as const

const forAll = { method: 'get', tag: 'Navigation', who: 'anyone', cost: 'search' } as const
const forEditors = { tag: 'Navigation', who: 'staff' } as const

/** Menu, breadcrumbs and offer models, and the records of the menu for staff. */
export const navigationCalls = [
  defineCall({
    ...forAll,
    path: '/api/nav_entries',
    summary: 'Reads the menu as a tree',
    answer: data(z.array(NavEntry), 'The top entries with their children.'),
    refusals: {},
    run: async (ctx) => done(entriesOf(navTree(await listNavEntries(ctx)))),
  }),
  defineCall({
    ...forAll,
    path: '/api/nav_entries/breadcrumbs/{id}',
    summary: 'Reads the path from the top of the menu to an entry',
    params: z.object({ id: RecordId }),
    answer: data(z.array(Crumb), 'The entries from the top down to this one.'),
    refusals: { gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const way = breadcrumbsOf(await listNavEntries(ctx), id)
      return way.length > 0 ? done(way) : refuse('gone')
    },
  }),
  defineCall({
    ...forEditors,
    method: 'get',
    path: '/api/nav_entries/flat',
    summary: 'Lists the entries of the menu, with the version of the set',
    query: listQuery(navSorts, { parent_id: RecordId }, 2000),
    answer: whole(z.object({ data: z.array(NavRecord), meta: ListMeta.extend({ version: z.string() }) }), 'A page of the list.'),
    refusals: { forbidden: 403 },
    run: async (ctx, { query }) => {
      const request = listRequest(query)
      const outcome = await listNavRecords(ctx, request)
      if (!outcome.ok) return outcome
      const { data: rows, meta } = pageOfList(outcome.value, request)
      return done({ data: rows, meta: { ...meta, version: outcome.value.version } })
    },
  }),
  defineCall({
    ...forEditors,
    method: 'put',
    path: '/api/nav_entries/tree',
    summary: 'Moves the entries of the menu to the given places',
    description: 'Fails if the set is no longer at the given version.',
    body: NavMove,
    limit: 'lists',
    answer: data(z.object({ rows: z.array(NavRecord), version: z.string() }), 'The set with its new version.'),
    refusals: { forbidden: 403, stale: 412, invalid: 422 },
    run: async (ctx, { body }) => {
      const outcome = await moveNavRecords(ctx, body)
      return !outcome.ok && outcome.code === 'stale' ? refuseStale(ctx, outcome.current, { actions: setActions }) : outcome
    },
  }),
  defineCall({
    ...forEditors,
    method: 'delete',
    path: '/api/nav_entries/{id}',
    summary: 'Removes an entry of the menu',
    description: 'With `with_children=1` it also removes the entries below it.',
    params: z.object({ id: RecordId }),
    query: z.object({ with_children: z.enum(['0', '1']).default('0') }),
    answer: nothing('Removed.'),
    refusals: { forbidden: 403, gone: 404, has_children: 409 },
    run: (ctx, { params: { id }, query }) => deleteNavRecord(ctx, { id, withChildren: query.with_children === '1' }),
  }),
  ...recordCalls({
    path: '/api/nav_entries',
    tag: 'Navigation',
    noun: { one: 'an entry of the menu', many: 'entries of the menu' },
    record: NavRecord,
    draft: NavRecordDraft,
    find: findNavRecord,
    create: createNavRecord,
    save: saveNavRecord,
    audited: ({ id }) => ({ actions: ['nav_entry.changed', 'nav_entry.moved'], subjects: [id] }),
    writeConflicts: {},
    removeConflicts: {},
  }),
  defineCall({
    ...forAll,
    path: '/api/offer_car_models',
    summary: 'Lists the models that offers can name',
    answer: data(z.array(OfferCarModel), 'The models in order.'),
    refusals: {},
    run: async (ctx) => done((await listOfferCarModels(ctx)).map(({ modelYears, ...row }) => ({ ...row, model_years: modelYears }))),
  }),
]
