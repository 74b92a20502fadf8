import { axeOn } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

test('[A-101] the text of a setting is written without a tag, with a link to a page, and visitors get it', async ({ page, site }) => {
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/setting_definitions/general.page_not_found_html`)
  const text = page.getByRole('main').getByRole('textbox', { name: 'القيمة' })
  await text.click()
  await page.keyboard.type('## ضللت الطريق')
  await page.keyboard.press('Enter')
  await page.keyboard.type('اسألنا ')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'وجهة الرابط' })
  await dialog.getByRole('tab', { name: 'رابط ويب' }).click()
  await dialog.getByLabel('رابط الويب').fill('ليس عنوانًا')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('أدخل رابطًا صحيحًا أو مسارًا يبدأ بشرطة مائلة.')).toBeVisible()
  await dialog.getByRole('tab', { name: 'صفحة' }).click()
  await dialog.getByLabel('البحث عن صفحة بالعنوان أو المسار').fill('تواصل')
  await page.getByRole('option', { name: /contact-us/ }).click()
  expect((await axeOn(page).include('[role="dialog"]').analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: 'اعتماد الوجهة' }).click()
  await expect(dialog).toBeHidden()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await axeOn(page).include('main').analyze()).violations).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await page.getByRole('button', { name: 'حفظ' }).click()
  await expect.poll(async () => (await fetch(`${site.url}/ar/nowhere`)).text()).toMatch(/<h2>ضللت الطريق<\/h2>\s*<p>اسألنا <a href="\/ar\/contact-us">/)
})

test('the source of a text isolates each tag from the Arabic around it, and a closing tag is typed once', async ({ page, site }) => {
  await site.set({ 'general.page_not_found_html': '<p>ضللت <strong>الطريق</strong></p>' })
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/setting_definitions/general.page_not_found_html`)
  await page.getByRole('button', { name: 'تحرير الشيفرة' }).click()
  const source = page.getByRole('main').locator('.cm-content')
  await expect(source).toHaveCSS('direction', 'ltr')
  const tag = source.locator('[dir="ltr"]', { hasText: '<strong>' }).first()
  await expect(tag).toHaveCSS('unicode-bidi', 'isolate')
  await expect(tag).toHaveText('<strong>')
  // Each tag stands at the left of what it opens, as the text is written.
  const textLeft = async (text: string) => (await source.locator('[dir="ltr"]').getByText(text, { exact: true }).first().boundingBox())?.x ?? 0
  expect(await textLeft('<strong>')).toBeLessThan(await textLeft('</strong>'))
  await source.press('Control+a')
  await page.keyboard.type('<p><b>س</b></p>')
  await expect(source).toHaveText('<p><b>س</b></p>')
})

test('a link in a text of the admin leads to a form, a file, a predefined link, a phone or a mailbox as one of the editor does', async ({ page, site }) => {
  await site.set({ predefined_links: [{ alias: 'book', url: 'https://book.example.com/' }] })
  await signInTo(page, site.url, 'admin')
  await page.goto(`${site.url}/ar/admin/setting_definitions/general.page_not_found_html`)
  const text = page.getByRole('main').getByRole('textbox', { name: 'القيمة' })
  const dialog = page.getByRole('dialog', { name: 'وجهة الرابط' })
  const link = async (words: string, choose: () => Promise<void>) => {
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(`${words} `)
    await page.keyboard.press('Control+k')
    await choose()
    await dialog.getByRole('button', { name: 'اعتماد الوجهة' }).click()
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Enter')
  }
  const tab = (name: string) => dialog.getByRole('tab', { name }).click()
  await link('نموذج', async () => {
    await tab('نموذج')
    await dialog.getByLabel('البحث عن نموذج بالاسم').click()
    await page.getByRole('listbox').getByRole('option').first().click()
  })
  await link('معرّف', async () => {
    await tab('معرّف مسبقًا')
    await dialog.getByLabel('الروابط المعرّفة مسبقًا').click()
    await page.getByRole('option', { name: /book/ }).click()
  })
  await link('هاتف', async () => {
    await tab('هاتف')
    await dialog.getByLabel('رقم الهاتف').fill('+971 4 123')
  })
  await link('بريد', async () => {
    await tab('بريد إلكتروني')
    await dialog.getByLabel('عنوان البريد الإلكتروني').fill('info@example.com')
  })
  await page.getByRole('button', { name: 'حفظ' }).click()
  const visiblePage = async () => (await fetch(`${site.url}/ar/nowhere`)).text()
  await expect.poll(visiblePage).toMatch(/<a href="\/ar\/form\/\d+">/)
  for (const href of ['https://book.example.com/', 'tel:+9714123', 'mailto:info@example.com']) expect(await visiblePage()).toContain(`<a href="${href}">`)
})
