/**
 * A day as analytics reads it, `09/03/2024`: in the visitor's time zone, with Latin digits, whatever the site's language. Written by hand,
 * since making a format of `Intl` holds up the start of every page for some 10 ms, four times that on a phone.
 */
export function analyticsDate(instant: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${twoDigits(instant.getDate())}/${twoDigits(instant.getMonth() + 1)}/${instant.getFullYear()}`
}
