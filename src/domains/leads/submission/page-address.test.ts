import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test('a page is kept by its path and its campaign, and nothing else of its query', () => {
  expect(pageAddress('https://site.test/ar/defender?utm_source=newsletter&email=sara%40example.com&gclid=1#form')).toEqual({
    pageUrl: '/ar/defender?utm_source=newsletter&gclid=1',
    source: 'newsletter',
  })
  expect(pageAddress('http://site.test/ar/defender?name=sara')).toEqual({ pageUrl: '/ar/defender', source: '' })
  expect(pageAddress('/ar/offers')).toEqual({ pageUrl: '/ar/offers', source: '' })
})

test.each(['', 'https://', 'javascript:alert(1)', 'mailto:sara@example.com'])('what is no address of a page is left out: %j', (address) => {
  expect(pageAddress(address)).toEqual({ pageUrl: '', source: '' })
})

test('an address is kept as far as 500 characters', () => {
  expect(pageAddress(`/ar/${'x'.repeat(600)}`).pageUrl).toHaveLength(500)
})
