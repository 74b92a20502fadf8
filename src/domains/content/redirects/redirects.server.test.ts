import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { findPage } from '../pages/find-page.server.ts'
import { setting } from '../schema.server.ts'
import { importRedirects } from './import-redirects.server.ts'
import { RedirectDraft } from './redirect-record.ts'
import { createRedirect, deleteRedirect, listRedirects, saveRedirect } from './store-redirects.server.ts'

const { db } = await testDatabase()
const ctx: Ctx = { db, clock: systemClock, log: quietLog, staff: { id: 'user:1', name: 'محرر', role: 'editor' } }
const visitor: Ctx = { ...ctx, staff: null }
const site = { catalogue: new Map(), origin: 'https://site.test' }
await db.insert(setting).values({ key: 'predefined_links', value: [{ alias: 'again', url: '/a' }] })

beforeEach(async () => {
  await db.execute(sql`delete from page`)
  await db.execute(sql`insert into page (path, type, status) values ('live', 'page', 'published')`)
})

const add = (path: string, to: string) => createRedirect(ctx, RedirectDraft.parse({ path, to }), site)
const refusedWith = (code: string) => ({ ok: false, code: 'invalid', fields: { to: [code] } })

describe('a redirection', () => {
  test('[A-118] is a page of type url_redirection, published and permanent unless said otherwise', async () => {
    expect(await add('/ar/a/', '/live')).toMatchObject({ ok: true, value: { path: 'a', to: '/live', http_code: 301, status: 'published', version: '1' } })
    expect(await findPage(ctx, 'a')).toMatchObject({ type: 'url_redirection', redirectTo: '/live' })
  })

  test.each([
    ['a', '/a'],
    ['a', '/ar/a/?x=1'],
    ['a', 'https://site.test/ar/a'],
    ['a', '#top'],
    ['a', '?page=2'],
    ['a', 'again'],
  ])('from %s to %s leads to itself and is refused', async (path, to) => {
    expect(await add(path, to)).toEqual(refusedWith('leads_to_itself'))
    expect(await findPage(ctx, path)).toBeNull()
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '/a//b'])('to %s leads nowhere and is refused', async (to) => {
    expect(await add('x', to)).toEqual(refusedWith('not_a_link'))
  })

  test('that closes a circle is refused, however long the way round', async () => {
    await add('a', '/b')
    await add('b', '/ar/c?x=1')
    expect(await add('c', 'https://site.test/ar/a')).toEqual(refusedWith('loop'))
    expect(await add('c', 'again')).toEqual(refusedWith('loop'))
    expect(await add('d', '/a')).toMatchObject({ ok: true })
    expect(await add('c', 'https://elsewhere.test/ar/a')).toMatchObject({ ok: true })
  })

  test('that is changed into a circle is refused, and one that moves away opens it', async () => {
    const first = await add('a', '/live')
    await add('b', '/a')
    const change = (path: string, to: string, version = '1') =>
      saveRedirect(ctx, { id: first.ok ? first.value.id : 0, version, draft: RedirectDraft.parse({ path, to }) }, site)
    expect(await change('a', '/b')).toEqual(refusedWith('loop'))
    expect(await change('z', '/b', '7')).toMatchObject({ ok: false, code: 'stale', current: { version: '1' } })
    expect(await change('z', '/b')).toMatchObject({ ok: true, value: { path: 'z', version: '2' } })
  })

  test('two that are added at once cannot close a circle together', async () => {
    const outcomes = await Promise.all([add('a', '/b'), add('b', '/a')])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('cannot take the path of a page', async () => {
    expect(await add('live', '/a')).toMatchObject({ ok: false, code: 'path_taken' })
  })

  test('[A-269] is written by staff alone, and no page is deleted as one', async () => {
    expect(await createRedirect(visitor, RedirectDraft.parse({ path: 'a', to: '/live' }), site)).toMatchObject({ code: 'forbidden' })
    const live = await findPage(ctx, 'live')
    expect(await deleteRedirect(ctx, live?.id ?? 0)).toMatchObject({ code: 'gone' })
    expect(await findPage(ctx, 'live')).not.toBeNull()
    expect(await listRedirects(visitor, { page: 1, perPage: 25, sort: null, order: 'asc', search: '', ids: null, filters: {} })).toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('an import of redirections', () => {
  const bring = (rows: Record<string, unknown>[], isDryRun = false) =>
    importRedirects(ctx, { rows: rows.map((values, index) => ({ line: index + 2, values })), isDryRun }, site)

  test('adds, changes and leaves alone; a second time it changes nothing', async () => {
    await add('a', '/live')
    await add('same', '/live')
    const rows = [
      { path: '/ar/a', to: '/live', http_code: '302' },
      { path: 'same', to: '/live' },
      { path: 'new', to: '/live', http_code: '' },
    ]
    expect(await bring(rows, true)).toMatchObject({ ok: true, value: { counts: { create: 1, update: 1, unchanged: 1, invalid: 0 } } })
    expect(await findPage(ctx, 'new')).toBeNull()
    expect(await bring(rows)).toMatchObject({ ok: true, value: { counts: { create: 1, update: 1, unchanged: 1, invalid: 0 } } })
    expect(await findPage(ctx, 'a')).toMatchObject({ httpCode: 302, redirectTo: '/live' })
    expect(await bring(rows)).toMatchObject({ ok: true, value: { counts: { create: 0, update: 0, unchanged: 3, invalid: 0 } } })
  })

  test('writes nothing while any row is not valid, and says why', async () => {
    const outcome = await bring([
      { path: 'fine', to: '/live' },
      { path: 'live', to: '/x' },
      { path: 'p', to: '/q' },
      { path: 'q', to: '/p' },
      { path: 'fine', to: '/live' },
      { path: '', to: '/live' },
      { path: 'code', to: '/live', http_code: '200' },
      { path: 'admin/x', to: '/live' },
      { path: 'nothing' },
    ])
    expect(outcome).toMatchObject({ ok: false, code: 'invalid', report: { counts: { create: 1, invalid: 8 } } })
    const { rows } = (outcome as { report: { rows: { fields?: object }[] } }).report
    expect(rows.map(({ fields }) => fields)).toMatchObject([
      undefined,
      { path: ['page_exists'] },
      { to: ['loop'] },
      { to: ['loop'] },
      { path: ['twice'] },
      { path: ['missing'] },
      { http_code: [expect.any(String)] },
      { path: [expect.any(String)] },
      { to: [expect.any(String)] },
    ])
    expect(await findPage(ctx, 'fine')).toBeNull()
  })
})
