import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keepList, listViews, readPreferences, removeView, saveView, switchKeys } from '#domains/accounts/index.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call, post, remove } = apiCaller(services)
const view = { filter: { state: 'new', form_id: 3 }, sort: { field: 'created_at', order: 'DESC' as const }, hidden: ['source'] }
const someoneElse = { ...services.staffCtx, staff: { id: 'user:99', name: 'س', role: 'retailer' as const } }

test('a view is kept under its name, replaced by another of that name, and forgotten', async () => {
  const savedView = await post('/api/saved_views', { list: 'leads', name: 'الجديدة', view })
  const own = { is_shared: false, is_own: true, owner: '' }
  expect([savedView.status, savedView.json.data]).toEqual([201, { id: savedView.json.data.id, name: 'الجديدة', view, ...own }])
  const changedView = { ...view, hidden: [] }
  await post('/api/saved_views', { list: 'leads', name: 'الجديدة', view: changedView })
  await post('/api/saved_views', { list: 'orders', name: 'الجديدة', view })
  expect((await call('/api/saved_views?list=leads')).json.data).toEqual([{ id: savedView.json.data.id, name: 'الجديدة', view: changedView, ...own }])
  expect((await remove(`/api/saved_views/${savedView.json.data.id}`)).status).toBe(204)
  expect((await remove(`/api/saved_views/${savedView.json.data.id}`)).status).toBe(404)
  expect((await call('/api/saved_views?list=leads')).json.data).toEqual([])
})

test('a view never keeps what was searched for', async () => {
  await post('/api/saved_views', { list: 'searched', name: 'بحث', view: { ...view, filter: { q: '+971501234567', state: 'won' } } })
  expect((await call('/api/saved_views?list=searched')).json.data[0].view.filter).toEqual({ state: 'won' })
})

test('views cannot be seen, replaced or deleted by others', async () => {
  const own = await post('/api/saved_views', { list: 'own', name: 'أ', view })
  expect(await listViews(someoneElse, 'own')).toEqual({ ok: true, value: [] })
  expect(await removeView(someoneElse, own.json.data.id)).toMatchObject({ ok: false, code: 'gone' })
  await saveView(someoneElse, { list: 'own', name: 'أ', view: { ...view, hidden: ['state'] } })
  expect((await call('/api/saved_views?list=own')).json.data).toEqual([own.json.data])
  expect(await listViews({ ...someoneElse, staff: null }, 'own')).toMatchObject({ ok: false, code: 'forbidden' })
})

test('a view is shared by whoever may, seen by everybody with the name of who shares it, and taken back by whoever may share', async () => {
  const { db } = services.database
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into staff_user (issuer, subject, name, role) values ('https://issuer.test', 'layla', 'ليلى', 'sales') returning id`,
  )
  const layla = { ...services.staffCtx, staff: { id: `user:${rows[0]?.id}`, name: 'ليلى', role: 'sales' as const } }
  expect(await saveView(someoneElse, { list: 'shared', name: 'للجميع', view, isShared: true })).toMatchObject({ ok: false, code: 'forbidden' })
  await saveView(layla, { list: 'shared', name: 'للجميع', view, isShared: true })
  const views = await listViews(someoneElse, 'shared')
  expect(views).toMatchObject({ ok: true, value: [{ name: 'للجميع', view, is_shared: true, is_own: false, owner: 'ليلى' }] })
  const id = views.ok ? (views.value[0]?.id ?? 0) : 0
  expect(await removeView(someoneElse, id)).toMatchObject({ ok: false, code: 'gone' })
  // What somebody keeps for themselves nobody else removes, whatever they may.
  await saveView(someoneElse, { list: 'shared', name: 'لي', view })
  const [own] = (await listViews(someoneElse, 'shared')).ok
    ? ((await listViews(someoneElse, 'shared')) as { value: { id: number; is_own: boolean }[] }).value.filter((one) => one.is_own)
    : []
  expect(await removeView(layla, own?.id ?? 0)).toMatchObject({ ok: false, code: 'gone' })
  expect((await remove(`/api/saved_views/${id}`)).status).toBe(204)
  expect((await call('/api/saved_views?list=shared')).json.data).toEqual([])
  const { rows: audit } = await db.execute(sql`select action, subject from audit_entry where action like 'view.%' order by id`)
  expect(audit).toEqual([
    { action: 'view.shared', subject: 'shared: للجميع' },
    { action: 'view.unshared', subject: 'shared: للجميع' },
  ])
})

test('each person’s keys, columns and orders of lists are their own; what is not given stays', async () => {
  const of = (ctx: Pick<typeof services.staffCtx, 'db' | 'staff'>) => readPreferences(ctx)
  expect(await of(someoneElse)).toEqual({ are_keys_off: false, lists: {} })
  const sort = { field: 'id', order: 'ASC' as const }
  await keepList(someoneElse, 'leads', { hidden: ['phone'] })
  await keepList(someoneElse, 'leads', { sort })
  await Promise.all([keepList(someoneElse, 'orders', { sort }), keepList(someoneElse, 'users', { hidden: [] }), switchKeys(someoneElse, true)])
  expect(await of(someoneElse)).toEqual({
    are_keys_off: true,
    lists: { leads: { hidden: ['phone'], sort }, orders: { sort }, users: { hidden: [] } },
  })
  const keep = (list: string) => call(`/api/preferences/lists/${list}`, { method: 'PUT', body: { hidden: ['email'] } })
  expect((await keep('leads')).status).toBe(204)
  expect((await keep('a b')).status).toBe(422)
  const { rows } = await services.database.db.execute(sql`select lists from staff_preference where owner <> ${someoneElse.staff.id}`)
  expect(rows).toEqual([{ lists: { leads: { hidden: ['email'] } } }])
  expect((await of(someoneElse)).lists.leads?.hidden).toEqual(['phone'])
  expect(await switchKeys({ ...someoneElse, staff: null }, true)).toMatchObject({ ok: false, code: 'forbidden' })
  expect(await keepList({ ...someoneElse, staff: { ...someoneElse.staff, scopes: ['leads.read'] } }, 'leads', {})).toMatchObject({ code: 'forbidden' })
  for (let count = 0; count < 97; count += 1) await keepList(someoneElse, `list-${count}`, {})
  expect(await keepList(someoneElse, 'one-more', {})).toMatchObject({ ok: false, code: 'too_many_lists' })
  expect(await keepList(someoneElse, 'leads', { hidden: [] })).toMatchObject({ ok: true })
})

test('views of a list end at fifty, and a name is asked for', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `${index}`)
  for (const name of names) await saveView(someoneElse, { list: 'many', name, view })
  expect(await saveView(someoneElse, { list: 'many', name: 'x', view })).toMatchObject({ ok: false, code: 'too_many_views' })
  expect(await saveView(someoneElse, { list: 'many', name: '7', view })).toMatchObject({ ok: true })
  expect((await post('/api/saved_views', { list: 'many', name: ' ', view })).status).toBe(422)
  expect((await post('/api/saved_views', { list: 'many', name: 'x', view: { ...view, filter: { 'a b': 1 } } })).status).toBe(422)
})
