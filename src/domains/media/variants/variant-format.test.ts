import { expect, test } from 'vitest'
import { chooseFormat } from './variant-format.ts'

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,*/*;q=0.5', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif;q=0.000,IMAGE/WEBP;q=0.4', 'webp'],
  ['image/png,image/*;q=0.8', 'jpg'],
  ['*/*', 'jpg'],
  ['', 'jpg'],
  [undefined, 'jpg'],
])('a browser that accepts %j gets %s', (accept, ending) => {
  expect(chooseFormat(accept).ending).toBe(ending)
})
