/** The list of cars with those of one country. */
export function countryHref(list: string, country: string): string {
  return `${list}${list.includes('?') ? '&' : '?'}country_in=${country}`
}
