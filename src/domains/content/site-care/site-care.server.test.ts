import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { importImage } from '#domains/media/index.server.ts'
import type { ListRequest } from '#kernel/list-request.ts'
import { announceChange } from '#platform/bus/announce.server.ts'
import { diskStorage } from '#platform/storage/disk-storage.server.ts'
import { aText, auditedSince, testCatalogue as catalogue, testPages, unwrap } from '#tests/support/records/test-pages.ts'
import { createNavRecord } from '../navigation/nav-records.server.ts'
import { NavRecordDraft } from '../navigation/nav-record.ts'
import { type CareSite, isCareDue, lookOverSite } from './look-over-site.server.ts'
import { listFindings, setFindingAside, summariseFindings } from './store-findings.server.ts'

const { ctxOf, visitor, aPage, database, time } = await testPages()
const ctx = ctxOf('ليلى')
const folder = await mkdtemp(join(tmpdir(), 'maarad-care-'))
const storage = diskStorage(folder)
afterAll(() => rm(folder, { recursive: true, force: true }))

const site: CareSite = { catalogue, storage, origin: 'https://maarad.example', links: [], images: new Set() }
const all: ListRequest = { page: 1, perPage: 200, sort: 'kind', order: 'asc', search: '', ids: null, filters: {} }
const button = (target: string, rest: object = {}) => ({ id: target, label: 'اطلب', target, ...rest })

beforeEach(async () => {
  await database.db.execute(sql`truncate page, nav_entry, media_image, care_finding, care_run, care_weight, content_change restart identity cascade`)
})

async function findings(changes: Partial<CareSite> = {}, isLeft = false) {
  await lookOverSite(ctx, { ...site, ...changes })
  return unwrap(await listFindings(ctx, all, { isLeft })).rows
}
const findingsOf = async (changes: Partial<CareSite> = {}) =>
  (await findings(changes)).map(({ kind, subject, subject_id, field, target }) => [kind, subject, subject_id, field, target])
/** A published page that lacks nothing. */
const aWhole = (values: object = {}) => aPage({ meta_description: 'وصف', ...values })

async function anImage(id: number, { alt = 'سيارة', width = 1600, height = 900, noise = false } = {}) {
  const bytes = Buffer.alloc(width * height * 3)
  if (noise) for (let index = 0; index < bytes.length; index += 1) bytes[index] = (index * 2_654_435_761) >>> 24
  const jpeg = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  await importImage(ctx, storage, { id, bytes: jpeg, alt: { ar: alt, en: '' } })
  await database.db.execute(sql`update media_image set created_at = ${time.now.toISOString()}::timestamptz - interval '2 days' where id = ${id}`)
}

describe('links of pages', () => {
  test('to an address that nobody can read are broken, and stop no look over the others', async () => {
    const { id } = await aWhole({ blocks: [aText('b', { buttons: [button('https://'), button('https://[::bad'), button('/nowhere')] })] })
    expect(await findingsOf({ links: [{ subject: 'form', subject_id: 1, title: 'نموذج', field: 'redirect_url', target: { url: 'http://%' } }] })).toEqual([
      ['broken_link', 'page', id, 'buttons', 'https://'],
      ['broken_link', 'page', id, 'buttons', 'https://[::bad'],
      ['broken_link', 'page', id, 'buttons', '/nowhere'],
      ['broken_link', 'form', 1, 'redirect_url', 'http://%'],
    ])
  })

  test('to what visitors do not reach are found by the rules of the check before publication, with the very field', async () => {
    const hidden = await aPage({ path: 'hidden', status: 'disabled' })
    const links = [button('/nowhere'), button(String(hidden.id), { link_type: 'page' }), button('https://elsewhere.example'), button('tel:+9714')]
    const { id } = await aWhole({ blocks: [aText('b', { buttons: links }, [{ paragraph: '<a href="/gone">نص</a>' }])] })
    expect(await findingsOf()).toEqual([
      ['broken_link', 'page', id, 'buttons', '/nowhere'],
      ['broken_link', 'page', id, 'buttons', String(hidden.id)],
      ['broken_link', 'page', id, 'paragraph', expect.stringContaining('gone')],
    ])
    expect((await findings())[2]).toMatchObject({ block: 'b', group: 'g1', title: 'عنوان' })
  })

  test('to anchors that are neither on their own page nor on the one that they lead to', async () => {
    await aWhole({ path: 'cars', blocks: [aText('c', { block_scroll_id: 'prices' })] })
    const links = ['#here', '#main', '#missing', '/cars#prices', '/cars#gone', '/cars'].map((target) => button(target))
    const { id } = await aWhole({ blocks: [aText('b', { block_scroll_id: 'here', buttons: links })] })
    expect(await findingsOf()).toEqual([
      ['broken_anchor', 'page', id, 'buttons', '#missing'],
      ['broken_anchor', 'page', id, 'buttons', '/cars#gone'],
    ])
  })

  test('of drafts and of pages that nobody sees are not looked at', async () => {
    await aPage({ status: 'draft', blocks: [aText('b', { buttons: [button('/nowhere')] })] })
    await aPage({ status: 'disabled', blocks: [aText('b', { buttons: [button('/nowhere')] })] })
    expect(await findingsOf()).toEqual([])
  })
})

test('links of the menu and of forms that lead nowhere are found', async () => {
  unwrap(await createNavRecord(ctxOf('مدير', 'admin'), NavRecordDraft.parse({ label: 'قديم', url: '/old' })))
  unwrap(await createNavRecord(ctxOf('مدير', 'admin'), NavRecordDraft.parse({ label: 'قسم', url: '' })))
  const links = ['/thanks', 'https://elsewhere.example'].map((url) => ({
    subject: 'form' as const,
    subject_id: 7,
    title: 'تجربة قيادة',
    field: 'redirect_url',
    target: { url },
  }))
  expect(await findingsOf({ links })).toEqual([
    ['broken_link', 'nav_entry', 1, 'url', '/old'],
    ['broken_link', 'form', 7, 'redirect_url', '/thanks'],
  ])
})

test('redirections in a circle, to another redirection and to nothing are found, those to a page and to other sites are not', async () => {
  await aWhole({ path: 'new' })
  const to = (path: string, target: string, rest: object = {}) => aPage({ path, type: 'url_redirection', to: target, ...rest })
  const [first, nowhere] = [await to('first', '/second'), await to('lost', '/nowhere')]
  const second = await to('second', '/new')
  await to('away', 'https://elsewhere.example')
  await to('off', '/nowhere', { status: 'disabled' })
  const [round, about] = [await to('round', '/about'), await to('about', '/round')]
  expect(await findingsOf()).toEqual([
    ['broken_link', 'redirect', nowhere.id, 'to', '/nowhere'],
    ['redirect_chain', 'redirect', first.id, 'to', '/second'],
    ['redirect_loop', 'redirect', round.id, 'to', '/about'],
    ['redirect_loop', 'redirect', about.id, 'to', '/round'],
  ])
  expect(second.id).toBeGreaterThan(0)
})

describe('pictures', () => {
  test('without a text are found where they stand, in fields and in texts', async () => {
    await anImage(1, { alt: '' })
    const { id } = await aWhole({ blocks: [aText('b', { image: { id: 1 }, paragraph: '<img src="/media/x.jpg">' })] })
    expect(await findingsOf()).toEqual([
      ['missing_alt', 'page', id, 'image', '1'],
      ['missing_alt', 'page', id, 'paragraph', '/media/x.jpg'],
    ])
  })

  test('that nothing uses are found once they are a day old; pages, drafts, the menu, settings, texts and other parts of the site use them', async () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) await anImage(id)
    await aWhole({ blocks: [aText('b', { image: { id: 1 }, paragraph: '<img alt="" src="/media/api/v2/images/2/x">' })], image_id: '3' })
    const { id } = await aWhole()
    await database.db.execute(
      sql`insert into page_draft (page_id, content, base_version, updated_by) values (${id}, '{"blocks": [{"fields": {"image": {"id": 4}}}]}', 1, 'x')`,
    )
    await database.db.execute(sql`insert into nav_entry (label, image_id) values ('قسم', 5)`)
    await database.db.execute(sql`update media_image set created_at = now() + interval '1 hour' where id = 7`)
    const unused = async () => (await findingsOf({ images: new Set([6]) })).filter(([kind]) => kind === 'unused_picture')
    expect(await unused()).toEqual([['unused_picture', 'image', 8, '', '8']])
  })

  test('heavier than 200 KB on a common desktop are found with their weight, which is taken once', async () => {
    await anImage(101, { noise: true })
    await anImage(102)
    const { id } = await aWhole({ blocks: [aText('b', { image: { id: 101 } }), aText('c', { image: { id: 102 } })] })
    const heavy = (await findings()).filter(({ kind }) => kind === 'heavy_picture')
    expect(heavy).toMatchObject([{ subject: 'page', subject_id: id, block: 'b', field: 'image', target: '101', details: { bytes: expect.any(Number) } }])
    expect(heavy[0]?.details.bytes).toBeGreaterThan(200 * 1024)
    await rm(folder, { recursive: true })
    expect((await findings()).filter(({ kind }) => kind === 'heavy_picture')).toEqual(heavy)
  })

  test('with more than twice the pixels that anybody is sent are found', async () => {
    await anImage(1)
    await database.db.execute(sql`update media_image set width = 12000, height = 8000 where id = 1`)
    await aWhole({ image_id: '1' })
    expect(await findingsOf()).toEqual([['large_picture', 'image', 1, '', '1']])
  })
})

test('pages without a description are found, unless search engines may not index them', async () => {
  const { id } = await aPage({ meta_description: ' ' })
  await aPage({ meta_description: '', disable_seo_tracking: true })
  expect(await findingsOf()).toEqual([['no_description', 'page', id, 'meta_description', '']])
})

describe('a finding', () => {
  test('keeps its number and its day, can be put aside with who and when and taken up again, and vanishes when it is mended', async () => {
    const { id: pageId } = await aPage({ meta_description: '' })
    const [first] = await findings()
    const audited = await auditedSince(database.db)
    const leftFinding = unwrap(await setFindingAside(ctx, { id: first?.id ?? 0, isLeft: true }))
    expect([leftFinding.left_by, leftFinding.left_at]).toEqual(['ليلى', time.now.toISOString()])
    expect(await audited()).toMatchObject([{ action: 'care.left', subject: 'عنوان' }])
    expect(await findings()).toEqual([])
    expect(unwrap(await summariseFindings(ctx)).counts).toEqual({})
    expect(await findings({}, true)).toMatchObject([{ id: first?.id, found_at: first?.found_at, left_by: 'ليلى' }])
    unwrap(await setFindingAside(ctx, { id: first?.id ?? 0, isLeft: false }))
    expect(await findings()).toEqual([first])
    expect(unwrap(await summariseFindings(ctx))).toMatchObject({ counts: { no_description: 1 }, looked_at: time.now.toISOString(), pages: 1 })
    await database.db.execute(sql`update page set meta_description = 'وصف' where id = ${pageId}`)
    expect([await findings(), await findings({}, true)]).toEqual([[], []])
  })

  test('is for those who work on pages', async () => {
    expect([await listFindings(visitor, all, { isLeft: false }), await summariseFindings(ctxOf('سعد', 'sales'))]).toEqual([
      { ok: false, code: 'forbidden' },
      { ok: false, code: 'forbidden' },
    ])
    expect([await setFindingAside(visitor, { id: 1, isLeft: true }), await setFindingAside(ctx, { id: 999, isLeft: true })]).toMatchObject([
      { code: 'forbidden' },
      { code: 'gone' },
    ])
  })
})

test('the site is looked over again when something changed, and after an hour; a car that changed is no reason', async () => {
  const due = () => isCareDue(ctx)
  expect(await due()).toBe(true)
  await lookOverSite(ctx, site)
  expect(await due()).toBe(false)
  await announceChange(database.db, 'stock')
  expect(await due()).toBe(false)
  await announceChange(database.db, 'page:offers')
  const before = time.now
  const took = (ms: number) => database.db.execute(sql`update care_run set took_ms = ${ms}`)
  await took(30_000)
  expect(await due()).toBe(false)
  time.now = new Date(before.getTime() + 600_000)
  expect(await due()).toBe(true)
  time.now = before
  await took(0)
  expect(await due()).toBe(true)
  await lookOverSite(ctx, site)
  expect(await due()).toBe(false)
  time.now = new Date(before.getTime() + 3_600_000)
  expect(await due()).toBe(true)
  time.now = before
})
