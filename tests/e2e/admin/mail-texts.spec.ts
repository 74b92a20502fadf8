import type { FrameLocator, Page } from '@playwright/test'
import { foreignTexts } from '#tests/support/reading/foreign-texts.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { axeOn } from '../site-under-test/axe-on.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, type OwnSite, test } from '../site-under-test/own-site.ts'

const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title="المعاينة"]')

/** A lead of a form that confirms it without a text of its own. */
async function aConfirmedLead(site: OwnSite): Promise<number> {
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const send = async (path: string, body: object) => {
    const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { data: { id: number } }).data.id
  }
  const fields = [{ id: 'email', name: 'email', type: 'email', label: { ar: 'البريد الإلكتروني' } }]
  const confirmations = { enabled: true, email_field: 'email', subject: { ar: '' }, template: { ar: '' } }
  const form = await send('/forms_api/forms', { name: 'للتأكيد', fields, settings: { confirmations } })
  const id = await send(`/forms_api/forms/${form}/leads`, { attributes: { email: 'noura@example.com' } })
  const [row] = await site.query('select state from lead where id = $1', [id])
  if (row?.state === 'suspected') await send(`/api/leads/${id}/release`, {})
  return id
}

test('staff write a subject and a sentence, see them in the mail, try it on themselves, and the next lead is confirmed with them', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInTo(page, site.url, 'admin')
  await page.goto('/ar/admin/mails')
  await page.getByRole('link', { name: 'طلب عميل، إلى العميل' }).click()
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('شكرًا لتواصلكم')

  // A number that the customer needs cannot be lost, and no field is made up.
  const subject = page.getByRole('textbox', { name: 'الموضوع', exact: true })
  await subject.fill('وصلنا طلبكم {price}')
  await expect(subject).toHaveAccessibleDescription(/لا يتوفر هذا الحقل/)
  await subject.fill('وصلنا طلبكم ')
  await expect(subject).toHaveAccessibleDescription(/يجب أن يتضمن النص: رقم الطلب/)
  await page.getByRole('button', { name: 'إدراج في «الموضوع»: رقم الطلب' }).click()
  await expect(subject).toHaveValue('وصلنا طلبكم {number}')
  await page.getByRole('textbox', { name: 'العنوان', exact: true }).fill('أهلًا بكم في معرضنا')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('أهلًا بكم في معرضنا')
  await expect(page.getByRole('region', { name: 'في قائمة الرسائل' })).toContainText('وصلنا طلبكم 1042')

  // The test goes to whoever is signed in, before anything is saved.
  const tests = () => site.query(`select title, recipient, html from mailbox_mail where subject_type = 'mail_test' order by id`)
  const before = (await tests()).length
  await page.getByRole('button', { name: 'إرسال تجربة إلى بريدي' }).click()
  await expect.poll(async () => (await tests()).length).toBe(before + 1)
  const tried = (await tests()).at(-1)
  const [admin] = await site.query(`select email from staff_user where role = 'admin'`)
  expect([tried?.title, tried?.recipient]).toEqual(['[تجربة] وصلنا طلبكم 1042', admin?.email])
  expect(tried?.html).toContain('أهلًا بكم في معرضنا')
  expect(await site.query(`select 1 from translation where key like 'mail_%'`)).toEqual([])

  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect(page.getByRole('button', { name: 'حفظ', exact: true })).toBeDisabled()
  const lead = await aConfirmedLead(site)
  const confirmed = () =>
    site.query(`select title, html from mailbox_mail where subject_type = 'lead' and subject_id = $1 and recipient = 'noura@example.com'`, [String(lead)])
  await expect.poll(async () => (await confirmed()).length).toBe(1)
  const [mail] = await confirmed()
  expect(mail?.title).toBe(`وصلنا طلبكم ${lead}`)
  expect(mail?.html).toContain('أهلًا بكم في معرضنا')

  // Back to what ships, in both languages at once.
  await page.getByRole('button', { name: 'استعادة كل النصوص الأصلية' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'استعادة كل النصوص الأصلية' }).click()
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await expect.poll(() => site.query(`select 1 from translation where key like 'mail_%'`)).toEqual([])

  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('شكرًا لتواصلكم')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  }
  expect((await axeOn(page).analyze()).violations).toEqual([])
  expect(await foreignTexts(page)).toEqual([])
})

test('the text of a mail is written as in a document: bold, a list, a link and a fact; the preview, its plain text and the test show them, and they are stored', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInTo(page, site.url, 'admin')
  await page.goto('/ar/admin/mails/lead_confirmation')
  const text = page.getByRole('textbox', { name: 'النص', exact: true })
  const mailBody = preview(page).locator('body')
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('وصلنا طلبكم ')
  await page.keyboard.press('Control+b')
  await page.getByRole('button', { name: 'إدراج في «النص»: رقم الطلب' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- رخصة القيادة')
  await page.keyboard.press('Enter')
  await page.keyboard.type('الهوية')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'وجهة الرابط' })
  await dialog.getByRole('tab', { name: 'رابط ويب' }).click()
  await dialog.getByLabel('رابط الويب').fill('/about')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(mailBody.locator('li')).toHaveText(['رخصة القيادة', 'الهوية'])
  await expect(mailBody.getByText('وصلنا طلبكم 1042.', { exact: true })).toBeVisible()
  await expect(mailBody.getByRole('link', { name: '/ar/about' })).toHaveAttribute('href', /^https?:\/\/[^/]+\/ar\/about$/)
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  expect((await axeOn(page).analyze()).violations).toEqual([])
  // Another test may have sent one to itself on the same site.
  const tried = () => site.query(`select html, text from mailbox_mail where subject_type = 'mail_test' order by id`)
  const before = (await tried()).length
  await page.getByRole('button', { name: 'إرسال تجربة إلى بريدي' }).click()
  await expect.poll(async () => (await tried()).length).toBe(before + 1)
  const mail = (await tried()).at(-1)
  expect(mail?.text).toContain('• رخصة القيادة\n• الهوية')
  expect(mail?.html).toMatch(/<li [^>]*>رخصة القيادة/)
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  const storedText = async () => (await site.query(`select text from translation where key = 'mail_lead_confirmation.text'`))[0]?.text
  await expect.poll(storedText).toMatch(/^<p>وصلنا طلبكم .*\{number\}.*<\/p>\s*<ul><li>رخصة القيادة<\/li>\s*<li>الهوية<\/li><\/ul>\s*<p><a href="\/ar\/about">/)
})
