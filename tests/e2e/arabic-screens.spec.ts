import type { Page } from '@playwright/test'
import { foreignTexts } from '../support/foreign-texts.ts'
import { declaredScreens, fillSubjects, visitScreens } from './admin-screens.ts'
import { aBlock, expect, test } from './own-site.ts'
import { Desk, pageIdOf, signInTo } from './editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

for (const { language, other, look } of [
  { language: 'Arabic', other: 'English', look: async () => {} },
  { language: 'English', other: 'Arabic', look: async (page: Page) => page.getByRole('button', { name: 'English' }).click() },
]) {
  test(`no screen of the admin shows ${other} in ${language}, or a text torn by the other direction`, async ({ page, site }) => {
    test.setTimeout(240_000)
    await fillSubjects(site.url)
    await signInTo(page, site.url, 'admin')
    await page.goto(`${site.url}/ar/admin`)
    await look(page)
    const found: string[] = []
    const seen = await visitScreens(page, site.url, async (screen) => {
      found.push(...(await foreignTexts(page)).map((text) => `${screen} ${text}`))
    })
    expect(found).toEqual([])
    expect(declaredScreens().filter((screen) => !seen.includes(screen))).toEqual([])
  })
}

test('no part of the editor shows English in Arabic, or a text torn by the other direction', async ({ page, site }) => {
  test.setTimeout(120_000)
  const address = await site.addPage([
    aBlock('a', 'accordion', { heading: 'أسئلة', paragraph: '<p>نص</p>' }, [{ heading: 'سؤال' }]),
    aBlock('b', 'hero_carousel'),
  ])
  await signInTo(page, site.url, 'admin')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  const found: string[] = []
  const look = async (part: string) => {
    await page.waitForLoadState('networkidle')
    found.push(...(await foreignTexts(page)).map((text) => `${part} ${text}`))
  }
  await desk.canvas.getByRole('heading', { name: 'أسئلة' }).click()
  for (const name of ['المكوّنات', 'الصفحات', 'المكتبة', 'الصفحة', 'الإصدارات', 'المكوّن']) {
    await desk.tab(name).click()
    await look(name)
  }
  await page.getByRole('button', { name: 'إجراءات المكوّن' }).first().click()
  await look('menu')
  await page.keyboard.press('Escape')
  for (const name of ['نشر', 'جدولة']) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(name)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'اختصارات لوحة المفاتيح' }).click()
  await look('shortcuts')
  expect(found).toEqual([])
})
