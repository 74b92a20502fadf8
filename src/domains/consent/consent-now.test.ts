// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const KEY = 'cookieConsentStatus'

/** The freshly loaded module, before its first read. */
const freshConsent = () => import('./consent-now.ts')

beforeEach(() => vi.resetModules())

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.body.removeAttribute('data-consent')
})

test('[A-224][A-227][C-407] an accepted banner is kept under its key and runs what waited, once', async () => {
  const { consentNow, decide, whenAllowed } = await freshConsent()
  const run = vi.fn()
  whenAllowed('optional', run)
  expect([consentNow().status, run.mock.calls.length]).toEqual(['pending', 0])
  decide('accepted')
  decide('accepted')
  expect(localStorage.getItem(KEY)).toBe('accepted')
  expect(consentNow()).toEqual({ status: 'accepted', scopes: ['obligatory', 'optional'] })
  // Repeated changes of the choice run nothing twice.
  decide('rejected')
  decide('accepted')
  expect(run).toHaveBeenCalledOnce()
  whenAllowed('optional', run)
  expect(run).toHaveBeenCalledTimes(2)
})

test('[A-225] a refusal is kept as well and runs nothing', async () => {
  const { consentNow, decide, whenAllowed } = await freshConsent()
  const run = vi.fn()
  whenAllowed('optional', run)
  decide('rejected')
  expect([localStorage.getItem(KEY), consentNow(), run.mock.calls.length]).toEqual(['rejected', { status: 'rejected', scopes: [] }, 0])
})

test('a choice in another tab counts here, and each change is announced once', async () => {
  const { followConsent, onConsent, consentNow } = await freshConsent()
  expect(consentNow().status).toBe('pending')
  followConsent()
  const onChange = vi.fn()
  onConsent(({ status }) => onChange(status))
  localStorage.setItem(KEY, 'accepted')
  dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  expect(onChange).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(onChange.mock.calls).toEqual([['accepted']])
  // All that the browser kept for the site may be cleared at once.
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(onChange.mock.calls).toEqual([['accepted'], ['pending']])
})

test('[A-230] the choice in a consent platform counts when the platform says so', async () => {
  const platform = { cookie: 'OptanonConsent', categories: { C0002: 'optional' }, events: ['OneTrustGroupsUpdated'], object: '', reload: '', open: '' }
  document.body.setAttribute('data-consent', JSON.stringify({ strategy: 'onetrust', key: KEY, platform }))
  const { followConsent, whenAllowed, consentNow } = await freshConsent()
  followConsent()
  const run = vi.fn()
  whenAllowed('optional', run)
  setCookies('OptanonConsent=groups=C0002:1')
  expect(run).not.toHaveBeenCalled()
  dispatchEvent(new Event('OneTrustGroupsUpdated'))
  expect([run.mock.calls.length, consentNow().status]).toEqual([1, 'accepted'])
})

test('[A-230] a choice that changes only what is allowed is a change, and is what counts from then on', async () => {
  const categories = { C0001: 'obligatory', C0002: 'optional' }
  const platform = { cookie: 'OptanonConsent', categories, events: ['OneTrustGroupsUpdated'], object: '', reload: '', open: '' }
  document.body.setAttribute('data-consent', JSON.stringify({ strategy: 'onetrust', key: KEY, platform }))
  const { followConsent, onConsent, consentNow, readAgain } = await freshConsent()
  followConsent()
  const onChange = vi.fn()
  onConsent(onChange)
  setCookies('OptanonConsent=groups=C0001:0,C0002:0')
  dispatchEvent(new Event('OneTrustGroupsUpdated'))
  setCookies('OptanonConsent=groups=C0001:1,C0002:0')
  expect(readAgain()).toEqual({ status: 'rejected', scopes: ['obligatory'] })
  expect(onChange.mock.calls).toEqual([[{ status: 'rejected', scopes: [] }], [{ status: 'rejected', scopes: ['obligatory'] }]])
  expect(consentNow().scopes).toEqual(['obligatory'])
})

test('[A-233] in a browser without storage the status is unknown, and stays so after an answer', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked')
  })
  const { consentNow, decide } = await freshConsent()
  expect(consentNow()).toEqual({ status: 'unknown', scopes: [] })
  decide('accepted')
  expect(consentNow().scopes).toEqual([])
})

/** Sets the cookies that the page reads from now on. */
function setCookies(cookies: string): void {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
}
