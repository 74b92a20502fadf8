import { providerSources } from '#domains/payments/index.ts'
import { tagSources } from '#domains/tags/index.ts'
import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { testAssets } from '#tests/support/site/test-services.ts'
import { breadcrumbSchema } from './schemas/breadcrumb-schema.ts'
import { type DocumentParts, type PageHead, renderDocument } from './document.server.ts'
import { drawView } from './draw-view.server.tsx'
import { drawMetaheads } from './metahead-parts.server.ts'

const head: PageHead = {
  title: 'سيارات | معرض',
  description: 'وصف',
  canonical: 'https://site.test/ar/x',
  image: { url: 'https://site.test/media/x.jpg' },
  siteName: 'معرض',
  robots: null,
  alternates: [{ language: 'ar', href: 'https://site.test/ar/x' }],
  schemas: [],
  hasMetaTags: true,
}

const noMetaheads = { head: '', body: '', scriptHashes: [], styleHashes: [], scriptHosts: [], styleHosts: [], frameHosts: [], hasTags: false }

function partsOf(over: Partial<DocumentParts> = {}): DocumentParts {
  return {
    firstPicture: '',
    theme: 'jdx',
    area: '',
    hasBreadcrumbs: false,
    head,
    metaheads: noMetaheads,
    measuring: { tags: null, speed: 'after_consent' },
    tags: { ...tagSources({}), limitsImages: false },
    oneTrust: null,
    symbols: new Set(['quote']),
    bodyMarks: {},
    sprite: '',
    before: '<header></header>',
    main: ['<main id="main">', '</main>'],
    after: '<footer></footer>',
    skipLabel: 'تخطٍّ',
    offlineNotice: '',
    loadingLabel: '',
    fonts: [],
    services: [],
    hasMaps: false,
    payments: null,
    hasCaptcha: false,
    ...over,
  }
}

function read(over: Partial<DocumentParts> = {}) {
  const { html: bytes, policy } = renderDocument(partsOf(over), testAssets)
  const html = bytes.toString()
  return { html, policy, page: new JSDOM(html).window.document }
}

test('[A-001][A-021][C-001] the page is Arabic, from right to left', () => {
  const { documentElement } = read().page
  expect([documentElement.lang, documentElement.dir, documentElement.dataset.theme]).toEqual(['ar', 'rtl', 'jdx'])
})

test('a page carries its styles after everything that is fetched ahead, allowed by their digest; the policies of two pages count as one whatever their styles', () => {
  const carrying = (text: string) => ({
    ...testAssets,
    stylesheets: () => [{ href: `/${text}.css`, inline: { text: `.${text}{}`, digest: `'sha256-${text}'` } }],
  })
  const [one, other] = ['one', 'other'].map((text) =>
    renderDocument(partsOf({ fonts: ['/a.woff2'], firstPicture: '<link rel="preload" as="image">' }), carrying(text)),
  )
  const { head } = new JSDOM(one?.html).window.document
  const order = [...head.querySelectorAll('style, link[rel*="preload"], script[type="module"]')].map((element) => element.outerHTML)
  expect(order).toEqual([
    '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin="">',
    '<script type="module" src="/ar/assets/start.js" fetchpriority="low"></script>',
    '<link rel="preload" as="image">',
    '<style data-sheet="/one.css">.one{}</style>',
  ])
  expect(one?.policy).toContain(`style-src 'self' 'sha256-one';`)
  const fingerprint = (html?: Buffer) => /name="policy" content="([^"]+)"/.exec(String(html))?.[1]
  expect(fingerprint(one?.html)).toBe(fingerprint(other?.html))
  expect(fingerprint(one?.html)).not.toBe(fingerprint(renderDocument(partsOf({ hasCaptcha: true }), carrying('one')).html))
  // A digest would switch off what maps need.
  expect(renderDocument(partsOf({ hasMaps: true }), carrying('one')).policy).not.toContain('sha256-one')
})

test('[A-025] the area is named where there is one', () => {
  expect(read().page.documentElement.dataset.area).toBeUndefined()
  expect(read({ area: 'israel' }).page.documentElement.dataset.area).toBe('israel')
})

test('[A-119] the head says title, description, canonical address and picture, for people and for networks', () => {
  const { page } = read()
  const content = (name: string) => page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
  expect(page.title).toBe('سيارات | معرض')
  expect(content('description')).toBe('وصف')
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://site.test/ar/x')
  expect(['og:title', 'og:description', 'og:url', 'og:image', 'og:locale'].map(content)).toEqual([
    'سيارات | معرض',
    'وصف',
    'https://site.test/ar/x',
    'https://site.test/media/x.jpg',
    'ar_AE',
  ])
  expect(page.querySelector('link[hreflang="ar"]')?.getAttribute('href')).toBe('https://site.test/ar/x')
})

test('[A-120] robots are excluded only where they should be', () => {
  expect(read().page.querySelector('meta[name="robots"]')).toBeNull()
  expect(
    read({ head: { ...head, robots: 'noindex, nofollow' } })
      .page.querySelector('meta[name="robots"]')
      ?.getAttribute('content'),
  ).toBe('noindex, nofollow')
})

test('[A-060] a screen without page tags has its title, and what robots are told', () => {
  const { page } = read({ head: { ...head, hasMetaTags: false } })
  expect(page.title).toBe('سيارات | معرض')
  expect(page.querySelectorAll('[data-page-head], link[rel="canonical"], meta[property]')).toHaveLength(0)
  const hidden = read({ head: { ...head, hasMetaTags: false, robots: 'noindex, nofollow' } }).page
  expect([...hidden.querySelectorAll('meta[name="robots"], meta[name="description"]')].map((tag) => tag.getAttribute('content'))).toEqual(['noindex, nofollow'])
})

test('an empty description is no tag', () => {
  expect(read({ head: { ...head, description: '' } }).page.querySelector('meta[name="description"]')).toBeNull()
})

test('[A-375] the colour of the app is #9e1b32', () => {
  expect(read().page.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe('#9e1b32')
})

test('texts cannot become markup', () => {
  const evil = '"><script>x()</script>\'&amp;</title>'
  const { page } = read({
    head: { ...head, title: evil, description: evil, canonical: evil, schemas: [{ name: '</script><script>x()</script><!--' }] },
    area: evil,
    bodyMarks: { 'data-words': evil },
    skipLabel: evil,
    offlineNotice: evil,
    loadingLabel: evil,
  })
  expect([...page.querySelectorAll('script')].map(({ type }) => type)).toEqual(['', 'module', 'application/ld+json'])
  expect(page.title).toBe(evil)
  expect(page.body.dataset.words).toBe(evil)
  expect(JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toEqual({ name: '</script><script>x()</script><!--' })
})

test('props of an island come back as they were, whatever they hold', () => {
  const props = { id: 'a"b', html: '</script><!--<script>', text: '\u2028\u2029"\\', list: ['<', null] }
  const { html } = drawView(() => 'drawn', props, { symbol: 'accordion', island: 'idle' })
  const script = JSDOM.fragment(html).querySelector('script')
  expect(script?.dataset.p).toBe('a"b')
  expect(JSON.parse(script?.textContent ?? '')).toEqual(props)
})

test('nothing runs but our own files, our one script and metaheads with their digest', () => {
  const { page, policy } = read()
  const own = `'sha256-${createHash('sha256')
    .update(page.querySelector('script')?.textContent ?? '')
    .digest('base64')}'`
  expect(policy).toContain(`script-src 'self' ${own};`)
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'"]),
  )
  expect(policy).not.toMatch(/unsafe|\*|(style|connect|font)-src/)
  const metaheads = { ...noMetaheads, scriptHashes: ["'sha256-a'"], styleHashes: ["'sha256-b'"], scriptHosts: ['https://cdn.test'] }
  expect(read({ metaheads }).policy).toContain(`script-src 'self' ${own} 'sha256-a' https://cdn.test;`)
  expect(read({ metaheads }).policy).toContain("style-src 'self' 'sha256-b';")
  expect(read({ metaheads, services: ['https://reports.test'] }).policy).toContain("connect-src 'self' https://reports.test https://cdn.test;")
})

test('[A-114] a metahead reaches the browser as its digest in the policy says, blank lines and all', async () => {
  const content = 'one()\n\n\n  two()\r\n\r\n'
  const metahead = {
    id: 1,
    content,
    language: 'javascript',
    sequence: 0,
    in_body: false,
    reload_on_each_page: false,
    rdx_core_page_id: null,
    consent_scope: null,
  } as const
  const { page, policy } = read({
    metaheads: await drawMetaheads([metahead, { ...metahead, id: 2, in_body: true }], { id: null, consent: 'none' }, quietLog),
  })
  const scripts = [...page.querySelectorAll('script[data-metahead]')]
  expect(scripts).toHaveLength(2)
  for (const { textContent } of scripts)
    expect(policy).toContain(
      createHash('sha256')
        .update(textContent ?? '')
        .digest('base64'),
    )
})

test('pages with the same policy carry the same fingerprint, others another', () => {
  const fingerprint = (over: Partial<DocumentParts> = {}) => read(over).page.querySelector('meta[name="policy"]')?.getAttribute('content')
  expect(fingerprint({ theme: 'lrdx' })).toBe(fingerprint())
  expect(fingerprint({ metaheads: { ...noMetaheads, scriptHashes: ["'sha256-a'"] } })).not.toBe(fingerprint())
})

test('styles come first, then fonts, then scripts', () => {
  const { page } = read({ fonts: ['/ar/assets/a.woff2'] })
  const kinds = [...page.head.querySelectorAll('link[rel="preload"], link[rel="stylesheet"], script[src], link[rel="modulepreload"]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  )
  expect(kinds).toEqual(['/ar/assets/css/quote.css', '/ar/assets/a.woff2', '/ar/assets/start.js'])
})

test('breadcrumbs are schema.org’s, each step with its address; a heading of the menu without one is no step', () => {
  expect(
    breadcrumbSchema(
      [
        { label: 'الرئيسية', href: '/ar/' },
        { label: 'الشراء', href: '/ar/find-a-car' },
        { label: 'السيارات', href: null },
        { label: 'العروض', href: null },
      ],
      { publicUrl: 'https://site.test', url: 'https://site.test/ar/offers' },
    ),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: 'https://site.test/ar/' },
      { '@type': 'ListItem', position: 2, name: 'الشراء', item: 'https://site.test/ar/find-a-car' },
      { '@type': 'ListItem', position: 3, name: 'العروض', item: 'https://site.test/ar/offers' },
    ],
  })
})

test('[B-069] only a page that may show a map of the service lets its script run', () => {
  expect(read().policy).not.toContain('google')
  const { policy } = read({ hasMaps: true, metaheads: { ...noMetaheads, styleHashes: ["'sha256-x'"] } })
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ;]+' https:\/\/maps\.googleapis\.com/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  // Beside a digest, browsers would not heed what the service's own styles need.
  expect(policy).toMatch(/style-src 'self' 'unsafe-inline'(?![^;]*sha256)/)
})

test('only a page of payment lets a provider run, and only the providers that are set up', () => {
  const hosts = ['js.stripe.com', 'hooks.stripe.com', 'api.stripe.com', 'paypal.com', 'paypalobjects.com', 'liqpay.ua']
  for (const host of hosts) expect(read().policy).not.toContain(host)
  const stripe = read({ payments: providerSources(['STRIPE', 'TEST']) }).policy
  expect(stripe).toMatch(/script-src 'self' [^;]*https:\/\/js\.stripe\.com/)
  expect(stripe).toMatch(/frame-src 'self' [^;]*https:\/\/js\.stripe\.com [^;]*https:\/\/hooks\.stripe\.com/)
  expect(stripe).toMatch(/connect-src 'self' [^;]*https:\/\/api\.stripe\.com/)
  expect(stripe).toContain("form-action 'self';")
  expect(stripe).not.toMatch(/paypal|liqpay|unsafe-inline/)
  const others = read({ payments: providerSources(['PAYPAL', 'LIQPAY']) }).policy
  expect(others).toMatch(/script-src 'self' [^;]*https:\/\/www\.paypal\.com/)
  expect(others).toContain("form-action 'self' https://www.liqpay.ua;")
  expect(others).not.toMatch(/stripe|script-src[^;]*unsafe/)
})
