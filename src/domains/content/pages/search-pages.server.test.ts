import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aText, testPages } from '#tests/support/records/test-pages.ts'
import { rowsRead } from '#tests/support/site/rows-read.ts'
import { searchPages } from './search-pages.server.ts'

const PAGES = 5000
/** Few enough for the time that a statement has. */
const BATCH = 500
const { visitor: ctx, aPage, database } = await testPages()
const { db } = database
const find = async (keyword: string) => (await searchPages(ctx, { keyword, items: 10 })).rows.map(({ path }) => path)

test('[A-365] every word may stand anywhere in what visitors see, in any spelling; titles come first, and markup, paths and other fields are no text', async () => {
  await aPage({ path: 'spelled', title: 'أَجْهِزَةُ ١٢', blocks: [aText('b1', { heading: 'الواحـة', paragraph: '<p class="zephyr">رُؤية</p>' })] })
  await aPage({ path: 'a-body', title: 'أخرى', meta_description: 'اجهزه 12 في الواحة' })
  expect((await find('واحه ١٢')).toSorted()).toEqual(['a-body', 'spelled'])
  for (const keyword of ['اجهزه', 'أجهزة 12', 'جهز']) expect(await find(keyword), keyword).toEqual(['spelled', 'a-body'])
  expect(await find('رؤيه')).toEqual(['spelled'])
  for (const keyword of ['zephyr', 'spelled', 'اجهزه zephyr', '%', '_', 'section', '0']) expect(await find(keyword), keyword).toEqual([])
})

test('[A-365] a page that is hidden from search engines, a draft and a redirection are not found', async () => {
  await aPage({ path: 'unlisted', title: 'زبرجدة', disable_seo_tracking: true })
  await aPage({ path: 'a-draft', title: 'زبرجدة', status: 'draft' })
  expect(await find('زبرجدة')).toEqual([])
})

test(`of ${PAGES} pages, a search looks at few others than those that it finds`, { timeout: 120_000 }, async () => {
  for (let count = 0; count < PAGES; count += BATCH) {
    await db.execute(sql`
      insert into page (path, type, status, title, meta_description)
      select 'many/' || n, 'page', 'published', 'صفحة رقم ' || n, 'نصّ الصفحة ' || md5(n::text) from generate_series(${count + 1}::int, ${count + BATCH}::int) n`)
  }
  await db.execute(sql`analyze page`)
  const cost = async (keyword: string) => {
    let total = 0
    const { rows } = await rowsRead(db, async () => {
      total = (await searchPages(ctx, { keyword, items: 10 })).total
    })
    return { total, isCheap: rows < 100 + 2 * total }
  }
  expect(await cost('zzzzzzzz')).toEqual({ total: 0, isCheap: true })
  expect(await cost('صفحة 4321')).toEqual({ total: expect.any(Number), isCheap: true })
  const { rows } = await db.execute<{ digest: string }>(sql`select md5('777') as digest`)
  expect(await cost(`نص الصفحه ${rows[0]?.digest.slice(0, 12)}`)).toEqual({ total: 1, isCheap: true })
})
