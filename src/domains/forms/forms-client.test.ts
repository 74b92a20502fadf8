import { expect, test } from 'vitest'
import { createFormsClient, type FormsRequest } from './forms-client.ts'

const client = (base = '/forms_api') => createFormsClient(base, (request: FormsRequest) => request)

test.each<[string, (forms: ReturnType<typeof client>) => FormsRequest, FormsRequest]>([
  ['[C-206]', (forms) => forms.listForms(), { method: 'GET', path: '/forms_api/forms' }],
  ['[C-207]', (forms) => forms.getForm(7), { method: 'GET', path: '/forms_api/forms/7' }],
  ['[C-208]', (forms) => forms.createForm({ name: 'x' }), { method: 'POST', path: '/forms_api/forms', body: { name: 'x' } }],
  ['[C-209]', (forms) => forms.updateForm(7, { name: 'x' }), { method: 'PUT', path: '/forms_api/forms/7', body: { name: 'x' } }],
  ['[C-210]', (forms) => forms.deleteForm(7), { method: 'DELETE', path: '/forms_api/forms/7' }],
  ['[C-215]', (forms) => forms.listLocations(), { method: 'GET', path: '/forms_api/locations' }],
  ['[C-216]', (forms) => forms.createLocation({ name: 'x' }), { method: 'POST', path: '/forms_api/locations', body: { name: 'x' } }],
  ['[C-217]', (forms) => forms.updateLocation(3, { name: 'x' }), { method: 'PUT', path: '/forms_api/locations/3', body: { name: 'x' } }],
  ['[C-218]', (forms) => forms.deleteLocation(3), { method: 'DELETE', path: '/forms_api/locations/3' }],
  ['[C-223]', (forms) => forms.deleteLead(7, 9), { method: 'DELETE', path: '/forms_api/forms/7/leads/9' }],
  ['[C-225]', (forms) => forms.fixLeadIntegrations(7, 9), { method: 'POST', path: '/forms_api/forms/7/leads/9/integrations/fix', body: {} }],
  [
    '[C-226]',
    (forms) => forms.fixLeadIntegrations(7, 9, ['1']),
    { method: 'POST', path: '/forms_api/forms/7/leads/9/integrations/fix', body: { integration_ids: ['1'] } },
  ],
  ['[C-229]', (forms) => forms.listSettings(), { method: 'GET', path: '/forms_api/settings' }],
  ['[C-230]', (forms) => forms.writeSetting({ key: 'a.b', value: '1' }), { method: 'POST', path: '/forms_api/settings', body: { key: 'a.b', value: '1' } }],
  ['[C-231]', (forms) => forms.deleteSetting(12), { method: 'DELETE', path: '/forms_api/settings/12' }],
  [
    '[C-236]',
    (forms) => forms.createLeadExport(7, { created_at_gteq: '2026-05-01' }),
    { method: 'POST', path: '/forms_api/forms/7/lead_exports', body: { filters: { created_at_gteq: '2026-05-01' } } },
  ],
  ['[C-238]', (forms) => forms.getLeadExport(7, 5), { method: 'GET', path: '/forms_api/forms/7/lead_exports/5' }],
  ['[C-239]', (forms) => forms.downloadLeadExport(7, 5), { method: 'GET', path: '/forms_api/forms/7/lead_exports/5/download', responseType: 'blob' }],
  ['[C-241]', (forms) => forms.exportForm(7), { method: 'GET', path: '/forms_api/forms/7/export', responseType: 'blob' }],
  ['[C-242]', (forms) => forms.importForm({ version: 1 }), { method: 'POST', path: '/forms_api/forms/import', body: { version: 1 } }],
  [
    '[C-209] of the version that was read,',
    (forms) => forms.updateForm(7, { name: 'x' }, 3),
    { method: 'PUT', path: '/forms_api/forms/7', body: { name: 'x' }, headers: { 'if-match': '"3"' } },
  ],
  [
    '[C-236] as a table,',
    (forms) => forms.createLeadExport(7, {}, 'xlsx'),
    { method: 'POST', path: '/forms_api/forms/7/lead_exports', body: { filters: {}, format: 'xlsx' } },
  ],
  ['[C-244] without a name,', (forms) => forms.duplicateForm(7), { method: 'POST', path: '/forms_api/forms/7/duplicate' }],
  ['[C-244]', (forms) => forms.duplicateForm(7, 'Copy A'), { method: 'POST', path: '/forms_api/forms/7/duplicate?name=Copy%20A' }],
])('%s the client sends exactly this request: %#', (_, call, expected) => {
  expect(call(client())).toEqual(expected)
})

test('[C-227] a submission has the captcha token only when there is one', () => {
  const attributes = { name: 'سارة' }
  expect(client().submitLead(7, { attributes }, 'key-1')).toEqual({
    method: 'POST',
    path: '/forms_api/forms/7/leads',
    body: { attributes },
    headers: { 'idempotency-key': 'key-1' },
  })
  expect(client().submitLead(7, { attributes, captchaToken: 'token' }, 'key-1').body).toEqual({ attributes, 'g-recaptcha-response': 'token' })
})

test.each(['https://forms.example.com/v1', 'https://forms.example.com/v1/', 'https://forms.example.com/v1//'])(
  '[C-205] requests go to the configured address %s',
  (base) => {
    expect(client(base).listForms().path).toBe('https://forms.example.com/v1/forms')
  },
)
