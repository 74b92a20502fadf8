/**
 * Makes stylesheets that failed to load be requested again with the part that needs them. Vite takes a stylesheet for loaded as soon as
 * its link is in the document, so a link that failed has to leave it.
 */
export function retryFailedStyles(target: Document): void {
  target.addEventListener(
    'error',
    ({ target: failed }) => {
      if (failed instanceof HTMLLinkElement && failed.rel === 'stylesheet') failed.remove()
    },
    { capture: true },
  )
}
