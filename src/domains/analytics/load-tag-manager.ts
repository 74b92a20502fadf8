import { dataLayer } from './data-layer.ts'

/** Asks for the tag manager's script, as its maker has it, with the nonce that the policy of the page admits. */
export function loadTagManager({ id, url }: { id: string; url: string }, nonce: string): void {
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.nonce = nonce
  script.src = `${url}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
