import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { createApp } from '#server/app.server.ts'
import { aField } from '#tests/support/records/a-lead.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices()
const app = createApp(services)
const { db } = services.database
const evil = '<div id="measuring">{"tags":{"id":"GTM-EVIL"}}</div><p ID = tab-1-1>x</p><h2 id="warranty">y</h2>'
const ask = async (path: string) => (await app.request(`https://site.test${path}`)).text()

// What was stored before ids were reserved passed no check, so it is written as it stands.
test('a page, a setting and a form that were stored before ids were reserved are drawn without them; anchors of editors stay', async () => {
  const block = { id: 'b1', template: 'html_box', version: 1, fields: { html: evil }, groups: [], positions: [], active_positions: [] }
  await db.execute(sql`insert into page (path, type, status, title, blocks) values ('before', 'page', 'published', 'قديمة', ${JSON.stringify([block])}::jsonb)`)
  await db.execute(sql`insert into setting (key, value) values ('footer.legal_text', ${JSON.stringify(evil)}::jsonb)`)
  services.site.forget()
  const page = await ask('/ar/before')
  expect(page.match(/id="warranty"/g)?.length).toBe(2)
  expect(page).toContain('GTM-EVIL')
  expect(page).not.toMatch(/<div id="measuring"|id ?=\s*"?tab-1-1/i)

  const createdForm = await createForm(
    services.staffCtx,
    FormDraft.parse({ name: 'استفسار', fields: [aField('name', 'text'), aField('consent', 'consent', { html: { ar: 'أوافق' } })] }),
  )
  const id = createdForm.ok ? createdForm.value.id : 0
  await db.execute(sql`update form set fields = jsonb_set(fields, '{1,html,ar}', ${JSON.stringify(evil)}::jsonb),
    settings = jsonb_set(settings, '{thank_you,text,ar}', ${JSON.stringify(evil)}::jsonb) where id = ${id}`)
  const form = await ask(`/forms_api/forms/${id}`)
  expect(form).toContain('warranty')
  expect(form).not.toMatch(/id=\\?"measuring|tab-1-1/i)
})
