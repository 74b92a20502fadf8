import { createHash } from 'node:crypto'
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
const { set } = services
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

const directiveIn = (policy: string | null | undefined, name: string) => policy?.split('; ').find((one) => one.startsWith(`${name} `)) ?? ''

test('a page with a container trusts the nonce of its answer and what trusted scripts load; without one nothing of it is there', async () => {
  expect(await policyOf('/ar/404')).not.toMatch(/nonce|google|strict-dynamic/)
  const quote = { id: 'b1', template: 'quote', version: 1, fields: { quote: 'قول' }, groups: [], positions: [], active_positions: [] }
  await post('/api/pages', { path: 'tagged', status: 'published', title: 'x', blocks: [quote] })
  await set({ 'analytics.tag_manager_id': 'GTM-ABC1234', 'analytics.tag_origins': 'https://collect.example.com' })
  const answers = await Promise.all(['/ar/404', '/ar/tagged', '/ar/tagged'].map((path) => app.request(`https://site.test${path}`)))
  const policies = answers.map(({ headers }) => headers.get('content-security-policy') ?? '')
  const pages = await Promise.all(answers.map((answer) => answer.text()))
  const nonces = policies.map((policy) => /script-src [^;]*'nonce-([\w-]{22})' 'strict-dynamic'/.exec(policy)?.[1] ?? '')
  // Each answer has a nonce of its own, which stands in its policy and on its last script.
  expect(new Set(nonces).size).toBe(3)
  for (const [index, html] of pages.entries()) {
    expect(html.match(/nonce/g)).toHaveLength(1)
    expect(html).toMatch(new RegExp(`<script type="module" src="[^"]+" fetchpriority="low" nonce="${nonces[index]}"></script>\n</body>\n</html>\n$`))
  }
  // The navigator compares fingerprints: a nonce alone must not reload the page.
  const fingerprints = pages.map((html) => /<meta name="policy" content="([^"]+)"/.exec(html)?.[1])
  expect(new Set(fingerprints).size).toBe(1)
  expect(directiveIn(policies[0], 'script-src')).not.toMatch(/unsafe/)
  expect(directiveIn(policies[0], 'connect-src').split(' ')).toEqual(
    expect.arrayContaining([
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
      'https://collect.example.com',
    ]),
  )
  await set({ 'analytics.tag_manager_id': '' })
})

test('presets and hosts widen pages with tags alone; a page without tags keeps its policy to the letter', async () => {
  const strict = await policyOf('/ar/404')
  expect(strict).toMatch(
    /^default-src 'self'; script-src 'self' 'sha256-[^ ]+'( https:\/\/www\.g[^ ;]+)*; img-src 'self' data: https:; media-src 'self' https:; /,
  )
  await set({
    'tags.meta': 'true',
    'tags.onetrust': 'true',
    'tags.frame_hosts': 'https://frames.example.com',
    'tags.font_hosts': 'https://fonts.example.com',
    'tags.style_hosts': 'https://styles.example.com',
    'tags.script_hosts': 'https://scripts.example.com',
  })
  expect(await policyOf('/ar/404')).toBe(strict)
  await post('/api/metaheads', { language: 'javascript', content: 'one()', rdx_core_page_id: null })
  const policy = await vi.waitFor(async () => {
    const pagePolicy = await policyOf('/ar/404')
    expect(pagePolicy).toContain('strict-dynamic')
    return pagePolicy
  })
  const sources = (name: string) => directiveIn(policy, name).split(' ')
  expect(sources('connect-src')).toEqual(expect.arrayContaining(['https://www.facebook.com', 'https://cdn.cookielaw.org']))
  expect(sources('frame-src')).toEqual(expect.arrayContaining(['https://www.facebook.com', 'https://frames.example.com']))
  expect(sources('style-src')).toEqual(expect.arrayContaining(["'unsafe-inline'", 'https://styles.example.com']))
  expect(sources('script-src')).toEqual(expect.arrayContaining(['https://connect.facebook.net', 'https://scripts.example.com']))
  expect(sources('font-src')).toContain('https://fonts.example.com')
  expect(sources('form-action')).toContain('https://www.facebook.com')
  expect(sources('img-src')).toEqual(['img-src', "'self'", 'data:', 'https:'])
  expect(sources('script-src').join()).not.toContain('unsafe')
  await set({ 'tags.image_hosts': 'https://images.example.com' })
  await vi.waitFor(async () => {
    const narrowed = directiveIn(await policyOf('/ar/404'), 'img-src').split(' ')
    expect(narrowed).toEqual(expect.arrayContaining(["'self'", 'https://images.example.com', 'https://www.facebook.com']))
    expect(narrowed).not.toContain('https:')
  })
})

test('OneTrust’s own script comes with every page of its strategy, before consent and with the id of the site there', async () => {
  await set({ 'consent.strategy': 'onetrust', 'consent.onetrust_id': '019dac2e-6419-7678-test' })
  const answer = await app.request('https://site.test/ar/tagged')
  const html = await answer.text()
  const text = /<script>(function OptanonWrapper[^<]*)<\/script>/.exec(html)?.[1] ?? ''
  expect(text).toContain('["src","https://cdn.cookielaw.org/scripttemplates/otSDKStub.js"]')
  expect(text).toContain('["data-domain-script","019dac2e-6419-7678-test"]')
  const policy = answer.headers.get('content-security-policy')
  expect(directiveIn(policy, 'script-src')).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(directiveIn(policy, 'style-src')).toContain("'unsafe-inline'")
  expect(directiveIn(policy, 'connect-src')).toContain('https://*.onetrust.com')
})

test.each(['tags.meta', 'tags.script_hosts', 'analytics.tag_origins', 'consent.onetrust_id'])('[A-269] %s is written by admins alone', async (key) => {
  const editor = { ...services.staffCtx, staff: { id: 'user:2', name: 'محرر', role: 'editor' as const } }
  expect(await upsertSetting(editor, { key, value: '' }, settingTable)).toMatchObject({ ok: false })
})

test.each(['http://a.example.com', 'https://a.example.com/path', "https://a.example.com; script-src 'unsafe-inline'", "'unsafe-eval'", 'https://*', '*'])(
  'a list of hosts takes no %s',
  async (value) => {
    expect(await upsertSetting(services.staffCtx, { key: 'tags.frame_hosts', value }, settingTable)).toMatchObject({ ok: false })
  },
)

test('only the page of payment may open the payment sheet of the browser and load the fields of a provider', async () => {
  const journey = '/ar/showroom-order-online'
  const headersOf = async (path: string) => (await app.request(`https://site.test${path}`)).headers
  const pays = async (path: string) => (await headersOf(path)).get('permissions-policy')?.match(/payment=\(.*?\)/)?.[0]
  expect(await pays(`${journey}/checkout`)).toBe('payment=(self "https://js.stripe.com" "https://*.js.stripe.com" "https://pay.google.com")')
  for (const path of [journey, `${journey}/vehicle`, `${journey}/success`, '/ar/404']) {
    expect([path, await pays(path)]).toEqual([path, 'payment=()'])
    expect((await headersOf(path)).get('content-security-policy')).not.toContain('stripe.com')
  }
  expect((await headersOf(`${journey}/checkout`)).get('content-security-policy')).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/)
})

test('the page of electric cars lets Stripe alone run, and only where the site has the key of its service', async () => {
  const policiesOf = async (on: typeof app, path: string) => {
    const { headers } = await on.request(`https://site.test${path}`)
    return { content: headers.get('content-security-policy') ?? '', device: headers.get('permissions-policy') }
  }
  // A site without gateways of its own, and one whose gateway has nothing to do with that service.
  const own = await testServices()
  const sites = [
    { app: createApp(own), set: own.set },
    { app, set },
  ]
  for (const site of sites) {
    await site.set({ 'lead_api.base_url': 'https://leads.example.com', 'lead_api.stripe_publishable_key': '' })
    const without = await policiesOf(site.app, '/ar/electric-order')
    expect(without.content).not.toContain('stripe.com')
    expect(without.device).toContain('payment=()')
    await site.set({ 'lead_api.stripe_publishable_key': 'pk_test_electric' })
    const { content, device } = await policiesOf(site.app, '/ar/electric-order')
    expect(content).toMatch(/script-src 'self' [^;]*https:\/\/js\.stripe\.com/)
    expect(content).toMatch(/frame-src 'self' [^;]*https:\/\/js\.stripe\.com [^;]*https:\/\/hooks\.stripe\.com/)
    expect(content).toMatch(/connect-src 'self' [^;]*https:\/\/api\.stripe\.com/)
    expect(device).toContain('payment=(self "https://js.stripe.com"')
    for (const path of ['/ar/404', '/ar/showroom-order-online']) {
      const other = await policiesOf(site.app, path)
      expect(other.content).not.toContain('stripe.com')
      expect(other.device).toContain('payment=()')
    }
  }
})
