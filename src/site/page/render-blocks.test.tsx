import { JSDOM } from 'jsdom'
import { describe, expect, test, vi } from 'vitest'
import type { AnyView, Example } from '#block-engine/define-block.ts'
import type { Template } from '#block-engine/catalogue.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { views } from '#blocks/views.gen.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { testServices } from '#tests/support/site/test-services.ts'
import { failureWords } from './page-words.server.ts'
import { prepareBlocks } from './prepare-blocks.server.ts'
import type { ReadyBlock } from './ready-block.ts'
import { renderBlocks } from './render-blocks.server.tsx'

const services = await testServices()
const ctx = { ...services.staffCtx, staff: null }

const aQuote = (id: string, fields: Record<string, unknown> = {}): StoredBlock => ({ ...aStoredBlock('quote', { quote: id, ...fields }), id })
const tabs = (id: string, ...counts: number[]): StoredBlock => ({
  ...aStoredBlock(
    'section_tabs',
    {},
    counts.map((blocks_count, index) => ({ tab_label: `${id}${index}`, blocks_count })),
  ),
  id,
})

async function draw(blocks: readonly StoredBlock[]) {
  const site = await services.site.get(ctx)
  const prepared = await prepareBlocks(ctx, blocks, {
    path: 'range-rover',
    title: 'رينج روفر',
    publicUrl: 'https://example.com',
    query: new URLSearchParams(),
    site,
    stock: services.stock,
  })
  const drawn = await renderBlocks(prepared.blocks, failureWords(site), ctx.log)
  const html = drawn.html.join('')
  return { ...drawn, html, prepared, page: JSDOM.fragment(html) }
}

const quotesIn = (place: Element | DocumentFragment | null | undefined) =>
  [...(place?.querySelectorAll('blockquote') ?? [])].map(({ textContent }) => textContent)

test('[A-002] blocks stand in the order in which they are stored', async () => {
  const { page, symbols, hasFailure } = await draw([aQuote('one'), aQuote('two'), aQuote('three')])
  expect(quotesIn(page)).toEqual(['one', 'two', 'three'])
  expect([[...symbols], hasFailure]).toEqual([['quote'], false])
})

test('[A-014] a block that an editor hid is on its page and not drawn', async () => {
  const { page, hasFailure, prepared } = await draw([aQuote('seen'), { ...aQuote('hidden'), is_hidden: true }])
  expect([quotesIn(page), hasFailure, prepared.blocks.length]).toEqual([['seen'], false, 2])
})

test('[B-122] a template that is hidden from the picker stays on every page that has it: each one is drawn as before', { timeout: 60_000 }, async () => {
  const templates = [...catalogue]
  /** What each template draws of its first example, without the keys that forms have anew each time. */
  const drawAll = async () => {
    const drawings = new Map<string, string>()
    for (const [symbol, { block, examples }] of templates) {
      const { fields = {}, groups = [] } = examples[0] ?? {}
      const { html, instead, prepared } = await draw([{ ...aStoredBlock(symbol, fields, groups), id: `of-${symbol}`, version: block.version }])
      const states = prepared.blocks.map(({ state }) => state)
      drawings.set(symbol, [...states, html, ...instead.values()].join(' ').replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'a key'))
    }
    return drawings
  }
  const drawnBefore = await drawAll()
  const shownTemplates = templates.filter(([, { block }]) => block.hidden !== true)
  for (const [, { block }] of shownTemplates) Object.assign(block, { hidden: true })
  const drawnHidden = await drawAll().finally(() => {
    for (const [, { block }] of shownTemplates) Object.assign(block, { hidden: false })
  })
  for (const [symbol, html] of drawnBefore) expect([symbol, drawnHidden.get(symbol)]).toEqual([symbol, html])
  // The others show pictures, forms and feeds that this site does not have.
  expect([...drawnBefore.values()].filter((drawing) => drawing.includes('<')).length).toBeGreaterThan(60)
})

test('[A-395] the first two blocks load at once, the rest when they come near', async () => {
  const { prepared } = await draw(['a', 'b', 'c', 'd'].map((id) => aQuote(id)))
  expect(prepared.blocks.map((block) => block.state === 'ready' && block.props.isEager)).toEqual([true, true, false, false])
})

test('an island carries its props, a still block does not', async () => {
  const { page } = await draw([aQuote('still'), { ...aStoredBlock('accordion', {}, [{ heading: 'سؤال' }]), id: 'lively' }])
  expect([...page.querySelectorAll('[data-b]')].map((island) => (island as HTMLElement).dataset)).toMatchObject([
    { b: 'lively', i: 'accordion', when: 'visible' },
  ])
  expect(JSON.parse(page.querySelector('script[data-p="lively"]')?.textContent ?? '')).toMatchObject({ id: 'lively', groups: [{ heading: 'سؤال' }] })
})

test('a template that this build does not know is drawn as nothing and noted once', async () => {
  const unknown = { ...aStoredBlock('from_the_future_of_rendering'), id: 'x' }
  const { page } = await draw([unknown, aQuote('stands')])
  await draw([unknown])
  expect(quotesIn(page)).toEqual(['stands'])
  expect(services.messages.splice(0)).toEqual(['no template for stored block from_the_future_of_rendering'])
})

test('a block of a later version is drawn as nothing', async () => {
  const { page } = await draw([{ ...aQuote('later'), version: 99 }, aQuote('stands')])
  expect(quotesIn(page)).toEqual(['stands'])
  services.messages.length = 0
})

describe('section tabs', () => {
  test('[B-219] own the next blocks of the page, as many as each tab counts; the others stand outside', async () => {
    const { page } = await draw([aQuote('before'), tabs('t', 2, 1), aQuote('1'), aQuote('2'), aQuote('3'), aQuote('after')])
    const panels = [...page.querySelectorAll('[role="tabpanel"]')]
    expect(panels.map(quotesIn)).toEqual([['1', '2'], ['3']])
    expect(panels.map(({ id }) => id)).toEqual(['panel-t-0', 'panel-t-1'])
    expect(panels.map((panel) => panel.hasAttribute('data-active'))).toEqual([true, false])
    expect(panels.map((panel) => page.querySelector(`#${panel.getAttribute('aria-labelledby')}`)?.getAttribute('role'))).toEqual(['tab', 'tab'])
    expect(quotesIn(page)).toEqual(['before', '1', '2', '3', 'after'])
    expect([...page.children].at(-1)?.textContent).toContain('after')
  })

  test('[B-219] that count more blocks than follow take what there is', async () => {
    const { page } = await draw([tabs('t', 1, 5, 2), aQuote('1'), aQuote('2')])
    expect([...page.querySelectorAll('[role="tabpanel"]')].map(quotesIn)).toEqual([['1'], ['2'], []])
  })

  test('[B-219] without a count take one', async () => {
    const bare: StoredBlock = { ...aStoredBlock('section_tabs', {}, [{ tab_label: 'x' }]), id: 't' }
    const { page } = await draw([bare, aQuote('1'), aQuote('2')])
    expect(quotesIn(page.querySelector('[role="tabpanel"]'))).toEqual(['1'])
  })

  test('[B-219] count a block that is hidden today, so that the others do not move to another tab', async () => {
    const { page } = await draw([tabs('t', 1, 1), { ...aQuote('gone'), version: 99 }, aQuote('2')])
    expect([...page.querySelectorAll('[role="tabpanel"]')].map(quotesIn)).toEqual([[], ['2']])
    services.messages.length = 0
  })
})

describe('[B-321][A-361] a block that fails', () => {
  test('while it is drawn shows the apology with its button; the others stand, and the page is known to have failed', async () => {
    const broken = vi.spyOn(views as Map<string, unknown>, 'get')
    const original = views.get('quote')
    broken.mockImplementation((symbol) =>
      symbol === 'accordion'
        ? () => {
            throw new Error('no')
          }
        : original,
    )
    const { page, hasFailure } = await draw([aQuote('before'), { ...aStoredBlock('accordion', {}, [{ heading: 'x' }]), id: 'b<2' }, aQuote('after')])
    broken.mockRestore()
    expect(quotesIn(page)).toEqual(['before', 'after'])
    const failure = page.querySelector<HTMLElement>('[data-failed]')
    expect(failure?.getAttribute('role')).toBe('alert')
    expect(failure?.dataset.b).toBe('b<2')
    expect(failure?.querySelector('p')?.textContent).toBe('حدث خلل ما، يُرجى المحاولة مرة أخرى.')
    expect(failure?.querySelector('button[type="button"][data-retry="b<2"]')?.textContent).toBe('إعادة المحاولة')
    expect(hasFailure).toBe(true)
    expect(services.messages.splice(0)).toEqual(['block accordion could not be drawn'])
  })

  test('[B-322][A-362] while its data are loaded shows its own words, where it has both', async () => {
    const loaders = dataLoaders as Map<string, typeof dataLoaders extends ReadonlyMap<string, infer Loader> ? Loader : never>
    const { block } = catalogue.get('quote') ?? {}
    if (!block) throw new Error('no quote')
    const own = [
      { symbol: 'error_msg', label: 'x', field_type: 'String', default: '' },
      { symbol: 'try_again_btn_label', label: 'x', field_type: 'String', default: '' },
    ] as const
    const known = catalogue as Map<string, unknown>
    const before = known.get('quote')
    known.set('quote', { block: { ...block, fields: [...block.fields, ...own] }, examples: [], upgrades: [] })
    loaders.set('quote', async () => {
      throw new Error('the feed is away')
    })
    try {
      const { page } = await draw([
        aQuote('a', { error_msg: 'عذرًا', try_again_btn_label: 'مجددًا' }),
        aQuote('b', { error_msg: 'عذرًا' }),
        { ...aStoredBlock('accordion', {}, [{ heading: 'x' }]), id: 'c' },
      ])
      const failures = [...page.querySelectorAll('[data-failed]')]
      expect(failures.map((failure) => [failure.querySelector('p')?.textContent, failure.querySelector('button')?.textContent])).toEqual([
        ['عذرًا', 'مجددًا'],
        ['حدث خلل ما، يُرجى المحاولة مرة أخرى.', 'إعادة المحاولة'],
      ])
      expect(page.querySelector('[data-i="accordion"]')).not.toBeNull()
      expect(services.messages.splice(0)).toEqual(['data of block quote could not be loaded', 'data of block quote could not be loaded'])
    } finally {
      loaders.delete('quote')
      known.set('quote', before)
    }
  })

  test('while it is upgraded fails alone', async () => {
    const known = catalogue as Map<string, Template & { examples: readonly Example[] }>
    const before = known.get('quote')
    if (!before) throw new Error('no quote')
    known.set('quote', { ...before, block: { ...before.block, version: 2 } })
    try {
      const { page } = await draw([aQuote('old'), { ...aQuote('new'), version: 2 }])
      expect(quotesIn(page)).toEqual(['new'])
      expect(page.querySelectorAll('[data-failed]')).toHaveLength(1)
      expect(services.messages.splice(0)).toEqual(['block quote could not be upgraded'])
    } finally {
      known.set('quote', before)
    }
  })

  test('[B-289] for its stored values does not fail at all', async () => {
    const odd = { ...aStoredBlock('accordion', { heading: 5, paragraph: {}, header_tag: '9' }, [{ image: 'x', buttons: [null], heading: [] }]), id: 'odd' }
    const { page, hasFailure } = await draw([odd, aQuote('stands')])
    expect(hasFailure).toBe(false)
    expect(quotesIn(page)).toEqual(['stands'])
    expect(services.messages.splice(0)).toEqual(expect.arrayContaining(['Invalid value in accordion.heading', 'Invalid value in accordion.buttons']))
  })
})

test('[A-362] staff can change the apology of the whole site', async () => {
  await services.database.db.$client.query(`insert into translation (language, key, text) values ('ar', 'error.block', 'عذرًا')`)
  await services.set({ 'my.own': 1 })
  expect(failureWords(await services.site.get(ctx)).message).toBe('عذرًا')
})

test('[B-337] a page says when the first of its schedules changes it', async () => {
  const groups = [{ heading: 'x', offer_schedule: { from: '2026-05-01', to: '2026-05-31' } }]
  const scheduled = { ...aStoredBlock('accordion', {}, groups), id: 's' }
  const { prepared } = await draw([scheduled, aQuote('a')])
  expect(prepared.until).toEqual(new Date('2026-05-31T20:00:00Z'))
  expect((await draw([aQuote('a')])).prepared.until).toBeNull()
})

test('other requests are answered between two blocks of a long page', async () => {
  let drawnBefore = 0
  const turns: number[] = []
  const { blocks } = (await draw(Array.from({ length: 20 }, (_, index) => aQuote(`b${index}`)))).prepared
  const get = (block: ReadyBlock, name: keyof ReadyBlock) => {
    if (name === 'state') drawnBefore += 1
    return block[name]
  }
  const counted = blocks.map((block) => new Proxy(block, { get: (target, name) => get(target, name as keyof ReadyBlock) }))
  let isDrawing = true
  const others = () => {
    turns.push(drawnBefore)
    if (isDrawing) setImmediate(others)
  }
  setImmediate(others)
  await renderBlocks(counted, failureWords(await services.site.get(ctx)), ctx.log)
  isDrawing = false
  expect(new Set(turns).size).toBeGreaterThan(10)
})

test.each([
  ['collection_slider_feed', { collection: 'gifts', heading: 'متجر' }],
  ['news', { heading: 'أخبار' }],
  ['range_calculator', { heading: 'المدى', data_url: 'https://127.0.0.1:9/ranges.json' }],
])('[B-250] [B-314] [B-315] [B-321] [A-361] %s says with its own words that its service failed, and offers to try again', async (template, fields) => {
  const own = { error_msg: 'المتجر متوقف.', try_again_btn_label: 'أعد الطلب' }
  const { page, hasFailure } = await draw([{ ...aStoredBlock(template, { ...fields, ...own, api_root: 'https://127.0.0.1:9' }), id: 'feed' }, aQuote('stands')])
  expect(page.querySelector('[data-failed]')?.textContent).toBe('المتجر متوقف.أعد الطلب')
  expect([quotesIn(page), hasFailure]).toEqual([['stands'], true])
  services.messages.length = 0
})

test('what answers one visitor’s post is drawn anew each time, and kept for nobody; the rest of the page is not', async () => {
  const [symbol = ''] = [...catalogue].find(([, { block }]) => block.readsPost) ?? []
  const blocks = [{ ...aStoredBlock(symbol), id: 'answers' }, aQuote('rests')]
  const place = { path: 'x', title: '', publicUrl: 'https://example.com', query: new URLSearchParams(), stock: services.stock }
  const site = await services.site.get(ctx)
  const prepared = await prepareBlocks(ctx, blocks, { ...place, site, post: { block: 'answers', fields: new URLSearchParams() } })
  expect(prepared.blocks.map((block) => block.state === 'ready' && block.isPosted)).toEqual([true, false])
  const drawn: string[] = []
  const registry = views as Map<string, AnyView>
  const before = new Map(registry)
  for (const name of [symbol, 'quote']) {
    registry.set(name, (props) => {
      drawn.push(name)
      return before.get(name)?.(props)
    })
  }
  for (let round = 0; round < 2; round += 1) await renderBlocks(prepared.blocks, failureWords(site), ctx.log)
  for (const [name, view] of before) registry.set(name, view)
  expect(drawn.toSorted()).toEqual([symbol, symbol, 'quote'].toSorted())
})
