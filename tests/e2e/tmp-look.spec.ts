import { signInTo } from './site-under-test/editor-desk.ts'
import { test } from './site-under-test/own-site.ts'
import { axeOn } from './site-under-test/axe-on.ts'
test('look', async ({ page, site, problems }) => {
  test.setTimeout(180_000)
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin`)
  for (const mode of ['light', 'dark'] as const) {
    await page.evaluate((kept) => localStorage.setItem('maarad.staff.look', kept), mode)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${site.url}/ar/cms/defender`)
    await page.waitForTimeout(4000)
    await page.screenshot({ path: `/tmp/look/ed-${mode}-open.png` })
    await page.keyboard.press('Control+k')
    await page.waitForTimeout(600)
    await page.screenshot({ path: `/tmp/look/ed-${mode}-palette.png` })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.frameLocator('iframe').first().locator('h1, h2').first().click({ timeout: 5000 }).catch(() => undefined)
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/look/ed-${mode}-block.png` })
    await page.getByRole('button', { name: 'نشر', exact: true }).click()
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/look/ed-${mode}-publish.png` })
    console.log(mode, JSON.stringify((await axeOn(page).analyze()).violations.map(({ id, nodes }) => [id, nodes.slice(0, 4).map((n) => n.html.slice(0, 160))])))
    await page.keyboard.press('Escape')
    await page.waitForTimeout(500)
    console.log(mode, JSON.stringify((await axeOn(page).analyze()).violations.map(({ id, nodes }) => [id, nodes.slice(0, 4).map((n) => n.html.slice(0, 160))])))
    await page.goto(`${site.url}/ar/admin/forms/2`)
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/look/ad-${mode}.png` })
  }
  problems.length = 0
})
