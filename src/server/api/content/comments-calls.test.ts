import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call } = apiCaller(services)
const post = (path: string, body: unknown) => call(path, { method: 'POST', body })

async function aPage(path: string): Promise<number> {
  const { json } = await post('/api/pages', { path, title: 'صفحة', status: 'published' })
  return json.data.id
}

test('a program reads comments and writes as itself; what it sends twice is one, and the public API has none of it', async () => {
  const id = await aPage('commented')
  const body = { key: randomUUID(), block_id: 'b1', field: 'heading', quote: ' السعر\n الجديد ', text: ' أرجو المراجعة ' }
  const first = await post(`/api/pages/${id}/comments`, body)
  expect(first.json.data).toMatchObject({
    block_id: 'b1',
    group_id: '',
    field: 'heading',
    quote: 'السعر الجديد',
    is_resolved: false,
    comments: [{ author: 'api', is_mine: true, text: 'أرجو المراجعة', mentions: [] }],
  })
  expect((await post(`/api/pages/${id}/comments`, body)).json).toEqual(first.json)
  const { id: threadId, comments } = first.json.data
  expect((await post(`/api/comment_threads/${threadId}/comments`, { key: randomUUID(), text: 'تم' })).json.data.comments).toHaveLength(2)
  expect((await call(`/api/comment_threads/${threadId}`, { method: 'PATCH', body: { is_resolved: true } })).json.data.is_resolved).toBe(true)
  expect((await call(`/api/page_comments/${comments[0].id}`, { method: 'PATCH', body: { text: 'غيره' } })).json.data.comments[0].text).toBe('غيره')
  expect((await call(`/api/pages/${id}/comments`)).json.data).toHaveLength(1)
  expect((await call(`/api/page_comments/${comments[0].id}`, { method: 'DELETE' })).json.data.comments).toHaveLength(1)
  const open = await call('/public_api/pages/by_path/commented', { token: null })
  expect([open.status, JSON.stringify(open.json).includes('المراجعة')]).toEqual([200, false])
})

test.each([
  ['no words', { text: ' \u202e ' }],
  ['too many words', { text: 'x'.repeat(2001) }],
  ['a NUL', { text: 'a\u0000' }],
  ['no key', { key: 'x' }],
  ['no block', { block_id: '' }],
  ['too many mentions', { mentions: Array.from({ length: 21 }, (_, index) => index + 1) }],
  ['a stranger mentioned', { mentions: [2_000_000_000] }],
])('a comment with %s is refused', async (_name, flaw) => {
  const id = await aPage(`flawed-${randomUUID()}`)
  const { status } = await post(`/api/pages/${id}/comments`, { key: randomUUID(), block_id: 'b1', text: 'x', ...flaw })
  expect([400, 422]).toContain(status)
  expect((await call(`/api/pages/${id}/comments`)).json.data).toEqual([])
})
