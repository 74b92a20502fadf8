import { BlockList, isIP } from 'node:net'

/** Whether a text is an IP address, or a network as in `10.0.0.0/8`. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return bits > 0 && rest.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
}

/** Gives a test of whether an address is in these addresses and networks. An IPv4-mapped IPv6 address counts as its IPv4 address. */
export function addressSet(entries: readonly string[]): (address: string) => boolean {
  const addresses = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const type = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    addresses.addSubnet(address, Number(prefix ?? (type === 'ipv6' ? 128 : 32)), type)
  }
  return (address) => {
    const plain = plainAddress(address)
    return isIP(plain) !== 0 && addresses.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}

/** `::ffff:10.0.0.1`, as dual-stack sockets spell it, becomes 10.0.0.1. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
}
