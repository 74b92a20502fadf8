import type { Page, Route } from '@playwright/test'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
const conflict = (page: Page) => page.getByRole('dialog', { name: 'عدّله شخص آخر أثناء تحريرك' })

/** Somebody else saves just before the first save of this screen arrives. */
async function somebodySavesBefore(page: Page, address: string, save: (route: Route) => Promise<Response>) {
  await page.route(
    address,
    async (route) => {
      expect((await save(route)).status).toBe(200)
      await route.continue()
    },
    { times: 1 },
  )
}
const ofTheSameVersion = (route: Route, body: unknown): RequestInit => ({
  method: 'PUT',
  headers: { ...headers, 'if-match': route.request().headers()['if-match'] ?? '' },
  body: JSON.stringify(body),
})

test('[A-016] two orders of the menu stand beside each other, and mine is put onto theirs', async ({ page, site, problems }) => {
  type Flat = { data: { id: number; parent_id: number | null; position: number }[]; meta: { version: string } }
  const menu = async () => (await (await fetch(`${site.url}/api/nav_entries/flat?per_page=2000`, { headers })).json()) as Flat
  const top = async () => (await menu()).data.filter(({ parent_id }) => parent_id === null).toSorted((one, other) => one.position - other.position)
  const [first, second, ...others] = (await top()).map(({ id }) => id)
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/nav_entries`)
  await page.getByRole('tree').getByRole('treeitem').first().click()
  await page.getByRole('button', { name: 'نقل إلى أسفل' }).click()
  await somebodySavesBefore(page, '**/api/nav_entries/tree', async () => {
    const { data, meta } = await menu()
    const last = Math.max(...data.map(({ position }) => position))
    const entries = data.map(({ id, parent_id, position }) => ({ id, parent_id, position: parent_id === null ? last - position : position }))
    return fetch(`${site.url}/api/nav_entries/tree`, { method: 'PUT', headers, body: JSON.stringify({ version: meta.version, entries }) })
  })
  await page.getByRole('button', { name: 'حفظ الترتيب' }).click()
  const order = conflict(page).getByRole('radiogroup', { name: 'ترتيب القائمة' })
  await expect(order.locator('mark').first()).toBeVisible()
  await expect(conflict(page)).toContainText(/آخر من حفظه .*البرامج .*،/)
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await conflict(page).getByRole('button', { name: 'اعتماد الاختيار' }).click()
  await expect(page.getByText('حُفظ الترتيب.').first()).toBeVisible()
  expect((await top()).map(({ id }) => id)).toEqual([second, first, ...others])
  // The browser itself logs the refused save.
  expect(problems.splice(0)).toEqual([expect.stringMatching(/4\d\d/)])
})

test('[A-016] a translation that two people wrote is asked about text by text', async ({ page, site, problems }) => {
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/translations`)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: /العربي/ }) })
    .first()
  const text = row.getByRole('textbox', { name: /العربي/ })
  await text.fill('نصي أنا')
  await somebodySavesBefore(page, '**/api/translations/**', (route) =>
    fetch(site.url + new URL(route.request().url()).pathname, ofTheSameVersion(route, { arabic: 'نص الزميل', english_override: 'Theirs' })),
  )
  await row.getByRole('button', { name: 'حفظ' }).click()
  await expect(conflict(page).getByRole('radiogroup')).toHaveCount(2)
  expect((await axeOn(page).analyze()).violations).toEqual([])
  // Who is not sure goes back; what was typed stays, and the question comes again with the next save.
  await page.keyboard.press('Escape')
  await expect(conflict(page)).toHaveCount(0)
  await expect(text).toHaveValue('نصي أنا')
  await row.getByRole('button', { name: 'حفظ' }).click()
  await conflict(page).getByRole('button', { name: 'اعتماد الاختيار' }).click()
  await expect(page.getByText('حُفظ', { exact: true }).first()).toBeVisible()
  await expect(text).toHaveValue('نصي أنا')
  await expect(row.getByRole('textbox').nth(1)).toHaveValue('Theirs')
  expect(problems.splice(0)).toEqual([expect.stringContaining('412'), expect.stringContaining('412')])
})

test('[A-016] a text of a mail that two people wrote is asked about, and what is chosen is saved', async ({ page, site, problems }) => {
  await signInTo(page, site.url, 'admin')
  const { data } = (await (await fetch(`${site.url}/api/mails`, { headers })).json()) as { data: { id: string }[] }
  const mail = data[0]?.id ?? ''
  await page.goto(`${site.url}/ar/admin/mails/${mail}`)
  const subject = page.getByRole('textbox', { name: /الموضوع/ }).first()
  const before = await subject.inputValue()
  await subject.fill(`${before} لي`)
  await somebodySavesBefore(page, `**/api/mails/${mail}`, (route) => {
    const { texts } = route.request().postDataJSON() as { texts: object }
    const theirs = JSON.parse(JSON.stringify(texts).replaceAll(`${before} لي`, `${before} لهم`)) as object
    return fetch(`${site.url}/api/mails/${mail}`, ofTheSameVersion(route, { texts: theirs }))
  })
  await page.getByRole('main').getByRole('button', { name: 'حفظ' }).first().click()
  await expect(conflict(page).getByRole('radiogroup', { name: 'الموضوع (العربية)' })).toContainText('لهم')
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await conflict(page).getByRole('button', { name: 'اعتماد الاختيار' }).click()
  await expect(page.getByText('حُفظ', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(subject).toHaveValue(`${before} لي`)
  expect(problems.splice(0)).toEqual([expect.stringContaining('412')])
})
