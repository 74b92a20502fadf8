import { campaignOf } from './campaign-params.ts'

/** The cookie that keeps the campaign by which a visitor came, as JSON (A-346, C-406). */
const COOKIE = 'campaign_params'
const KEPT_SECONDS = 30 * 24 * 60 * 60

/** Stores the campaign of a URL for 30 days; a URL without one keeps the previous campaign. Needs the visitor's consent. */
export function keepCampaign(search: string): void {
  const campaign = campaignOf(new URLSearchParams(search))
  if (Object.keys(campaign).length === 0) return
  const isSecure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous and not in every browser
  document.cookie = `${COOKIE}=${encodeURIComponent(JSON.stringify(campaign))}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${isSecure}`
}

/** The campaign of this address, else the one that is kept, as a query with its `?`; '' for none. Forms send it along. */
export function campaignQuery(): string {
  const here = campaignOf(new URLSearchParams(location.search))
  const query = new URLSearchParams(Object.keys(here).length > 0 ? here : keptCampaign()).toString()
  return query && `?${query}`
}

function keptCampaign(): Record<string, string> {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`))
  try {
    return campaignOf(new URLSearchParams(JSON.parse(decodeURIComponent(cookie?.slice(COOKIE.length + 1) ?? '{}')) as Record<string, string>))
  } catch {
    return {} // A cookie that another program wrote.
  }
}
