/** The query parameters that identify a campaign (A-344, C-405). */
export const campaignParams = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id', 'gclid'] as const

const LONGEST = 120

/** The campaign that a query names; a value that may be a mail address is left out. */
export function campaignOf(query: URLSearchParams): Record<string, string> {
  const entries = campaignParams.flatMap((name) => {
    const value = query.get(name)
    return value && !value.includes('@') ? [[name, value.slice(0, LONGEST)] as const] : []
  })
  return Object.fromEntries(entries)
}
