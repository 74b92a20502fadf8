import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { presets } from '#block-engine/presets.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { signPreview } from '#domains/accounts/index.server.ts'
import { PageDraft } from '#domains/content/index.ts'
import { createPage, deletePage, type PageRow, savePage } from '#domains/content/index.server.ts'
import { importImage } from '#domains/media/index.server.ts'
import { Fault } from '#kernel/fault.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { TEST_TOKEN } from '#tests/support/site/site-process.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { createApp } from '../app.server.ts'

const services = await testServices()
const app = createApp(services)
const { staffCtx } = services

const aQuote = (quote: string, id = 'b1') => ({ ...aStoredBlock('quote', { quote }), id })

async function aPage(values: Record<string, unknown>): Promise<PageRow> {
  const outcome = await createPage(staffCtx, PageDraft.parse({ status: 'published', ...values }), catalogue)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

const set = (key: string, value: unknown) => services.set({ [key]: value })

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(`https://site.test${path}`, { headers })
  const html = await response.text()
  return { status: response.status, headers: response.headers, location: response.headers.get('location'), html, page: new JSDOM(html).window.document }
}

await aPage({ path: '', title: 'الرئيسية', blocks: [aQuote('الصفحة الأولى')] })
const offers = await aPage({ path: 'offers', title: 'العروض', meta_description: 'وصف العروض', image_id: '77', blocks: [aQuote('عرض'), aQuote('آخر', 'b2')] })
await aPage({ path: 'سيارات/جديدة', title: 'جديدة' })

beforeEach(() => {
  services.messages.length = 0
  services.time.now = new Date('2026-05-15T08:00:00Z')
})

describe('a page', () => {
  test('[A-036][A-004] is answered to anybody, drawn on the server, with its blocks in their order', async () => {
    const { status, page, headers } = await get('/ar/offers')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect([...page.querySelectorAll('main blockquote')].map(({ textContent }) => textContent)).toEqual(['عرض', 'آخر'])
    expect(page.title).toBe('العروض')
    expect(services.messages).toEqual([])
  })

  test('[A-021][A-001][C-001] is Arabic and reads from right to left', async () => {
    const { page, headers } = await get('/ar/')
    expect([page.documentElement.lang, page.documentElement.dir, headers.get('content-language')]).toEqual(['ar', 'rtl', 'ar'])
  })

  test('[A-099][A-119][C-323][C-324] has its own tags, and those of the site where it says nothing', async () => {
    await set('meta', { title: '', description: 'وصف الموقع', image_id: 88 })
    const content = (page: Document, name: string) => page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
    const [own, general] = [(await get('/ar/offers')).page, (await get('/ar/')).page]
    expect([content(own, 'description'), content(general, 'description')]).toEqual(['وصف العروض', 'وصف الموقع'])
    expect(content(own, 'og:image')).toBe('https://site.test/media/api/v2/images/77/w/1600.jpg')
    expect(content(general, 'og:image')).toBe('https://site.test/media/api/v2/images/88/w/1600.jpg')
  })

  test('[A-097][C-382][A-098] is called by its title, the divider and the name of the site', async () => {
    await set('general.app_name', 'Maarad')
    expect((await get('/ar/offers')).page.title).toBe('العروض | Maarad')
    await set('meta.title_divider', ' – ')
    expect((await get('/ar/offers')).page.title).toBe('العروض – Maarad')
    await set('meta.title_divider', null)
    await set('general.app_name', '')
  })

  test('[C-323][A-098] has the divider of the settings in its title', async () => {
    await services.set({ 'general.app_name': 'Maarad', 'meta.title_divider': '-' })
    expect((await get('/ar/offers')).page.title).toBe('العروض - Maarad')
    await services.set({ 'general.app_name': '', 'meta.title_divider': '|' })
  })

  test('[C-323][C-324] without a title of its own is called by that of the settings', async () => {
    await services.set({ 'general.app_name': 'Maarad', meta: { title: 'سيارات جديدة' } })
    await aPage({ path: 'untitled', title: '' })
    expect((await get('/ar/untitled')).page.title).toBe('سيارات جديدة | Maarad')
    await services.set({ 'general.app_name': '', meta: null })
  })

  test('[A-066][A-067][A-180] says in its data whether a stock locator stands on it', async () => {
    await aPage({ path: 'cars', title: 'سيارات', blocks: [aQuote('اختر'), { ...aStoredBlock('stock_locator_overseas'), id: 'b2' }] })
    const dataOf = async (path: string) => JSON.parse((await get(path)).page.querySelector('main')?.dataset.page ?? '{}')
    expect(await dataOf('/ar/cars')).toMatchObject({ path: 'cars', hasStockLocatorBlocks: true, type: 'plp' })
    expect(await dataOf('/ar/offers')).toMatchObject({ id: offers.id, path: 'offers', hasStockLocatorBlocks: false, type: 'dx_other' })
    services.messages.length = 0
  })

  test('[A-037] has one address, to which the one with a slash at its end leads, and the same canonical one with a query', async () => {
    const canonicals = await Promise.all(
      ['/ar/offers', '/ar/offers?utm_source=x'].map(async (path) => {
        const { status, page } = await get(path)
        return [status, page.querySelector('link[rel="canonical"]')?.getAttribute('href')]
      }),
    )
    expect(canonicals).toEqual(Array.from({ length: 2 }, () => [200, 'https://site.test/ar/offers']))
    expect(await get('/ar/offers/?utm_source=x')).toMatchObject({ status: 301, location: '/ar/offers?utm_source=x' })
  })

  test('networks are told the name of the site, and the size and words of the picture', async () => {
    await set('general.app_name', 'معرض')
    const bytes = await readFile('demo/media/hero-dunes.webp')
    await importImage(staffCtx, services.storage, { id: 501, bytes, alt: { ar: 'سيارة في الصحراء', en: '' } })
    await aPage({ path: 'shared', title: 'صورة', image_id: '501' })
    const { page } = await get('/ar/shared')
    const content = (name: string) => page.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
    expect(['og:site_name', 'og:image:width', 'og:image:height', 'og:image:alt'].map(content)).toEqual(['معرض', '1600', '900', 'سيارة في الصحراء'])
    await set('general.app_name', '')
  })

  test('the home page says who runs the site, and no other page does', async () => {
    await set('contact.email', 'hello@site.test')
    const organizations = async (path: string) =>
      [...(await get(path)).page.querySelectorAll('script[type="application/ld+json"]')]
        .map(({ textContent }) => JSON.parse(textContent ?? '{}'))
        .filter((schema) => schema['@type'] === 'Organization')
    expect(await organizations('/ar/')).toMatchObject([
      { url: 'https://site.test/ar/', email: 'hello@site.test', logo: 'https://site.test/ar/brand/icon-512.png' },
    ])
    expect(await organizations('/ar/offers')).toEqual([])
    await set('contact.email', '')
  })

  test('[A-022] of Arabic letters is found encoded', async () => {
    const { status, page } = await get(`/ar/${encodeURIComponent('سيارات')}/${encodeURIComponent('جديدة')}`)
    expect([status, page.title]).toEqual([200, 'جديدة'])
  })

  test('[A-120] that search engines should pass over says so', async () => {
    await aPage({ path: 'hidden-from-search', disable_seo_tracking: true })
    const robots = (page: Document) => page.querySelector('meta[name="robots"]')?.getAttribute('content')
    expect(robots((await get('/ar/hidden-from-search')).page)).toBe('noindex, nofollow')
    expect(robots((await get('/ar/offers')).page)).toBeUndefined()
    const sitemap = (await get('/sitemap/pages.xml')).html
    expect(sitemap).toContain('<loc>https://site.test/ar/offers</loc>')
    expect(sitemap).not.toContain('hidden-from-search')
  })

  test('[A-019][A-020] is drawn in the theme of the site, unless the address asks for another', async () => {
    const theme = async (path: string) => (await get(path)).page.documentElement.dataset.theme
    expect([await theme('/ar/offers'), await theme('/ar/offers?theme=lrdx'), await theme('/ar/offers?theme=blue')]).toEqual(['jdx', 'lrdx', 'jdx'])
    await set('general.theme', 'lrdx')
    expect(await theme('/ar/offers')).toBe('lrdx')
    await set('general.theme', 'jdx')
    expect(await theme('/ar/offers')).toBe('jdx')
  })

  test('[A-025][A-026] carries the area of the site', async () => {
    await set('general.area', 'israel')
    expect((await get('/ar/offers')).page.documentElement.dataset.area).toBe('israel')
    await set('general.area', '')
  })

  test('is drawn anew after it was saved, by this process or another', async () => {
    const page = await aPage({ path: 'edited', title: 'قبل' })
    expect((await get('/ar/edited')).page.title).toBe('قبل')
    await savePage(staffCtx, { id: page.id, version: 1, draft: PageDraft.parse({ path: 'edited', status: 'published', title: 'بعد' }) }, catalogue)
    await vi.waitFor(async () => expect((await get('/ar/edited')).page.title).toBe('بعد'))
  })

  test('drawn with settings that changed meanwhile is not kept', async () => {
    await aPage({ path: 'raced', title: 'سباق' })
    await vi.waitFor(async () => expect((await get('/ar/raced')).status).toBe(200))
    services.cache.forget(['site'])
    const before = await services.site.get(staffCtx)
    let arrive = (_site: typeof before) => {}
    const slow = vi.spyOn(services.site, 'get').mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    const answering = get('/ar/raced')
    await vi.waitFor(() => expect(slow).toHaveBeenCalled())
    services.cache.forget(['site'])
    arrive({ ...before, settings: { ...before.settings, appName: 'القديم' } })
    expect((await answering).page.title).toContain('القديم')
    slow.mockRestore()
    expect((await get('/ar/raced')).page.title).not.toContain('القديم')
  })

  describe('that something on it has just changed shows its last version', () => {
    const away = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
    const draw = async (path: string, title: string) => {
      const page = await aPage({ path, title })
      await services.heard()
      expect((await get(`/ar/${path}`)).page.title).toBe(title)
      services.cache.forget(['site'])
      return page
    }

    test('while the database is away, and never to staff', async () => {
      await draw('last', 'الأخيرة')
      const readSite = vi.spyOn(services.site, 'get').mockImplementation(away)
      const answer = await app.request('https://site.test/ar/last', { headers: { 'accept-encoding': 'br' } })
      expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual([200, 'br', 'no-cache'])
      expect((await get('/ar/last')).page.title).toBe('الأخيرة')
      expect((await app.request('https://site.test/ar/last', { headers: { authorization: `Bearer ${TEST_TOKEN}` } })).status).toBe(503)
      readSite.mockImplementation(() => Promise.reject(new Error('anything else')))
      expect((await app.request('https://site.test/ar/last')).status).toBe(500)
      readSite.mockRestore()
    })

    test('and one that was never drawn is waited for until the database is back, for ten seconds at most; staff are told at once', async () => {
      await aPage({ path: 'never-drawn', title: 'بعد العودة' })
      await services.heard()
      services.site.forget()
      const ask = (headers: Record<string, string> = {}) => app.request('https://site.test/ar/never-drawn?price_from=7', { headers })
      const readSite = vi.spyOn(services.site, 'get').mockImplementation(away)
      expect((await ask({ authorization: `Bearer ${TEST_TOKEN}` })).status).toBe(503)
      const calls = readSite.mock.calls.length
      const answers = [ask(), ask()]
      await vi.waitFor(() => expect(readSite.mock.calls.length).toBeGreaterThan(calls + 3))
      readSite.mockRestore()
      const pages = await Promise.all((await Promise.all(answers)).map(async (answer) => ({ status: answer.status, html: await answer.text() })))
      for (const { status, html } of pages) expect([status, html]).toEqual([200, expect.stringContaining('بعد العودة')])

      services.cache.forget(['page:never-drawn'])
      const stillAway = vi.spyOn(services.site, 'get').mockImplementation(away)
      const lost = app.request('https://site.test/ar/never-drawn?price_from=8')
      await vi.waitFor(() => expect(stillAway).toHaveBeenCalled())
      const before = services.time.now
      services.time.now = new Date(before.getTime() + 11_000)
      const answer = await lost
      stillAway.mockRestore()
      services.time.now = before
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    })

    test.each([
      { name: 'a twentieth of a second in the ten seconds after the change', agoMs: 10_000, patienceMs: 50 },
      { name: 'two seconds later', agoMs: 10_001, patienceMs: 2000 },
    ])('where drawing takes longer than $name; the next visitor has the new one', async ({ agoMs, patienceMs }) => {
      const path = `slow-${agoMs}`
      await draw(path, 'البطيئة')
      services.time.now = new Date(services.time.now.getTime() + agoMs)
      const usual = services.env.PAGE_PATIENCE_AFTER_CHANGE_MS
      onTestFinished(() => void Object.assign(services.env, { PAGE_PATIENCE_AFTER_CHANGE_MS: usual }))
      Object.assign(services.env, { PAGE_PATIENCE_AFTER_CHANGE_MS: 50 })
      const site = await services.site.get(staffCtx)
      let arrive = (_site: typeof site) => {}
      const readSite = vi.spyOn(services.site, 'get').mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      let isAnswered = false
      const answering = get(`/ar/${path}`).finally(() => (isAnswered = true))
      await vi.advanceTimersByTimeAsync(patienceMs - 1)
      expect(isAnswered).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      vi.useRealTimers()
      const answer = await answering
      expect([answer.page.title, answer.headers.get('cache-control')]).toEqual(['البطيئة', 'no-cache'])
      arrive({ ...site, settings: { ...site.settings, appName: 'المعرض الجديد' } })
      readSite.mockRestore()
      await vi.waitFor(() => expect(services.cache.findByAddress(`/ar/${path}`, services.clock.now().getTime())).toBeDefined())
      expect((await get(`/ar/${path}`)).html).toContain('المعرض الجديد')
      services.cache.forget(['site'])
    })

    test.each(['unpublished', 'deleted', 'moved'])('but not once it was %s', async (what) => {
      const page = await draw(`withdrawn-${what}`, 'المسحوبة')
      const path = `withdrawn-${what}`
      if (what === 'unpublished')
        await savePage(staffCtx, { id: page.id, version: 1, draft: PageDraft.parse({ path, status: 'draft', title: 'x' }) }, catalogue)
      if (what === 'deleted') await deletePage(staffCtx, page.id, catalogue)
      if (what === 'moved') await savePage(staffCtx, { id: page.id, version: 1, draft: PageDraft.parse({ path: `${path}-2`, title: 'x' }) }, catalogue)
      await vi.waitFor(() => expect(services.cache.findForgotten(`/ar/${path}`)).toBeUndefined())
    })
  })

  test('[B-337][A-376][B-336][A-377][B-142] loses a block when its schedule ends, although the page was kept', async () => {
    // No template of the catalogue has to have a schedule, so one is lent the field.
    const templates = catalogue as Map<string, unknown>
    const quote = catalogue.get('quote')
    templates.set('quote', { ...quote, block: { ...quote?.block, fields: [...(quote?.block.fields ?? []), presets.offer_schedule] } })
    try {
      const block = { ...aStoredBlock('quote', { quote: 'عرض مايو', offer_schedule: { from: '2026-05-01', to: '2026-05-15' } }), id: 's' }
      await aPage({ path: 'scheduled', blocks: [block] })
      const { html, headers } = await get('/ar/scheduled')
      expect(html).toContain('عرض مايو')
      expect(headers.get('etag')).not.toBeNull()
      services.time.now = new Date('2026-05-15T20:00:00Z')
      expect((await get('/ar/scheduled')).html).not.toContain('عرض مايو')
    } finally {
      templates.set('quote', quote)
    }
  })
})

describe('a redirection', () => {
  test('[A-118][C-378] answers 301 unless it says otherwise', async () => {
    await aPage({ path: 'old', type: 'url_redirection', to: '/offers' })
    await aPage({ path: 'moved-for-now', type: 'url_redirection', to: '/offers', http_code: 302 })
    await aPage({ path: 'out', type: 'url_redirection', to: 'https://example.com/x' })
    const answers = await Promise.all(['/ar/old', '/ar/moved-for-now', '/ar/out'].map((path) => get(path)))
    expect(answers.map(({ status, location }) => [status, location])).toEqual([
      [301, '/ar/offers'],
      [302, '/ar/offers'],
      [301, 'https://example.com/x'],
    ])
  })

  test('to what is no address behaves like a missing page', async () => {
    await aPage({ path: 'broken', type: 'url_redirection', to: 'javascript:alert(1)' })
    expect(await get('/ar/broken')).toMatchObject({ status: 404, location: null })
  })

  test.each(['/', '/ar'])('[A-037] of %s leads to /ar/', async (path) => {
    expect(await get(path)).toMatchObject({ status: 301, location: '/ar/' })
  })
})

describe('what is not there', () => {
  test('[A-241][C-012][A-046][C-011] answers 404 in place, with the screen of /ar/404', async () => {
    for (const path of ['/ar/nowhere', '/ar/nowhere/at/all?x=1', '/ar/404']) {
      const { status, location, page } = await get(path)
      expect([status, location, page.querySelector('h1')?.textContent]).toEqual([404, null, 'الصفحة غير موجودة'])
      expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow')
    }
  })

  test('[A-115][A-116] is a folder too', async () => {
    await aPage({ path: 'models', type: 'folder' })
    await aPage({ path: 'models/xe', title: 'XE' })
    expect(await get('/ar/models')).toMatchObject({ status: 404, location: null })
    expect((await get('/ar/models/xe')).status).toBe(200)
  })

  test('[A-116] but a folder with a page "index" leads to it, whether the folder is stored or not', async () => {
    await aPage({ path: 'families', type: 'folder' })
    for (const path of ['families/index', 'families/f-pace/index']) await aPage({ path, title: 'F-PACE' })
    expect(await get('/ar/families')).toMatchObject({ status: 301, location: '/ar/families/index' })
    expect(await get('/ar/families/f-pace')).toMatchObject({ status: 301, location: '/ar/families/f-pace/index' })
    await aPage({ path: 'closed/index', status: 'draft' })
    expect((await get('/ar/closed')).status).toBe(404)
  })

  test('is sent compressed, as other pages are', async () => {
    const answer = await app.request('https://site.test/ar/nowhere', { headers: { 'accept-encoding': 'br' } })
    expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([404, 'br', 'Accept-Encoding'])
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('الصفحة غير موجودة')
  })

  test.each(['draft', 'disabled'])('is a page in status %s', async (status) => {
    await aPage({ path: `closed-${status}`, status, allow_disabled: true })
    expect(await get(`/ar/closed-${status}`)).toMatchObject({ status: 404, location: null })
  })

  test.each(['/ar/a%00b', '/ar/%zz', '/ar/a%2Fb', '/ar/a//b', '/ar/%E2%80%AEcod', `/ar/${'x'.repeat(600)}`, '/ar/%D8'])(
    '[A-073][A-074][C-325] %s cannot be a page: 404 in place, with the words',
    async (path) => {
      const { status, location, page } = await get(path)
      expect([status, location]).toEqual([404, null])
      expect(page.body.textContent).toContain('تعذّر العثور على هذه الصفحة')
    },
  )

  test('[A-073][C-325] is answered to programs in the exact words', async () => {
    const answer = await app.request('https://site.test/api/nowhere')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ error: { status: 404, code: 'not_found', message: 'This page could not be found' } })
  })

  test('[A-079] stands between navigation and footer', async () => {
    for (const path of ['/ar/404', '/ar/%zz', '/outside']) {
      const { page } = await get(path)
      expect(page.querySelector('header nav, header a')).not.toBeNull()
      expect(page.querySelector('footer')).not.toBeNull()
    }
  })

  test('[A-101][A-108] is what the setting says, made safe', async () => {
    await set('general.page_not_found_html', '<p>ضللت الطريق</p><script>x()</script>')
    const { status, page } = await get('/ar/404')
    expect(status).toBe(404)
    expect(page.querySelector('main')?.textContent).toBe('ضللت الطريق')
    expect(page.querySelectorAll('main script')).toHaveLength(0)
    await set('general.page_not_found_html', '')
  })

  test('[A-102][A-103][A-104] without the setting is a banner and a snippet with a way home', async () => {
    const { page } = await get('/ar/404')
    expect(page.querySelector('main h1')?.textContent).toBe('الصفحة غير موجودة')
    const home = page.querySelector<HTMLAnchorElement>('main a')
    expect([home?.textContent, home?.getAttribute('href')]).toEqual(['العودة إلى الصفحة الرئيسية', '/ar/'])
  })

  test('[A-106][A-107][A-108] in theme lrdx it lists causes and advice', async () => {
    expect((await get('/ar/404?theme=lrdx')).page.querySelectorAll('main li')).toHaveLength(7)
    expect((await get('/ar/404?theme=jdx')).page.querySelectorAll('main li')).toHaveLength(0)
  })

  test('is never kept, neither here nor between', async () => {
    for (const path of ['/ar/404', '/ar/nowhere', '/ar/%zz']) expect((await get(path)).headers.get('cache-control')).toMatch(/no-store/)
  })
})

describe('the preview of a disabled page', () => {
  const path = 'secret-page'
  const answer = (of: string, headers: Record<string, string>, query = '') => app.request(`https://site.test/ar/disabled-preview/${of}${query}`, { headers })
  const bearer = { authorization: `Bearer ${TEST_TOKEN}` }

  test('[A-034][A-035][C-278] opens with a bearer token; never kept, never indexed', async () => {
    await aPage({ path, status: 'disabled', allow_disabled: true, title: 'سر' })
    const response = await answer(path, bearer)
    const { status, headers } = response
    const page = new JSDOM(await response.text()).window.document
    expect([status, page.title]).toEqual([200, 'سر'])
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow')
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex, nofollow'])
    expect((await get(`/ar/${path}`)).status).toBe(404)
  })

  test('[A-034][A-035][C-278] is 404 without a token, with a made-up one, and with one in the address', async () => {
    const signed = signPreview(path, new Date(services.time.now.getTime() + 60_000), services.secretKey)
    const closed = [
      answer(path, {}),
      answer(path, { authorization: 'Bearer made-up' }),
      answer(path, {}, `?token=${signed}`),
      answer(path, {}, `?token=${TEST_TOKEN}`),
    ]
    expect((await Promise.all(closed)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('[A-034] is 404 where the page does not allow it, whatever the token', async () => {
    await aPage({ path: 'closed-for-good', status: 'disabled' })
    await aPage({ path: 'not-ready', status: 'draft', allow_disabled: true })
    for (const closed of ['closed-for-good', 'not-ready', 'nowhere']) expect((await answer(closed, bearer)).status).toBe(404)
  })
})

describe('a block alone', () => {
  test('[B-323] comes back without the page around it, never kept', async () => {
    const { status, html, headers } = await get(`/ar/_block?path=${offers.path}&block=b2`)
    expect(status).toBe(200)
    expect(JSDOM.fragment(html).querySelectorAll('blockquote')).toHaveLength(1)
    expect(html).toContain('آخر')
    expect(html).not.toContain('<html')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('[B-323] of a folder, a redirection or a page that is not published is 404, as the page itself is', async () => {
    const inside = { blocks: [{ ...aQuote('لا يُرى'), id: 'b1' }] }
    await aPage({ path: 'a-folder', type: 'folder', ...inside })
    await aPage({ path: 'a-redirection', type: 'url_redirection', to: '/offers', ...inside })
    await aPage({ path: 'a-draft', status: 'draft', ...inside })
    for (const path of ['a-folder', 'a-redirection', 'a-draft']) expect([path, (await get(`/ar/_block?path=${path}&block=b1`)).status]).toEqual([path, 404])
  })

  test.each(['?path=offers&block=nothing', '?path=nowhere&block=b1', '?path=closed-disabled&block=b1', '', '?path=%00&block=b1'])(
    '[B-323] of %j is 404',
    async (query) => {
      expect((await get(`/ar/_block${query}`)).status).toBe(404)
    },
  )
})

test('[B-321][A-361][C-349] a page with a failed block is served, and drawn again for the next visitor', async () => {
  await set('mena.offers_api_url', 'http://127.0.0.1:9/offers')
  await aPage({ path: 'with-offer', blocks: [{ ...aStoredBlock('hero_carousel', { offer_key: 'x' }, [{ heading: 'بطل' }]), id: 'h' }, aQuote('يبقى')] })
  const { status, page, headers } = await get('/ar/with-offer')
  expect(status).toBe(200)
  expect(page.querySelector('[data-failed] button')?.textContent).toBe('إعادة المحاولة')
  expect(page.querySelector('main blockquote')?.textContent).toBe('يبقى')
  expect(headers.get('cache-control')).toBe('private, no-store')
  await set('mena.offers_api_url', '')
  expect((await get('/ar/with-offer')).page.querySelector('[data-failed]')).toBeNull()
})

describe('errors', () => {
  /** A page whose reading ends in this error. */
  async function failing(error: Error) {
    const db = new Proxy(services.database.db, {
      get: () => () => {
        throw error
      },
    })
    services.site.forget()
    const response = await createApp({ ...services, database: { ...services.database, db } }).request('https://site.test/ar/unread')
    return { response, page: new JSDOM(await response.text()).window.document }
  }

  test('[A-069][A-347][C-327] an error with a status of its own is answered with that status, on the error page', async () => {
    const { response, page } = await failing(new Fault('no tea', { status: 418 }))
    expect([response.status, page.querySelector('main h1')?.textContent]).toEqual([418, 'حدث خلل ما'])
  })

  test('[A-070][A-347][C-013][C-327] a page that cannot be read shows the error page with its status, logged and not kept', async () => {
    const { response, page } = await failing(new Error('the database is away'))
    expect(response.status).toBe(500)
    expect(page.querySelector('main h1')?.textContent).toBe('حدث خلل ما')
    expect(page.querySelector('footer')).not.toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(services.messages).toEqual(['a request failed'])
    expect((await get('/ar/unread')).status).toBe(404)
  })

  test('[A-080] when even that page cannot be drawn, a plain one says so, with a link home', async () => {
    const broken = vi.spyOn(services.site, 'get').mockRejectedValue(new Error('no'))
    const withoutLatest = vi.spyOn(services.site, 'getOrLatest').mockRejectedValue(new Error('no'))
    const { status, page } = await get('/ar/offers')
    broken.mockRestore()
    withoutLatest.mockRestore()
    expect(status).toBe(500)
    expect(page.body.textContent).toContain('An error occurred while showing the error page')
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/ar/')
    expect(services.messages).toEqual(['a request failed', 'the error page could not be drawn'])
  })
})

test('[A-375] the manifest and the robots file are where browsers and robots look', async () => {
  expect(JSON.parse((await get('/ar/site.webmanifest')).html)).toMatchObject({ lang: 'ar', theme_color: '#9e1b32' })
  expect((await get('/robots.txt')).html).toContain('Sitemap: https://site.test/sitemap.xml')
})

test('the gallery shows every example of a template, to no search engine', async () => {
  const { status, page } = await get('/ar/blocks?template=quote')
  expect(status).toBe(200)
  expect(page.querySelectorAll('main blockquote').length).toBe(catalogue.get('quote')?.examples.length)
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow')
})

test('a template that nobody knows does not take the place of the whole gallery', async () => {
  const unknown = await get('/ar/blocks?template=nothing-of-this-name')
  const whole = await get('/ar/blocks')
  expect(whole.page.querySelectorAll('main > *').length).toBeGreaterThan(100)
  expect(unknown.page.querySelectorAll('main > *').length).toBe(whole.page.querySelectorAll('main > *').length)
})
