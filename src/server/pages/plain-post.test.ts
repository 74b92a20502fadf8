import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { createApp } from '#server/app.server.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const app = createApp(services)
const field = (name: string, more: object = {}) => ({ id: name, name, type: 'text', label: { ar: name }, ...more })
const draft = FormDraft.parse({ name: 'استفسار', fields: [field('name', { rules: { required: true } }), field('cv', { type: 'file' })] })
const created = await createForm(services.staffCtx, draft)
const formId = created.ok ? created.value.id : 0

const post = (values: Record<string, string | File>, path = `/ar/form/${formId}`) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  return app.request(`https://site.test${path}`, { method: 'POST', body })
}
const leads = async () => Number((await services.database.db.execute<{ count: string }>(sql`select count(*) from lead`)).rows[0]?.count)

test('a form that is posted without a script leads to its thanks; the same content again is the same lead', async () => {
  const first = await post({ name: 'سارة' })
  expect([first.status, first.headers.get('location')]).toEqual([303, `/ar/form/${formId}?_sent=1`])
  expect((await post({ name: 'سارة' })).status).toBe(303)
  expect(await leads()).toBe(1)
})

test('a refused post draws the form again with what was given', async () => {
  const response = await post({ name: ' ', other: 'x' })
  const html = await response.text()
  expect([response.status, html.includes('aria-invalid="true"'), await leads()]).toEqual([422, true, 1])
})

test.each(['1e309', '9'.repeat(400), '-1', '0.5', 'x'])(
  'a version that no page of ours says, such as %s, is none: the form as it is now counts',
  async (version) => {
    expect((await post({ name: `سارة ${version.slice(0, 5)}`, _version: version })).status).toBe(303)
  },
)

test('a file of people fits, a body of 13 MB does not, and other pages take short forms only', async () => {
  const pdf = (megabytes: number) =>
    new File([new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(megabytes * 1024 * 1024), Buffer.from('%%EOF\n')]))], 'cv.pdf')
  expect((await post({ name: 'ليلى', cv: pdf(1) })).status).toBe(303)
  expect((await post({ name: 'منى', cv: pdf(13) })).status).toBe(413)
  expect((await post({ name: 'منى', cv: pdf(1) }, '/ar/about')).status).toBe(413)
})

test('a body that is no form, and a form that does not exist, are refused', async () => {
  const raw = await app.request(`https://site.test/ar/form/${formId}`, { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } })
  expect([raw.status, (await post({ name: 'x' }, '/ar/form/999')).status]).toEqual([400, 404])
})
