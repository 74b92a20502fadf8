import type { Locator, Page } from '@playwright/test'
import { docs, excel } from '../../support/clipboards.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

type Site = { url: string; addPage: (blocks: ReturnType<typeof aBlock>[]) => Promise<string> }

/** Opens a page with one block and its text, whose field is called النص. */
async function openText(page: Page, site: Site, paragraph: string) {
  const address = await site.addPage([aBlock('a', 'snippet', { heading: 'نص', paragraph })])
  const id = await pageIdOf(site.url, address)
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await desk.canvas.getByRole('heading', { name: 'نص' }).click()
  const text = page.getByRole('complementary').getByRole('textbox', { name: 'النص', exact: true })
  await expect(text).toBeVisible()
  /** What is stored of the field. */
  const storedText = async () => {
    await expect(desk.saved).toBeVisible()
    const answer = await page.request.get(`${site.url}/api/pages/${id}/draft`)
    const { data } = (await answer.json()) as { data: { content: { blocks: { fields: Record<string, unknown> }[] } } }
    return data.content.blocks[0]?.fields.paragraph
  }
  return { desk, text, storedText, tool: (name: string) => page.getByRole('complementary').getByRole('button', { name, exact: true }) }
}

test('[B-126] a text with a heading, a list, bold, a link and a table is written without a tag', async ({ page, site }) => {
  const { desk, text, storedText, tool } = await openText(page, site, '')
  await text.click()
  await page.keyboard.type('## الضمان')
  await page.keyboard.press('Enter')
  await page.keyboard.type('ضمان ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('خمس سنوات')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' من يوم التسليم، ')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'وجهة الرابط' })
  await dialog.getByRole('tab', { name: 'رابط ويب' }).click()
  await dialog.getByLabel('رابط الويب').fill('/compare')
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('- المحرك')
  await page.keyboard.press('Enter')
  await page.keyboard.type('البطارية')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tool('جدول').click()
  for (const cell of ['الطراز', 'المدة', 'المسافة', 'ألف']) {
    await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
  await expect(desk.canvas.getByRole('heading', { name: 'الضمان' })).toBeVisible()
  await expect(desk.canvas.getByRole('columnheader', { name: 'المسافة' })).toBeVisible()
  await expect
    .poll(storedText)
    .toBe(
      [
        '<h2>الضمان</h2>',
        '<p>ضمان <strong>خمس سنوات</strong> من يوم التسليم، <a href="/ar/compare">/ar/compare</a></p>',
        '<ul><li>المحرك</li><li>البطارية</li></ul>',
        '<table><thead><tr><th scope="col">الطراز</th><th scope="col">المدة</th><th scope="col">المسافة</th></tr></thead><tbody><tr><td>ألف</td><td></td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table>',
      ].join('\n'),
    )
})

test('a link that gets another target opens as before, and keeps what else it has', async ({ page, site }) => {
  const { text, storedText } = await openText(page, site, '<p><a class="lead" href="/ar/compare" target="_blank" rel="noopener noreferrer">قارن</a></p>')
  await text.getByText('قارن').click()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'وجهة الرابط' })
  await dialog.getByRole('tab', { name: 'رابط ويب' }).click()
  await dialog.getByLabel('رابط الويب').fill('/about')
  await page.keyboard.press('Enter')
  await expect.poll(storedText).toContain('href="/ar/about"')
  const link = (await storedText()) as string
  for (const part of ['class="lead"', 'target="_blank"', 'rel="noopener noreferrer"', '>قارن<']) expect(link).toContain(part)
})

test('[A-014] markup without a button stays to the letter while the text around it changes, and undo brings back what was stored', async ({ page, site }) => {
  const keptMarkup = '<figure class="wide"><figcaption>وصف</figcaption></figure>'
  const { text, storedText } = await openText(page, site, `${keptMarkup}\n<p class="lead" id="first">نص</p>`)
  const before = await storedText()
  await expect(text.getByText(/figure.*يبقى كما هو/)).toBeVisible()
  await text.getByText('نص', { exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' جديد')
  await expect.poll(storedText).toBe(String(before).replace('>نص<', '>نص جديد<'))
  await page.keyboard.press('Control+z')
  await expect.poll(storedText).toBe(before)
})

test('a text of unknown markup alone opens as its source, with the reason', async ({ page, site }) => {
  const address = await site.addPage([aBlock('a', 'snippet', { heading: 'نص', paragraph: '<details><summary>سؤال</summary>جواب</details>' })])
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  await desk.canvas.getByRole('heading', { name: 'نص' }).click()
  const source = page.getByRole('complementary').locator('.cm-content')
  await expect(source).toHaveText('<details><summary>سؤال</summary>جواب</details>')
  await expect(source).toHaveCSS('direction', 'ltr')
  await expect(page.getByText('هذا النص شيفرة لا أزرار لها هنا، لذا يُعرض كما كُتب.')).toBeVisible()
  // A closing tag is typed once.
  await source.press('Control+a')
  await page.keyboard.type('<p>س</p>')
  await expect(source).toHaveText('<p>س</p>')
})

test('the buttons are reached by keys, tell their state, and hints name a skipped heading; the panel has no barrier', async ({ page, site }) => {
  const { text, tool } = await openText(page, site, '<h2>أول</h2><p>نص</p>')
  await text.getByText('نص', { exact: true }).click()
  await page.keyboard.press('Alt+F10')
  await expect(tool('عنوان 2')).toBeFocused()
  // In Arabic the next button stands at the left.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(tool('عنوان 4')).toHaveAttribute('aria-pressed', 'true')
  await expect(text).toBeFocused()
  await expect(page.getByText('العنوان 4 بعد العنوان 2: جرى تخطي مستوى.')).toBeVisible()
  // Where one left the buttons, one comes back.
  await page.keyboard.press('Alt+F10')
  await expect(tool('عنوان 4')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/جرى تخطي مستوى/)).toBeHidden()
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()
  expect((await axeOn(page).include('[role="complementary"], aside').analyze()).violations).toEqual([])
})

/** As if somebody pasted what another program put on the clipboard. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, copied) => {
    const data = new DataTransfer()
    data.setData('text/html', copied)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)

const ofWord =
  "<html><body><!--StartFragment--><p class=MsoNormal><span style='font-size:14pt'>ضمان <b>خمس</b></span><o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>المحرك</p><!--EndFragment--></body></html>"

for (const [program, copied, expected] of [
  ['Word', ofWord, '<p>ضمان <b>خمس</b></p>\n<ul><li>المحرك</li></ul>'],
  ['Google Docs', docs, '<h2>المواصفات</h2>\n<p><strong>غامق</strong> و<em>مائل</em> <a href="https://example.com/">رابط</a></p>\n<ul><li>بند</li></ul>'],
  ['Excel', excel, '<table><tbody><tr><td>الطراز</td><td>4300</td></tr></tbody></table>'],
] as const) {
  test(`what is pasted from ${program} comes in as a text of the site`, async ({ page, site }) => {
    const { text, storedText } = await openText(page, site, '')
    await text.click()
    await paste(text, copied)
    await expect.poll(async () => String(await storedText()).replaceAll(/<\/?tbody>/g, '')).toBe(expected.replaceAll(/<\/?tbody>/g, ''))
  })
}

test('words and a line are turned into the other direction by their buttons, and back', async ({ page, site }) => {
  const { text, storedText, tool } = await openText(page, site, '<p>الطراز</p>')
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' ')
  await tool('كلمات من اليسار إلى اليمين').click()
  await page.keyboard.type('XE 90')
  await tool('كلمات من اليسار إلى اليمين').click()
  await page.keyboard.type(' هنا')
  await expect.poll(storedText).toBe('<p>الطراز <bdi dir="ltr">XE 90</bdi> هنا</p>')
  await expect(text.locator('bdi')).toHaveCSS('direction', 'ltr')
  await tool('سطر من اليسار إلى اليمين').click()
  await expect(tool('سطر من اليسار إلى اليمين')).toHaveAttribute('aria-pressed', 'true')
  await expect(text.locator('p')).toHaveCSS('direction', 'ltr')
  await expect.poll(storedText).toBe('<p dir="ltr">الطراز <bdi dir="ltr">XE 90</bdi> هنا</p>')
  await tool('سطر من اليسار إلى اليمين').click()
  await expect.poll(storedText).toBe('<p>الطراز <bdi dir="ltr">XE 90</bdi> هنا</p>')
})

test('a link in a text of the panel may lead to another block of the page, which gets its id', async ({ page, site }) => {
  const blocks = [aBlock('a', 'snippet', { heading: 'نص', paragraph: '<p>انظر</p>' }), aBlock('b', 'snippet', { heading: 'الأسعار' })]
  const id = await pageIdOf(site.url, await site.addPage(blocks))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await desk.canvas.getByRole('heading', { name: 'نص' }).click()
  const text = page.getByRole('complementary').getByRole('textbox', { name: 'النص', exact: true })
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'وجهة الرابط' })
  await dialog.getByRole('tab', { name: 'هذه الصفحة' }).click()
  await dialog.getByRole('option', { name: /الأسعار/ }).click()
  await dialog.getByRole('button', { name: 'اعتماد الوجهة' }).click()
  await expect(desk.saved).toBeVisible()
  const fields = async () => {
    const { data } = (await (await page.request.get(`${site.url}/api/pages/${id}/draft`)).json()) as {
      data: { content: { blocks: { fields: Record<string, unknown> }[] } }
    }
    return data.content.blocks.map(({ fields: own }) => own)
  }
  await expect.poll(async () => (await fields())[0]?.paragraph).toBe('<p><a href="#%D8%A7%D9%84%D8%A3%D8%B3%D8%B9%D8%A7%D8%B1">انظر</a></p>')
  expect((await fields())[1]?.block_scroll_id).toBe('الأسعار')
})

test('a text has the buttons, shortcuts and pastes of what its field allows; what was stored before stays, and can be taken back', async ({ page, site }) => {
  const id = await pageIdOf(site.url, await site.addPage([aBlock('a', 'accordion', { heading: 'نص', paragraph: '<h3>قديم</h3>\n<p>سطر</p>' })]))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await desk.canvas.getByRole('heading', { name: 'نص' }).click()
  const panel = page.getByRole('complementary')
  const text = panel.getByRole('textbox', { name: 'النص', exact: true }).first()
  const tool = (name: string) => panel.getByRole('button', { name, exact: true })
  const storedValue = async () => {
    const { data } = (await (await page.request.get(`${site.url}/api/pages/${id}/draft`)).json()) as {
      data: { content: { blocks: { fields: Record<string, unknown> }[] } }
    }
    return data.content.blocks[0]?.fields.paragraph
  }
  await text.getByText('سطر').click()
  await expect(tool('قائمة')).toBeVisible()
  for (const name of ['عنوان 2', 'عنوان 3', 'اقتباس', 'جدول']) await expect(tool(name)).toHaveCount(0)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## ليس عنوانًا')
  await expect.poll(storedValue).toBe('<h3>قديم</h3>\n<p>سطر</p>\n<p>## ليس عنوانًا</p>')
  await page.keyboard.press('Enter')
  await paste(text, docs)
  await expect.poll(storedValue).toMatch(/<p>المواصفات<\/p>\n<p><strong>غامق/)
  await text.getByText('قديم').click()
  await expect(tool('عنوان 3')).toHaveAttribute('aria-pressed', 'true')
  await tool('عنوان 3').click()
  await expect.poll(storedValue).toMatch(/^<p>قديم<\/p>/)
})

test('what texts are written with comes when one is opened, and is not among the first scripts', async ({ page, site }) => {
  // What is loaded ahead comes two seconds after the page is drawn, which is not what this looks at.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    window.setTimeout = ((run: () => void, ms?: number) => (ms === 2000 ? 0 : wait(run, ms))) as typeof window.setTimeout
  })
  const loaded: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') void response.text().then((code) => code.includes('pmViewDesc') && loaded.push(response.url()))
  })
  const id = await pageIdOf(site.url, await site.addPage([aBlock('a', 'snippet', { heading: 'نص', paragraph: '<p>كلام</p>' })]))
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await expect(desk.canvas.getByRole('heading', { name: 'نص' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await desk.canvas.getByRole('heading', { name: 'نص' }).click()
  await expect(page.getByRole('complementary').getByRole('textbox', { name: 'النص', exact: true })).toBeVisible()
  await expect.poll(() => loaded.length).toBeGreaterThan(0)
})
