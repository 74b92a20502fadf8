import type { Locator, Page } from '@playwright/test'
import { aBlock, expect, type OwnSite, problemsBesideLostSite, test } from '../site-under-test/own-site.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
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
  expect(problemsBesideLostSite(problems)).toEqual([])
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
  const storedText = async (block = 'a') => {
    const [row] = await site.query('select content from page_draft where page_id = $1', [id])
    const { blocks } = (row as { content: { blocks: { id: string; fields: { paragraph: string } }[] } } | undefined)?.content ?? { blocks: [] }
    return blocks.find((one) => one.id === block)?.fields.paragraph
  }
  /** Opens the paragraph that an element is of. Its code comes when it is first asked for. */
  const write = async (inside: Locator) => {
    await inside.dblclick()
    await expect(desk.canvas.locator('[data-in-place]')).toBeFocused()
  }
  return { id, desk, storedText, write }
}

test('[A-013] a paragraph is edited where it stands on the page; bold, links and lists stay', async ({ page, site }) => {
  const { desk, storedText, write } = await openWithParagraph(page, site)
  await write(desk.canvas.getByText('غامق'))
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' آخر')
  await expect.poll(() => storedText()).toBe('<p>أول <strong>غامق</strong> و<a href="/ar/defender">رابط</a></p>\n<ul><li>بند آخر</li></ul>')
  await page.keyboard.press('Enter')
  await page.keyboard.type('جديد')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('و')
  await expect.poll(() => storedText()).toBe('<p>وأول <strong>غامق</strong> و<a href="/ar/defender">رابط</a></p>\n<ul><li>بند آخر</li><li>جديد</li></ul>')
  await expect(desk.saved).toBeVisible()
  // A press beside it ends the typing; the page then draws what the draft holds.
  await desk.canvas.getByRole('heading', { name: 'الثاني' }).click()
  await expect(desk.canvas.locator('[data-in-place]')).toHaveCount(0)
  await expect(desk.canvas.getByRole('listitem').filter({ hasText: 'جديد' })).toBeVisible()
  await page.reload()
  await expect(desk.canvas.getByRole('listitem').filter({ hasText: 'جديد' })).toBeVisible()
})

test('[A-013] what is pasted into a paragraph on the page arrives without script, styles and the looks of elsewhere', async ({ page, site }) => {
  const { desk, storedText, write } = await openWithParagraph(page, site)
  await write(desk.canvas.getByText('هنا نص'))
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' ')
  await desk.canvas.locator('[data-in-place]').evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/html', '<!--x--><span style="color:red">ملصق <b class="y">بقوة</b></span><script>alert(1)</script><font>!</font>')
    data.setData('text/plain', 'غيره')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => storedText('b')).toBe('<p>هنا نص ملصق <b>بقوة</b>!</p>')
  await desk.canvas.locator('[data-in-place]').evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/plain', ' <i>حرفيًا</i>')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => storedText('b')).toBe('<p>هنا نص ملصق <b>بقوة</b>! &lt;i&gt;حرفيًا&lt;/i&gt;</p>')
})

test('[A-014] Escape takes a paragraph back, and undo takes one edit of it back as one step', async ({ page, site }) => {
  const { desk, storedText, write } = await openWithParagraph(page, site)
  await write(desk.canvas.getByText('هنا نص'))
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' سيعود')
  await expect.poll(() => storedText('b')).toBe('<p>هنا نص سيعود</p>')
  await page.keyboard.press('Escape')
  await expect(desk.canvas.getByText('هنا نص', { exact: true })).toBeVisible()
  await expect.poll(() => storedText('b')).toBe('<p>هنا نص</p>')

  await write(desk.canvas.getByText('هنا نص'))
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
  const { id, desk, write } = await openWithParagraph(page, site)
  // The code of paragraphs has come once one was open.
  await write(desk.canvas.getByText('هنا نص'))
  await page.keyboard.press('Escape')
  await expect(desk.canvas.locator('[data-in-place]')).toHaveCount(0)
  await site.kill()
  await write(desk.canvas.getByText('هنا نص'))
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
  expect(problemsBesideLostSite(problems)).toEqual([])
})

test('[A-013] a text on the page has the buttons of the panel beside it: bold, heading, list and link by pointer and by keys, and its markup stays to the letter', async ({
  page,
  site,
}) => {
  const keptMarkup = '<section><p>غريب</p></section>'
  const id = await pageIdOf(site.url, await site.addPage([aBlock('a', 'snippet', { heading: 'الأول', paragraph: `<p>كلام هنا</p>${keptMarkup}<p>ثانٍ</p>` })]))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  const storedQuote = async () => {
    const [row] = await site.query('select content from page_draft where page_id = $1', [id])
    return (row as { content: { blocks: { fields: { paragraph: string } }[] } } | undefined)?.content.blocks[0]?.fields.paragraph
  }
  const text = desk.canvas.locator('[data-in-place]')
  const bar = page.locator('[data-writing-bar]')
  await desk.canvas.getByText('كلام هنا').dblclick()
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleName('النص')
  // What it does not know stays as the page draws it.
  await expect(text.getByText('غريب')).toBeVisible()
  await expect(bar).toBeVisible()
  expect((await axeOn(page).include('[data-writing-bar]').analyze()).violations).toEqual([])

  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Shift+End')
  await bar.getByRole('button', { name: 'غامق' }).click()
  await expect(text).toBeFocused()
  await expect(bar.getByRole('button', { name: 'غامق' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(storedQuote).toBe(`<p><strong>كلام هنا</strong></p>${keptMarkup}<p>ثانٍ</p>`)

  // The buttons are reached and left by keys, and the text stays open meanwhile.
  await page.keyboard.press('Alt+F10')
  await expect(bar.getByRole('button', { name: 'عنوان 2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await expect.poll(storedQuote).toBe(`<h2><strong>كلام هنا</strong></h2>${keptMarkup}<p>ثانٍ</p>`)
  await page.keyboard.press('Control+k')
  const picker = page.getByRole('dialog')
  await expect(picker.getByRole('searchbox')).toBeFocused()
  await expect(text).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+k')
  // Enter takes what these words find, also when it is pressed before they are answered.
  await picker.getByRole('searchbox').fill('about')
  await page.keyboard.press('Enter')
  await expect(picker).toBeHidden()
  await expect.poll(storedQuote).toMatch(/^<h2><a href="\/ar\/about"><strong>كلام هنا<\/strong><\/a><\/h2>/)
  await expect(text).toBeFocused()

  // The end of the text, where the page's own elements stand again.
  await page.keyboard.press('Control+Enter')
  await expect(bar).toHaveCount(0)
  await expect(text).toHaveCount(0)
  await expect(desk.canvas.getByRole('heading', { level: 2, name: 'كلام هنا' })).toBeVisible()
  await expect(desk.canvas.locator('.ProseMirror')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(desk.canvas.getByRole('heading', { level: 2, name: 'كلام هنا' })).toHaveCount(0)
})

test('[A-013] a link that is written on the page may lead to another block of it, which gets its id; one without a target is told beside the buttons', async ({
  page,
  site,
}) => {
  const blocks = [
    aBlock('a', 'snippet', { heading: 'الأول', paragraph: '<p>انظر الأسعار <a>بلا وجهة</a></p>' }),
    aBlock('b', 'snippet', { heading: 'الأسعار' }),
  ]
  const id = await pageIdOf(site.url, await site.addPage(blocks))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  const storedValue = async () => {
    const [row] = await site.query('select content from page_draft where page_id = $1', [id])
    const [first, second] = (row as { content: { blocks: { fields: Record<string, unknown> }[] } } | undefined)?.content.blocks ?? []
    return [first?.fields.paragraph, second?.fields.block_scroll_id]
  }
  await desk.canvas.getByText('انظر الأسعار').dblclick()
  await expect(desk.canvas.locator('[data-in-place]')).toBeFocused()
  const bar = page.locator('[data-writing-bar]')
  await expect(bar.getByRole('status')).toHaveText('رابط بلا وجهة: بلا وجهة')
  expect((await axeOn(page).include('[data-writing-bar]').analyze()).violations).toEqual([])
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('Control+k')
  const picker = page.getByRole('dialog')
  await picker.getByRole('tab', { name: 'هذه الصفحة' }).click()
  await picker.getByRole('option', { name: /الأسعار/ }).click()
  await picker.getByRole('button', { name: 'اعتماد الوجهة' }).click()
  await expect.poll(storedValue).toEqual(['<p><a href="#%D8%A7%D9%84%D8%A3%D8%B3%D8%B9%D8%A7%D8%B1">انظر الأسعار بلا وجهة</a></p>', 'الأسعار'])
  await expect(bar.getByRole('status')).toHaveText('')
})

test('[A-013] while the code of paragraphs does not come, headings are typed and the keys of the page work; what was asked for is then left alone', async ({
  page,
  site,
  problems,
}) => {
  await page.route(/\/assets\/writing-.*\.js/, (route) => route.abort())
  const { desk } = await openWithParagraph(page, site)
  await desk.canvas.getByText('هنا نص').dblclick()
  await desk.canvas.getByRole('heading', { name: 'الأول' }).dblclick()
  await page.keyboard.type('كتب في الصفحة')
  await expect(desk.field('العنوان')).toHaveValue('كتب في الصفحة')
  await page.keyboard.press('Enter')

  await desk.canvas.getByText('هنا نص').dblclick()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Delete')
  await expect(desk.canvas.getByText('هنا نص')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(desk.canvas.getByText('هنا نص')).toBeVisible()
  await page.unroute(/\/assets\/writing-.*\.js/)
  await desk.canvas.getByText('غامق').dblclick()
  await expect(desk.canvas.locator('[data-in-place]')).toBeFocused({ timeout: 45_000 })
  await expect(desk.canvas.locator('[data-in-place]')).toContainText('غامق')
  await expect(desk.canvas.getByText('هنا نص')).toBeVisible()
  expect(problems.splice(0).filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([])
})

test('[A-013] a text of unknown code alone is opened in the panel, as its source', async ({ page, site }) => {
  const id = await pageIdOf(site.url, await site.addPage([aBlock('a', 'snippet', { heading: 'الأول', paragraph: '<section><p>غريب</p></section>' })]))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await desk.canvas.getByText('غريب').dblclick()
  const source = page.getByRole('textbox', { name: 'النص' })
  await expect(source).toBeFocused()
  await expect(source).toContainText('<section>')
  await expect(page.locator('[data-writing-bar]')).toHaveCount(0)
})

test('[A-013] a paragraph that a colleague deleted is no longer written in: its buttons go with it', async ({ browser, page, site, problems }) => {
  const { id, desk, write } = await openWithParagraph(page, site)
  const release = Promise.withResolvers<void>()
  await page.route(/\/api\/pages\/\d+\/draft/, async (route) => {
    await release.promise
    await route.continue()
  })
  await desk.canvas.getByRole('heading', { name: 'الأول' }).click()
  await desk.field('العنوان').fill('جديد')
  await write(desk.canvas.getByText('هنا نص'))

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ar-AE' })
  const colleague = new Desk(await context.newPage(), site.url)
  await signInTo(colleague.page, site.url, 'admin')
  await colleague.open(id)
  await colleague.canvas.getByText('هنا نص').click()
  await colleague.page.keyboard.press('Delete')
  await expect(colleague.canvas.getByText('هنا نص')).toHaveCount(0)
  await expect(colleague.saved).toBeVisible()

  // The change is saved while the paragraph is open, and brings what the colleague did.
  await page.bringToFront()
  await expect(page.locator('[data-writing-bar]')).toBeVisible()
  release.resolve()
  await expect(desk.canvas.getByText('هنا نص')).toHaveCount(0)
  await expect(page.locator('[data-writing-bar]')).toHaveCount(0)
  await context.close()
  // How the browser tells of a save that was merged.
  expect(problems.splice(0).filter((text) => !text.includes('412'))).toEqual([])
})
