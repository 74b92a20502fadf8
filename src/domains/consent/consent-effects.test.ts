// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decide, readAgain } from './consent-now.ts'
import { forgetOptional } from './forget-optional.ts'
import { startGoogleConsent } from './google-consent.ts'
import { openPlatform, reloadPlatformBanner } from './platform-banner.ts'

const platform = { cookie: 'OptanonConsent', categories: {}, events: [], object: 'OneTrust', reload: 'LoadBanner', open: 'ToggleInfoDisplay' }

function askBy(strategy: string): void {
  document.body.setAttribute('data-consent', JSON.stringify({ strategy, key: 'kept', cookies: [], platform: strategy === 'onetrust' ? platform : null }))
}

beforeEach(() => {
  localStorage.clear()
  readAgain()
  delete window.dataLayer
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.removeAttribute('data-consent')
})

test('[A-401][C-388][C-389] the banner of a platform is shown anew 1000 ms after a page has come, once for two pages within that time', () => {
  vi.useFakeTimers()
  askBy('onetrust')
  const LoadBanner = vi.fn()
  vi.stubGlobal('OneTrust', { LoadBanner })
  reloadPlatformBanner()
  vi.advanceTimersByTime(600)
  reloadPlatformBanner()
  vi.advanceTimersByTime(399)
  expect(LoadBanner).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(LoadBanner).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(5000)
  expect(LoadBanner).toHaveBeenCalledOnce()
  reloadPlatformBanner()
  vi.advanceTimersByTime(1000)
  expect(LoadBanner).toHaveBeenCalledTimes(2)
})

test('[C-389] without the object of a platform, and without a platform, nothing is shown anew', () => {
  vi.useFakeTimers()
  askBy('onetrust')
  reloadPlatformBanner()
  expect(() => vi.advanceTimersByTime(1000)).not.toThrow()
  askBy('basic')
  reloadPlatformBanner()
  expect(vi.getTimerCount()).toBe(0)
})

test('the choices of a platform are opened by its own function; without it nobody claims so', () => {
  askBy('onetrust')
  expect(openPlatform()).toBe(false)
  const ToggleInfoDisplay = vi.fn()
  vi.stubGlobal('OneTrust', { ToggleInfoDisplay })
  expect([openPlatform(), ToggleInfoDisplay.mock.calls.length]).toEqual([true, 1])
  askBy('basic')
  expect(openPlatform()).toBe(false)
})

test('Google’s tags hear that all is denied before anything else, and then what the visitor decides', () => {
  startGoogleConsent()
  const layerEntries = () => (window.dataLayer ?? []).map((entry) => [...(entry as Iterable<unknown>)])
  const signals = (value: string) => ({ ad_storage: value, ad_user_data: value, ad_personalization: value, analytics_storage: value })
  expect(layerEntries()).toEqual([['consent', 'default', signals('denied')]])
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]')
  decide('accepted')
  decide('rejected')
  expect(layerEntries().slice(1)).toEqual([
    ['consent', 'update', signals('granted')],
    ['consent', 'update', signals('denied')],
  ])
})

test('Google’s tags hear at once of a consent that was given on an earlier page', () => {
  askBy('basic')
  localStorage.setItem('kept', 'accepted')
  readAgain()
  // Those that other tests started hear of it as well.
  delete window.dataLayer
  startGoogleConsent()
  expect((window.dataLayer ?? []).map((entry) => [...(entry as Iterable<unknown>)].slice(1))).toEqual([
    ['default', expect.objectContaining({ ad_storage: 'denied' })],
    ['update', expect.objectContaining({ ad_storage: 'granted' })],
  ])
})

test('a consent that is taken back takes the optional cookies along, and no other', () => {
  const optional = ['campaign_params=1', '_ga=2', '_ga_ABC=3', '_gat=4', '_gat_UA=5', '_gid=6', '_gcl_au=7', '_fbp=8']
  // biome-ignore lint/suspicious/noDocumentCookie: the code reads it the same way
  for (const cookie of [...optional, 'maarad_staff=1', '_gallery=5']) document.cookie = cookie
  forgetOptional()
  expect(document.cookie.split('; ').sort()).toEqual(['_gallery=5', 'maarad_staff=1'])
})

test('an optional cookie may belong to any domain above the host', () => {
  const cookies: string[] = []
  vi.stubGlobal('location', { hostname: 'www.cars.example' })
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('_ga=2; maarad_staff=1')
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie))
  forgetOptional()
  expect(cookies).toEqual(['', '; domain=www.cars.example', '; domain=cars.example', '; domain=example'].map((domain) => `_ga=; path=/; max-age=0${domain}`))
})
