import { isIP } from 'node:net'
import { plainAddress } from './address-set.ts'

/**
 * What limits count as one sender: an IPv4 address, or the /64 network of an IPv6 address, since one subscriber holds all addresses of it
 * (RFC 6177). Other texts stay as they are.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address.replace(/%.*$/, ''))
  if (isIP(plain) !== 6) return plain
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [before = '', after = ''] = canonical.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after.split(':').filter(Boolean)
  const groups = canonical.includes('::') ? [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail] : head
  return `${groups.slice(0, 4).join(':')}::/64`
}
