import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { announceTab, endTab, type OpenDocument } from './presence.server.ts'
import { presence } from './schema.server.ts'

const { db } = await testDatabase()
const time = { now: new Date('2026-05-15T08:00:00Z') }
const by = (name: string) => ({ db, clock: { now: () => time.now }, staff: { id: `user:${name}`, name } })
const [mona, omar] = [by('منى'), by('عمر')]
const namesFor = async (who: typeof mona, document: OpenDocument, part = '') =>
  (await announceTab(who, document, part))?.map(({ name, part: at }) => `${name} ${at}`)

test('a document is its kind and its id: a page and a form of one number do not hear of each other', async () => {
  await announceTab(mona, { kind: 'page', id: 1, tab: 'a' }, 'b1')
  await announceTab(mona, { kind: 'form', id: 2, tab: 'a' }, 'f2')
  expect(await namesFor(omar, { kind: 'form', id: 1, tab: 'b' })).toEqual([])
  expect(await namesFor(omar, { kind: 'page', id: 1, tab: 'b' })).toEqual(['منى b1'])
  await endTab(mona, { kind: 'form', id: 2, tab: 'a' })
  expect(await namesFor(omar, { kind: 'page', id: 1, tab: 'b' })).toEqual(['منى b1'])
})

test('what is left of closed tabs goes with the next call, also of documents that nobody opens again', async () => {
  await announceTab(mona, { kind: 'page', id: 7, tab: 'z' }, '')
  time.now = new Date(time.now.getTime() + 31_000)
  await announceTab(omar, { kind: 'form', id: 8, tab: 'y' }, '')
  expect((await db.select({ document: presence.document }).from(presence)).map(({ document }) => document)).toEqual(['form:8'])
})
