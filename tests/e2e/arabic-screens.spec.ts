import { foreignTexts } from '../support/foreign-texts.ts'
import { aBlock, expect, test } from './own-site.ts'
import { Desk, pageIdOf, signInTo } from './editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const lists = ['', '/pages', '/images', '/files', '/translations', '/redirects', '/setting_definitions', '/nav_entries', '/dealers', '/metaheads', '/vehicles']
const more = ['/listings', '/company_configs', '/feeds', '/feed_runs', '/users', '/api_tokens', '/audit_entries', '/jobs']
const forms = ['/redirects/create', '/dealers/create', '/metaheads/create', '/vehicles/create', '/listings/create', '/feeds/create', '/api_tokens/create']
const records = ['/dealers/1', '/setting_definitions/general.area', '/setting_definitions/predefined_links']

test('no screen of the admin shows English in Arabic, or a text torn by the other direction', async ({ page, site }) => {
  test.setTimeout(180_000)
  await signInTo(page, site.url, 'admin')
  const found: string[] = []
  for (const path of [...lists, ...more, ...forms, ...records]) {
    await page.goto(`${site.url}/ar/admin${path}`)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    found.push(...(await foreignTexts(page)).map((text) => `${path} ${text}`))
  }
  expect(found).toEqual([])
})

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
