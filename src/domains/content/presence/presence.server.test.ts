import { expect, test } from 'vitest'
import { testCatalogue as catalogue, testPages, unwrap } from '#tests/support/records/test-pages.ts'
import { patchDraft } from '../drafts/store-draft.server.ts'
import { announcePresence, endPresence } from './store-presence.server.ts'

const { ctxOf, visitor, aPage, time } = await testPages()
const [mona, omar] = [ctxOf('منى'), ctxOf('عمر')]
const pass = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000)
}
const announce = async (pageId: number, by: typeof mona, tab: string, blockId = '') => {
  const { others, draftVersion } = unwrap(await announcePresence(by, { pageId, tab, blockId }))
  return { others: others.map((other) => [other.name, other.tab, other.part]), draftVersion }
}

test('everybody hears who else has a page open, at which block, and how far its draft is', async () => {
  const [{ id }, other] = [await aPage(), await aPage()]
  expect(await announce(id, mona, 'a')).toEqual({ others: [], draftVersion: 0 })
  await announce(other.id, omar, 'c')
  expect((await announce(id, omar, 'b', 'b1')).others).toEqual([['منى', 'a', '']])
  await patchDraft(omar, { pageId: id, version: 0, patch: { fields: { title: 'x' } } }, catalogue)
  expect(await announce(id, mona, 'a')).toEqual({ others: [['عمر', 'b', 'b1']], draftVersion: 1 })
})

test('a tab that is closed is gone at once, one that falls silent after half a minute', async () => {
  const { id } = await aPage()
  await announce(id, omar, 'b')
  await announce(id, omar, 'c')
  await endPresence(omar, { pageId: id, tab: 'c' })
  pass(30)
  expect((await announce(id, mona, 'a')).others).toEqual([['عمر', 'b', '']])
  pass(1)
  expect((await announce(id, mona, 'a')).others).toEqual([])
})

test('a tab can be reported and ended only by its own person, and never by visitors', async () => {
  const { id } = await aPage()
  await announce(id, mona, 'a', 'b1')
  expect(await announcePresence(omar, { pageId: id, tab: 'a', blockId: '' })).toMatchObject({ code: 'forbidden' })
  await endPresence(omar, { pageId: id, tab: 'a' })
  expect((await announce(id, omar, 'b')).others).toEqual([['منى', 'a', 'b1']])
  expect(await announcePresence(visitor, { pageId: id, tab: 'v', blockId: '' })).toMatchObject({ code: 'forbidden' })
  expect(await announcePresence(mona, { pageId: 999_999, tab: 'a', blockId: '' })).toMatchObject({ code: 'gone' })
})
