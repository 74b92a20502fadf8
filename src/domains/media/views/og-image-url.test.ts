import { expect, test } from 'vitest'
import { ogImageUrl } from './og-image-url.ts'

test('[A-099] the Open Graph picture is the one of 1600 px in width', () => {
  expect(ogImageUrl('55')).toBe('/media/api/v2/images/55/w/1600.jpg')
  expect(ogImageUrl(55)).toBe('/media/api/v2/images/55/w/1600.jpg')
})

test.each(['abc', null, undefined, '', '5x', '-1', '1e3', '0'])('[A-100] %j names no picture, so that the default is shown', (configured) => {
  expect(ogImageUrl(configured)).toBe('/media/api/v2/images/24730/w/1600.jpg')
})
