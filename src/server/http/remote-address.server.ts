import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { isLoopbackAddress, isLoopbackHost } from '#kernel/loopback.ts'

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** The address at the other end of the connection; null for a request that came from within the process. */
export function remoteAddress(c: Context): string | null {
  return incomingOf(c)?.socket.remoteAddress ?? null
}

/**
 * Whether a request was typed on this machine: by its connection and by the name that it asks for, which a page elsewhere cannot forge
 * by DNS. One that a proxy has passed on is not; proxies that hide themselves still speak HTTP/1.0 or keep the visitor's host.
 */
export function isFromThisMachine(c: Context): boolean {
  const address = remoteAddress(c)
  const isNear = address === null || isLoopbackAddress(address)
  const isForwarded = FORWARDED.some((name) => c.req.header(name) !== undefined) || incomingOf(c)?.httpVersion === '1.0'
  return isNear && !isForwarded && isLoopbackHost(new URL(c.req.url).hostname)
}

function incomingOf(c: Context): IncomingMessage | undefined {
  return (c.env as { incoming?: IncomingMessage } | undefined)?.incoming
}
