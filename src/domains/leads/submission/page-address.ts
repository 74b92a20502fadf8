const LONGEST = 500
/** Where a visitor came from, never who it is: all other parameters are left out. */
const KEPT = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id', 'gclid']
const LONGEST_VALUE = 120

/** The page that a form was sent from, without what its query may say about a person, and the source that led there. */
export function pageAddress(given: string): { pageUrl: string; source: string } {
  if (given === '' || !URL.canParse(given, 'https://site.invalid')) return { pageUrl: '', source: '' }
  const url = new URL(given, 'https://site.invalid')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { pageUrl: '', source: '' }
  const kept = new URLSearchParams(
    KEPT.flatMap((name) => {
      const value = url.searchParams.get(name)
      return value === null || value.includes('@') ? [] : [[name, value.slice(0, LONGEST_VALUE)]]
    }),
  )
  const query = kept.toString()
  return { pageUrl: `${url.pathname}${query === '' ? '' : `?${query}`}`.slice(0, LONGEST), source: kept.get('utm_source') ?? '' }
}
