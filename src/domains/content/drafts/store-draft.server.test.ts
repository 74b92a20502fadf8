import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { DraftPatch } from '#domains/content/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import older from '#tests/fixtures/page-of-an-older-build.json' with { type: 'json' }
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { aText, storedPage, testCatalogue as catalogue, testPages, unwrap } from '#tests/support/records/test-pages.ts'
import { savePage } from '../pages/save-page.server.ts'
import { PageDraft } from '../pages/page.ts'
import { publishPage } from '../publishing/publish-page.server.ts'
import { page, pageDraft, pageVersion } from '../schema.server.ts'
import { discardDraft, getDraft, patchDraft } from './store-draft.server.ts'

const { ctxOf, visitor, aPage, database, time } = await testPages()
const { db } = database
const ctx = ctxOf()

const draftOf = async (pageId: number) => unwrap(await getDraft(ctx, pageId, catalogue))
const patch = (pageId: number, version: number, change: DraftPatch, by: Ctx = ctx) => patchDraft(by, { pageId, version, patch: change }, catalogue)
const countDrafts = async (pageId: number) => (await db.select().from(pageDraft).where(eq(pageDraft.pageId, pageId))).length

describe('the draft of a page', () => {
  test('[A-013] that nobody has begun is the page itself at version 0, and reading writes nothing', async () => {
    const { id, path, title } = await aPage({ blocks: [aText('b1', { heading: 'أهلًا' })] })
    expect(await draftOf(id)).toMatchObject({
      version: 0,
      base_version: 1,
      live_version: 1,
      live_path: path,
      status: 'published',
      updated_at: null,
      updated_by: null,
      is_changed: false,
      problems: [],
      content: { path, title, blocks: [{ id: 'b1', fields: { heading: 'أهلًا' } }] },
    })
    expect(await countDrafts(id)).toBe(0)
  })

  test('[A-014] takes changes of fields, blocks and their order, and visitors see none of it', async () => {
    const before = await aPage({ blocks: [aText('b1'), aText('b2')] })
    time.now = new Date('2026-05-15T09:00:00Z')
    const first = unwrap(await patch(before.id, 0, { fields: { title: 'جديد' }, put: [aText('b3', { heading: 'ثالث' })], order: ['b3', 'b2', 'b1'] }))
    expect(first).toMatchObject({ version: 1, is_changed: true, updated_at: '2026-05-15T09:00:00.000Z', updated_by: 'محرر' })
    const second = unwrap(await patch(before.id, 1, { put: [{ ...aText('b1'), is_hidden: true }], order: ['b3', 'b1'] }))
    expect(second.content.blocks.map(({ id, is_hidden = false }) => [id, is_hidden])).toEqual([
      ['b3', false],
      ['b1', true],
    ])
    expect(await draftOf(before.id)).toEqual(second)
    expect(await storedPage(db, before.id)).toEqual({ ...before, draftVersion: 2 })
  })

  test('[B-306] is for editors only', async () => {
    const { id } = await aPage()
    expect(await getDraft(visitor, id, catalogue)).toMatchObject({ code: 'forbidden' })
    expect(await patch(id, 0, { fields: { title: 'x' } }, visitor)).toMatchObject({ code: 'forbidden' })
    expect(await discardDraft(visitor, { pageId: id, version: 0 }, catalogue)).toMatchObject({ code: 'forbidden' })
    expect(unwrap(await patch(id, 0, { fields: { title: 'x' } })).version).toBe(1)
  })

  test('of a page that is gone is refused', async () => {
    expect(await getDraft(ctx, 999_999, catalogue)).toMatchObject({ code: 'gone' })
    expect(await patch(999_999, 0, {})).toMatchObject({ code: 'gone' })
  })

  test('keeps what is not valid yet and says so', async () => {
    const { id } = await aPage()
    const { problems, content } = unwrap(
      await patch(id, 0, { fields: { path: 'a//b', canonical_url: 'nowhere', type: 'url_redirection' }, put: [aText('b1', { heading: 5 })], order: ['b1'] }),
    )
    expect(problems.map(({ block, field }) => [block, field])).toEqual(
      expect.arrayContaining([
        [null, 'path'],
        [null, 'canonical_url'],
        ['b1', 'heading'],
      ]),
    )
    expect(content).toMatchObject({ path: 'a//b', canonical_url: 'nowhere' })
  })

  test('[B-305] refuses one group more than its template takes, and stores nothing of it', async () => {
    const { id } = await aPage()
    const full = aText('b1', {}, [{}, {}, {}])
    expect(unwrap(await patch(id, 0, { put: [full] })).version).toBe(1)
    const over = aText('b1', {}, [{}, {}, {}, {}])
    expect(await patch(id, 1, { fields: { title: 'x' }, put: [over] })).toMatchObject({ code: 'invalid', problems: [{ block: 'b1', code: 'too_many_groups' }] })
    expect((await draftOf(id)).content).toMatchObject({ title: 'عنوان', blocks: [full] })
  })

  test.each([
    ['an order that names a block twice', { put: [aText('b1')], order: ['b1', 'b1'] }, 'duplicate_id'],
    ['more blocks than a page takes', { put: Array.from({ length: 301 }, (_, index) => aText(`b${index}`)) }, 'too_many_blocks'],
    ['a page of more than four million characters', { put: [aText('b1', { paragraph: 'ن'.repeat(4_000_001) })] }, 'too_large'],
  ])('refuses %s', async (_name, change, code) => {
    const { id } = await aPage()
    expect(await patch(id, 0, change)).toMatchObject({ code: 'invalid', problems: [{ code }] })
  })

  test('makes markup safe where it is written', async () => {
    const { id } = await aPage()
    const evil = '<p onclick="x()">نص<script>alert(1)</script></p>'
    const { content } = unwrap(await patch(id, 0, { put: [aText('b1', { heading: evil, paragraph: evil }, [{ paragraph: evil }])] }))
    expect(content.blocks[0]).toMatchObject({ fields: { heading: evil, paragraph: '<p>نص</p>' }, groups: [{ fields: { paragraph: '<p>نص</p>' } }] })
  })

  test('[A-111] keeps the order of groups apart from which of them are shown', async () => {
    const { id } = await aPage()
    const block = {
      ...aText('b1', {}, [{ paragraph: '1' }, { paragraph: '2' }, { paragraph: '3' }]),
      positions: ['g3', 'g1', 'g2'],
      active_positions: ['g3', 'g2'],
    }
    unwrap(await patch(id, 0, { put: [block] }))
    expect((await draftOf(id)).content.blocks).toEqual([block])
  })
})

describe('a page of an older build', () => {
  const aFormerPage = async () => {
    const { id } = await aPage({ ...older, path: `older-${Math.random()}`, blocks: [] })
    await db.update(page).set({ blocks: older.blocks }).where(eq(page.id, id))
    return id
  }

  test('is brought to the shapes of this one when it is opened, and what this one does not know is kept to the letter', async () => {
    const id = await aFormerPage()
    const [knownBlock, unknown] = (await draftOf(id)).content.blocks
    expect(knownBlock).toMatchObject({
      version: 2,
      fields: { heading: 'رحلة أولى', block_scroll_id: 'intro' },
      positions: ['g2', 'g1'],
      active_positions: ['g2'],
    })
    expect(knownBlock?.fields).not.toHaveProperty('title')
    expect(unknown).toEqual(older.blocks[1])
  })

  test('keeps the unknown to the letter through edits of others and a publication', async () => {
    const id = await aFormerPage()
    unwrap(await patch(id, 0, { fields: { title: 'جديد' }, put: [aText('b9')], order: ['b9', '01JH8Q9ZK4M1', '01JH8Q7XW2B6'] }))
    unwrap(await publishPage(ctx, { pageId: id, version: 1, note: '' }, catalogue))
    const { blocks = [] } = (await storedPage(db, id)) ?? {}
    expect(blocks.map(({ id: block, version }) => [block, version])).toEqual([
      ['b9', 2],
      ['01JH8Q9ZK4M1', 7],
      ['01JH8Q7XW2B6', 2],
    ])
    expect(blocks[1]).toEqual(older.blocks[1])
  })

  test('with a block that cannot be upgraded opens, and that block stays as it is', async () => {
    const id = await aFormerPage()
    const lost = { ...aText('old'), version: 1 }
    await db
      .update(page)
      .set({ blocks: [lost] })
      .where(eq(page.id, id))
    const withoutStep = new Map([...catalogue].map(([name, template]) => [name, { ...template, upgrades: [] }]))
    const log = recordingLog()
    expect(unwrap(await getDraft({ ...ctx, log }, id, withoutStep)).content.blocks).toEqual([lost])
    expect(log.messages).toContain('block text could not be upgraded')
  })
})

describe('two editors', () => {
  test('who save at once: one is stored, the other gets what is stored now', async () => {
    const { id } = await aPage()
    const names = Array.from({ length: 6 }, (_, index) => `محرر ${index}`)
    const outcomes = await Promise.all(names.map((title) => patch(id, 0, { fields: { title } }, ctxOf(title))))
    const winners = outcomes.filter(({ ok }) => ok)
    expect(winners).toHaveLength(1)
    const storedDraft = await draftOf(id)
    expect(storedDraft).toMatchObject({ version: 1, content: { title: storedDraft.updated_by } })
    for (const outcome of outcomes)
      if (!outcome.ok) expect(outcome).toMatchObject({ code: 'stale', current: { version: 1, content: { title: storedDraft.updated_by } } })
  })

  test('of whom one missed a publication and the next draft: the save is refused as stale, even when the version numbers match', async () => {
    const { id } = await aPage()
    const slept = unwrap(await patch(id, 0, { fields: { title: 'قديم' } }))
    unwrap(await publishPage(ctx, { pageId: id, version: slept.version, note: '' }, catalogue))
    let { version } = await draftOf(id)
    for (const title of ['أ', 'ب', 'ج']) {
      version = unwrap(await patch(id, version, { fields: { title } })).version
      for (const known of [0, slept.version]) {
        expect(await patch(id, known, { fields: { meta_title: 'من النائم' } })).toMatchObject({
          code: 'stale',
          current: { content: { title, meta_title: '' } },
        })
      }
    }
  })

  test('of whom one saves the page directly: the draft reports that its base has changed', async () => {
    const before = await aPage()
    unwrap(await patch(before.id, 0, { fields: { title: 'مسودة' } }))
    unwrap(await savePage(ctx, { id: before.id, version: 1, draft: PageDraft.parse({ path: before.path, title: 'مباشر', status: 'published' }) }, catalogue))
    expect(await draftOf(before.id)).toMatchObject({ base_version: 1, live_version: 2, content: { title: 'مسودة' } })
  })
})

describe('a save whose answer was lost', () => {
  test('may be sent again and is answered as before', async () => {
    const { id } = await aPage()
    const change = { fields: { title: 'مرة' }, put: [aText('b1', { paragraph: '<p onclick="x">نص</p>' })] }
    const first = unwrap(await patch(id, 0, change))
    expect(unwrap(await patch(id, 0, change))).toEqual(first)
  })

  test('is not treated as a repetition when any part of it is missing', async () => {
    const { id } = await aPage()
    unwrap(await patch(id, 0, { fields: { title: 'لغيري' } }))
    expect(await patch(id, 0, { fields: { title: 'لي' } })).toMatchObject({ code: 'stale' })
  })
})

describe('giving up a draft', () => {
  test('brings back the page as it is, and keeps what the draft held among the versions', async () => {
    const { id, title } = await aPage()
    const { version } = unwrap(await patch(id, 0, { fields: { title: 'مسودة' } }))
    expect(await discardDraft(ctx, { pageId: id, version: 0 }, catalogue)).toMatchObject({ code: 'stale' })
    expect(unwrap(await discardDraft(ctx, { pageId: id, version }, catalogue))).toMatchObject({ updated_at: null, is_changed: false, content: { title } })
    const [latest] = await db.select().from(pageVersion).where(eq(pageVersion.pageId, id)).orderBy(sql`number desc`)
    expect(latest).toMatchObject({ kind: 'saved', content: { title: 'مسودة' } })
  })
})
