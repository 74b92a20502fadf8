/**
 * Sends what counts for nobody in particular, such as a measurement, to a call of the site; it arrives also when the page is left in the same moment. Cookies would
 * name whoever is signed in, and the call would ask for their token.
 */
export function sendWithoutCookies(address: string, message: object): void {
  const body = new Blob([JSON.stringify(message)], { type: 'application/json' })
  if (!('keepalive' in Request.prototype)) return void navigator.sendBeacon(address, body)
  // Nobody could do anything about what does not arrive.
  fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined)
}
