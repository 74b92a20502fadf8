import { BlockList, isIP } from 'node:net'

/** Networks that are not the internet: this machine, private and link-local networks, metadata services, and reserved ranges (RFC 6890). */
const reserved = new BlockList()
const ipv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
for (const [network, prefix] of ipv4) reserved.addSubnet(network, prefix, 'ipv4')
/** The only range of IPv6 that is allocated for global use. */
const globalIpv6 = new BlockList()
globalIpv6.addSubnet('2000::', 3, 'ipv6')
// Excluded from it: documentation ranges, and IPv6 forms of IPv4 addresses.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, prefix, 'ipv6')

/** Whether a text is a public IP address of the internet. False for a text that is no IP address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !reserved.check(address, 'ipv4')
  if (version !== 6) return false
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped) return isPublicAddress(mapped)
  return globalIpv6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
