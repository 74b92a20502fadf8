import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test('all addresses of an IPv6 /64 are one sender, those of the next one another', () => {
  expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64')
  expect(networkOf('2001:0DB8:0000:0001:ffff:1:2:3')).toBe('2001:db8:0:1::/64')
  expect(networkOf('2001:db8:0:2::1')).toBe('2001:db8:0:2::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('an IPv4 address is itself, also in its IPv6 spelling, and what is no address stays', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('inside')).toBe('inside')
})
