import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Catalogue } from '#block-engine/catalogue.ts'
import { type Block, defineBlock } from '#block-engine/define-block.ts'
import { presets } from '#block-engine/presets.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Staff } from '#kernel/staff.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { storedPage } from '#tests/support/records/test-pages.ts'
import { findPage, findPagePaths, listIndexedPages } from './find-page.server.ts'
import { PageDraft } from './page.ts'
import { deletePage } from '../bin/store-bin.server.ts'
import { createPage, savePage } from './save-page.server.ts'

const { db } = await testDatabase()
const ctxOf = (staff: Staff | null): Ctx => ({ db, clock: systemClock, log: quietLog, staff })
const ctx = ctxOf({ id: 'user:1', name: 'محرر', role: 'editor' })
const visitor = ctxOf(null)

const text = defineBlock({
  symbol: 'text',
  name: 'Text',
  description: 'x',
  short_description: 'x',
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [presets.heading, presets.paragraph],
  groups: { max: 2, fields: [presets.paragraph] },
})
const catalogue: Catalogue = new Map([['text', { block: text as unknown as Block, upgrades: [] }]])

let count = 0
const newPath = () => {
  count += 1
  return `page-${count}`
}
const aDraft = (values: Partial<Record<keyof PageDraft, unknown>> = {}) => PageDraft.parse({ path: newPath(), status: 'published', title: 'عنوان', ...values })
const aBlock = (fields: Record<string, unknown>, groups: Record<string, unknown>[] = []) => ({
  id: 'b1',
  template: 'text',
  version: 1,
  fields,
  groups: groups.map((values, index) => ({ id: `g${index}`, fields: values })),
})

async function aPage(values: Parameters<typeof aDraft>[0] = {}) {
  const outcome = await createPage(ctx, aDraft(values), catalogue)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

/** The scopes that were announced since the last call. */
async function announced(): Promise<string[]> {
  const { rows } = await db.execute<{ scope: string }>(sql`select distinct scope from content_change order by scope`)
  await db.execute(sql`delete from content_change`)
  return rows.map(({ scope }) => scope)
}

beforeEach(async () => {
  await announced()
})

describe('a page', () => {
  test('[A-036] is found by its path as it was written, in whatever status', async () => {
    const path = 'سيارات/range-rover'
    const page = await aPage({ path: `/ar/${path}/`, status: 'draft', blocks: [aBlock({ heading: 'أهلًا' })] })
    expect(page).toMatchObject({ path, status: 'draft', version: 1, httpCode: 301, theme: null })
    expect(await findPage(visitor, path)).toEqual(page)
    expect(await storedPage(db, page.id)).toEqual(page)
    expect(page.blocks).toMatchObject([{ id: 'b1', template: 'text', fields: { heading: 'أهلًا' }, groups: [], positions: [] }])
  })

  test('that does not exist is null', async () => {
    expect([await findPage(visitor, 'nowhere'), await storedPage(db, 999_999)]).toEqual([null, null])
  })

  test('[A-002] keeps a block that this build does not know to the letter', async () => {
    const unknown = {
      id: 'x',
      template: 'from_the_future',
      version: 9,
      fields: { html: '<script>1</script>', deep: { a: [null, 1.5] } },
      groups: [],
      positions: [],
      active_positions: [],
    }
    const { path } = await aPage({ blocks: [unknown] })
    expect((await findPage(visitor, path))?.blocks).toEqual([unknown])
  })

  test('[A-118] that redirects needs its target', () => {
    expect(PageDraft.safeParse({ path: 'x', type: 'url_redirection' }).success).toBe(false)
    expect(PageDraft.parse({ path: 'x', type: 'url_redirection', to: '/y' })).toMatchObject({ http_code: 301 })
  })

  test.each([['a//b'], ['../x'], ['a/%2F/b'], ['a\\b'], ['a\u0000b'], ['\u202ecod'], ['x'.repeat(501)]])('[A-074][C-325] cannot live at %j', (path) => {
    expect(PageDraft.safeParse({ path }).success).toBe(false)
  })

  test.each([
    ['a text', { title: 'a\u0000b' }],
    ['a block', { blocks: [aBlock({ heading: 'a\u0000b' })] }],
    ['half a character', { blocks: [aBlock({ deep: [{ x: '\ud800' }] })] }],
    ['the name of a value', { blocks: [aBlock({ 'a\u0000': 1 })] }],
  ])('with what no database can keep, in %s, is refused and not thrown', (_place, values) => {
    expect(PageDraft.safeParse({ path: 'x', ...values }).success).toBe(false)
  })
})

describe('creating', () => {
  test('is announced for the page alone', async () => {
    const { path } = await aPage()
    expect(await announced()).toEqual([`page:${path}`])
  })

  test('a second page of the same path is refused', async () => {
    const { path } = await aPage()
    await announced()
    expect(await createPage(ctx, aDraft({ path }), catalogue)).toEqual({ ok: false, code: 'path_taken' })
    expect(await announced()).toEqual([])
  })

  test('of one path by many at once leaves one page', async () => {
    const draft = aDraft()
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => createPage(ctx, draft, catalogue)))
    expect(outcomes.map((outcome) => (outcome.ok ? 'done' : outcome.code)).toSorted()).toEqual(['done', 'path_taken', 'path_taken', 'path_taken', 'path_taken'])
  })

  test('[A-269] is refused to visitors, and with values that do not fit', async () => {
    expect(await createPage(visitor, aDraft(), catalogue)).toMatchObject({ ok: false, code: 'forbidden' })
    const outcome = await createPage(ctx, aDraft({ blocks: [aBlock({ heading: 5 }, [{}, {}, {}])] }), catalogue)
    expect(outcome).toMatchObject({
      ok: false,
      code: 'invalid',
      problems: [
        { block: 'b1', field: 'heading' },
        { block: 'b1', code: 'too_many_groups' },
      ],
    })
  })
})

describe('saving', () => {
  test('replaces the content and raises the version', async () => {
    const page = await aPage()
    await announced()
    const outcome = await savePage(ctx, { id: page.id, version: 1, draft: aDraft({ path: page.path, title: 'جديد' }) }, catalogue)
    expect(outcome).toMatchObject({ ok: true, value: { id: page.id, title: 'جديد', version: 2 } })
    expect((await findPage(visitor, page.path))?.updatedAt.getTime()).toBeGreaterThanOrEqual(page.updatedAt.getTime())
    expect(await announced()).toEqual([`page:${page.path}`])
  })

  test('two at once: the first wins, the other is stale and gets what is stored now', async () => {
    const page = await aPage()
    const titles = ['واحد', 'اثنان']
    const outcomes = await Promise.all(titles.map((title) => savePage(ctx, { id: page.id, version: 1, draft: aDraft({ path: page.path, title }) }, catalogue)))
    const winner = outcomes.findIndex(({ ok }) => ok)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes[1 - winner]).toMatchObject({ ok: false, code: 'stale', current: { title: titles[winner], version: 2 } })
    expect(await findPage(visitor, page.path)).toMatchObject({ title: titles[winner], version: 2 })
  })

  test('of a page that is gone, or by a visitor, is refused', async () => {
    const page = await aPage()
    expect(await savePage(ctx, { id: 999_999, version: 1, draft: aDraft() }, catalogue)).toMatchObject({ code: 'gone' })
    expect(await savePage(visitor, { id: page.id, version: 1, draft: aDraft() }, catalogue)).toMatchObject({ code: 'forbidden' })
  })

  test('under a taken path is refused and changes nothing', async () => {
    const [one, other] = [await aPage(), await aPage()]
    expect(await savePage(ctx, { id: one.id, version: 1, draft: aDraft({ path: other.path }) }, catalogue)).toMatchObject({ code: 'path_taken' })
    expect(await storedPage(db, one.id)).toEqual(one)
  })

  test('under another path or in another status is announced for the site, since other pages may link to it, and as withdrawn', async () => {
    const page = await aPage()
    await announced()
    const moved = await savePage(ctx, { id: page.id, version: 1, draft: aDraft() }, catalogue)
    expect(await announced()).toEqual([`page:${page.path}`, 'site'])
    const path = moved.ok ? moved.value.path : ''
    await savePage(ctx, { id: page.id, version: 2, draft: aDraft({ path, status: 'disabled' }) }, catalogue)
    expect(await announced()).toEqual([`page:${path}`, 'site'])
  })
})

describe('removing', () => {
  test('takes the page and its metaheads, and is announced for the site and as withdrawn', async () => {
    const { id, path } = await aPage()
    await db.execute(sql`insert into metahead (content, language, rdx_core_page_id) values ('x', 'css', ${id})`)
    await announced()
    expect(await deletePage(ctx, id, catalogue)).toMatchObject({ ok: true })
    expect(await findPage(visitor, path)).toBeNull()
    expect((await db.execute(sql`select 1 from metahead where rdx_core_page_id = ${id}`)).rows).toEqual([])
    expect(await announced()).toEqual([`page:${path}`, 'site'])
  })

  test('is refused to visitors, and a second time', async () => {
    const { id } = await aPage()
    expect(await deletePage(visitor, id, catalogue)).toMatchObject({ code: 'forbidden' })
    await deletePage(ctx, id, catalogue)
    expect(await deletePage(ctx, id, catalogue)).toMatchObject({ code: 'gone' })
  })
})

test('[A-117] a link by id leads to published pages only', async () => {
  const [open, closed] = [await aPage(), await aPage({ status: 'disabled' })]
  expect([...(await findPagePaths(visitor, [open.id, closed.id, 999_999]))]).toEqual([[open.id, open.path]])
  expect((await findPagePaths(visitor, [])).size).toBe(0)
})

test('[A-120] the sitemap lists published pages that search engines may index', async () => {
  await db.execute(sql`delete from page`)
  await aPage({ path: 'b' })
  await aPage({ path: 'a' })
  await aPage({ disable_seo_tracking: true })
  await aPage({ status: 'draft' })
  await aPage({ type: 'folder' })
  await aPage({ type: 'url_redirection', to: '/a' })
  expect((await listIndexedPages(visitor)).map(({ path }) => path)).toEqual(['a', 'b'])
})

test('markup is made safe where it is written, in fields and groups, and nowhere else', async () => {
  const evil = '<p onclick="x()">نص<script>alert(1)</script></p>'
  const { blocks } = await aPage({ blocks: [aBlock({ heading: evil, paragraph: evil }, [{ paragraph: evil }])] })
  expect(blocks[0]?.fields).toEqual({ heading: evil, paragraph: '<p>نص</p>' })
  expect(blocks[0]?.groups[0]?.fields).toEqual({ paragraph: '<p>نص</p>' })
})
