import { describe, expect, test } from 'vitest'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { settingReader } from '#fields/settings/settings.ts'
import { readContentSettings } from '../settings.ts'
import { fillRetailerText, hideRetailerPlaceholders } from './fill-retailer.ts'
import { breadcrumbsForPath, breadcrumbsOf, type NavRow, navTree } from './nav-tree.ts'
import { isNavigationDisabled, navigationVariant } from './navigation-variant.ts'
import { remoteNavigationUrl } from './fetch-remote-navigation.server.ts'

function row(id: number, parentId: number | null, label: string, url = '', position = 0): NavRow {
  return { id, parentId, label, url, position, imageId: null }
}

const rows = [
  row(4, 2, 'ديفندر 110', '/defender/110'),
  row(3, null, 'معارضنا', '/retailer-locator', 1),
  row(2, 1, 'ديفندر', '/defender'),
  row(1, null, 'الطرازات', '/defender', 0),
]

describe('the menu', () => {
  test('[A-087] is the tree of its entries in their order', () => {
    expect(navTree(rows)).toEqual([
      {
        id: 1,
        label: 'الطرازات',
        href: '/ar/defender',
        imageId: null,
        children: [
          {
            id: 2,
            label: 'ديفندر',
            href: '/ar/defender',
            imageId: null,
            children: [{ id: 4, label: 'ديفندر 110', href: '/ar/defender/110', imageId: null, children: [] }],
          },
        ],
      },
      { id: 3, label: 'معارضنا', href: '/ar/retailer-locator', imageId: null, children: [] },
    ])
  })

  test('[A-087] an entry without address is a heading, an alias resolves', () => {
    const lookups = { predefinedLinks: [{ alias: 'offers', url: '/offers-and-finance' }], findPagePath: () => null, findFileName: () => null }
    const [heading, offers] = navTree([row(1, null, 'الشراء'), row(2, null, 'العروض', 'offers')], lookups)
    expect([heading?.href, offers?.href]).toEqual([null, '/ar/offers-and-finance'])
  })

  test('[A-087] entries that hang in the air or in a circle are left out', () => {
    expect(navTree([row(1, 9, 'يتيم'), row(2, 3, 'أ'), row(3, 2, 'ب')])).toEqual([])
  })
})

describe('breadcrumbs', () => {
  test('[A-290] lead from the root to the entry', () => {
    expect(breadcrumbsOf(rows, 4).map(({ label }) => label)).toEqual(['الطرازات', 'ديفندر', 'ديفندر 110'])
    expect(breadcrumbsOf(rows, 99)).toEqual([])
  })

  test('[A-290] end in a circle of entries', () => {
    expect(breadcrumbsOf([row(2, 3, 'أ'), row(3, 2, 'ب')], 2).map(({ id }) => id)).toEqual([3, 2])
  })

  test('[A-290] of a page are those of the deepest entry that leads to it', () => {
    expect(breadcrumbsForPath(rows, '/ar/defender/').map(({ id }) => id)).toEqual([1, 2])
    expect(breadcrumbsForPath(rows, 'compare')).toEqual([])
    // The first entry borrows the address of the second, so its crumb would lead to a page of another name.
    expect(breadcrumbsForPath(rows, 'defender/110').map(({ href }) => href)).toEqual([null, '/ar/defender', '/ar/defender/110'])
    expect(breadcrumbsForPath([row(1, null, 'عنوان')], '')).toEqual([])
  })
})

describe('the variant of the navigation', () => {
  const settings = (values: Record<string, unknown>) =>
    readContentSettings(
      settingReader(
        Object.entries(values).map(([key, value]) => ({ key, value })),
        quietLog,
      ),
    )
  const variant = (path: string, values: Record<string, unknown>, theme: 'jdx' | 'lrdx' = 'jdx') =>
    navigationVariant({ path, theme, settings: settings(values) })

  test('[A-087] is the main one without anything else', () => {
    expect(variant('compare', {})).toBe('main')
  })

  test('[A-081] is remote when the configuration has an origin', () => {
    expect(variant('compare', { 'navigation.config': { url: 'https://n.example' } })).toBe('remote')
    expect(variant('compare', { 'navigation.config': { url: '/n' } })).toBe('main')
  })

  test('[A-084][A-086] is light on redesigned pages', () => {
    expect(variant('/ar/compare', { 'navigation.light_on_pages': '/compare' })).toBe('light')
  })

  test('[A-085][A-086] is the logo alone on the I-Pace page, or wherever it is told', () => {
    expect(variant('jaguar-range/i-pace/index', {})).toBe('logo_only')
    expect(variant('compare', { 'navigation.logo_only_on_pages': 'compare', 'navigation.light_on_pages': 'compare' })).toBe('logo_only')
  })

  test('[A-088][A-090][C-016][C-018] is hidden on listed pages in theme lrdx, never in jdx', () => {
    const values = { 'navigation.disabled_on_pages': '/compare', 'navigation.config': { url: 'https://n.example' } }
    expect(variant('/ar/compare/', values, 'lrdx')).toBe('hidden')
    expect(variant('/ar/offers', values, 'lrdx')).toBe('remote')
    expect(variant('/ar/compare/', values, 'jdx')).toBe('remote')
  })

  test('[A-089][C-017][C-018] the floating button follows the same list', () => {
    const listSettings = settings({ 'navigation.disabled_on_pages': '/compare' })
    expect(isNavigationDisabled({ path: 'compare', theme: 'lrdx', settings: listSettings })).toBe(true)
    expect(isNavigationDisabled({ path: 'compare', theme: 'jdx', settings: listSettings })).toBe(false)
  })
})

describe('the request of the remote menu', () => {
  const config = { url: 'https://n.example/x/?y', locale: 'ar', disable: '', enable: '', logo: '' }

  test('[A-081] goes to naas at the origin, with the locale', () => {
    expect(remoteNavigationUrl(config)).toBe('https://n.example/naas/?locale=ar')
  })

  test('[A-082] carries selectors and logo only when they are set', () => {
    expect(remoteNavigationUrl({ ...config, disable: '.search, .cart', logo: 'defender' })).toBe(
      'https://n.example/naas/?locale=ar&disable=.search%2C+.cart&logo=defender',
    )
  })
})

describe('the retailer in the menu', () => {
  const markup = '<nav><a class="r" href="%7Bretailer_url%7D"><b>{retailer_name}</b></a><a href="/ar/x">س</a></nav>'

  test('[C-021][C-022] stands in texts and attributes, with its braces written either way', () => {
    const dubai = { name: 'معرض <b>"دبي"', url: 'https://r.example/?a=1&b=2' }
    expect(fillRetailerText('في {retailer_name}', dubai)).toBe('في معرض <b>"دبي"')
    expect([fillRetailerText('%7Bretailer_url%7D', dubai), fillRetailerText('{RETAILER_URL}', dubai)]).toEqual([dubai.url, dubai.url])
  })

  test('[C-022] a name that looks like a placeholder is left alone', () => {
    expect(fillRetailerText('{retailer_name}', { name: '{retailer_url}', url: 'https://r.example' })).toBe('{retailer_url}')
  })

  test('[C-021] an invalid address gives no link', () => {
    expect(fillRetailerText('{retailer_url}', { name: 'س', url: 'javascript:alert(1)' })).toBe('#')
    expect(fillRetailerText('{retailer_url}', { name: 'س', url: '//elsewhere.test' })).toBe('#')
  })

  test('[C-022] while none is known, what holds a placeholder is hidden, and nothing else', () => {
    expect(hideRetailerPlaceholders(markup)).toBe(
      '<nav><a hidden class="r" href="%7Bretailer_url%7D"><b hidden>{retailer_name}</b></a><a href="/ar/x">س</a></nav>',
    )
    expect(hideRetailerPlaceholders('<p>س<br>{retailer_name}</i></p><img alt="a > b" title="{retailer_name}"/>')).toBe(
      '<p hidden>س<br>{retailer_name}</i></p><img hidden alt="a > b" title="{retailer_name}"/>',
    )
    expect(hideRetailerPlaceholders('<p>س</p>')).toBe('<p>س</p>')
  })
})
