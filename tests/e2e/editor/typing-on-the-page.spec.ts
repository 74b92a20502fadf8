import type { Page } from '@playwright/test'
import { aBlock, expect, type OwnSite, test } from '../site-under-test/own-site.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'

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
  const id = await pageIdOf(site.url, await site.addPage(blocks))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await expect(desk.canvas.getByRole('heading', { name: 'الأول' })).toBeVisible()
  await site.kill()
  await desk.canvas.getByRole('heading', { name: 'الأول' }).dblclick()
  await page.keyboard.type('بلا اتصال')
  await expect(page.getByRole('banner').getByText('غير محفوظ، لا اتصال', { exact: true })).toBeVisible()
  await page.close({ runBeforeUnload: false })

  const context = page.context()
  await site.revive()
  const again = new Desk(await context.newPage(), site.url)
  await again.page.setViewportSize({ width: 1440, height: 900 })
  await again.open(id)
  await expect(again.canvas.getByRole('heading', { name: 'بلا اتصال' })).toBeVisible()
  // What the closed tab could not reach may be told after its end.
  expect(problems.splice(0).filter((text) => !text.includes('net::ERR_CONNECTION'))).toEqual([])
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

const paragraph = '<p>أول <strong>غامق</strong> و<a href="/defender">رابط</a></p><ul><li>بند</li></ul>'
const withParagraph = [aBlock('a', 'snippet', { heading: 'الأول', paragraph }), aBlock('b', 'snippet', { heading: 'الثاني', paragraph: '<p>هنا نص</p>' })]

async function openWithParagraph(page: Page, site: OwnSite) {
  const id = await pageIdOf(site.url, await site.addPage(withParagraph))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  const stored = async (block = 'a') => {
    const [row] = await site.query('select content from page_draft where page_id = $1', [id])
    const { blocks } = (row as { content: { blocks: { id: string; fields: { paragraph: string } }[] } } | undefined)?.content ?? { blocks: [] }
    return blocks.find((one) => one.id === block)?.fields.paragraph
  }
  return { id, desk, stored }
}

test('[A-013] a paragraph is edited where it stands on the page; bold, links and lists stay', async ({ page, site }) => {
  const { desk, stored } = await openWithParagraph(page, site)
  await desk.canvas.getByText('غامق').dblclick()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' آخر')
  await expect.poll(() => stored()).toBe('<p>أول <strong>غامق</strong> و<a href="/ar/defender">رابط</a></p><ul><li>بند آخر</li></ul>')
  await page.keyboard.press('Enter')
  await page.keyboard.type('جديد')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('و')
  await expect.poll(() => stored()).toBe('<p>وأول <strong>غامق</strong> و<a href="/ar/defender">رابط</a></p><ul><li>بند آخر</li><li>جديد</li></ul>')
  await expect(desk.saved).toBeVisible()
  // A press beside it ends the typing; the page then draws what the draft holds.
  await desk.canvas.getByRole('heading', { name: 'الثاني' }).click()
  await expect(desk.canvas.locator('[data-in-place]')).toHaveCount(0)
  await expect(desk.canvas.getByRole('listitem').filter({ hasText: 'جديد' })).toBeVisible()
  await page.reload()
  await expect(desk.canvas.getByRole('listitem').filter({ hasText: 'جديد' })).toBeVisible()
})

test('[A-013] what is pasted into a paragraph on the page arrives without script, styles and the looks of elsewhere', async ({ page, site }) => {
  const { desk, stored } = await openWithParagraph(page, site)
  await desk.canvas.getByText('هنا نص').dblclick()
  await page.keyboard.press('Control+End')
  await desk.canvas.locator('[data-in-place]').evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/html', '<!--x--><span style="color:red"> ملصق <b class="y">بقوة</b></span><script>alert(1)</script><font>!</font>')
    data.setData('text/plain', 'غيره')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => stored('b')).toBe('<p>هنا نص ملصق <b>بقوة</b>!</p>')
  await desk.canvas.locator('[data-in-place]').evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/plain', ' <i>حرفيًا</i>')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => stored('b')).toBe('<p>هنا نص ملصق <b>بقوة</b>! &lt;i&gt;حرفيًا&lt;/i&gt;</p>')
})

test('[A-014] Escape takes a paragraph back, and undo takes one edit of it back as one step', async ({ page, site }) => {
  const { desk, stored } = await openWithParagraph(page, site)
  await desk.canvas.getByText('هنا نص').dblclick()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' سيعود')
  await expect.poll(() => stored('b')).toBe('<p>هنا نص سيعود</p>')
  await page.keyboard.press('Escape')
  await expect(desk.canvas.getByText('هنا نص', { exact: true })).toBeVisible()
  await expect.poll(() => stored('b')).toBe('<p>هنا نص</p>')

  await desk.canvas.getByText('هنا نص').dblclick()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' وكلمة')
  await expect(desk.saved).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('وفقرة')
  await page.keyboard.press('Control+Enter')
  await expect(desk.canvas.getByText('وفقرة', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(desk.canvas.getByText('هنا نص', { exact: true })).toBeVisible()
  await expect(desk.canvas.getByText('وفقرة')).toHaveCount(0)
})

test('[A-013] a paragraph that is typed on the page survives a tab that is killed before it is saved', async ({ page, site, problems }) => {
  const { id, desk } = await openWithParagraph(page, site)
  await expect(desk.canvas.getByText('هنا نص')).toBeVisible()
  await site.kill()
  await desk.canvas.getByText('هنا نص').dblclick()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' بلا اتصال')
  await expect(page.getByRole('banner').getByText('غير محفوظ، لا اتصال', { exact: true })).toBeVisible()
  await page.close({ runBeforeUnload: false })

  const context = page.context()
  await site.revive()
  const again = new Desk(await context.newPage(), site.url)
  await again.page.setViewportSize({ width: 1440, height: 900 })
  await again.open(id)
  await expect(again.canvas.getByText('هنا نص بلا اتصال')).toBeVisible()
  // What the closed tab could not reach may be told after its end.
  expect(problems.splice(0).filter((text) => !text.includes('net::ERR_CONNECTION'))).toEqual([])
})
