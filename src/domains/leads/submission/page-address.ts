import { campaignOf } from '#domains/analytics/index.ts'

const LONGEST = 500

/** The page that a form was sent from, without personal data in its query, and the traffic source. */
export function pageAddress(address: string): { pageUrl: string; source: string } {
  if (address === '' || !URL.canParse(address, 'https://site.invalid')) return { pageUrl: '', source: '' }
  const url = new URL(address, 'https://site.invalid')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { pageUrl: '', source: '' }
  // Where a visitor came from, never who it is: all other parameters are left out.
  const campaign = new URLSearchParams(campaignOf(url.searchParams))
  const query = campaign.toString()
  return { pageUrl: `${url.pathname}${query === '' ? '' : `?${query}`}`.slice(0, LONGEST), source: campaign.get('utm_source') ?? '' }
}
