import { foreignTexts } from '#tests/support/reading/foreign-texts.ts'
import { tornTexts } from '#tests/support/reading/torn-texts.ts'
import { unstyledParts } from '#tests/support/reading/unstyled-parts.ts'
import { comesToRest } from '../site-under-test/admin-screens.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { aPicture, dropFiles } from '../site-under-test/drop-files.ts'
import { Desk, pageIdOf, signInTo } from '../site-under-test/editor-desk.ts'
import { aBlock, expect, test } from '../site-under-test/own-site.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

test('[A-221] [A-297] three files dropped into a new folder are tagged, found by tag, moved by keys, and one is picked in the editor from that folder', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  await signInTo(page, site.url, 'editor')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.url}/ar/admin/images`)
  const folders = page.getByRole('navigation', { name: 'المجلدات' })
  const sheet = page.getByRole('dialog')
  await folders.getByRole('button', { name: 'مجلد جديد' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('حملة الصيف')
  await page.keyboard.press('Enter')
  await expect(folders.getByRole('button', { name: 'حملة الصيف، عدد الصور: 0' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('لا توجد صور هنا بعد')).toBeVisible()

  const names = ['one.png', 'two.png', 'three.png']
  const pictures = await Promise.all(names.map(async (name, index) => ({ name, type: 'image/png', bytes: await aPicture(40 + index * 70) })))
  await dropFiles(page, [...pictures, { name: 'notes.txt', type: 'text/plain', bytes: btoa('x') }])
  const tiles = page.getByRole('option')
  await expect(tiles).toHaveCount(3)
  await expect(page.getByRole('alert')).toContainText('notes.txt')
  await expect(folders.getByRole('button', { name: 'حملة الصيف، عدد الصور: 3' })).toBeVisible()
  // The same bytes again are offered, and stored once.
  await dropFiles(page, [{ name: 'copy.png', type: 'image/png', bytes: pictures[0]?.bytes ?? '' }])
  await expect(page.getByText('copy.png موجود في المكتبة من قبل، في «حملة الصيف»').or(page.getByText(/copy\.png.* موجود في المكتبة من قبل/))).toBeVisible()
  await expect(tiles).toHaveCount(3)
  await page.getByRole('button', { name: 'إفراغ القائمة' }).click()

  // By keys: the first is selected, Shift selects the next.
  await tiles.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(2)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await comesToRest(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    expect([await foreignTexts(page), await tornTexts(page), await unstyledParts(page)]).toEqual([[], [], []])
    expect((await axeOn(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  await page.getByRole('button', { name: 'وسم', exact: true }).focus()
  await page.keyboard.press('Enter')
  await sheet.getByRole('combobox', { name: 'إضافة وسم' }).focus()
  await page.keyboard.type('استوديو')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('button', { name: 'إزالة الوسم استوديو' })).toBeVisible()
  expect((await axeOn(page).include('dialog').analyze()).violations).toEqual([])
  await page.keyboard.press('Enter')
  await expect(sheet).toHaveCount(0)

  const tag = page.getByRole('button', { name: 'استوديو، عدد الصور: 2' })
  await tag.focus()
  await page.keyboard.press('Enter')
  await expect(tiles).toHaveCount(2)
  await tiles.first().focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'نقل إلى مجلد' }).focus()
  await page.keyboard.press('Enter')
  await sheet.getByRole('textbox', { name: 'أو مجلد جديد داخله' }).focus()
  await page.keyboard.type('مختارات')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'نُقل إلى «مختارات»: 2' })).toBeVisible()
  await expect(folders.getByRole('button', { name: 'مختارات، عدد الصور: 2' })).toBeVisible()

  const block = aBlock('m', 'key_details_post', { heading: 'صورة من مجلد' })
  const address = await site.addPage([block])
  const id = await pageIdOf(site.url, address)
  const desk = new Desk(page, site.url)
  await desk.open(id)
  await desk.canvas.getByRole('heading', { name: 'صورة من مجلد' }).first().click()
  await page.getByRole('complementary').getByRole('button', { name: 'اختيار صورة', exact: true }).first().click()
  const picker = page.getByRole('dialog', { name: 'مكتبة الصور' })
  await picker.getByRole('button', { name: /مختارات، عدد الصور/ }).click()
  await expect(picker.getByRole('option')).toHaveCount(2)
  expect((await axeOn(page).include('[role=dialog]').analyze()).violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([])
  const chosenPicture = picker.getByRole('option').first()
  const picture = Number(await chosenPicture.getAttribute('data-id'))
  await chosenPicture.click()
  await picker.getByRole('textbox', { name: /الوصف بالعربية/ }).fill('سيارة في الحملة')
  await picker.getByRole('button', { name: 'حفظ واستخدام' }).click()
  await expect(picker).toHaveCount(0)
  await expect(desk.saved).toBeVisible()
  await expect
    .poll(async () => (await (await page.request.get(`${site.url}/api/pages/${id}/draft`)).json()).data.content.blocks[0].fields.image)
    .toMatchObject({ id: picture })

  // It is in use now: a removal of both leaves it, and says where it is.
  await page.goto(`${site.url}/ar/admin/images`)
  await expect(tiles).toHaveCount(2)
  await tiles.first().focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'حذف', exact: true }).click()
  await expect(sheet.getByText('مستخدمة ولن تُحذف: 1')).toBeVisible()
  await sheet.getByRole('button', { name: 'حذف', exact: true }).click()
  await expect(tiles).toHaveCount(1)
})

test('[A-221] documents that are dropped anywhere come to the library, and each says where it is linked to', async ({ page, site }) => {
  await signInTo(page, site.url, 'editor')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.url}/ar/admin/files`)
  await expect(page.getByRole('button', { name: /^أفلت مستندات PDF في أي موضع/ })).toBeVisible()
  const name = `price-list-${Date.now()}.pdf`
  await dropFiles(page, [{ name, type: 'application/pdf', bytes: btoa(`%PDF-1.4\n% ${name}\n%%EOF`) }])
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name }) })
  await expect(row).toBeVisible()
  const uses = page.getByRole('dialog', { name: `مواضع الاستخدام: ${name}` })
  await row.getByRole('button', { name: `مواضع الاستخدام: ${name}` }).click()
  await expect(uses).toContainText('لا يقود إليه أي رابط.')
  await uses.getByRole('button', { name: 'إغلاق' }).click()
  const href = await row.getByRole('link', { name }).getAttribute('href')
  await site.addPage([aBlock('a', 'snippet', { heading: 'الأسعار', paragraph: `<p><a href="${href}">قائمة الأسعار</a></p>` })], { title: 'صفحة الأسعار' })
  await row.getByRole('button', { name: `مواضع الاستخدام: ${name}` }).click()
  await expect(uses.getByRole('link', { name: 'صفحة الأسعار' })).toHaveAttribute('href', /\/ar\/cms\?page=\d+&block=a$/)
  expect((await axeOn(page).include('[role=dialog]').analyze()).violations).toEqual([])
  expect([await foreignTexts(page), await tornTexts(page), await unstyledParts(page)]).toEqual([[], [], []])
})

test('[A-221] a document that did not arrive says why beside its name, and is sent again by a press', async ({ page, site, problems }) => {
  await signInTo(page, site.url, 'editor')
  await page.goto(`${site.url}/ar/admin/files`)
  await expect(page.getByRole('button', { name: /^أفلت مستندات PDF في أي موضع/ })).toBeVisible()
  const [broken, name] = [`broken-${Date.now()}.pdf`, `terms-${Date.now()}.pdf`]
  await page.route('**/media/api/v2/files', (route) => route.abort(), { times: 1 })
  await dropFiles(page, [
    { name, type: 'application/pdf', bytes: btoa(`%PDF-1.4\n% ${name}\n%%EOF`) },
    { name: broken, type: 'application/pdf', bytes: btoa('no document') },
    { name: 'notes.txt', type: 'text/plain', bytes: btoa('x') },
  ])
  const uploads = page.getByRole('list', { name: 'عمليات الرفع' })
  const line = (file: string) => uploads.getByRole('listitem').filter({ hasText: file })
  await expect(line(name).getByRole('alert')).toContainText('لا يوجد اتصال بالخادم')
  await expect(line(broken).getByRole('alert')).toContainText('تُقبل مستندات PDF المكتملة فقط.')
  await expect(line('notes.txt').getByRole('alert')).toContainText('تُقبل مستندات PDF المكتملة فقط.')
  await expect(line('notes.txt').getByRole('button', { name: 'إعادة المحاولة' })).toHaveCount(0)
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await line(name).getByRole('button', { name: 'إعادة المحاولة' }).focus()
  await page.keyboard.press('Enter')
  await expect(line(name)).toContainText(/رُفع/)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: 'إفراغ القائمة' }).click()
  await expect(uploads).toHaveCount(0)
  // The browser itself logs what it could not send and what was refused.
  expect(problems.splice(0)).toEqual([expect.stringMatching(/ERR_FAILED/), expect.stringMatching(/4\d\d/)])
})

test('[A-297] documents are moved to a new folder and tagged, many at once and by keys, and found by folder and tag', async ({ page, site }) => {
  await signInTo(page, site.url, 'editor')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.url}/ar/admin/files`)
  await expect(page.getByRole('button', { name: /^أفلت مستندات PDF في أي موضع/ })).toBeVisible()
  const names = ['brochure', 'prices', 'manual'].map((name) => `${name}-${Date.now()}.pdf`)
  await dropFiles(
    page,
    names.map((name) => ({ name, type: 'application/pdf', bytes: btoa(`%PDF-1.4\n% ${name}\n%%EOF`) })),
  )
  const row = (name = '') => page.getByRole('row').filter({ has: page.getByRole('link', { name }) })
  await expect(row(names[2])).toBeVisible()
  for (const name of names.slice(0, 2)) await row(name).getByRole('checkbox').check()
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'نقل إلى مجلد' }).focus()
  await page.keyboard.press('Enter')
  await sheet.getByLabel('أو مجلد جديد داخله').fill('المبيعات')
  expect([await foreignTexts(page), await tornTexts(page), await unstyledParts(page)]).toEqual([[], [], []])
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  for (const name of names.slice(0, 2)) await expect(row(name)).toContainText('المبيعات')

  await row(names[0]).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'الوسوم' }).click()
  await sheet.getByLabel('إضافة وسم').fill('إطلاق')
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: 'حفظ' }).click()
  await expect(row(names[0])).toContainText('إطلاق')

  await page.getByRole('combobox', { name: 'المجلد' }).click()
  await page.getByRole('option', { name: 'المبيعات (2)' }).click()
  await expect(row(names[2])).toBeHidden()
  await expect(row(names[1])).toBeVisible()
  await page.getByRole('combobox', { name: 'الوسم' }).click()
  await page.getByRole('option', { name: 'إطلاق (1)' }).click()
  await expect(row(names[1])).toBeHidden()
  await expect(row(names[0])).toBeVisible()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await comesToRest(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    expect([await foreignTexts(page), await tornTexts(page), await unstyledParts(page)]).toEqual([[], [], []])
    expect((await axeOn(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
})
