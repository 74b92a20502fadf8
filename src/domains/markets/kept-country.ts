/** The cookie that keeps the country whose cars a visitor wants to see, by its code of two letters. It is set only when somebody chooses. */
const COOKIE = 'maarad_country'
const KEPT_SECONDS = 365 * 24 * 60 * 60

/** Told to the window when another country is kept. */
export const KEPT_COUNTRY_CHANGED = 'maarad:country'

/** The country that the visitor chose; '' for none. */
export function readKeptCountry(): string {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`))
  const country = cookie?.slice(COOKIE.length + 1) ?? ''
  return /^[A-Z]{2}$/.test(country) ? country : ''
}

/** Keeps a country for a year; '' forgets it. */
export function keepCountry(country: string): void {
  const isSecure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous and not in every browser
  document.cookie = `${COOKIE}=${country}; Path=/; Max-Age=${country === '' ? 0 : KEPT_SECONDS}; SameSite=Lax${isSecure}`
  dispatchEvent(new Event(KEPT_COUNTRY_CHANGED))
}
