// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { campaignQuery, keepCampaign } from './campaign-cookie.ts'
import { campaignParams } from './campaign-params.ts'

const at = (search: string) => history.replaceState(null, '', `/ar/${search}`)

afterEach(() => {
  vi.restoreAllMocks()
  // biome-ignore lint/suspicious/noDocumentCookie: as the product writes it
  document.cookie = 'campaign_params=; Path=/; Max-Age=0'
  at('')
})

test('[A-344] [C-405] seven parameters are kept, and no other', () => {
  expect([...campaignParams].sort()).toEqual(['gclid', 'utm_campaign', 'utm_content', 'utm_id', 'utm_medium', 'utm_source', 'utm_term'])
  const all = new URLSearchParams(campaignParams.map((name) => [name, `value of ${name}`]))
  keepCampaign(`?${all}&utm_name=x&fbclid=y&page=2`)
  expect(new URLSearchParams(campaignQuery())).toEqual(all)
})

test('a value is kept up to 120 letters', () => {
  keepCampaign(`?utm_source=${'x'.repeat(121)}`)
  expect(new URLSearchParams(campaignQuery()).get('utm_source')).toBe('x'.repeat(120))
})

test('[A-345] [C-405] [A-346] [C-406] the cookie is JSON at path / for 30 days, sent to our own site alone', () => {
  const cookieSetter = vi.spyOn(Document.prototype, 'cookie', 'set')
  keepCampaign('?utm_source=a&gclid=b')
  const [pair, ...attributes] = (cookieSetter.mock.calls[0]?.[0] ?? '').split('; ')
  expect(JSON.parse(decodeURIComponent(pair?.replace('campaign_params=', '') ?? ''))).toEqual({ utm_source: 'a', gclid: 'b' })
  expect(attributes.sort()).toEqual(['Max-Age=2592000', 'Path=/', 'SameSite=Lax'])
})

test('[A-346] [C-406] a newer campaign takes the place of the one before; a visit without one leaves it', () => {
  keepCampaign('?utm_source=old&utm_term=sale')
  keepCampaign('?page=2')
  expect(campaignQuery()).toBe('?utm_source=old&utm_term=sale')
  keepCampaign('?utm_source=new')
  expect(campaignQuery()).toBe('?utm_source=new')
})

test('a form sends the campaign of its own URL before the stored one, and no personal data', () => {
  keepCampaign('?utm_source=kept')
  at('?utm_source=here&utm_content=ali@example.com&phone=050')
  expect(campaignQuery()).toBe('?utm_source=here')
  at('')
  // biome-ignore lint/suspicious/noDocumentCookie: somebody else's cookie of the same name
  document.cookie = 'campaign_params=broken; Path=/'
  expect(campaignQuery()).toBe('')
})
