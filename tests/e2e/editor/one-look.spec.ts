import type { Page } from '@playwright/test'
import { colours, RADIUS } from '#staff/look/look.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
const styleOf = (page: Page, button: string) =>
  page
    .getByRole('button', { name: button, exact: true })
    .evaluate((element) =>
      (({ backgroundColor, color, borderRadius, fontFamily }) => ({ backgroundColor, color, borderRadius, fontFamily }))(getComputedStyle(element)),
    )
const groundOf = (page: Page, selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

test('editor and admin are one house: the same colours, corners and letters, and light or dark is chosen once for both, by keyboard', async ({
  page,
  site,
}) => {
  const address = await site.addPage([aBlock('a', 'quote', { quote: 'نص' })])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await signInTo(page, site.url, 'admin')
  const desk = new Desk(page, site.url)
  const id = await pageIdOf(site.url, address)
  const buttonOf = (mode: 'light' | 'dark') => ({ backgroundColor: rgb(colours[mode].accent), color: rgb(colours[mode].onAccent), borderRadius: `${RADIUS}px` })
  await desk.open(id)
  const letters = (await styleOf(page, 'نشر')).fontFamily
  expect(await styleOf(page, 'نشر')).toMatchObject(buttonOf('light'))
  expect(await groundOf(page, '[data-top-bar]')).toBe(rgb(colours.light.paper))

  await page.getByRole('button', { name: 'المظهر الداكن' }).press('Enter')
  await expect(page.getByRole('button', { name: 'المظهر الفاتح' })).toBeVisible()
  await expect.poll(() => styleOf(page, 'نشر')).toMatchObject(buttonOf('dark'))
  expect(await groundOf(page, '[data-top-bar]')).toBe(rgb(colours.dark.paper))
  await page.reload()
  await expect(page.getByRole('button', { name: 'المظهر الفاتح' })).toBeVisible()

  await page.goto(`${site.url}/ar/admin/forms/create`)
  await expect.poll(() => styleOf(page, 'إنشاء')).toEqual({ ...buttonOf('dark'), fontFamily: letters })
  expect(await groundOf(page, 'body')).toBe(rgb(colours.dark.ground))
  // A label stands above what it names, as in the editor.
  const [label, field] = await Promise.all([page.locator('label').first(), page.getByRole('textbox', { name: 'اسم النموذج' })].map((one) => one.boundingBox()))
  expect((label?.y ?? 0) + (label?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(field?.y ?? 0)
  await page.getByRole('button', { name: 'التبديل بين المظهر الفاتح والداكن' }).press('Enter')
  await expect.poll(() => styleOf(page, 'إنشاء')).toMatchObject(buttonOf('light'))
  await desk.open(id)
  await expect(page.getByRole('button', { name: 'المظهر الداكن' })).toBeVisible()
})
