import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type LinkLookups, linkView, readWords, wordReader } from '#domains/content/index.ts'
import { nothingConfigured } from '#domains/quick-actions/floating-action.ts'
import { floatingActionState } from '#domains/quick-actions/index.ts'
import { readQuickActionsSettings } from '#domains/quick-actions/settings.ts'
import { settingReader } from '#fields/settings/settings.ts'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import type { WidgetContext } from '../define-widget.ts'
import { load } from './props.server.ts'
import { FloatingAction } from './view.tsx'

const lookups: LinkLookups = { predefinedLinks: [{ alias: 'contact', url: '/contact-us' }], findPagePath: () => null, findFileName: () => null }

type Stored = { fab?: unknown; desktop?: unknown; mobile?: unknown; unmet?: readonly string[] }

/** The widget of a page as the settings have it. */
function draw({ fab, unmet = [], ...limits }: Stored) {
  const log = recordingLog()
  const values = { 'general.fab': fab, 'general.fab.desktop_items': limits.desktop, 'general.fab.mobile_items': limits.mobile }
  const read = settingReader(
    Object.entries(values).map(([key, value]) => ({ key, value })),
    log,
  )
  const context: Pick<WidgetContext, 'wordsOf' | 'isMet' | 'linkView'> & { settings: Pick<WidgetContext['settings'], 'quickActions'> } = {
    settings: { quickActions: readQuickActionsSettings(read) },
    wordsOf: (owned) => readWords(owned, wordReader({ overrides: new Map(), log })),
    isMet: ({ key }) => !unmet.includes(key),
    linkView: (link) => linkView(link, lookups),
  }
  const { props } = load(context as WidgetContext)
  if (!props) throw new Error('no props')
  const page = new JSDOM(renderToStaticMarkup(<FloatingAction {...props} id="fab" />)).window.document
  const items = () => [...page.querySelectorAll('li')]
  return { page, props, messages: log.messages, items, texts: () => items().map(({ textContent }) => textContent) }
}

const item = (number: number, more: object = {}) => ({ link: `/page-${number}`, label: `رابط ${number}`, ...more })
const count = (length: number) => Array.from({ length }, (_, index) => item(index + 1))

test('[C-081][C-082] the state has exactly seven fields, and these values before anything is configured', () => {
  expect(floatingActionState(null)).toEqual({
    items: [],
    isQuickLinks: false,
    isfabDisabled: true,
    isSecondary: false,
    mobileButtonLabel: '',
    quickLinksExpandButtonLabel: 'Next Steps',
    areQuickLinksReversed: false,
  })
  expect(Object.keys(draw({ fab: count(1) }).props.state).filter((name) => name in nothingConfigured)).toHaveLength(7)
})

test('[C-115][C-114] without a setting it is disabled and nothing is drawn; any setting enables it', () => {
  const { page, props } = draw({})
  expect([props.state.isfabDisabled, page.body.innerHTML]).toEqual([true, ''])
  expect(draw({ fab: [] }).props.state.isfabDisabled).toBe(false)
})

test('[C-113][C-117] a list of items is a button', () => {
  const { page, texts } = draw({ fab: count(2) })
  expect(texts()).toEqual(['رابط 1', 'رابط 2'])
  expect(page.querySelector('details[data-floating="button"] > summary')?.getAttribute('aria-label')).toBe('الإجراءات السريعة')
  expect(page.querySelector('[data-quick-links]')).toBeNull()
})

test('[C-112][C-117] with the flag they are quick links, and no button', () => {
  const { page } = draw({ fab: { items: count(2), isQuickLinks: true } })
  expect(page.querySelector('nav[data-quick-links]')).not.toBeNull()
  expect(page.querySelector('details')).toBeNull()
})

test.each([
  ['no items', { items: [], isQuickLinks: true }],
  ['disabled', { items: count(2), isfabDisabled: true }],
  ['disabled quick links', { items: count(2), isfabDisabled: true, isQuickLinks: true }],
])('[C-113][C-114] %s draws nothing', (_, fab) => {
  expect(draw({ fab }).page.body.innerHTML).toBe('')
})

test('[C-040][C-042] the button is closed at first, the secondary one open', () => {
  expect(draw({ fab: count(2) }).page.querySelector('details')?.open).toBe(false)
  expect(
    draw({ fab: { items: count(2), isSecondary: true } })
      .page.querySelector('details[data-floating="secondary"]')
      ?.hasAttribute('open'),
  ).toBe(true)
})

test('[C-083][C-084][C-085] a source item gives its link with text, target and type, and its icon', () => {
  const { items } = draw({ fab: [item(1, { target: '_blank', icon: 'phone' }), { link: '3', label: 'نموذج', type: 'form' }] })
  const [first, second] = items()
  const link = first?.querySelector('a')
  expect([link?.getAttribute('href'), link?.target, first?.querySelector('svg')?.dataset.icon]).toEqual(['/ar/page-1', '_blank', 'phone'])
  expect(second?.querySelector('a')?.getAttribute('href')).toBe('/ar/form/3')
})

test('[C-083][C-084][C-085][C-086] an item with an unmet condition is replaced by its fallback, if it has one and shows it', () => {
  const guarded = { dc_strategy: { key: 'mena_offers', value: { model: 'velar' } }, icon: 'quote' }
  const fallback = { link: '/contact-us', label: 'تواصل معنا', icon: 'phone' }
  const fab = [item(1, { ...guarded, use_dc_fallback: true, fallback }), item(2, { ...guarded, fallback }), item(3, guarded), item(4)]
  expect(draw({ fab }).texts()).toEqual(['رابط 1', 'رابط 2', 'رابط 3', 'رابط 4'])
  const { items, texts } = draw({ fab, unmet: ['mena_offers'] })
  expect(texts()).toEqual(['تواصل معنا', 'رابط 4'])
  expect([items()[0]?.querySelector('a')?.getAttribute('href'), items()[0]?.querySelector('svg')?.dataset.icon]).toEqual(['/ar/contact-us', 'phone'])
})

test('[C-162] an item needs a link, and that a text or an address', () => {
  const { texts, items } = draw({ fab: [{ label: 'بلا رابط' }, { link: {} }, { link: { link_text: 'نص فقط' } }, { link: { url: '/about' } }] })
  expect(texts()).toEqual(['نص فقط', '/ar/about'])
  expect([items()[0]?.querySelector('a'), items()[1]?.querySelector('a')?.getAttribute('href')]).toEqual([null, '/ar/about'])
})

test('an item whose address is none is left out', () => {
  expect(draw({ fab: [item(1, { link: 'javascript:alert(1)' }), item(2)] }).texts()).toEqual(['رابط 2'])
})

test('[C-383][C-384] wide screens have room for four items and phones for three, whatever is more is not drawn', () => {
  const hidden = (stored: Stored) =>
    draw(stored)
      .items()
      .map((element) => element.dataset.hiddenOn ?? '')
  expect(hidden({ fab: count(6) })).toEqual(['', '', '', 'mobile'])
  expect(hidden({ fab: count(6), desktop: 2, mobile: '5' })).toEqual(['', '', 'desktop', 'desktop', 'desktop'])
})

const styles = (name: string) => readFileSync(join(import.meta.dirname, '../../domains/quick-actions/ui', name), 'utf8')

test('[C-412] the button is 55 px wide and high, its list at most 360 px wide', () => {
  const css = styles('floating-button.module.css')
  expect(css).toMatch(/\.button \{[^}]*inline-size: 55px;\s+block-size: 55px;/)
  expect(css).toMatch(/\.links \{[^}]*max-inline-size: min\(360px,/)
})

test('[C-413] the panel of wide screens is 47 px wide, and 229 px when it is open', () => {
  const [, wide = ''] = styles('quick-links.module.css').split('@media (min-width: 901px)')
  expect(wide).toMatch(/\.place \{[^}]*inline-size: 47px;/)
  expect(wide).toMatch(/\.place\[data-open\] \{\s+inline-size: 229px;/)
})

test('[C-039] the links above the main button of phones come 150 ms apart', () => {
  const delays = [...styles('quick-links.module.css').matchAll(/:nth-child\((?:n \+ )?(\d)\) \{\s+transition-delay: (\d+)ms/g)]
  expect(delays.map(([, place, delay]) => [Number(place), Number(delay)])).toEqual([3, 4, 5, 6, 7, 8].map((place) => [place, (place - 2) * 150]))
})

test('[C-043][C-384][C-385] what phones have no room for is hidden up to 900 px, what wide screens have none for from 901 px on', () => {
  const hidingAt = [...styles('floating-button.module.css').matchAll(/@media \(([^)]*)\) \{\s*\.item\[data-hidden-on='(\w+)'\] \{\s*display: none/g)].map(
    ([, width, screen]) => [width, screen],
  )
  expect(hidingAt).toEqual([
    ['max-width: 900px', 'mobile'],
    ['min-width: 901px', 'desktop'],
  ])
})

test('[C-086][C-384] limits count what is left by conditions', () => {
  const fab = [item(0, { dc_strategy: { key: 'url_brands', value: 'x' } }), ...count(5)]
  expect(draw({ fab, unmet: ['url_brands'] }).texts()).toEqual(['رابط 1', 'رابط 2', 'رابط 3', 'رابط 4'])
})

test('[C-043] the secondary button has three on phones at most, and more on wide screens', () => {
  const { items } = draw({ fab: { items: count(5), isSecondary: true }, desktop: 5, mobile: 5 })
  expect(items().map((element) => element.dataset.hiddenOn ?? '')).toEqual(['', '', '', 'mobile', 'mobile'])
})

test('[C-037][C-038][C-082] phones have the first item as main button, and one that opens the others', () => {
  const plain = draw({ fab: { items: count(3), isQuickLinks: true } }).page
  const [main, toggle] = [plain.querySelector('nav > div > a'), plain.querySelector('button')]
  expect([main?.textContent, main?.getAttribute('href')]).toEqual(['رابط 1', '/ar/page-1'])
  expect([toggle?.textContent, toggle?.getAttribute('aria-expanded')]).toEqual(['الخطوات التالية', 'false'])
  expect(toggle?.getAttribute('aria-controls')).toBe(plain.querySelector('ul')?.id)
  const named = draw({ fab: { items: count(3), isQuickLinks: true, mobileButtonLabel: 'احجز الآن', quickLinksExpandButtonLabel: 'المزيد' } }).page
  expect([named.querySelector('nav > div > a')?.textContent, named.querySelector('button')?.textContent]).toEqual(['احجز الآن', 'المزيد'])
  const empty = draw({ fab: { items: count(3), isQuickLinks: true, mobileButtonLabel: '', quickLinksExpandButtonLabel: ' ' } }).page
  expect([empty.querySelector('nav > div > a')?.textContent, empty.querySelector('button')?.textContent]).toEqual(['رابط 1', 'الخطوات التالية'])
})

test('[C-082] reversed quick links come in the other order', () => {
  expect(draw({ fab: { items: count(3), isQuickLinks: true, areQuickLinksReversed: true } }).texts()).toEqual(['رابط 3', 'رابط 2', 'رابط 1'])
})

test('[C-088] an item may name a predefined link', () => {
  expect(
    draw({ fab: [{ link: 'contact', label: 'تواصل' }] })
      .page.querySelector('a')
      ?.getAttribute('href'),
  ).toBe('/ar/contact-us')
})

test('[C-157][C-158] text that is no JSON counts as no items, and is logged', () => {
  const { page, messages, props } = draw({ fab: '{' })
  expect([page.body.innerHTML, props.items, messages]).toEqual(['', [], ['Invalid JSON in general.fab']])
})

test('[C-083] the documented fallback of an item stands in its place, with its link as an object', () => {
  const link = { url: '/offers', link_text: 'العروض', target: '', type: 'internal' }
  const fallback = { link: { url: '/contact-us', link_text: 'تواصل معنا', target: '', type: '' }, icon: 'phone' }
  const fab = [{ link, icon: 'payments', dc_strategy: { key: 'mena_offers', value: 'x', fallback } }]
  expect(draw({ fab }).texts()).toEqual(['العروض'])
  expect(draw({ fab, unmet: ['mena_offers'] }).texts()).toEqual(['تواصل معنا'])
})

test('[C-037] the main button is for phones, where the list has the others, which are seen once it is open', () => {
  const { page, items } = draw({ fab: { items: count(3), isQuickLinks: true } })
  const styleAt = (width: number, element: Element | null) => declaredStyle(element, 'domains/quick-actions/ui/quick-links.module.css', width)
  const main = page.querySelector('nav > div > a')
  expect([375, 1280].map((width) => styleAt(width, main).display)).toEqual(['flex', 'none'])
  const listed = (width: number) => items().map((item) => [styleAt(width, item).display, styleAt(width, item).visibility])
  expect(listed(375).slice(1)).toEqual(Array(2).fill([undefined, 'hidden']))
  page.querySelector('nav')?.setAttribute('data-open', '')
  expect(listed(375)).toEqual([['none', 'visible'], ...Array(2).fill([undefined, 'visible'])])
  expect(listed(1280)).toEqual(Array(3).fill([undefined, undefined]))
})
