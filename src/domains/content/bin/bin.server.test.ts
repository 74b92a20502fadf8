import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aText, auditedSince, storedPage, testCatalogue as catalogue, testPages, unwrap } from '#tests/support/records/test-pages.ts'
import { getDraft, patchDraft } from '../drafts/store-draft.server.ts'
import { findPage, findPagePaths, listIndexedPages, listPageTitles } from '../pages/find-page.server.ts'
import { listPages } from '../pages/list-pages.server.ts'
import { searchPages } from '../pages/search-pages.server.ts'
import { publishPage } from '../publishing/publish-page.server.ts'
import { findPendingSchedules, listSchedules, schedulePage } from '../publishing/schedule-page.server.ts'
import { listVersions } from '../versions/store-versions.server.ts'
import { deletePage, emptyBin, listBin, restorePage } from './store-bin.server.ts'

const { ctxOf, visitor, aPage, database, time } = await testPages()
const { db } = database
const ctx = ctxOf()
const started = time.now
const daysLater = (days: number) => new Date(started.getTime() + days * 86_400_000)
const all = { page: 1, perPage: 100, sort: null, order: 'asc', search: '', ids: null, filters: {} } as const

const binned = async () => unwrap(await listBin(ctx, all)).rows.map(({ path }) => path)
const versionsOf = async (pageId: number) => unwrap(await listVersions(ctx, { pageId, page: 1, perPage: 50 })).rows

async function anEditedPage(path: string) {
  const row = await aPage({ path, title: 'محذوفة', blocks: [aText('b1', { heading: 'منشور' })] })
  const { version } = unwrap(await getDraft(ctx, row.id, catalogue))
  unwrap(await patchDraft(ctx, { pageId: row.id, version, patch: { put: [aText('b1', { heading: 'مسودة' })] } }, catalogue))
  return row
}

describe('a deleted page', () => {
  test('is public nowhere: not by its path, its id, in the sitemap, in the search or in suggestions', async () => {
    const { id, path } = await anEditedPage('hidden-in-bin')
    unwrap(await deletePage(ctx, id, catalogue))
    expect(await findPage(visitor, path)).toBeNull()
    expect((await findPagePaths(visitor, [id])).size).toBe(0)
    expect((await listIndexedPages(visitor)).map((row) => row.path)).not.toContain(path)
    expect(await listPageTitles(visitor)).not.toContain('محذوفة')
    expect((await searchPages(visitor, { keyword: 'محذوفة', items: 10 })).rows).toEqual([])
    expect(unwrap(await listPages(ctx, { ...all, sort: 'path' })).rows.map((row) => row.path)).not.toContain(path)
  })

  test('stands in the bin with who deleted it and until when it is kept, and can be searched there', async () => {
    const { id } = await anEditedPage('listed-in-bin')
    unwrap(await deletePage(ctxOf('سارة'), id, catalogue))
    const { rows } = unwrap(await listBin(ctx, { ...all, search: 'listed-in' }))
    expect(rows).toEqual([{ pageId: id, path: 'listed-in-bin', title: 'محذوفة', type: 'page', binnedAt: started, binnedBy: 'سارة', keptUntil: daysLater(30) }])
  })

  test('comes back with its draft, its versions, its metaheads and its id, as a draft that visitors do not see', async () => {
    const before = await anEditedPage('comes-back')
    await db.execute(sql`insert into metahead (content, language, rdx_core_page_id) values ('body{}', 'css', ${before.id})`)
    const versions = await versionsOf(before.id)
    const draft = unwrap(await getDraft(ctx, before.id, catalogue))
    unwrap(await deletePage(ctx, before.id, catalogue))
    const audited = await auditedSince(db)
    expect(unwrap(await restorePage(ctx, { id: before.id }))).toMatchObject({ id: before.id, path: 'comes-back', status: 'draft', version: before.version + 1 })
    expect(await storedPage(db, before.id)).toMatchObject({ title: 'محذوفة', blocks: before.blocks, createdAt: before.createdAt })
    expect(await versionsOf(before.id)).toEqual(versions)
    expect(unwrap(await getDraft(ctx, before.id, catalogue))).toMatchObject({
      content: draft.content,
      base_version: before.version + 1,
      version: draft.version + 1,
      is_changed: true,
    })
    expect((await db.execute(sql`select content from metahead where rdx_core_page_id = ${before.id}`)).rows).toEqual([{ content: 'body{}' }])
    expect(await audited()).toMatchObject([{ action: 'page.undeleted', subject: 'comes-back', actorName: 'محرر' }])
    expect(await binned()).not.toContain('comes-back')
  })

  test('can be edited and published again, and its versions go on counting', async () => {
    const { id } = await anEditedPage('published-again')
    const [latest] = await versionsOf(id)
    unwrap(await deletePage(ctx, id, catalogue))
    unwrap(await restorePage(ctx, { id }))
    const { version } = unwrap(await getDraft(ctx, id, catalogue))
    const published = unwrap(await publishPage(ctx, { pageId: id, version, note: '' }, catalogue))
    expect(published).toMatchObject({
      page: { status: 'published', blocks: [{ fields: { heading: 'مسودة' } }] },
      version: { number: (latest?.number ?? 0) + 1 },
    })
  })

  test('frees its address at once; while another page has it, it comes back at another one, and its draft with it', async () => {
    const { id } = await anEditedPage('address')
    unwrap(await deletePage(ctx, id, catalogue))
    const other = await aPage({ path: 'address' })
    expect(await restorePage(ctx, { id })).toMatchObject({ ok: false, code: 'path_taken' })
    expect(await binned()).toContain('address')
    expect(unwrap(await restorePage(ctx, { id, path: 'address-2' }))).toMatchObject({ id, path: 'address-2' })
    expect(unwrap(await getDraft(ctx, id, catalogue)).content.path).toBe('address-2')
    expect(await storedPage(db, other.id)).toMatchObject({ path: 'address' })
  })

  test('is not published by a plan that was made before', async () => {
    const { id } = await anEditedPage('planned')
    const plan = unwrap(await schedulePage(ctx, { pageId: id, action: 'publish', runAt: daysLater(1), enqueue: async () => undefined }, catalogue))
    unwrap(await deletePage(ctx, id, catalogue))
    unwrap(await restorePage(ctx, { id }))
    time.now = daysLater(2)
    expect((await findPendingSchedules(ctx)).map((pending) => pending.id)).not.toContain(plan.id)
    expect(unwrap(await listSchedules(ctx, id))).toMatchObject([{ id: plan.id, status: 'cancelled' }])
    time.now = started
  })

  test('stays disabled when it was disabled', async () => {
    const { id } = await aPage({ path: 'was-disabled', status: 'disabled' })
    unwrap(await deletePage(ctx, id, catalogue))
    expect(unwrap(await restorePage(ctx, { id })).status).toBe('disabled')
  })

  test('is restored by staff only, and once', async () => {
    const { id } = await aPage({ path: 'restored-once' })
    unwrap(await deletePage(ctx, id, catalogue))
    expect(await listBin(visitor, all)).toMatchObject({ code: 'forbidden' })
    expect(await restorePage(visitor, { id })).toMatchObject({ code: 'forbidden' })
    unwrap(await restorePage(ctx, { id }))
    expect(await restorePage(ctx, { id })).toMatchObject({ code: 'gone' })
  })
})

describe('after 30 days', () => {
  test('a deleted page can no longer be restored, and the bin removes it with all its rows and says so in the audit log', async () => {
    const { id } = await anEditedPage('too-old')
    unwrap(await deletePage(ctx, id, catalogue))
    time.now = daysLater(30)
    expect(await emptyBin(ctx)).toBe(0)
    expect(await binned()).toContain('too-old')
    time.now = new Date(daysLater(30).getTime() + 1)
    expect(await binned()).not.toContain('too-old')
    expect(await restorePage(ctx, { id })).toMatchObject({ code: 'gone' })
    const audited = await auditedSince(db)
    expect(await emptyBin({ ...ctx, staff: null })).toBeGreaterThan(0)
    expect(await audited()).toContainEqual(expect.objectContaining({ action: 'page.removed', subject: 'too-old' }))
    expect((await db.execute(sql`select 1 from binned_row where page_id = ${id}`)).rows).toEqual([])
    time.now = started
  })
})
