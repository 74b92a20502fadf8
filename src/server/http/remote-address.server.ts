import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Context } from 'hono'
import { isLoopbackAddress, isLoopbackHost } from '#kernel/loopback.ts'
import { plainAddress } from '#platform/http/address-set.ts'

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** The remote address of the connection; null for a request from inside the process. */
function peerAddress(c: Context): string | null {
  const address = incomingOf(c)?.socket.remoteAddress
  return address === undefined ? null : plainAddress(address)
}

/**
 * The address that sent a request: the remote end of the connection or, behind a trusted proxy, the last untrusted address in
 * `X-Forwarded-For`. Earlier addresses in the header are claims of the sender.
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
 * Whether a request comes from this machine. It checks the connection and the Host header, which protects against DNS rebinding.
 * Forwarded requests do not count; a proxy that adds no header still speaks HTTP/1.0 or keeps the visitor's host.
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
