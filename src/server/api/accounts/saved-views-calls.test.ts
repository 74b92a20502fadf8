import { expect, test } from 'vitest'
import { listViews, removeView, saveView } from '#domains/accounts/index.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call, post, remove } = apiCaller(services)
const view = { filter: { state: 'new', form_id: 3 }, sort: { field: 'created_at', order: 'DESC' as const }, hidden: ['source'] }
const someoneElse = { ...services.staffCtx, staff: { id: 'user:99', name: 'س', role: 'retailer' as const } }

test('a view is kept under its name, replaced by another of that name, and forgotten', async () => {
  const kept = await post('/api/saved_views', { list: 'leads', name: 'الجديدة', view })
  expect([kept.status, kept.json.data]).toEqual([201, { id: kept.json.data.id, name: 'الجديدة', view }])
  const changed = { ...view, hidden: [] }
  await post('/api/saved_views', { list: 'leads', name: 'الجديدة', view: changed })
  await post('/api/saved_views', { list: 'orders', name: 'الجديدة', view })
  expect((await call('/api/saved_views?list=leads')).json.data).toEqual([{ id: kept.json.data.id, name: 'الجديدة', view: changed }])
  expect((await remove(`/api/saved_views/${kept.json.data.id}`)).status).toBe(204)
  expect((await remove(`/api/saved_views/${kept.json.data.id}`)).status).toBe(404)
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

test('views of a list end at fifty, and a name is asked for', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `${index}`)
  for (const name of names) await saveView(someoneElse, { list: 'many', name, view })
  expect(await saveView(someoneElse, { list: 'many', name: 'x', view })).toMatchObject({ ok: false, code: 'too_many_views' })
  expect(await saveView(someoneElse, { list: 'many', name: '7', view })).toMatchObject({ ok: true })
  expect((await post('/api/saved_views', { list: 'many', name: ' ', view })).status).toBe(422)
  expect((await post('/api/saved_views', { list: 'many', name: 'x', view: { ...view, filter: { 'a b': 1 } } })).status).toBe(422)
})
