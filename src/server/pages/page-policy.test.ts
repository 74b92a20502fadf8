import { expect, test, vi } from 'vitest'
import { upsertSetting } from '#domains/content/index.server.ts'
import { FormDraft } from '#domains/forms/index.ts'
import { createForm } from '#domains/forms/index.server.ts'
import { createApp } from '#server/app.server.ts'
import { settingTable } from '#site/registry/setting-table.ts'
import { apiCaller } from '#tests/support/site/api-caller.ts'
import { testServices } from '#tests/support/site/test-services.ts'

const services = await testServices({
  STRIPE_SECRET_KEY: 'sk_test_a-secret-key-of-stripe',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_a-secret-of-webhooks',
})
const app = createApp(services)
const { post } = apiCaller(services)

async function set(values: Record<string, string>): Promise<void> {
  for (const [key, value] of Object.entries(values)) await upsertSetting(services.staffCtx, { key, value }, settingTable)
  const isHeard = async () => JSON.stringify((await services.site.get(services.staffCtx)).settings)
  await vi.waitFor(async () => {
    const heard = await isHeard()
    for (const value of Object.values(values)) expect(heard).toContain(value)
  })
}
const policyOf = async (path: string) => (await app.request(`https://site.test${path}`)).headers.get('content-security-policy') ?? ''

test('[C-205] a forms service elsewhere may be called from every page, and from none without one: what waited goes from any page', async () => {
  expect(await policyOf('/ar/404')).not.toContain('connect-src')
  await set({ 'forms.api_url': 'https://forms.example.com/v1' })
  expect(await policyOf('/ar/404')).toContain(`connect-src 'self' https://forms.example.com;`)
})

test('only pages with a form, or with a link that opens one, may load reCAPTCHA, and only once its keys are set', async () => {
  const field = { id: 'name', name: 'name', type: 'text', label: { ar: 'الاسم' } }
  const form = await createForm(services.staffCtx, FormDraft.parse({ name: 'استفسار', fields: [field] }))
  const id = form.ok ? form.value.id : 0
  const aBlock = (template: string, fields: object) => ({ id: 'b1', template, version: 1, fields, groups: [], positions: [], active_positions: [] })
  const pages = {
    form: aBlock('form', { form_id: String(id) }),
    link: aBlock('html_box', { html: `<p><a href="#form:${id}">اطلب</a></p>` }),
    neither: aBlock('quote', { quote: 'قول' }),
  }
  for (const [path, block] of Object.entries(pages)) {
    expect((await post('/api/pages', { path, status: 'published', title: 'x', blocks: [block] })).status).toBe(201)
  }
  const paths = ['/ar/form', `/ar/form/${id}`, '/ar/link', '/ar/neither']
  const admitted = async () => Promise.all(paths.map(async (path) => (await policyOf(path)).includes('google.com/recaptcha')))
  expect(await admitted()).toEqual([false, false, false, false])
  await set({ 'recaptcha.site_key': 'a-site-key', 'recaptcha.secret_key': 'a-secret-key-of-google' })
  expect(await admitted()).toEqual([true, true, true, false])
  const policy = await policyOf('/ar/form')
  expect(policy).toMatch(/script-src [^;]*https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/(;|$)/)
  expect(policy).toMatch(/frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//)
  expect(policy).toMatch(/connect-src [^;]*https:\/\/www\.google\.com\/recaptcha\//)
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https:\/\/www\.google\.com(\/?[ ;]|$)/)
})

test('a page admits tags by a nonce of its own and their origins once a container is set, and nothing of them without one', async () => {
  expect(await policyOf('/ar/404')).not.toMatch(/nonce|google/)
  const quote = { id: 'b1', template: 'quote', version: 1, fields: { quote: 'قول' }, groups: [], positions: [], active_positions: [] }
  await post('/api/pages', { path: 'tagged', status: 'published', title: 'x', blocks: [quote] })
  await set({ 'analytics.tag_manager_id': 'GTM-ABC1234', 'analytics.tag_origins': 'https://collect.example.com' })
  const answers = await Promise.all(['/ar/404', '/ar/tagged', '/ar/404'].map((path) => app.request(`https://site.test${path}`)))
  const policies = answers.map(({ headers }) => headers.get('content-security-policy') ?? '')
  const pages = await Promise.all(answers.map((answer) => answer.text()))
  const nonces = policies.map((policy) => /script-src [^;]*'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? '')
  // The document carries the nonce of its own policy; another page has another one, the same page the same.
  for (const [index, html] of pages.entries()) expect(html).toContain(`<script type="application/json" id="measuring" nonce="${nonces[index]}">`)
  expect(nonces[0]).toBe(nonces[2])
  expect(nonces[0]).not.toBe(nonces[1])
  // The navigator compares fingerprints: a nonce alone must not reload the page.
  const fingerprints = pages.map((html) => /<meta name="policy" content="([^"]+)"/.exec(html)?.[1])
  expect(new Set(fingerprints).size).toBe(1)
  const directive = (name: string) => policies[0]?.split('; ').find((one) => one.startsWith(`${name} `)) ?? ''
  expect(directive('script-src')).not.toMatch(/https:|unsafe/)
  expect(directive('connect-src').split(' ')).toEqual(
    expect.arrayContaining([
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
      'https://collect.example.com',
    ]),
  )
})

test('only the page of payment may open the payment sheet of the browser and load the fields of a provider', async () => {
  const journey = '/ar/showroom-order-online'
  const headersOf = async (path: string) => (await app.request(`https://site.test${path}`)).headers
  const pays = async (path: string) => (await headersOf(path)).get('permissions-policy')?.match(/payment=\(.*?\)/)?.[0]
  expect(await pays(`${journey}/checkout`)).toBe('payment=(self)')
  for (const path of [journey, `${journey}/vehicle`, `${journey}/success`, '/ar/404']) {
    expect([path, await pays(path)]).toEqual([path, 'payment=()'])
    expect((await headersOf(path)).get('content-security-policy')).not.toContain('stripe.com')
  }
  expect((await headersOf(`${journey}/checkout`)).get('content-security-policy')).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/)
})
