import { isIP } from 'node:net'
import { isLoopbackHost } from '#kernel/loopback.ts'
import { DownloadError } from './download-error.ts'
import { isPublicAddress } from './public-address.ts'

/** Where addresses that staff type may lead: `public` is the internet by https only; `private` adds private networks, and this machine by http. */
export type Network = 'public' | 'private'

/** Parses an address and checks its scheme and, if the host is an IP address, that address. Throws a {@link DownloadError}. */
export function checkedUrl(address: string, network: Network): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url) throw new DownloadError('refused_address', 'not an address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPlain = url.protocol === 'http:' && network === 'private' && isLoopbackHost(url.hostname)
  if (url.protocol !== 'https:' && !isPlain) throw new DownloadError('refused_address', `${url.protocol}//${url.host}`)
  if (network === 'public' && (isLoopbackHost(url.hostname) || (isIP(host) !== 0 && !isPublicAddress(host)))) {
    throw new DownloadError('refused_address', url.host)
  }
  return url
}

/** Whether {@link checkedUrl} accepts an address. */
export function mayDownload(address: string, network: Network): boolean {
  try {
    checkedUrl(address, network)
    return true
  } catch {
    // The answer is that it may not.
    return false
  }
}
