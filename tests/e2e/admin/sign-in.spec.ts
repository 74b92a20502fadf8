import type { Page } from '@playwright/test'
import { axeOn } from '../site-under-test/axe-on.ts'
import { expect, test } from '../site-under-test/site-test.ts'

const pick = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** The screens of staff have tests of their own; here only the way to them counts. */
async function landed(page: Page, path: string) {
  await expect(page).toHaveURL((url) => url.pathname + url.search === path)
}

for (const [name, path] of [
  ['محررة تجريبية', '/ar/cms?page=5'],
  ['مدير تجريبي', '/ar/admin?tab=x'],
] as const) {
  test(`[A-264][A-267][C-195] ${name} signs in and comes back to ${path}`, async ({ page }) => {
    await page.route(/\/ar\/(staff|src\/(editor|admin))\//, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    const response = page.waitForResponse((answer) => answer.url().endsWith(path) && answer.status() === 200)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'تسجيل الدخول التجريبي' })).toBeVisible()
    expect((await axeOn(page).analyze()).violations).toEqual([])
    await pick(page, name)
    await landed(page, path)
    expect((await (await response).text()).includes('name="csrf-token"')).toBe(true)
  })
}

test('[A-266][C-010][A-048] somebody without a role sees why, may use another account, and may sign out', async ({ page }) => {
  await page.goto('/ar/cms')
  await pick(page, 'زائر تجريبي')
  await landed(page, '/ar/auth/error?type=noPermissions')
  await expect(page.getByRole('heading', { name: 'لا توجد صلاحية' })).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await page.getByRole('link', { name: 'تسجيل الدخول بحساب آخر' }).click()
  await pick(page, 'زائر تجريبي')
  await landed(page, '/ar/auth/error?type=noPermissions')
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click()
  await pick(page, 'تأكيد تسجيل الخروج')
  await landed(page, '/ar/')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('maarad_session')
})

test('[A-047][A-048] without a session the address says that there is no permission, and for an unknown type something general', async ({ page }) => {
  expect((await page.goto('/ar/auth/error?type=noPermissions'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'لا توجد صلاحية' })).toBeVisible()
  await page.goto('/ar/auth/error?type=foo')
  await expect(page.getByRole('heading', { name: 'تعذّر تسجيل الدخول' })).toBeVisible()
})

test('[C-193] a link from a page of the site to the editor leads to the provider', async ({ page }) => {
  await page.goto('/ar/')
  await page.locator('main').evaluate((main) => main.insertAdjacentHTML('afterbegin', '<p><a href="/ar/cms">المحرر</a></p>'))
  await page.getByRole('link', { name: 'المحرر' }).click()
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول التجريبي' })).toBeVisible()
})
