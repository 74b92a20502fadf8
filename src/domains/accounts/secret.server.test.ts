import { expect, test } from 'vitest'
import { digestOf, isSameSecret, newSecret } from './secret.server.ts'

test('a secret has 256 bits of the system’s own random, and none comes twice', () => {
  const secrets = Array.from({ length: 2000 }, newSecret)
  expect(new Set(secrets).size).toBe(secrets.length)
  const all = secrets.map((secret) => Buffer.from(secret, 'base64url'))
  expect(new Set(all.map(({ length }) => length))).toEqual(new Set([32]))
  // Each of the 256 bits is set in about half of them: 2,000 throws of a coin are this far from 1,000 once in many billions of times.
  const counts = Array.from({ length: 256 }, (_, bit) => all.filter((bytes) => ((bytes[bit >> 3] as number) >> (bit & 7)) & 1).length)
  expect(counts.filter((count) => Math.abs(count - 1000) > 200)).toEqual([])
})

test('what is stored of it is SHA-256, and does not tell it', () => {
  expect(digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect([isSameSecret('a', 'a'), isSameSecret('a', 'b'), isSameSecret('a', 'aa'), isSameSecret('', '')]).toEqual([true, false, false, true])
})
