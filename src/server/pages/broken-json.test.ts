import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage } from '#domains/content/index.server.ts'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const services = await testServices()
const { staffCtx, database } = services
const app = createApp(services)

// What staff write is checked: such values come from an import, or from before they were checked.
const open = async (path: string) => {
  const response = await app.request(`https://site.test${path}`)
  return { status: response.status, page: new JSDOM(await response.text()).window.document }
}

const field = { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم', en: 'Name' } }
const form = await createForm(staffCtx, FormDraft.parse({ name: 'طلب', fields: [field] }))
if (!form.ok) throw new Error(form.code)
const blocks = [
  { ...aStoredBlock('quote', { quote: 'قبل النموذج' }), id: 'before' },
  { ...aStoredBlock('form', { form_id: String(form.value.id), form_hidden_field_mapping: { name: 'اسم' } }), id: 'form' },
]
const createdPage = await createPage(staffCtx, PageDraft.parse({ path: 'ask', title: 'اسأل', status: 'published', blocks }), catalogue)
if (!createdPage.ok) throw new Error(createdPage.code)

test.each(['predefined_links', 'general.fab', 'general.back_button', 'stock_locator.seats_translations'])(
  '[C-157] every page is drawn while %s is no JSON',
  async (key) => {
    await database.db.$client.query(`insert into setting (key, value) values ($1, '"{"')`, [key])
    services.site.forget()
    services.cache.forget(['site'])
    const { status, page } = await open('/ar/ask')
    expect([status, page.querySelector('main blockquote')?.textContent]).toEqual([200, 'قبل النموذج'])
    expect(services.messages.splice(0).join()).toMatch(/JSON|parse/)
  },
)

test('[C-157] a page is drawn, form and all, while a mapping of its form is no JSON', async () => {
  await database.db.$client.query(`update page set blocks = jsonb_set(blocks, '{1,fields,form_hidden_field_mapping}', '"{"') where id = $1`, [
    createdPage.value.id,
  ])
  services.cache.forget(['site'])
  const { status, page } = await open('/ar/ask')
  expect([status, page.querySelector('main blockquote')?.textContent]).toEqual([200, 'قبل النموذج'])
  expect(page.querySelector('main form [name="name"]')).not.toBeNull()
  expect(services.messages).toContain('Invalid JSON in form.form_hidden_field_mapping')
})
