import { axeOn } from '../site-under-test/axe-on.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const three = [aBlock('a', 'snippet', { heading: 'الأول' }), aBlock('b', 'snippet', { heading: 'الثاني' }), aBlock('c', 'snippet', { heading: 'الثالث' })]

test('[C-425][B-122] a block is looked for and put in by keys, from the list of blocks, from the page and from the library', async ({ page, site }) => {
  const address = await site.addPage(three)
  // A template that is hidden from the picker by now, and one that this build has no more.
  await page.addInitScript(() => {
    const kept = { favourites: ['shared_section', 'quote', 'gone'], recent: ['shared_section', 'gone'] }
    if (!localStorage.getItem('maarad.editor.templates')) localStorage.setItem('maarad.editor.templates', JSON.stringify(kept))
  })
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  expect(await desk.outline()).toEqual(['الأول', 'الثاني', 'الثالث'])
  const picker = page.getByRole('dialog', { name: 'إضافة مكوّن' })
  const heading = (name: string) => page.getByRole('complementary').getByRole('heading', { name, level: 2 })

  // In the list of blocks, after the row that has the focus.
  await page.getByRole('button', { name: /^الأول/ }).click()
  await page.keyboard.press('/')
  await expect(picker.getByRole('combobox')).toBeFocused()
  await expect(picker.getByRole('option').first()).toContainText('اقتباس')
  await expect(picker.getByRole('option', { name: 'قسم مشترك', exact: true })).toHaveCount(0)
  await page.keyboard.type('quot')
  await expect(picker.getByRole('option', { selected: true })).toContainText('اقتباس')
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await page.keyboard.press('Enter')
  await expect(picker).toBeHidden()
  await expect(heading('اقتباس')).toBeVisible()
  const names = async () => (await desk.outline()).length
  await expect.poll(names).toBe(4)
  await expect(page.getByRole('button', { name: /2 من 4$/ })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: /2 من 4$/ }).focus()

  // Arrows choose, also around the end, and Escape leaves everything as it was.
  await page.keyboard.press('/')
  await page.keyboard.type('معرض')
  await expect(picker.getByRole('listbox').getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(picker.getByRole('listbox').getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(picker.getByRole('combobox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()
  expect(await names()).toBe(4)

  // On the page, below the selected block, near which it opens.
  await desk.canvas.getByRole('heading', { name: 'الثالث' }).click()
  await page.keyboard.press('/')
  await expect(picker.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('خطوات مرقمة')
  await page.keyboard.press('Enter')
  await expect(heading('خطوات مرقّمة')).toBeVisible()
  await expect(page.getByRole('button', { name: /5 من 5$/ })).toHaveAttribute('aria-current', 'true')

  // In the library: arrows through its pictures, Enter in the search for the first.
  await desk.tab('المكتبة').click()
  await expect(page.getByRole('region', { name: 'المفضّلة' }).getByRole('button')).toHaveText(['اقتباس'])
  const search = page.getByRole('searchbox', { name: 'البحث في المكوّنات' })
  await search.fill('فقرة نصية')
  await search.press('Enter')
  await expect(heading('فقرة نصية')).toBeVisible()
  await search.fill('')
  await search.press('ArrowDown')
  const first = page.locator('[data-puck-drawer-item][tabindex]').first()
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[data-puck-drawer-item][tabindex]').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(search).toBeFocused()
})

test('[C-425] a plus between two blocks puts one there, on the page by mouse and in the list by keys', async ({ page, site }) => {
  const address = await site.addPage(three)
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  const picker = page.getByRole('dialog', { name: 'إضافة مكوّن' })

  const second = await desk.canvas.locator('[data-block="b"]').boundingBox()
  if (!second) throw new Error('the second block is not to be seen')
  const plus = desk.canvas.getByRole('button', { name: 'إضافة مكوّن هنا' })
  // Its code comes with the first movement over the page.
  await expect(async () => {
    await page.mouse.move(second.x + second.width / 2, second.y + second.height / 2)
    await page.mouse.move(second.x + second.width / 3, second.y + 4)
    await expect(plus).toBeVisible({ timeout: 500 })
  }).toPass()
  await plus.click()
  await expect(picker).toBeVisible()
  await page.keyboard.type('اقتباس')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await desk.outline()).map((name, index) => (['الأول', 'الثاني', 'الثالث'].includes(name) ? name : index)))
    .toEqual(['الأول', 1, 'الثاني', 'الثالث'])

  await page.getByRole('button', { name: /^الأول/ }).click()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'إضافة مكوّن في الموضع 1', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('شريط روابط')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /1 من 5$/ })).toBeFocused()
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'شريط روابط سريعة', level: 2 })).toBeVisible()
})

test('[A-014][C-425] several blocks are moved, copied to another tab and page, and deleted, each taken back by one press', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [from, to] = [await site.addPage(three), await site.addPage([aBlock('z', 'snippet', { heading: 'هناك' })])]
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, from))
  await desk.tab('المكوّنات').click()
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

  await row('الثاني').click()
  await row('الثالث').click({ modifiers: ['Shift'] })
  await expect(page.getByRole('region', { name: 'المكوّنات المحددة' })).toContainText('عدد المكوّنات المحددة: 2')
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => desk.outline()).toEqual(['الثاني', 'الثالث', 'الأول'])
  await page.keyboard.press('Control+c')

  const other = await context.newPage()
  const otherDesk = new Desk(other, site.url)
  await otherDesk.open(await pageIdOf(site.url, to))
  await otherDesk.tab('المكوّنات').click()
  await other.getByRole('button', { name: /^هناك/ }).click()
  await other.keyboard.press('Control+v')
  await expect.poll(() => otherDesk.outline()).toEqual(['هناك', 'الثاني', 'الثالث'])
  await expect(other.getByRole('list', { name: 'مكوّنات الصفحة' }).getByRole('button', { pressed: true })).toHaveCount(2)
  await other.keyboard.press('Control+z')
  await expect.poll(() => otherDesk.outline()).toEqual(['هناك'])
  await expect(otherDesk.saved).toBeVisible()
  await other.close()

  await row('الأول').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(desk.canvas.getByText('لا مكوّنات في هذه الصفحة بعد')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => desk.outline()).toEqual(['الثاني', 'الثالث', 'الأول'])
})

test('[A-014][C-425] several blocks are chosen on the page by the mouse with Ctrl and Shift, and moved together', async ({ page, site }) => {
  const address = await site.addPage(three)
  await signInTo(page, site.url, 'editor')
  const desk = new Desk(page, site.url)
  await desk.open(await pageIdOf(site.url, address))
  await desk.tab('المكوّنات').click()
  const block = (name: string) => desk.canvas.getByRole('heading', { name })
  const chosenButtons = page.getByRole('list', { name: 'مكوّنات الصفحة' }).getByRole('button', { pressed: true })
  const names = async () => (await chosenButtons.allInnerTexts()).map((text) => text.split('\n')[0])
  const several = page.getByRole('region', { name: 'المكوّنات المحددة' })

  await block('الأول').click()
  await expect.poll(names).toEqual(['الأول'])
  await block('الثالث').click({ modifiers: ['Control'] })
  await expect.poll(names).toEqual(['الأول', 'الثالث'])
  await expect(several).toContainText('عدد المكوّنات المحددة: 2')
  // Both are outlined on the page.
  await expect(desk.canvas.locator('[data-block][data-chosen]')).toHaveCount(2)
  await block('الأول').click({ modifiers: ['Control'] })
  await expect.poll(names).toEqual(['الثالث'])

  await block('الأول').click()
  await expect.poll(names).toEqual(['الأول'])
  await block('الثاني').click({ modifiers: ['Shift'] })
  await expect.poll(names).toEqual(['الأول', 'الثاني'])
  // No text of the page is selected by the press.
  expect(await desk.canvas.locator('body').evaluate((body) => String(body.ownerDocument.getSelection()))).toBe('')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => desk.outline()).toEqual(['الثالث', 'الأول', 'الثاني'])
  await expect.poll(names).toEqual(['الأول', 'الثاني'])
  // A press without a key chooses one alone again.
  await block('الثالث').click()
  await expect.poll(names).toEqual(['الثالث'])
})
