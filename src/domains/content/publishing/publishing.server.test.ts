import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { auditedSince, storedPage, testPages, testCatalogue as catalogue, aText, unwrap } from '#tests/support/records/test-pages.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { getDraft, patchDraft } from '../drafts/store-draft.server.ts'
import type { DraftPatch } from '../drafts/draft.ts'
import { findPage, type PageRow } from '../pages/find-page.server.ts'
import { duplicatePage, movePage } from '../pages/move-page.server.ts'
import { deletePage } from '../bin/store-bin.server.ts'
import { page, pageSchedule, pageVersion } from '../schema.server.ts'
import { publishPage, setPageStatus } from './publish-page.server.ts'
import { cancelSchedule, failSchedule, findPendingSchedules, listSchedules, runSchedule, schedulePage } from './schedule-page.server.ts'

const { ctxOf, visitor, aPage, database, time } = await testPages()
const { db } = database
const ctx = ctxOf()

async function edit(pageId: number, patch: DraftPatch, by: Ctx = ctx): Promise<number> {
  const { version } = unwrap(await getDraft(ctx, pageId, catalogue))
  return unwrap(await patchDraft(by, { pageId, version, patch }, catalogue)).version
}
const publish = async (pageId: number, version: number, note = '') => publishPage(ctx, { pageId, version, note }, catalogue)
const live = async (id: number) => (await storedPage(db, id)) as PageRow
const historyOf = async (pageId: number) =>
  (await db.select().from(pageVersion).where(eq(pageVersion.pageId, pageId)).orderBy(asc(pageVersion.number))).map(({ number, kind, note, content }) => [
    number,
    kind,
    note,
    content.title,
  ])
const redirectionAt = async (path: string) => {
  const row = await findPage(visitor, path)
  return row?.type === 'url_redirection' ? [row.redirectTo, row.httpCode, row.status] : (row?.type ?? null)
}
const moved = (row: PageRow, path: string, rest: Partial<Parameters<typeof movePage>[1]> = {}) =>
  movePage(ctx, { pageId: row.id, version: row.version, path, withChildren: false, leaveRedirect: true, ...rest })
let count = 0
const newPath = () => {
  count += 1
  return `at-${count}`
}

/** The scopes that were announced since the last call. */
async function announced(): Promise<string[]> {
  const { rows } = await db.execute<{ scope: string }>(sql`select distinct scope from content_change order by scope`)
  await db.execute(sql`delete from content_change`)
  return rows.map(({ scope }) => scope)
}

describe('publishing', () => {
  test('[A-013][A-002] shows visitors what the draft holds, keeps it as a version, tells every process and the audit log', async () => {
    const { id, path } = await aPage({ blocks: [aText('b1', { heading: 'قبل' })] })
    const version = await edit(id, { fields: { title: 'جديد' }, put: [aText('b1', { heading: 'بعد' })] })
    await announced()
    const audited = await auditedSince(db)
    const done = unwrap(await publish(id, version, 'إطلاق'))
    expect(done).toMatchObject({
      page: { title: 'جديد', status: 'published', version: 2 },
      version: { number: 2, kind: 'published', note: 'إطلاق', author: 'محرر' },
    })
    expect(done.draft).toMatchObject({ version: version + 1, base_version: 2, live_version: 2, is_changed: false, updated_at: null })
    expect((await live(id)).blocks).toMatchObject([{ fields: { heading: 'بعد' } }])
    expect(await announced()).toEqual([`page:${path}`])
    expect(await audited()).toMatchObject([
      { action: 'page.published', subject: path, actorName: 'محرر', changes: { title: ['عنوان', 'جديد'], history: [null, 2], changed_blocks: [null, ['b1']] } },
    ])
  })

  test('of a page that visitors do not see yet makes it one that they do', async () => {
    const { id } = await aPage({ status: 'draft' })
    expect(unwrap(await publish(id, 0)).page).toMatchObject({ status: 'published' })
  })

  test('is refused while something is not valid, with every problem, and changes nothing', async () => {
    const { id } = await aPage()
    const version = await edit(id, { fields: { canonical_url: 'nowhere' }, put: [aText('b1', { heading: 5 })] })
    expect(await publish(id, version)).toMatchObject({
      code: 'invalid',
      problems: [
        { block: null, field: 'canonical_url' },
        { block: 'b1', field: 'heading' },
      ],
    })
    expect(await historyOf(id)).toHaveLength(1)
    expect(await live(id)).toMatchObject({ version: 1, title: 'عنوان' })
  })

  test('[B-306] is for editors only, and for those who know the draft as it is', async () => {
    const { id } = await aPage()
    const version = await edit(id, { fields: { title: 'x' } })
    expect(await publishPage(visitor, { pageId: id, version, note: '' }, catalogue)).toMatchObject({ code: 'forbidden' })
    expect(await publish(id, version - 1)).toMatchObject({ code: 'stale', current: { version, content: { title: 'x' } } })
    expect(await publish(999_999, 0)).toMatchObject({ code: 'gone' })
  })

  test('racing with a save: the second is refused as stale, and nothing of a save is published unseen or lost', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await aPage()
      const version = await edit(id, { fields: { title: 'أول' } })
      const save = () => patchDraft(ctxOf('آخر'), { pageId: id, version, patch: { fields: { title: 'ثان' } } }, catalogue)
      const [published, saved] =
        round % 2 ? await Promise.all([publish(id, version), save()]) : (await Promise.all([save(), publish(id, version)])).toReversed()
      expect([published?.ok, saved?.ok].filter(Boolean)).toHaveLength(1)
      const { content } = unwrap(await getDraft(ctx, id, catalogue))
      expect([(await live(id)).title, content.title]).toEqual(published?.ok ? ['أول', 'أول'] : ['عنوان', 'ثان'])
    }
  })

  test('that fails half way leaves nothing behind', async () => {
    const { id } = await aPage()
    const version = await edit(id, { fields: { title: 'نصف', path: newPath() } })
    await announced()
    await db.execute(sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$`)
    await db.execute(sql`create trigger cut before insert on audit_entry for each row execute function fail()`)
    await expect(publish(id, version)).rejects.toThrow()
    await db.execute(sql`drop trigger cut on audit_entry`)
    expect([await live(id), await historyOf(id), await announced()]).toMatchObject([{ title: 'عنوان', version: 1, draftVersion: version }, { length: 1 }, []])
    expect(unwrap(await publish(id, version)).page.title).toBe('نصف')
  })

  test('of pages that were imported keeps what they were', async () => {
    const { id } = await aPage()
    await db.delete(pageVersion).where(eq(pageVersion.pageId, id))
    unwrap(await publish(id, await edit(id, { fields: { title: 'جديد' } })))
    expect(await historyOf(id)).toEqual([
      [1, 'imported', '', 'عنوان'],
      [2, 'published', '', 'جديد'],
    ])
  })
})

describe('another path', () => {
  const publishAt = async (id: number, path: string) => publish(id, await edit(id, { fields: { path } }))

  test('leaves a permanent redirection behind when it is published', async () => {
    const { id, path } = await aPage()
    await announced()
    const to = newPath()
    expect(unwrap(await publishAt(id, to)).page.path).toBe(to)
    expect(await redirectionAt(path)).toEqual([`/${to}`, 301, 'published'])
    expect(await announced()).toEqual([`page:${path}`, 'site'])
  })

  test('a second time leads from both former ones straight to the newest', async () => {
    const { id, path } = await aPage()
    const [second, third] = [newPath(), newPath()]
    unwrap(await publishAt(id, second))
    unwrap(await publishAt(id, third))
    expect([await redirectionAt(path), await redirectionAt(second)]).toEqual([
      [`/${third}`, 301, 'published'],
      [`/${third}`, 301, 'published'],
    ])
  })

  test('back to a former one takes the place of its redirection, in both directions', async () => {
    const { id, path } = await aPage()
    const away = newPath()
    unwrap(await publishAt(id, away))
    unwrap(await publishAt(id, path))
    expect(await findPage(visitor, path)).toMatchObject({ id, type: 'page' })
    expect(await redirectionAt(away)).toEqual([`/${path}`, 301, 'published'])
  })

  test('that another page has, or a redirection to elsewhere, is refused and changes nothing', async () => {
    const [one, other] = [await aPage(), await aPage()]
    const elsewhere = await aPage({ type: 'url_redirection', to: '/contact' })
    for (const { path } of [other, elsewhere]) {
      expect(await publishAt(one.id, path)).toMatchObject({ code: 'path_taken', fields: { path: [path] } })
      expect(await live(one.id)).toMatchObject({ path: one.path, version: 1 })
    }
    expect(await redirectionAt(elsewhere.path)).toEqual(['/contact', 301, 'published'])
  })

  test('of a page that nobody has seen yet leaves nothing behind', async () => {
    const { id, path } = await aPage({ status: 'draft' })
    unwrap(await publishAt(id, newPath()))
    expect(await findPage(visitor, path)).toBeNull()
  })

  test('keeps what follows the path in redirections that staff wrote', async () => {
    const { id, path } = await aPage()
    const short = await aPage({ type: 'url_redirection', to: `/ar/${path}/?from=short#offer` })
    const to = newPath()
    unwrap(await publishAt(id, to))
    expect(await redirectionAt(short.path)).toEqual([`/${to}?from=short#offer`, 301, 'published'])
  })
})

describe('moving', () => {
  test('[A-014] renames a page and all below it, with one redirection each', async () => {
    const root = await aPage({ path: 'models' })
    const child = await aPage({ path: 'models/xe' })
    const hidden = await aPage({ path: 'models/xe/secret', status: 'draft' })
    const namesake = await aPage({ path: 'models-old' })
    const { pages, redirects } = unwrap(await moved(root, 'سيارات', { withChildren: true }))
    expect(pages.map(({ path, version }) => [path, version])).toEqual([
      ['سيارات', 2],
      ['سيارات/xe', 2],
      ['سيارات/xe/secret', 2],
    ])
    expect(redirects).toEqual([
      { from: 'models', to: 'سيارات' },
      { from: 'models/xe', to: 'سيارات/xe' },
    ])
    expect([await redirectionAt('models/xe'), await findPage(visitor, 'models/xe/secret'), (await live(namesake.id)).path]).toEqual([
      ['/سيارات/xe', 301, 'published'],
      null,
      'models-old',
    ])
    expect([(await live(child.id)).path, (await live(hidden.id)).path]).toEqual(['سيارات/xe', 'سيارات/xe/secret'])
  })

  test('into a place below itself works', async () => {
    const root = await aPage({ path: 'deep' })
    await aPage({ path: 'deep/one' })
    const { pages } = unwrap(await moved(root, 'deep/one', { withChildren: true, leaveRedirect: false }))
    expect(pages.map(({ path }) => path)).toEqual(['deep/one', 'deep/one/one'])
    expect(await findPage(visitor, 'deep')).toBeNull()
  })

  test('takes the draft along, which still belongs to the page', async () => {
    const row = await aPage()
    await edit(row.id, { fields: { title: 'مسودة' } })
    const to = newPath()
    unwrap(await moved(row, to))
    expect(unwrap(await getDraft(ctx, row.id, catalogue))).toMatchObject({
      live_path: to,
      base_version: 2,
      live_version: 2,
      content: { path: to, title: 'مسودة' },
    })
  })

  test('is refused with the paths that are taken, to visitors, and for a page that changed', async () => {
    const [root, takenPage] = [await aPage({ path: 'from' }), await aPage({ path: 'to/x' })]
    await aPage({ path: 'from/x' })
    expect(await moved(root, 'to', { withChildren: true })).toMatchObject({ code: 'path_taken', fields: { path: [takenPage.path] } })
    expect(await findPage(visitor, 'from')).toMatchObject({ id: root.id })
    expect(await moved(root, 'new', { version: 9 })).toMatchObject({ code: 'stale', current: { id: root.id } })
    expect(await movePage(visitor, { pageId: root.id, version: 1, path: 'new', withChildren: false, leaveRedirect: true })).toMatchObject({ code: 'forbidden' })
  })

  test('of two pages to one path at once: one gets it', async () => {
    const rows = [await aPage(), await aPage(), await aPage()]
    const to = newPath()
    const outcomes = await Promise.all(rows.map((row) => moved(row, to)))
    expect(outcomes.map((outcome) => (outcome.ok ? 'done' : outcome.code)).toSorted()).toEqual(['done', 'path_taken', 'path_taken'])
  })
})

test('[A-014] a copy has what the draft holds, under another path, and visitors do not see it', async () => {
  const { id } = await aPage({ blocks: [aText('b1', { heading: 'أصل' })] })
  await edit(id, { put: [aText('b1', { heading: 'مسودة' })] })
  const copy = unwrap(await duplicatePage(ctx, { pageId: id, path: newPath(), title: 'نسخة' }, catalogue))
  expect(copy).toMatchObject({ status: 'draft', title: 'نسخة', blocks: [{ fields: { heading: 'مسودة' } }] })
  expect(await duplicatePage(ctx, { pageId: id, path: copy.path, title: '' }, catalogue)).toMatchObject({ code: 'path_taken' })
})

describe('the status of a page', () => {
  test('[A-014] disables it and takes it off the site, each with an entry of its history', async () => {
    const row = await aPage()
    await edit(row.id, { fields: { title: 'مسودة' } })
    const disabled = unwrap(await setPageStatus(ctx, { pageId: row.id, version: 1, status: 'disabled', allowDisabled: true }, catalogue))
    expect(disabled).toMatchObject({ status: 'disabled', allowDisabled: true, version: 2, title: 'عنوان' })
    unwrap(await setPageStatus(ctx, { pageId: row.id, version: 2, status: 'draft' }, catalogue))
    expect((await historyOf(row.id)).map(([, kind]) => kind)).toEqual(['saved', 'unpublished', 'unpublished'])
    expect(unwrap(await getDraft(ctx, row.id, catalogue))).toMatchObject({ status: 'draft', base_version: 3, live_version: 3, content: { title: 'مسودة' } })
    expect(await setPageStatus(ctx, { pageId: row.id, version: 1, status: 'draft' }, catalogue)).toMatchObject({ code: 'stale' })
  })
})

describe('a plan', () => {
  const enqueue = vi.fn(async () => undefined)
  const at = (minutes: number) => new Date(time.now.getTime() + minutes * 60_000)
  const plan = (pageId: number, runAt: Date, action: 'publish' | 'unpublish' = 'publish') => schedulePage(ctx, { pageId, action, runAt, enqueue }, catalogue)
  const pass = (minutes: number) => {
    time.now = at(minutes)
  }

  test('publishes what the draft held when it was made, at its time and not before, once', async () => {
    const { id } = await aPage({ status: 'draft' })
    await edit(id, { fields: { title: 'موعود' } })
    const { id: scheduleId } = unwrap(await plan(id, at(10)))
    await edit(id, { fields: { title: 'لاحق' } })
    expect(await runSchedule(ctx, scheduleId, catalogue)).toEqual({ ok: false, code: 'early' })
    expect(await findPendingSchedules(ctx)).toContainEqual({ id: scheduleId, runAt: at(10) })
    expect(enqueue).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ id: scheduleId, runAt: at(10) }))
    pass(11)
    const outcomes = await Promise.all([1, 2, 3].map(() => runSchedule(ctx, scheduleId, catalogue)))
    expect(outcomes.map((outcome) => unwrap(outcome)).toSorted()).toEqual(['done', 'passed_over', 'passed_over'])
    expect(await live(id)).toMatchObject({ title: 'موعود', status: 'published', version: 2 })
    expect((await historyOf(id)).filter(([, kind]) => kind === 'published')).toHaveLength(1)
    expect(unwrap(await getDraft(ctx, id, catalogue))).toMatchObject({ is_changed: true, base_version: 2, content: { title: 'لاحق' } })
    expect(unwrap(await listSchedules(ctx, id))).toMatchObject([{ status: 'done', author: 'محرر' }])
  })

  test('ends the draft that it published', async () => {
    const { id } = await aPage()
    await edit(id, { fields: { title: 'موعود' } })
    const { id: scheduleId } = unwrap(await plan(id, at(1)))
    pass(2)
    unwrap(await runSchedule(ctx, scheduleId, catalogue))
    expect(unwrap(await getDraft(ctx, id, catalogue))).toMatchObject({ updated_at: null, is_changed: false })
  })

  test('takes a page off the site', async () => {
    const { id } = await aPage()
    const { id: scheduleId } = unwrap(await plan(id, at(1), 'unpublish'))
    pass(2)
    unwrap(await runSchedule(ctx, scheduleId, catalogue))
    expect(await live(id)).toMatchObject({ status: 'draft' })
  })

  test('goes along with a page that is moved meanwhile', async () => {
    const row = await aPage()
    await edit(row.id, { fields: { title: 'موعود' } })
    const { id: scheduleId } = unwrap(await plan(row.id, at(1)))
    const to = newPath()
    unwrap(await moved(row, to))
    pass(2)
    unwrap(await runSchedule(ctx, scheduleId, catalogue))
    expect(await live(row.id)).toMatchObject({ path: to, title: 'موعود' })
  })

  test('that cannot be carried out changes nothing, says why, and may be tried again', async () => {
    const row = await aPage()
    const to = newPath()
    await edit(row.id, { fields: { path: to } })
    const { id: scheduleId } = unwrap(await plan(row.id, at(1)))
    const inTheWay = await aPage({ path: to })
    pass(2)
    expect(await runSchedule(ctx, scheduleId, catalogue)).toMatchObject({ code: 'path_taken' })
    await failSchedule(ctx, scheduleId, 'path_taken')
    expect([await live(row.id), unwrap(await listSchedules(ctx, row.id))]).toMatchObject([
      { path: row.path, version: 1 },
      [{ status: 'failed', error: 'path_taken' }],
    ])
    expect((await findPendingSchedules(ctx)).map((pending) => pending.id)).not.toContain(scheduleId)
    await deletePage(ctx, inTheWay.id, catalogue)
    expect(unwrap(await runSchedule(ctx, scheduleId, catalogue))).toBe('done')
    expect(unwrap(await listSchedules(ctx, row.id))).toMatchObject([{ status: 'done', error: '' }])
  })

  test('is refused for the past, for a draft that is not fit, and to visitors; one that was called off never runs', async () => {
    const { id } = await aPage()
    expect(await plan(id, time.now)).toMatchObject({ code: 'past' })
    const { id: scheduleId } = unwrap(await plan(id, at(1)))
    await edit(id, { fields: { canonical_url: 'x' } })
    expect(await plan(id, at(1))).toMatchObject({ code: 'invalid', problems: [{ field: 'canonical_url' }] })
    expect(await schedulePage(visitor, { pageId: id, action: 'publish', runAt: at(1), enqueue }, catalogue)).toMatchObject({ code: 'forbidden' })
    expect(unwrap(await listSchedules(ctx, id))).toMatchObject([{ id: scheduleId, status: 'pending' }])
    unwrap(await cancelSchedule(ctx, { pageId: id, scheduleId }))
    expect(await cancelSchedule(ctx, { pageId: id, scheduleId })).toMatchObject({ code: 'gone' })
    pass(5)
    expect(unwrap(await runSchedule(ctx, scheduleId, catalogue))).toBe('passed_over')
    expect(await db.select().from(pageSchedule).where(eq(pageSchedule.id, scheduleId))).toMatchObject([{ status: 'cancelled' }])
  })

  test('of a page that is removed goes with it', async () => {
    const { id } = await aPage()
    const { id: scheduleId } = unwrap(await plan(id, at(1)))
    await db.delete(page).where(eq(page.id, id))
    expect(unwrap(await runSchedule(ctx, scheduleId, catalogue))).toBe('passed_over')
  })
})
