import { expect, test } from 'vitest'
import { settingReader } from '#fields/settings/settings.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { consentStatuses } from './consent.ts'
import { isDefaultConfig } from './consent-config.ts'
import { ConsentAnswer } from './consent-proof.ts'
import { readConsent } from './read-consent.ts'
import { readConsentSettings } from './settings.ts'

/** How a site with these settings asks. */
function configWith(settings: Record<string, unknown>) {
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value }))
  return readConsentSettings(settingReader(rows, quietLog)).config
}

const all = { status: 'accepted', scopes: ['obligatory', 'optional'] }

test('[A-223][C-129] there are four statuses, and a first visit to a site without settings is pending', () => {
  expect(consentStatuses).toEqual(['pending', 'accepted', 'rejected', 'unknown'])
  expect(configWith({})).toMatchObject({ strategy: 'basic', key: 'cookieConsentStatus', platform: null })
  expect(readConsent(configWith({}), { keptAnswer: null, cookies: '' })).toEqual({ status: 'pending', scopes: [] })
})

test('[A-224][A-225][A-233] an answer that is kept counts; one that cannot be read is unknown and allows nothing', () => {
  const config = configWith({})
  expect(readConsent(config, { keptAnswer: 'accepted', cookies: '' })).toEqual(all)
  expect(readConsent(config, { keptAnswer: 'rejected', cookies: '' })).toEqual({ status: 'rejected', scopes: [] })
  expect(readConsent(config, { keptAnswer: 'nonsense', cookies: '' })).toEqual({ status: 'pending', scopes: [] })
  expect(readConsent(config, { keptAnswer: undefined, cookies: '' })).toEqual({ status: 'unknown', scopes: [] })
})

test('[A-229] strategy none has everything accepted, whatever was answered before', () => {
  expect(readConsent(configWith({ 'consent.strategy': 'none' }), { keptAnswer: 'rejected', cookies: '' })).toEqual(all)
})

test.each([
  ['C0001:1,C0002:1,C0004:1', 'accepted', ['obligatory', 'optional']],
  ['C0001:1,C0002:1,C0004:0', 'rejected', ['obligatory']],
  ['C0001:1,C0002:0,C0004:1', 'rejected', ['obligatory']],
  ['C0001:1,C0002:0,C0004:0', 'rejected', ['obligatory']],
  ['C0002:1,C0004:1', 'accepted', ['optional']],
  ['C0001:1,C00021:1,C0002:0,C0004:1', 'rejected', ['obligatory']],
])('[A-230] the groups %s of OneTrust are %s', (groups, status, scopes) => {
  const config = configWith({ 'consent.strategy': 'onetrust' })
  const cookies = `other=C0002:1; OptanonConsent=isGpcEnabled=0&groups=${encodeURIComponent(groups)}&hosts=`
  expect(readConsent(config, { keptAnswer: 'accepted', cookies })).toEqual({ status, scopes })
})

test('[A-231] a site asks by one of four strategies: its own banner, where it names none of them', () => {
  const strategyOf = (strategy: string) => configWith({ 'consent.strategy': strategy }).strategy
  expect(['basic', 'none', 'onetrust', 'custom', 'cookiebot', ''].map(strategyOf)).toEqual(['basic', 'none', 'onetrust', 'custom', 'basic', 'basic'])
  expect(configWith({ 'consent.strategy': 'onetrust' }).platform).toMatchObject({ cookie: 'OptanonConsent' })
})

test('[A-231] without the cookie of the platform the visitor has not chosen; an answer to our own banner does not count', () => {
  const config = configWith({ 'consent.strategy': 'onetrust' })
  expect(readConsent(config, { keptAnswer: 'accepted', cookies: 'NotOptanonConsent=groups=C0002:1,C0004:1' })).toEqual({ status: 'pending', scopes: [] })
})

test.each([
  ['CookieConsent=%7Bstamp:%27x%27%2Cnecessary:true%2Cstatistics:true%7D', ['obligatory', 'optional']],
  ['CookieConsent=%7Bstamp:%27x%27%2Cnecessary:true%2Cstatistics:false%7D', ['obligatory']],
  ['CookieConsent={"necessary":"granted","statistics":"granted"}', ['obligatory', 'optional']],
  ['CookieConsent={NECESSARY:TRUE}', ['obligatory']],
  ['CookieConsent=%E0%A4%A', []],
  ['CookieConsent=%E0%A4%A,necessary:true', ['obligatory']],
])('[A-232] another vendor is read by its mapping: %s', (cookies, scopes) => {
  const platform = { cookie: 'CookieConsent', categories: { statistics: 'optional', necessary: 'obligatory' } }
  const config = configWith({ 'consent.strategy': 'custom', 'consent.platform': platform })
  expect(readConsent(config, { keptAnswer: null, cookies }).scopes).toEqual(scopes)
})

test('[A-232] a name of a category is read letter by letter, and a scope without a category is not allowed', () => {
  const platform = { cookie: 'CookieConsent', categories: { 'C.1': 'optional' } }
  const config = configWith({ 'consent.strategy': 'custom', 'consent.platform': platform })
  const scopesOf = (answer: string) => readConsent(config, { keptAnswer: null, cookies: `CookieConsent=${answer}` }).scopes
  expect([scopesOf('C.1:1'), scopesOf('CX1:1')]).toEqual([['optional'], []])
})

test('a page carries how the site asks unless it asks as by default', () => {
  expect(isDefaultConfig(configWith({}))).toBe(true)
  for (const settings of [{ 'consent.strategy': 'none' }, { 'consent.storage_key': 'asked-2' }]) expect(isDefaultConfig(configWith(settings))).toBe(false)
  expect(isDefaultConfig({ ...configWith({}), cookies: ['_ga'] })).toBe(false)
})

test('an answer to the banner names its visitor, the version of the text by 16 digits, and one of two choices', () => {
  const answer = { id: '0198c1a0-0000-7000-8000-000000000001', version: '0123456789abcdef', choice: 'accepted' }
  const isTaken = (changes: object) => ConsentAnswer.safeParse({ ...answer, ...changes }).success
  expect(isTaken({})).toBe(true)
  for (const version of ['0123456789abcde', '0123456789abcdef0', '0123456789ABCDEF', 'x0123456789abcdef'])
    expect([version, isTaken({ version })]).toEqual([version, false])
  expect([isTaken({ id: 'me' }), isTaken({ choice: 'maybe' }), isTaken({ name: 'سارة' })]).toEqual([false, false, false])
})

test('[A-232] strategy custom without a platform allows nothing, and a storage key of staff is used', () => {
  expect(readConsent(configWith({ 'consent.strategy': 'custom' }), { keptAnswer: 'accepted', cookies: '' }).scopes).toEqual([])
  expect(configWith({ 'consent.storage_key': 'asked-2' }).key).toBe('asked-2')
  expect(configWith({ 'consent.storage_key': ' ' }).key).toBe('cookieConsentStatus')
})
