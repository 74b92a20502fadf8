import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import type { Metahead } from '#domains/content/index.ts'
import { quietLog, recordingLog } from '#tests/support/site/quiet-log.ts'
import { drawMetaheads } from './metahead-parts.server.ts'

let count = 0
function aMetahead(language: Metahead['language'], content: string, rest: Partial<Metahead> = {}): Metahead {
  count += 1
  return { id: count, content, language, sequence: 0, in_body: false, reload_on_each_page: false, rdx_core_page_id: null, consent_scope: null, ...rest }
}

const headOf = (metahead: Metahead) => drawMetaheads([metahead], { id: null, consent: 'none' }, quietLog)
/** The elements as a browser reads them. */
const elementsOf = (html: string) => [...JSDOM.fragment(html).children]
const digestOf = (text: string | null | undefined) =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`

/** The scripts that a script puts behind itself. */
function run(text: string) {
  const { window } = new JSDOM('<script></script>', { runScripts: 'outside-only' })
  const own = window.document.querySelector('script')
  Object.defineProperty(window.document, 'currentScript', { value: own })
  window.eval(text)
  return [...window.document.querySelectorAll('script')].slice(1).map(({ src, type, async, attributes }) => ({
    src,
    type,
    async,
    attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  }))
}

describe('[A-113][A-114] a metahead of language', async () => {
  test('javascript is an inline script whose digest the policy gets', async () => {
    const parts = await headOf(aMetahead('javascript', 'window.x = 1'))
    const [script] = elementsOf(parts.head)
    expect(script?.outerHTML).toMatch(/^<script data-metahead="\d+">window.x = 1<\/script>$/)
    expect(parts.scriptHashes).toEqual([digestOf('window.x = 1')])
  })

  test('js-src is a script of another address, which a script with a digest puts behind itself; the policy gets its host', async () => {
    const parts = await headOf(aMetahead('js-src', ' https://cdn.test/a.js?x=1&y=2 '))
    const [script] = elementsOf(parts.head)
    expect(script?.outerHTML).toMatch(/^<script data-metahead="\d+">/)
    expect(run(script?.textContent ?? '')).toMatchObject([{ src: 'https://cdn.test/a.js?x=1&y=2', async: true }])
    expect(parts.scriptHosts).toEqual(['https://cdn.test'])
    expect(parts.scriptHashes).toEqual([digestOf(script?.textContent)])
  })

  test('html with the code of a vendor: each attribute reaches the script, which waits for the one before unless it is async', async () => {
    const code = `<!-- notice --><script src="https://cdn.test/stub.js?a=1&amp;b=2" type="text/javascript" charset='UTF-8' data-domain-script=abc-1></script>
<script async src=//cdn.test/late.js></script><script type="text/plain" src="https://cdn.test/blocked.js"></script><script type="application/ld+json">{}</script>`
    const parts = await headOf(aMetahead('html', code))
    const scripts = elementsOf(parts.head)
    expect(scripts.map((script) => script.getAttribute('type'))).toEqual([null, null, 'text/plain', 'application/ld+json'])
    const [stub, late] = scripts.slice(0, 2).map((script) => run(script.textContent ?? '')[0])
    expect(stub).toMatchObject({ src: 'https://cdn.test/stub.js?a=1&b=2', type: 'text/javascript', async: false })
    expect(stub?.attributes).toMatchObject({ charset: 'UTF-8', 'data-domain-script': 'abc-1' })
    expect([late?.attributes.src, late?.async]).toEqual(['//cdn.test/late.js', true])
  })

  test('only what runs or shows something of others makes a page one with tags', async () => {
    const hasTags = async (language: Metahead['language'], content: string) => (await headOf(aMetahead(language, content))).hasTags
    for (const html of ['<script type="application/ld+json">{}</script>', '<meta name="x" content="y">', '<link rel="icon" href="https://x.test/i">'])
      expect([html, await hasTags('html', html)]).toEqual([html, false])
    expect(await hasTags('css', 'a{}')).toBe(false)
    for (const html of ['<script>x()</script>', '<iframe src="https://x.test/"></iframe>', '<link rel="stylesheet" href="https://x.test/a.css">'])
      expect([html, await hasTags('html', html)]).toEqual([html, true])
    const shown = await headOf(
      aMetahead('html', '<iframe src="https://f.test/"></iframe><link rel="stylesheet" href="https://s.test/a.css"><iframe src="/ar/"></iframe>'),
    )
    expect([shown.frameHosts, shown.styleHosts]).toEqual([['https://f.test'], ['https://s.test']])
  })

  test('css is a style whose digest the policy gets', async () => {
    const parts = await headOf(aMetahead('css', 'p > a { color: red }'))
    expect(elementsOf(parts.head)[0]?.textContent).toBe('p > a { color: red }')
    expect(parts.styleHashes).toEqual([digestOf('p > a { color: red }')])
  })

  test.each([
    ['scss', '$c: red;\np { a { color: $c } }'],
    ['sass', '$c: red\np\n  a\n    color: $c'],
  ] as const)('%s is compiled to a style', async (language, content) => {
    const parts = await headOf(aMetahead(language, content))
    expect(elementsOf(parts.head)[0]?.textContent).toBe('p a{color:red}')
    expect(parts.styleHashes).toEqual([digestOf('p a{color:red}')])
  })

  test('html stands as it is; scripts and styles in it are allowed by their digests and hosts', async () => {
    const parts = await headOf(
      aMetahead(
        'html',
        '<meta name="x" content="y"><script>one()</script><script data-src="z">two()</script><script src="https://cdn.test/b.js"></script><style>a{}</style>',
      ),
    )
    expect(parts.head).toContain('<meta name="x" content="y">')
    expect(parts.scriptHashes).toEqual([digestOf('one()'), digestOf('two()'), digestOf(elementsOf(parts.head)[3]?.textContent)])
    expect(parts.scriptHosts).toEqual(['https://cdn.test'])
    expect(parts.styleHashes).toEqual([digestOf('a{}')])
  })
})

test('[A-114] in_body stands in the body, the rest in the head, both in their sequence', async () => {
  const parts = await drawMetaheads(
    [
      aMetahead('html', '<meta name="c">', { sequence: 3 }),
      aMetahead('html', '<p>b2</p>', { sequence: 2, in_body: true }),
      aMetahead('html', '<meta name="a">', { sequence: -1 }),
      aMetahead('html', '<p>b1</p>', { sequence: 1, in_body: true }),
    ],
    { id: null, consent: 'none' },
    quietLog,
  )
  expect(parts.head).toBe('<meta name="a">\n<meta name="c">')
  expect(parts.body).toBe('<p>b1</p>\n<p>b2</p>')
})

test('[A-112][A-114] those of another page are left out, those of every page stand everywhere', async () => {
  const all = [aMetahead('css', 'of-5', { rdx_core_page_id: 5 }), aMetahead('css', 'of-6', { rdx_core_page_id: 6 }), aMetahead('css', 'of-all')]
  const textsOn = async (pageId: number | null) =>
    elementsOf((await drawMetaheads(all, { id: pageId, consent: 'none' }, quietLog)).head).map(({ textContent }) => textContent)
  expect(await textsOn(5)).toEqual(['of-5', 'of-all'])
  expect(await textsOn(null)).toEqual(['of-all'])
  expect((await drawMetaheads(all, { id: 5, consent: 'none' }, quietLog)).styleHashes).toHaveLength(2)
})

test('[A-114] reload_on_each_page and a page of its own are marked for the navigator', async () => {
  const [script] = elementsOf(
    (await drawMetaheads([aMetahead('javascript', 'x', { reload_on_each_page: true, rdx_core_page_id: 5 })], { id: 5, consent: 'none' }, quietLog)).head,
  )
  expect(script?.hasAttribute('data-reload')).toBe(true)
  expect(script?.hasAttribute('data-page-head')).toBe(true)
})

test.each(['x = "</script><b>"', 'x = "</SCRIPT ><b>"', 'x = 1\r\n\r\ny = 2\rz = 3'])(
  'a script stays one script, and its digest is that of what a browser reads: %j',
  async (content) => {
    const parts = await headOf(aMetahead('javascript', content))
    const elements = elementsOf(parts.head)
    expect(elements).toHaveLength(1)
    expect(parts.scriptHashes).toEqual([digestOf(elements[0]?.textContent)])
  },
)

test.each(['a{}</style><script>x()</script>', 'a{}</STYLE><script>x()</script>'])('a style cannot end before its end: %j', async (content) => {
  const parts = await headOf(aMetahead('css', content))
  const elements = elementsOf(parts.head)
  expect(elements.map(({ localName }) => localName)).toEqual(['style'])
  expect(parts.styleHashes).toEqual([digestOf(elements[0]?.textContent)])
})

test('an address cannot leave its attribute', async () => {
  const elements = elementsOf((await headOf(aMetahead('js-src', 'https://cdn.test/a.js" onload="x()'))).head)
  expect(elements).toHaveLength(1)
  expect(elements[0]?.hasAttribute('onload')).toBe(false)
})

test('a style that does not compile is logged and left out; the others stand', async () => {
  const log = recordingLog()
  const parts = await drawMetaheads([aMetahead('scss', 'p { color: '), aMetahead('css', 'a{}')], { id: null, consent: 'none' }, log)
  expect(log.messages).toEqual(['a scss metahead does not compile'])
  expect(elementsOf(parts.head).map(({ textContent }) => textContent)).toEqual(['a{}'])
})

test.each([
  ['a loop without end', 'a { @while true { b: c } }'],
  ['a list that doubles for ever', '$l: 1; @while true { $l: join($l, $l) }'],
])('[A-113] stored SCSS with %s is left out, and others are answered meanwhile', { timeout: 30_000 }, async (_name, content) => {
  let turns = 0
  const clock = setInterval(() => {
    turns += 1
  }, 5)
  const log = recordingLog()
  const parts = await drawMetaheads([aMetahead('scss', content), aMetahead('css', 'a{}')], { id: null, consent: 'none' }, log)
  clearInterval(clock)
  expect(elementsOf(parts.head).map(({ textContent }) => textContent)).toEqual(['a{}'])
  expect(log.messages).toEqual(['a scss metahead does not compile'])
  expect(turns).toBeGreaterThan(5)
})

describe('[A-233] where visitors are asked for consent', async () => {
  const drawn = async (language: Metahead['language'], content: string, consent_scope: Metahead['consent_scope'] = null) => {
    const parts = await drawMetaheads([aMetahead(language, content, { consent_scope })], { id: null, consent: 'basic' }, quietLog)
    return { parts, elements: elementsOf(parts.head) }
  }
  const isHeldBack = async (...metahead: Parameters<typeof drawn>) => {
    const { elements } = await drawn(...metahead)
    return elements.length === 1 && elements[0]?.matches('template[data-needs-consent]')
  }

  test('scripts and what asks for something wait in a template, which nothing of it leaves; their digests and hosts are allowed', async () => {
    const { parts, elements } = await drawn('js-src', 'https://cdn.test/a.js')
    expect(elements.map(({ localName }) => localName)).toEqual(['template'])
    expect((elements[0] as HTMLTemplateElement).content.querySelector('script')?.getAttribute('src')).toBe('https://cdn.test/a.js')
    expect(parts.scriptHosts).toEqual(['https://cdn.test'])
    expect((await drawn('javascript', 'one()')).parts.scriptHashes).toEqual([digestOf('one()')])
    for (const html of ['<img src="https://pixel.test/">', '<iframe src="https://x.test/"></iframe>', '<noscript><img src="https://x.test/"></noscript>'])
      expect(await isHeldBack('html', html)).toBe(true)
  })

  test('styles and meta tags do not wait, and staff decide otherwise for each', async () => {
    expect(await isHeldBack('css', 'a{}')).toBe(false)
    expect(await isHeldBack('html', '<meta name="x" content="y">')).toBe(false)
    expect(await isHeldBack('javascript', 'one()', 'obligatory')).toBe(false)
    expect(await isHeldBack('css', 'a{}', 'optional')).toBe(true)
  })

  test('the code of OneTrust does not wait where OneTrust asks, unless staff say so or it comes with that of others', async () => {
    const stub =
      '<script src="https://cdn.cookielaw.org/scripttemplates/otSDKStub.js" data-domain-script="a-1"></script><script>function OptanonWrapper() {}</script>'
    const waits = async (content: string, consent: 'onetrust' | 'basic', consent_scope: Metahead['consent_scope'] = null) =>
      (await drawMetaheads([aMetahead('html', content, { consent_scope })], { id: null, consent }, quietLog)).head.startsWith('<template')
    expect(await waits(stub, 'onetrust')).toBe(false)
    expect(await waits(stub.replace('cdn.cookielaw.org', 'cdn-apac.onetrust.com'), 'onetrust')).toBe(false)
    for (const other of [`${stub}<img src="https://pixel.test/">`, '<script>x()</script>', stub.replace('cookielaw.org', 'cookielaw.org.evil.test')])
      expect([other, await waits(other, 'onetrust')]).toEqual([other, true])
    expect([await waits(stub, 'basic'), await waits(stub, 'onetrust', 'optional')]).toEqual([true, true])
  })

  test('a page’s own waits in a template that leaves with the page', async () => {
    const parts = await drawMetaheads([aMetahead('javascript', 'x', { rdx_core_page_id: 5 })], { id: 5, consent: 'basic' }, quietLog)
    expect(elementsOf(parts.head)[0]?.hasAttribute('data-page-head')).toBe(true)
  })
})
