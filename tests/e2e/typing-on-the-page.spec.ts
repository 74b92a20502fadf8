import { aBlock, expect, test } from './own-site.ts'
import { Desk, pageIdOf, signInTo } from './editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const blocks = [aBlock('a', 'snippet', { heading: 'الأول' }), aBlock('b', 'snippet', { heading: 'الثاني' })]

test('[A-013] what is typed on the page is in the draft at once, while the caret still stands in it', async ({ page, site }) => {
  const id = await pageIdOf(site.url, await site.addPage(blocks))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  const heading = desk.canvas.getByRole('heading', { name: 'الأول' })
  await heading.dblclick()
  await page.keyboard.type('كتب في الصفحة')
  await expect(desk.field('العنوان')).toHaveValue('كتب في الصفحة')
  await expect.poll(async () => JSON.stringify(await site.query('select content from page_draft where page_id = $1', [id]))).toContain('كتب في الصفحة')
  await expect(desk.saved).toBeVisible()

  // Saving moved nothing: the next keys go on where the last one stood.
  await page.keyboard.type(' نفسها')
  await expect(desk.field('العنوان')).toHaveValue('كتب في الصفحة نفسها')
  await expect(desk.saved).toBeVisible()
  await page.reload()
  await expect(desk.canvas.getByRole('heading', { name: 'كتب في الصفحة نفسها' })).toBeVisible()
})

test('[A-013] what is typed on the page survives a tab that is killed before it is saved', async ({ page, site, problems }) => {
  test.setTimeout(90_000)
  const id = await pageIdOf(site.url, await site.addPage(blocks))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await site.kill()
  await desk.canvas.getByRole('heading', { name: 'الأول' }).dblclick()
  await page.keyboard.type('بلا اتصال')
  await expect(page.getByRole('banner').getByText('غير محفوظ، لا اتصال', { exact: true })).toBeVisible()
  await page.close({ runBeforeUnload: false })
  expect(problems.filter((text) => !text.includes('net::ERR_CONNECTION'))).toEqual([])
  problems.length = 0

  const context = page.context()
  await site.revive()
  const again = new Desk(await context.newPage(), site.url)
  await again.page.setViewportSize({ width: 1440, height: 900 })
  await again.open(id)
  await expect(again.canvas.getByRole('heading', { name: 'بلا اتصال' })).toBeVisible()
})

test('[A-014] Escape takes back what was typed on the page, and undo takes one edit back as one step', async ({ page, site }) => {
  const id = await pageIdOf(site.url, await site.addPage(blocks))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await desk.canvas.getByRole('heading', { name: 'الأول' }).dblclick()
  await page.keyboard.type('سيعود')
  await expect(desk.field('العنوان')).toHaveValue('سيعود')
  await page.keyboard.press('Escape')
  await expect(desk.canvas.getByRole('heading', { name: 'الأول' })).toBeVisible()
  await expect(desk.field('العنوان')).toHaveValue('الأول')

  await desk.canvas.getByRole('heading', { name: 'الثاني' }).dblclick()
  await page.keyboard.type('كلمة')
  await expect(desk.saved).toBeVisible()
  await page.keyboard.type(' وأخرى')
  await page.keyboard.press('Enter')
  await expect(desk.canvas.getByRole('heading', { name: 'كلمة وأخرى' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(desk.canvas.getByRole('heading', { name: 'الثاني' })).toBeVisible()
  await expect(desk.saved).toBeVisible()
})
