import { expect, test } from 'vitest'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { days } from '#kernel/durations.ts'
import { aText, storedPage, testCatalogue as catalogue, testPages, unwrap } from '#tests/support/records/test-pages.ts'
import { listBin, restorePage } from '../bin/store-bin.server.ts'
import { patchDraft } from '../drafts/store-draft.server.ts'
import { findLinksHere } from '../links-here/find-links-here.server.ts'
import { findContentUsage } from '../media-usage/find-content-usage.server.ts'
import { findPagePaths, listIndexedPages } from '../pages/find-page.server.ts'
import { listPages } from '../pages/list-pages.server.ts'
import { movePage } from '../pages/move-page.server.ts'
import { PageDraft } from '../pages/page.ts'
import { createPage, savePage } from '../pages/save-page.server.ts'
import { searchPages } from '../pages/search-pages.server.ts'
import { checkPage } from '../publishing/check-page.server.ts'
import { publishPage, setPageStatus } from '../publishing/publish-page.server.ts'
import { createSection, deleteSection, findSectionUses, listSections } from './store-sections.server.ts'
import { withSections } from './with-sections.server.ts'

const { ctxOf, visitor, aPage, database } = await testPages()
const ctx = ctxOf()
const add = (name: string, blocks: readonly StoredBlock[], by = ctx) => createSection(by, { name, blocks, acknowledged: [] }, catalogue)
const showing = (section: number, id = 's1', more: Partial<StoredBlock> = {}): StoredBlock => ({
  id,
  template: 'shared_section',
  version: 1,
  fields: { section_id: section },
  groups: [],
  positions: [],
  active_positions: [],
  ...more,
})
const all = { page: 1, perPage: 1000, sort: 'path' as const, order: 'asc' as const, search: '', ids: null, filters: {} }

test('[A-013] blocks of a section stand in its place, as often as it is shown: ids and anchors are unique, and the page comes first', async () => {
  const inner = [aText('b1', { heading: 'أول', block_scroll_id: 'offers', paragraph: '<p id="terms">نص</p>' }), aText('b2', { block_scroll_id: 'own' })]
  const section = unwrap(await add('عروض', inner))
  const blocks = [showing(section.id), aText('b1', { block_scroll_id: 'own' }), showing(section.id, 's2'), showing(section.id, 's3', { is_hidden: true })]
  const drawnBlocks = await withSections(ctx, blocks, catalogue)
  expect(drawnBlocks.map(({ id, holds, section: of }) => [id, holds, of])).toEqual([
    ['s1', 2, section.id],
    ['s1--b1', undefined, section.id],
    ['s1--b2', undefined, section.id],
    ['b1', undefined, undefined],
    ['s2', 2, section.id],
    ['s2--b1', undefined, section.id],
    ['s2--b2', undefined, section.id],
    ['s3', undefined, undefined],
  ])
  expect(drawnBlocks.map(({ fields }) => fields.block_scroll_id).filter(Boolean)).toEqual(['offers', 'own'])
  expect(drawnBlocks.filter(({ fields }) => String(fields.paragraph ?? '').includes('id="terms"')).map(({ id }) => id)).toEqual(['s1--b1'])
})

test('a section that is not published, was deleted or is no section holds nothing, and the check before publication says so', async () => {
  const section = unwrap(await add('قصير العمر', [aText('b1')]))
  const page = await aPage({ blocks: [showing(section.id), showing(2_000_000_000, 's2'), aText('b9')] })
  const other = await aPage({ blocks: [showing(page.id)] })
  const holds = async (blocks: readonly StoredBlock[]) => (await withSections(ctx, blocks, catalogue)).flatMap((block) => block.holds ?? [])
  const missing = async () => {
    const { warnings } = unwrap(await checkPage(ctx, { pageId: page.id, storage: undefined as never }, catalogue))
    return warnings.filter(({ code }) => code === 'missing_section').map(({ block }) => block)
  }
  expect([await holds(page.blocks), await holds(other.blocks), await missing()]).toEqual([[1, 0], [0], ['s2']])
  unwrap(await setPageStatus(ctx, { pageId: section.id, version: section.version, status: 'draft' }, catalogue))
  expect([await holds(page.blocks), await missing()]).toEqual([
    [0, 0],
    ['s1', 's2'],
  ])
})

test('[A-120][A-365] sections are no pages: no address, list, search or link has them, while pages are found by what they show', async () => {
  const section = unwrap(await add('قسم-البحث', [aText('b1', { heading: 'زمردة نادرة' })]))
  await aPage({ path: 'with-section', title: 'حاوية', blocks: [showing(section.id)] })
  await aPage({ path: 'with-hidden', title: 'حاوية أخرى', blocks: [showing(section.id, 's1', { is_hidden: true })] })
  expect((await searchPages(ctx, { keyword: 'زمردة', items: 10 })).rows.map(({ path }) => path)).toEqual(['with-section'])
  expect((await searchPages(ctx, { keyword: 'قسم-البحث', items: 10 })).rows).toEqual([])
  const indexed = await listIndexedPages(ctx)
  expect(indexed.map(({ path }) => path)).not.toContain(section.path)
  expect(indexed.find(({ path }) => path === 'with-section')?.templates).toEqual(['shared_section', 'text'])
  expect(await findPagePaths(ctx, [section.id])).toEqual(new Map())
  expect(unwrap(await listPages(ctx, all)).rows.map(({ id }) => id)).not.toContain(section.id)
  expect(unwrap(await listPages(ctx, { ...all, filters: { type: 'section' } })).rows.map(({ id }) => id)).toContain(section.id)
  expect(await movePage(ctx, { pageId: section.id, version: section.version, path: 'elsewhere', withChildren: false, leaveRedirect: true })).toMatchObject({
    code: 'gone',
  })
})

test('a page that shows a section was changed when the section was', async () => {
  const section = unwrap(await add('تاريخ', [aText('b1')]))
  await aPage({ path: 'dated', blocks: [showing(section.id)] })
  const later = new Date(Date.now() + days(1))
  await database.db.$client.query('update page set updated_at = $1 where id = $2', [later, section.id])
  expect((await listIndexedPages(ctx)).find(({ path }) => path === 'dated')?.updatedAt).toEqual(later)
})

test('a page and a section never become each other, and a section holds no other one', async () => {
  const section = unwrap(await add('ثابت', [aText('b1')]))
  const page = await aPage()
  const patch = (pageId: number, fields: object) => patchDraft(ctx, { pageId, version: 0, patch: { fields } }, catalogue)
  expect(await patch(page.id, { type: 'section' })).toMatchObject({ code: 'invalid' })
  expect(await patch(section.id, { type: 'page' })).toMatchObject({ code: 'invalid' })
  expect(await patch(section.id, { path: '_sections/other' })).toMatchObject({ code: 'invalid' })
  const draft = PageDraft.parse({ path: section.path, type: 'section', status: 'published' })
  expect(await savePage(ctx, { id: page.id, version: page.version, draft }, catalogue)).toMatchObject({ code: 'invalid' })
  const asPage = PageDraft.parse({ path: 'was-section', status: 'published' })
  expect(await savePage(ctx, { id: section.id, version: section.version, draft: asPage }, catalogue)).toMatchObject({ code: 'invalid' })
  for (const wrong of [
    { path: '_sections/x', type: 'page' },
    { path: 'x', type: 'section' },
  ]) {
    expect(PageDraft.safeParse(wrong).success).toBe(false)
  }
  expect(await add('متداخل', [showing(section.id)])).toMatchObject({ code: 'invalid', problems: [{ block: 's1', code: 'nested_section' }] })
  const nested = unwrap(await patchDraft(ctx, { pageId: section.id, version: 0, patch: { put: [showing(section.id)], order: ['b1', 's1'] } }, catalogue))
  expect(nested.problems.map(({ code }) => code)).toEqual(['nested_section'])
  expect(await publishPage(ctx, { pageId: section.id, version: nested.version, note: '' }, catalogue)).toMatchObject({ code: 'invalid' })
})

test('its uses are pages that show it, their drafts and plans; of one that is used, a deletion says where and wants to be confirmed', async () => {
  const section = unwrap(await add('مستخدم', [aText('b1')]))
  const live = await aPage({ title: 'منشورة', blocks: [showing(section.id)] })
  const drafted = await aPage({ title: 'مسودة' })
  unwrap(await patchDraft(ctx, { pageId: drafted.id, version: 0, patch: { put: [showing(section.id)], order: ['s1'] } }, catalogue))
  await aPage({ blocks: [showing(section.id + 1_000_000)] })
  const uses = [
    { id: live.id, path: live.path, title: 'منشورة', is_live: true },
    { id: drafted.id, path: drafted.path, title: 'مسودة', is_live: false },
  ]
  expect(unwrap(await findSectionUses(ctx, section.id))).toEqual(uses)
  expect(unwrap(await listSections(ctx)).find(({ id }) => id === section.id)).toMatchObject({ name: 'مستخدم', status: 'published', uses: 2, blocks: ['text'] })
  expect(await deleteSection(ctx, { id: section.id, evenUsed: false }, catalogue)).toMatchObject({ code: 'used', uses })
  expect(await storedPage(database.db, section.id)).not.toBeNull()
  unwrap(await deleteSection(ctx, { id: section.id, evenUsed: true }, catalogue))
  expect(await findSectionUses(ctx, section.id)).toMatchObject({ code: 'gone' })
  expect(unwrap(await listBin(ctx, { ...all, sort: 'binned_at', search: 'مستخدم' })).rows).toMatchObject([{ pageId: section.id, type: 'section' }])
  // What stood in place of its path comes back with it, whatever path is asked for.
  expect(unwrap(await restorePage(ctx, { id: section.id, path: 'a-page-now' }))).toMatchObject({ path: section.path, type: 'section', status: 'draft' })
  expect(await deleteSection(ctx, { id: live.id, evenUsed: true }, catalogue)).toMatchObject({ code: 'gone' })
})

test('what a section links to and shows is found at the section', async () => {
  const target = await aPage({ path: 'target-of-section' })
  const section = unwrap(await add('روابط', [aText('b1', { link: { url: '/target-of-section' }, image: { id: 4711 } })]))
  const site = { catalogue, settings: {}, origin: 'https://site.test' }
  expect(unwrap(await findLinksHere(ctx, target.id, site))).toMatchObject([{ kind: 'page', id: section.id, title: 'روابط', block: { id: 'b1' } }])
  expect(await findContentUsage(ctx.db, { kind: 'image', id: 4711 })).toMatchObject([{ kind: 'page', id: section.id, title: 'روابط' }])
})

test('a link to an anchor inside of a section on the page is whole', async () => {
  const section = unwrap(await add('مرساة', [aText('b1', { block_scroll_id: 'inside', link: { url: '#on-the-page' } })]))
  const page = await aPage({ blocks: [showing(section.id), aText('b2', { link: { url: '#inside' } }), aText('b3', { link: { url: '#nowhere' } })] })
  const broken = async (pageId: number) => {
    const { warnings } = unwrap(await checkPage(ctx, { pageId, storage: undefined as never }, catalogue))
    return warnings.filter(({ code }) => code === 'broken_link').map(({ block }) => block)
  }
  expect([await broken(page.id), await broken(section.id)]).toEqual([['b3'], []])
})

test('[B-306] sections are for editors only', async () => {
  expect(await add('زائر', [aText('b1')], visitor)).toMatchObject({ code: 'forbidden' })
  expect(await listSections(visitor)).toMatchObject({ code: 'forbidden' })
  expect(await findSectionUses(visitor, 1)).toMatchObject({ code: 'forbidden' })
  expect(await deleteSection(visitor, { id: 1, evenUsed: true }, catalogue)).toMatchObject({ code: 'forbidden' })
  expect(await createPage(visitor, PageDraft.parse({ path: '_sections/x', type: 'section' }), catalogue)).toMatchObject({ code: 'forbidden' })
})
