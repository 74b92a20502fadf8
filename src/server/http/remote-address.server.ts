import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Context } from 'hono'
import { isLoopbackAddress, isLoopbackHost } from '#kernel/loopback.ts'
import { plainAddress } from '#platform/http/address-set.ts'

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** The address at the other end of the connection; null for a request that came from within the process. */
function peerAddress(c: Context): string | null {
  const address = incomingOf(c)?.socket.remoteAddress
  return address === undefined ? null : plainAddress(address)
}

/**
 * Who sent a request: the other end of the connection, or, where that is a trusted proxy, the last address in `X-Forwarded-For` that is
 * none. What stands before it in the header is the sender's own claim.
 */
export function remoteAddress(c: Context, isTrustedProxy: (address: string) => boolean): string | null {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  let address = peerAddress(c)
  while (address !== null && isTrustedProxy(address)) {
    const hop = plainAddress(forwarded.pop() ?? '')
    if (isIP(hop) === 0) break
    address = hop
  }
  return address
}

/**
 * Whether a request was typed on this machine: by its connection and by the name that it asks for, which a page elsewhere cannot forge
 * by DNS. One that a proxy has passed on is not; proxies that hide themselves still speak HTTP/1.0 or keep the visitor's host.
 */
export function isFromThisMachine(c: Context): boolean {
  const address = peerAddress(c)
  const isNear = address === null || isLoopbackAddress(address)
  const isForwarded = FORWARDED.some((name) => c.req.header(name) !== undefined) || incomingOf(c)?.httpVersion === '1.0'
  return isNear && !isForwarded && isLoopbackHost(new URL(c.req.url).hostname)
}

function incomingOf(c: Context): IncomingMessage | undefined {
  return (c.env as { incoming?: IncomingMessage } | undefined)?.incoming
}
