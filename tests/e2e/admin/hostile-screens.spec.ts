import { hostileMarkup } from '#tests/attack/hostile-markup.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { signInTo } from '../site-under-test/editor-desk.ts'
import { expect, test } from '../site-under-test/own-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('markup that strangers send and editors import is drawn as text by the admin, and nothing of it runs', async ({ page, site, problems }) => {
  test.setTimeout(120_000)
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' }
  const post = async (path: string, body: object) => {
    const response = await fetch(site.url + path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    })
    return ((await response.json()) as { data: { id: number } }).data.id
  }
  const texts = hostileMarkup.slice(0, 40)
  const [first = ''] = texts
  const labelled = texts.map((text, index) => ({ id: `f${index}`, name: `f${index}`, type: 'text', label: { ar: text }, hint: { ar: text } }))
  const notes = texts.map((text, index) => ({ id: `h${index}`, name: `h${index}`, type: 'html', label: { ar: '' }, html: { ar: `${text}<p>نص</p>` } }))
  const name = { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }
  const notification = { recipients: ['team@example.com'], subject: { ar: 'طلب من {name}' }, template: { ar: '{f1}' } }
  const formId = await post('/forms_api/forms', { name: first, fields: [name, ...labelled, ...notes], settings: { notifications: [notification] } })
  const attributes = { name: first, ...Object.fromEntries(texts.map((text, index) => [`f${index}`, text])) }
  const id = await post(`/forms_api/forms/${formId}/leads`, { attributes })
  await post(`/api/leads/${id}/notes`, { text: texts.join('\n') })
  await signInTo(page, site.url, 'admin')

  const nothingRan = async () => {
    const ran = await Promise.all(page.frames().map((frame) => frame.evaluate(() => '__attacked' in globalThis).catch(() => false)))
    expect([page.url(), ran.includes(true)]).toEqual([page.url(), false])
  }
  const textIn = (text: string) => page.getByRole('main').getByText(text, { exact: true }).first()
  await page.goto(`${site.url}/ar/admin/leads`)
  await expect(textIn(first)).toBeVisible()
  await nothingRan()
  await page.goto(`${site.url}/ar/admin/leads/${id}`)
  for (const text of [first, texts[13] ?? '', texts.at(-1) ?? '']) await expect(textIn(text.trim())).toBeVisible()
  await nothingRan()
  await page.goto(`${site.url}/ar/admin/forms/${formId}`)
  const canvas = page.frameLocator('iframe[title="النموذج كما يراه الزوار"]')
  await expect(canvas.locator('[data-field]')).toHaveCount(1 + labelled.length + notes.length)
  await expect(canvas.locator('label', { hasText: first }).first()).toBeVisible()
  await nothingRan()
  await page.goto(`${site.url}/ar/admin/mailbox`)
  const open = page.getByRole('button', { name: /^قراءة/ }).first()
  await expect(open).toBeVisible()
  await open.click()
  await expect(page.getByRole('dialog').locator('iframe').contentFrame().locator('body')).toContainText('onerror')
  await nothingRan()
  await page.getByRole('dialog').getByRole('tab').nth(1).click()
  await expect(page.getByRole('dialog').locator('pre')).toContainText(texts[1] ?? '')
  await nothingRan()
  // The logo of mails has the public address of the site, at which this one is not.
  problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('/ar/brand/apple-touch-icon.png')))
})
