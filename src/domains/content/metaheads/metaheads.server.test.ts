import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { MetaheadDraft, metaheadLanguages } from './metahead.ts'
import { createMetahead, deleteMetahead, findMetahead, listStoredMetaheads, saveMetahead } from './store-metaheads.server.ts'
import { styleFlaw } from './compile-style.server.ts'

const { db } = await testDatabase()
const ctx: Ctx = { db, clock: systemClock, log: quietLog, staff: { id: 'user:1', name: 'مدير', role: 'admin' } }
const draft = (language: string, content: string, rest: object = {}) => MetaheadDraft.parse({ language, content, ...rest })

test.each([
  ['css', 'a { color: red }'],
  ['css', '@media (width >= 40em) { a { inset-inline-start: 0; & b { --x: {a:1} } } }'],
  ['scss', '$c: red; a { b { color: $c } }'],
  ['sass', 'a\n  color: red'],
  ['html', '<meta name="x"'],
  ['javascript', 'not ( a script'],
] as const)('[A-113] %s that can be drawn is stored: %s', async (language, content) => {
  expect(await styleFlaw({ language, content })).toBeNull()
  expect(await createMetahead(ctx, draft(language, content))).toMatchObject({ ok: true, value: { language, content } })
})

test('[A-113] a metahead is written in one of six languages, and in no other', () => {
  const languages = ['javascript', 'js-src', 'css', 'sass', 'scss', 'html']
  expect(metaheadLanguages).toEqual(languages)
  const isAccepted = (language: string) => MetaheadDraft.safeParse({ language, content: 'https://x.test/a.js' }).success
  expect([languages.every(isAccepted), ['less', 'typescript', 'CSS', ''].some(isAccepted)]).toEqual([true, false])
})

test.each([
  ['css', 'a { color: red'],
  ['scss', 'a { color: $nothing }'],
  ['sass', 'a {\n  color: red }'],
] as const)('[A-113] %s that does not compile is refused in the compiler’s words: %s', async (language, content) => {
  const outcome = await createMetahead(ctx, draft(language, content))
  expect(outcome).toMatchObject({ ok: false, code: 'invalid', fields: { content: [expect.stringMatching(/expected|Undefined|Error/i)] } })
})

test.each([
  ['a loop without end', 'a { @while true { b: c } }'],
  ['a list that doubles for ever', '$l: 1; @while true { $l: join($l, $l) }'],
])('[A-113] SCSS with %s is refused, and others are answered meanwhile', { timeout: 30_000 }, async (_name, content) => {
  let turns = 0
  const clock = setInterval(() => {
    turns += 1
  }, 5)
  const outcome = await createMetahead(ctx, draft('scss', content))
  clearInterval(clock)
  expect(outcome).toMatchObject({ code: 'invalid', fields: { content: [expect.stringMatching(/longer than 2 s|memory/)] } })
  expect(turns).toBeGreaterThan(5)
})

test.each(['http://x.test/a.js', '//x.test/a.js', 'a.js', 'https://x y', 'javascript:x'])(
  '[A-113] js-src is an address by https or on the site: %s is none',
  (content) => {
    expect(MetaheadDraft.safeParse({ language: 'js-src', content }).error?.issues[0]?.message).toBe('not_an_https_address')
  },
)

test('[A-113] js-src takes both', () => {
  expect(['https://x.test/a.js?b=1', '/ar/assets/x.js'].map((content) => MetaheadDraft.safeParse({ language: 'js-src', content }).success)).toEqual([
    true,
    true,
  ])
})

test('[A-112] a metahead belongs to a page that there is, and goes with it', async () => {
  expect(await createMetahead(ctx, draft('css', 'a{}', { rdx_core_page_id: 99 }))).toMatchObject({ fields: { rdx_core_page_id: ['no_such_page'] } })
  const { rows } = await db.execute<{ id: number }>(sql`insert into page (path, type, status) values ('x', 'page', 'published') returning id`)
  const addedMetahead = await createMetahead(ctx, draft('css', 'a{}', { rdx_core_page_id: rows[0]?.id }))
  expect(addedMetahead).toMatchObject({ ok: true, value: { rdx_core_page_id: rows[0]?.id } })
  await db.execute(sql`delete from page`)
  expect(await findMetahead(ctx, addedMetahead.ok ? addedMetahead.value.id : 0)).toMatchObject({ code: 'gone' })
})

test('[A-269] metaheads run script for everybody, so that admins alone may touch them', async () => {
  for (const staff of [null, { id: 'user:2', name: 'محرر', role: 'editor' as const }]) {
    const as = { ...ctx, staff }
    const outcomes = await Promise.all([
      createMetahead(as, draft('css', 'a{}')),
      saveMetahead(as, { id: 1, version: 'x', draft: draft('css', 'a{}') }),
      deleteMetahead(as, 1),
      findMetahead(as, 1),
      listStoredMetaheads(as, { page: 1, perPage: 25, sort: null, order: 'asc', search: '', ids: null, filters: {} }),
    ])
    expect(outcomes.map((outcome) => !outcome.ok && outcome.code)).toEqual(Array(5).fill('forbidden'))
  }
})

test.each([
  '@use "file:///etc/passwd" as read;',
  '@use "/etc/passwd" as read;',
  '@import "/etc/passwd";',
  '@import "package.json";',
  '@use "pkg:sass" as read;',
  '@use "http://127.0.0.1:9/a.scss" as read;',
  '@use "sass:meta"; @include meta.load-css("/etc/passwd");',
])('a stylesheet reads no file and asks nobody: %s', async (content) => {
  expect(await styleFlaw({ language: 'scss', content })).toMatch(/^Can't find stylesheet to import/)
})
