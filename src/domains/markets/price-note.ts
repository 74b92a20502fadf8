import { HOME_COUNTRY, PRICE_NOTE } from '#ui/page-protocol.ts'
import { readKeptCountry } from './kept-country.ts'

/** What stands behind prices of the site's own country for who chose another one, such as «(في الإمارات)»; '' for everybody else. */
export function readPriceNote(): string {
  const country = readKeptCountry()
  const list = document.querySelector(`[${PRICE_NOTE}]`)
  if (country === '' || !list || list.getAttribute(HOME_COUNTRY) === country) return ''
  return list.getAttribute(PRICE_NOTE) ?? ''
}
