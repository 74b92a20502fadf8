import { cutText } from '#kernel/values/cut-text.ts'
import { storableText } from '#kernel/values/storable-text.ts'

/** The query parameters that identify a campaign (A-344, C-405). */
export const campaignParams = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id', 'gclid'] as const

const LONGEST = 120

/** The campaign that a query names; a value that may be a mail address is left out. */
export function campaignOf(query: URLSearchParams): Record<string, string> {
  const entries = campaignParams.flatMap((name) => {
    const value = storableText(query.get(name) ?? '')
    return value !== '' && !value.includes('@') ? [[name, cutText(value, LONGEST)] as const] : []
  })
  return Object.fromEntries(entries)
}
