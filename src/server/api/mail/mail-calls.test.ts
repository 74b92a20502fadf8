import { expect, test, vi } from 'vitest'
import { enqueueMail } from '#domains/mail/index.server.ts'
import { leadNotification } from '#mails/lead-notification/mail.tsx'
import { mails } from '#mails/mails.gen.ts'
import { createApp } from '#server/app.server.ts'
import { startJobs } from '#server/jobs/start-jobs.server.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const { call } = apiCaller(services)
const app = createApp(services)
const htmlOf = async (path: string) => {
  const response = await app.request(`https://site.test${path}`, { headers: { authorization: `Bearer ${TEST_TOKEN}` } })
  return { html: await response.text(), policy: response.headers.get('content-security-policy'), type: response.headers.get('content-type') }
}

test('without a mail server a mail that was enqueued is read in the mailbox, in a document in which nothing runs', async () => {
  const props = {
    formName: 'استفسار',
    number: '7',
    received: 'الآن',
    leadUrl: 'https://site.test/ar/admin',
    facts: [{ label: 'الرسالة', value: '<script>alert(1)</script>' }],
  }
  const draft = { key: 'lead:7:team', subject: { type: 'lead', id: '7' }, to: 'team@example.com', language: 'ar' as const, props, clock: services.clock }
  await services.database.db.transaction((tx) => enqueueMail(tx, leadNotification, draft))
  startJobs(services)
  await services.jobs.enqueue('deliver', { key: 'now', data: {} })
  await vi.waitFor(async () => expect((await call('/api/mailbox?subject_type=lead&subject_id=7')).json.data).toHaveLength(1), { timeout: 20_000 })
  const [listed] = (await call('/api/mailbox')).json.data
  expect(listed).toMatchObject({ recipient: 'team@example.com', title: 'طلب جديد: استفسار، رقم 7', sender: 'site.test <no-reply@site.test>' })
  expect((await call(`/api/mailbox/${listed.id}`)).json.data.text).toContain('الرسالة: <script>alert(1)</script>')
  const { html, policy, type } = await htmlOf(`/api/mailbox/${listed.id}/html`)
  expect(type).toBe('text/html; charset=utf-8')
  expect(policy).toMatch(/^sandbox; default-src 'none';/)
  expect(html).toContain('&lt;script&gt;alert(1)')
  expect(html).not.toContain('<script')
  expect((await call('/api/deliveries?subject_id=7')).json.data).toMatchObject([{ kind: 'mail', state: 'sent' }])
}, 60_000)

test('every mail can be previewed in both languages, within the limits of mail programs', async () => {
  const { json } = await call('/api/mails?per_page=100')
  expect(new Set(json.data.map(({ mail }: { mail: string }) => mail))).toEqual(new Set(mails.keys()))
  for (const { id, flaws, title, bytes } of json.data) {
    expect(flaws).toEqual([])
    expect(title).not.toBe('')
    expect(bytes).toBeGreaterThan(1000)
    expect((await call(`/api/mails/${id}`)).json.data.text).not.toBe('')
    expect((await htmlOf(`/api/mails/${id}/html`)).html).toContain(id.endsWith('.ar') ? 'dir="rtl"' : 'dir="ltr"')
  }
  expect((await call('/api/mails/unknown')).status).toBe(404)
  expect((await call('/api/mails/unknown/html')).status).toBe(404)
})

test.each(['/api/mailbox', '/api/mailbox/1', '/api/mailbox/1/html', '/api/mails', '/api/mails/x', '/api/mails/x/html'])('%s is for staff', async (path) => {
  expect((await call(path, { token: null })).status).toBe(401)
})
