import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { createApp } from '#server/app.server.ts'
import { startJobs } from '#server/jobs/start-jobs.server.ts'
import { aReceiver } from '#tests/support/services/a-receiver.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({ SERVICE_NETWORK: 'private' })
const app = createApp(services)
const { call, post } = apiCaller(services)

test('[B-055][B-309][B-310] the offers form of a page sends exactly one lead to the CRM: values, category, flags and hidden fields', async () => {
  const offered = (await call('/api/templates')).json.data as { id: string }[]
  expect(offered.filter(({ id }) => id === 'offers_form')).toHaveLength(1)

  const crm = await aReceiver()
  await services.set({ 'webhooks.signing_key': 'a key of both sides' })
  const field = { id: 'first_name', name: 'first_name', type: 'text', label: { ar: 'الاسم' }, rules: { required: true } }
  const receiver = { id: 'crm', kind: 'webhook', name: 'CRM', url: crm.url, enabled: true }
  const form = await createForm(services.staffCtx, FormDraft.parse({ name: 'عروض', fields: [field], integrations: [receiver] }))
  if (!form.ok) throw new Error(form.code)
  const fields = {
    form_id: String(form.value.id),
    category: 'ramadan',
    new_cars: true,
    owners: true,
    defender: true,
    form_hidden_field_mapping: { campaign: 'spring' },
  }
  const block = { id: 'b1', template: 'offers_form', version: 1, fields, groups: [], positions: [], active_positions: [] }
  expect((await post('/api/pages', { path: 'offers', status: 'published', title: 'عروض', blocks: [block] })).status).toBe(201)

  const page = new JSDOM(await (await app.request('https://site.test/ar/offers')).text()).window
  const drawnForm = page.document.querySelector('main form') as HTMLFormElement
  ;(drawnForm.elements.namedItem('first_name') as HTMLInputElement).value = 'سارة'
  const body = new URLSearchParams([...new page.FormData(drawnForm)].map(([name, value]) => [name, String(value)]))
  expect(body.get('company_website')).toBe('')
  for (let count = 0; count < 2; count += 1) {
    const answer = await app.request(`https://site.test${drawnForm.getAttribute('action')}`, { method: 'POST', body })
    expect(answer.status).toBe(303)
  }
  const { data: leads } = (await call(`/forms_api/forms/${form.value.id}/leads`)).json
  expect(leads).toMatchObject([{ state: 'suspected', attributes: { first_name: 'سارة' } }])

  // Without a script nobody solves the challenge: staff let it go on.
  expect((await post(`/api/leads/${leads[0].id}/release`, {})).status).toBe(200)
  startJobs(services)
  await services.jobs.enqueue('deliver', { key: 'now', data: {} })
  await vi.waitFor(() => expect(crm.received).toHaveLength(1), { timeout: 20_000 })
  const toldBody = JSON.parse(crm.received[0]?.body ?? '') as object
  const attributes = { first_name: 'سارة', category: 'ramadan', interests: ['new_cars', 'owners'], brands: 'defender', campaign: 'spring' }
  expect(JSON.stringify(toldBody)).toContain(JSON.stringify(form.value.id))
  expect(toldBody).toMatchObject(expect.objectContaining({ attributes }))
  const integrations = (await call(`/forms_api/forms/${form.value.id}/leads/${leads[0].id}/integrations`)).json.data
  expect(integrations).toHaveLength(1)
}, 60_000)
