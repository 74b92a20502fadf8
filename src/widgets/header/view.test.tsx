import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { HeaderEntry, HeaderProps } from './props.ts'
import type { MarkName } from '../brand-marks.ts'
import { Header } from './view.tsx'
import { textsIn } from '#kernel/words/words.ts'
import { headerWords } from './words.ts'

const words = textsIn('ar', headerWords.words)
const image = { id: 7, alt: 'سيارة', src: '/media/7.jpg', srcset: '', width: 900, height: 500 }

function anEntry(id: number, label: string, parts: Partial<HeaderEntry> = {}): HeaderEntry {
  return { id, label, href: `/ar/${id}`, image: null, children: [], ...parts }
}

const entries = [
  anEntry(1, 'الطرازات', { href: null, children: [anEntry(2, 'ديفندر', { children: [anEntry(3, 'ديفندر 110', { image })] })] }),
  anEntry(4, 'الملكية', { children: [anEntry(5, 'الصيانة')] }),
  anEntry(6, 'معارضنا'),
]

function header(overrides: Partial<HeaderProps> = {}) {
  const props: HeaderProps = {
    variant: 'main',
    brand: 'جاكوار',
    logo: 'jaguar',
    home: '/ar/',
    entries,
    remoteMarkup: null,
    crumbs: [],
    searchHref: null,
    savedHref: null,
    words,
    ...overrides,
  }
  return JSDOM.fragment(renderToStaticMarkup(<Header {...props} />))
}

const crumbs = [
  { label: 'الرئيسية', href: '/ar/' },
  { label: 'الملكية', href: '/ar/4' },
  { label: 'الصيانة', href: null },
]

test('[C-375] leads to the saved vehicles where they are shown, beside a logo with a menu', () => {
  const link = (overrides: Partial<HeaderProps>) => header({ savedHref: '/ar/find-a-car?_saved=1', ...overrides }).querySelector('a[data-saved]')
  expect(link({})?.getAttribute('href')).toBe('/ar/find-a-car?_saved=1')
  expect(link({})?.getAttribute('aria-label')).toBe('السيارات المحفوظة')
  expect([link({ savedHref: null }), link({ variant: 'logo_only' })]).toEqual([null, null])
})

test('the search is in the bar and in the menu, where the site has a page for it', () => {
  const links = (overrides: Partial<HeaderProps>) =>
    [...header({ searchHref: '/ar/search', ...overrides }).querySelectorAll('a[href="/ar/search"]')].map(
      (link) => link.textContent || link.getAttribute('aria-label'),
    )
  expect(links({})).toEqual(['بحث', 'بحث'])
  expect([links({ searchHref: null }), links({ variant: 'logo_only' })]).toEqual([[], []])
})

describe('the menu', () => {
  test('[A-087] is built from the navigation entries, three levels deep', () => {
    const links = [...header().querySelectorAll('nav a')].map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['ديفندر', '/ar/2'],
      ['ديفندر 110', '/ar/3'],
      ['الصيانة', '/ar/5'],
      ['عرض الكل: الملكية', '/ar/4'],
      ['معارضنا', '/ar/6'],
    ])
  })

  test('[A-087] shows models with their pictures below their family, and leaves the name to the text', () => {
    const family = header().querySelector('section')
    expect(family?.getAttribute('aria-label')).toBe('ديفندر')
    expect(family?.querySelector('img')?.getAttribute('alt')).toBe('')
  })

  test('[A-406] opens without a script: every button names a popover, which the browser closes on Escape', () => {
    const page = header()
    const buttons = [...page.querySelectorAll('button')]
    expect(buttons).toHaveLength(5)
    for (const button of buttons) expect(page.querySelector(`#${button.getAttribute('popovertarget')}`)?.getAttribute('popover')).toBe('auto')
    expect(page.querySelectorAll('script, [style], [onclick]')).toHaveLength(0)
  })

  test('an entry that its own children lead to is not offered twice', () => {
    const page = header({ entries: [anEntry(1, 'الشراء', { href: '/ar/buy', children: [anEntry(2, 'العروض', { href: '/ar/buy' })] })] })
    expect(page.querySelectorAll('nav a')).toHaveLength(1)
  })

  test('an entry without address is text, not a link', () => {
    const page = header({ entries: [anEntry(1, 'قريبًا', { href: null })] })
    expect(page.querySelector('nav')?.textContent).toBe('قريبًا')
    expect(page.querySelector('nav a')).toBeNull()
  })

  test('marks the entry that the page belongs to', () => {
    expect(header({ crumbs }).querySelector('nav[popover] [aria-current]')?.textContent).toBe('الملكية')
  })

  test('a menu without entries has no button that opens nothing', () => {
    expect(header({ entries: [] }).querySelector('button')).toBeNull()
  })
})

describe('the variants', () => {
  test('[A-084] the light one keeps the menu, and says so to the stylesheet', () => {
    const page = header({ variant: 'light' })
    expect(page.querySelector('[data-variant="light"]')).not.toBeNull()
    expect(page.querySelectorAll('nav a')).toHaveLength(5)
  })

  test('[A-085] the logo-only one has the logo and nothing else', () => {
    const page = header({ variant: 'logo_only', crumbs })
    expect(page.querySelectorAll('a')).toHaveLength(1)
    expect(page.querySelector('nav, button, template')).toBeNull()
  })

  test('[A-088][C-016] the hidden one draws nothing', () => {
    expect(header({ variant: 'hidden', crumbs }).childNodes).toHaveLength(0)
  })

  test('[C-020][C-022] the remote one is the markup that came, without what waits for a retailer', () => {
    const page = header({ variant: 'remote', remoteMarkup: '<a href="{retailer_url}">{retailer_name}</a><a href="/ar/x">س</a>' })
    expect([...page.querySelectorAll('[data-remote-menu] a')].map((link) => [link.getAttribute('href'), link.hasAttribute('hidden')])).toEqual([
      ['{retailer_url}', true],
      ['/ar/x', false],
    ])
  })

  test('[A-349][C-341] a remote menu that did not come leaves our own', () => {
    expect(header({ variant: 'remote' }).querySelectorAll('[data-variant="main"] nav a')).toHaveLength(5)
  })
})

describe('the logo', () => {
  test.each([
    ['group', 'معرض'],
    ['jaguar', 'جاكوار'],
    ['range-rover', 'رينج روفر'],
    ['defender', 'ديفندر'],
    ['discovery', 'ديسكفري'],
  ] as const)('[A-091] %s is drawn, is named %s and leads to its homepage', (logo, name) => {
    const link = header({ logo, brand: name, home: `/ar/${logo}` }).querySelector('a')
    expect(link?.textContent).toBe(`${name}، الرئيسية`)
    expect(link?.getAttribute('href')).toBe(`/ar/${logo}`)
    expect(link?.querySelectorAll('svg path').length).toBeGreaterThan(0)
  })

  test('[A-017] the two brands have marks of their own', () => {
    const mark = (logo: MarkName) => header({ logo }).querySelector('svg')?.innerHTML
    expect(mark('land-rover')).not.toBe(mark('jaguar'))
  })
})

describe('breadcrumbs', () => {
  test('[A-290] lead from home to the page, which is no link', () => {
    const nav = header({ crumbs }).querySelector('[data-header-part="breadcrumbs"]')
    expect([...(nav?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(['/ar/', '/ar/4'])
    expect(nav?.querySelector('[aria-current="page"]')?.textContent).toBe('الصيانة')
  })

  test('are not drawn for a single step', () => {
    expect(header({ crumbs: crumbs.slice(0, 1) }).querySelector('[data-header-part]')).toBeNull()
  })
})

test('[C-410][C-411] each part has its height from the tokens, and the page adds up what the header holds', () => {
  const css = readFileSync(join(import.meta.dirname, 'view.module.css'), 'utf8')
  for (const [part, height] of [
    ['bar', 'header-height'],
    ['breadcrumbs', 'breadcrumbs-height'],
    ['retailer', 'retailer-bar-height'],
  ]) {
    expect(css).toMatch(new RegExp(`\\.${part} \\{[^}]*block-size: var\\(--${height}\\)`))
  }
  const page = header({ crumbs })
  const template = page.querySelector<HTMLTemplateElement>('template[data-your-retailer]')
  template?.after(template.content.cloneNode(true))
  const chrome = readFileSync(join(import.meta.dirname, '../../ui/chrome.css'), 'utf8')
  for (const part of ['breadcrumbs', 'retailer']) {
    expect([...page.children].filter((child) => child.matches(`[data-header-part="${part}"]`))).toHaveLength(1)
    expect(chrome).toContain(`:root:has(> body > header > [data-header-part='${part}'])`)
  }
})
