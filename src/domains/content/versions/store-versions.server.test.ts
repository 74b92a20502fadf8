import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aText, testCatalogue as catalogue, testPages, unwrap } from '#tests/support/records/test-pages.ts'
import type { DraftPatch } from '../drafts/draft.ts'
import { getDraft, patchDraft } from '../drafts/store-draft.server.ts'
import { publishPage } from '../publishing/publish-page.server.ts'
import { getVersion, keepDraft, listVersions, restoreVersion } from './store-versions.server.ts'

const { ctxOf, visitor, aPage, database, time } = await testPages()
const ctx = ctxOf()

const draftOf = async (pageId: number) => unwrap(await getDraft(ctx, pageId, catalogue))
async function edit(pageId: number, patch: DraftPatch): Promise<number> {
  return unwrap(await patchDraft(ctx, { pageId, version: (await draftOf(pageId)).version, patch }, catalogue)).version
}
async function publish(pageId: number, patch: DraftPatch) {
  return unwrap(await publishPage(ctx, { pageId, version: await edit(pageId, patch), note: '' }, catalogue))
}
const historyOf = async (pageId: number, page = 1, perPage = 50) => unwrap(await listVersions(ctx, { pageId, page, perPage }))
const restore = async (pageId: number, number: number, block?: string) =>
  restoreVersion(ctx, { pageId, number, version: (await draftOf(pageId)).version, block }, catalogue)

describe('the history of a page', () => {
  test('lists who did what when, newest first, in pages, without the content', async () => {
    const { id } = await aPage()
    for (const title of ['أ', 'ب', 'ج']) await publish(id, { fields: { title } })
    const { rows, total } = await historyOf(id, 1, 2)
    expect([total, rows.map(({ number, kind }) => [number, kind])]).toEqual([
      4,
      [
        [4, 'published'],
        [3, 'published'],
      ],
    ])
    expect(rows[0]).toEqual({ id: expect.any(Number), pageId: id, number: 4, kind: 'published', note: '', author: 'محرر', approvedBy: '', createdAt: time.now })
    expect((await historyOf(id, 2, 2)).rows.map(({ number }) => number)).toEqual([2, 1])
  })

  test('has what the page held, whole, and never changes', async () => {
    const { id } = await aPage({ blocks: [aText('b1', { heading: 'أصل' })] })
    await publish(id, { put: [aText('b1', { heading: 'آخر' })] })
    const { content } = unwrap(await getVersion(ctx, { pageId: id, number: 1 }, catalogue))
    expect(content.blocks).toEqual([aText('b1', { heading: 'أصل' })])
    await expect(database.db.execute(sql`update page_version set note = 'x' where page_id = ${id}`)).rejects.toThrow()
    expect(await getVersion(ctx, { pageId: id, number: 99 }, catalogue)).toMatchObject({ code: 'gone' })
  })

  test('[B-306] is for editors only', async () => {
    const { id } = await aPage()
    expect(await listVersions(visitor, { pageId: id, page: 1, perPage: 5 })).toMatchObject({ code: 'forbidden' })
    expect(await getVersion(visitor, { pageId: id, number: 1 }, catalogue)).toMatchObject({ code: 'forbidden' })
    expect(await restoreVersion(visitor, { pageId: id, number: 1, version: 0 }, catalogue)).toMatchObject({ code: 'forbidden' })
    expect(await keepDraft(visitor, id, catalogue)).toMatchObject({ code: 'forbidden' })
  })
})

describe('going back', () => {
  test('to a version brings it into the draft, and what the draft held can still be had', async () => {
    const { id } = await aPage({ title: 'أول', blocks: [aText('b1', { heading: 'أول' })] })
    await publish(id, { fields: { title: 'ثان' }, put: [aText('b1', { heading: 'ثان' })] })
    await edit(id, { fields: { title: 'غير منشور' } })
    expect(unwrap(await restore(id, 1))).toMatchObject({ is_changed: true, content: { title: 'أول', blocks: [{ fields: { heading: 'أول' } }] } })
    const { rows } = await historyOf(id)
    expect(rows.map(({ kind, note }) => [kind, note])).toEqual([
      ['restored', '1'],
      ['saved', ''],
      ['published', ''],
      ['saved', ''],
    ])
    expect(unwrap(await getVersion(ctx, { pageId: id, number: 3 }, catalogue)).content.title).toBe('غير منشور')
    expect(unwrap(await restore(id, 3)).content.title).toBe('غير منشور')
  })

  test('keeps the path where the page is now', async () => {
    const { id } = await aPage()
    await publish(id, { fields: { path: 'moved-on', title: 'ثان' } })
    expect(unwrap(await restore(id, 1)).content).toMatchObject({ path: 'moved-on', title: 'عنوان' })
  })

  test('for one block leaves the others, and puts one that is gone back where it stood', async () => {
    const { id } = await aPage({ blocks: [aText('a'), aText('b', { heading: 'قديم' }), aText('c')] })
    await publish(id, { put: [aText('b', { heading: 'جديد' }), aText('c', { heading: 'جديد' })] })
    expect(unwrap(await restore(id, 1, 'b')).content.blocks).toEqual([aText('a'), aText('b', { heading: 'قديم' }), aText('c', { heading: 'جديد' })])
    await edit(id, { order: ['a', 'c'] })
    expect(unwrap(await restore(id, 1, 'b')).content.blocks.map(({ id: block }) => block)).toEqual(['a', 'b', 'c'])
    expect(await restore(id, 1, 'nothing')).toMatchObject({ code: 'gone' })
  })

  test('is refused for somebody with an outdated draft', async () => {
    const { id } = await aPage()
    const version = await edit(id, { fields: { title: 'لي' } })
    expect(await restoreVersion(ctx, { pageId: id, number: 1, version: version - 1 }, catalogue)).toMatchObject({
      code: 'stale',
      current: { content: { title: 'لي' } },
    })
  })
})

test('keeping the same draft twice makes one version of it', async () => {
  const { id } = await aPage()
  await edit(id, { fields: { title: 'للمعاينة' } })
  const [one, other] = [unwrap(await keepDraft(ctx, id, catalogue)), unwrap(await keepDraft(ctx, id, catalogue))]
  expect([other.number, one.content.title]).toEqual([one.number, 'للمعاينة'])
  await edit(id, { fields: { title: 'بعدها' } })
  expect(unwrap(await keepDraft(ctx, id, catalogue)).number).toBe(one.number + 1)
})
