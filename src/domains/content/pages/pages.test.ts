import { describe, expect, test } from 'vitest'
import { quietLog, recordingLog } from '#tests/support/site/quiet-log.ts'
import { pageTitle } from './page-title.ts'
import { passParams } from './pass-params.ts'
import { isExternalPath, redirectOf } from './redirect.ts'
import { hasPageMeta } from './has-page-meta.ts'

describe('the title of a page', () => {
  const site = { appName: 'معرض', brandName: 'جاكوار', sisterBrandName: 'لاند روفر', titleDivider: '|', theme: 'jdx' } as const

  test('[A-095][C-382] is its meta_title, then its title, then the app name, then the brand', () => {
    expect(pageTitle({ meta_title: 'وصف', title: 'عنوان' }, site)).toBe('وصف | معرض')
    expect(pageTitle({ meta_title: '', title: 'عنوان' }, site)).toBe('عنوان | معرض')
    expect(pageTitle({ meta_title: null, title: ' ' }, site)).toBe('معرض')
    expect(pageTitle({}, { ...site, appName: '' })).toBe('جاكوار')
  })

  test('[A-096] the brand is the sister brand in theme lrdx', () => {
    expect(pageTitle({}, { ...site, appName: '', theme: 'lrdx' })).toBe('لاند روفر')
  })

  test('[A-097][C-382] is followed by divider and app name, one blank around', () => {
    expect(pageTitle({ title: 'Offers' }, { ...site, appName: 'Brand' })).toBe('Offers | Brand')
  })

  test('[A-098][C-323] takes the divider from the settings', () => {
    expect(pageTitle({ title: 'Offers' }, { ...site, appName: 'Brand', titleDivider: ' - ' })).toBe('Offers - Brand')
  })

  test('[A-098][C-382][A-097] never says the app name twice, nor a divider without one', () => {
    expect(pageTitle({ title: 'معرض' }, site)).toBe('معرض')
    expect(pageTitle({ title: 'Offers' }, { ...site, appName: ' ' })).toBe('Offers')
    expect(pageTitle({ title: 'Offers' }, { ...site, appName: 'Brand', titleDivider: ' ' })).toBe('Offers Brand')
  })

  test('[C-324] is the default of the site for pages that have none', () => {
    expect(pageTitle({}, { ...site, meta: { title: 'سيارات' } })).toBe('سيارات | معرض')
    expect(pageTitle({ title: 'عنوان' }, { ...site, meta: { title: 'سيارات' } })).toBe('عنوان | معرض')
  })
})

test('[A-060] screens of ordering online have no page tags', () => {
  expect(['order_entry', 'order_vehicle', 'order_checkout', 'order_success'].map(hasPageMeta)).toEqual([false, false, false, false])
  expect([undefined, 'vehicle', 'not_found', 'reorder_'].map(hasPageMeta)).toEqual([true, true, true, true])
})

describe('parameters of predefined links', () => {
  const search = '?utm_source=x&foo=1&gclid=a%20b'

  test('[B-263][C-344] the configured ones are passed on, no others', () => {
    expect(passParams('/ar/offers', search, ['utm_source'], quietLog)).toBe('/ar/offers?utm_source=x')
  })

  test('[B-264] what the target says wins', () => {
    expect(passParams('/ar/offers?utm_source=own#top', search, ['utm_source', 'gclid'], quietLog)).toBe('/ar/offers?utm_source=own&gclid=a+b#top')
  })

  test('[B-263] links to other sites take them too, phones and anchors do not', () => {
    expect(passParams('https://example.com/x', search, ['utm_source'], quietLog)).toBe('https://example.com/x?utm_source=x')
    expect(passParams('tel:800123', search, ['utm_source'], quietLog)).toBe('tel:800123')
    expect(passParams('/ar/hotel:1', search, ['utm_source'], quietLog)).toBe('/ar/hotel:1?utm_source=x')
    expect(passParams('#top', search, ['utm_source'], quietLog)).toBe('#top')
  })

  test('[B-263] without anything to pass the link stays as it is written', () => {
    expect(passParams('/ar/offers?a=b%20c', '?foo=1', ['utm_source'], quietLog)).toBe('/ar/offers?a=b%20c')
  })

  test('[C-343] a failure is logged in its words and the original link used', () => {
    const log = recordingLog()
    expect(passParams('https://[', search, ['utm_source'], log)).toBe('https://[')
    expect(log.messages).toEqual(['Error when trying to pass params to link in predefined links'])
  })
})

describe('a redirection', () => {
  const lookups = { predefinedLinks: [{ alias: 'offers', url: '/offers-and-finance' }], findPagePath: () => null, findFileName: () => null }

  test('[A-118][C-378] is permanent unless the page says otherwise', () => {
    expect(redirectOf({ to: '/compare' }, lookups)).toEqual({ location: '/ar/compare', status: 301, isExternal: false })
    expect(redirectOf({ to: '/compare', http_code: 302 }, lookups)?.status).toBe(302)
  })

  test('[A-055] to another site is a full page navigation', () => {
    expect(redirectOf({ to: 'https://other.example' }, lookups)).toEqual({ location: 'https://other.example/', status: 301, isExternal: true })
    expect([isExternalPath('//other.example'), isExternalPath('tel:1'), isExternalPath('h2.x+y-z:there')]).toEqual([true, true, true])
    expect([isExternalPath('/ar/compare'), isExternalPath('/ar/go?to=https://other.example'), isExternalPath('1x:y')]).toEqual([false, false, false])
  })

  test('[A-118] to an invalid address does not redirect', () => {
    expect(redirectOf({ to: 'javascript:alert(1)' }, lookups)).toBeNull()
  })
})
