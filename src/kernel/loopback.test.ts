import { expect, test } from 'vitest'
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts'

test.each(['localhost', 'LOCALHOST', 'site.localhost', '127.0.0.1', '127.8.8.8', '[::1]'])('%s is this machine', (host) => {
  expect(isLoopbackHost(host)).toBe(true)
})

test.each([
  '',
  'localhost.example',
  'notlocalhost',
  '.localhost',
  '127.0.0.1.example',
  '127.0.0',
  '1127.0.0.1',
  '127.0.0.1000',
  '127.0.0.1.2',
  '0.0.0.0',
  '10.0.0.1',
  '[::2]',
  '::1',
  'site.test',
])('%s may be another', (host) => {
  expect(isLoopbackHost(host)).toBe(false)
})

test('[A-264] the address of a connection is recognised in numeric form', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(isLoopbackAddress)).toEqual([true, true, true])
  const others = [
    '10.0.0.1',
    '::ffff:10.0.0.1',
    '::2',
    '',
    'localhost',
    '1127.0.0.1',
    '127.0.0.1.2',
    '127.0.0',
    '127.0.0.1000',
    '::ffff:127.0.0.1.2',
    'f::1',
    '::11',
  ]
  expect(others.filter(isLoopbackAddress)).toEqual([])
  expect(['127.10.200.255', '::FFFF:127.10.200.255'].map(isLoopbackAddress)).toEqual([true, true])
})
