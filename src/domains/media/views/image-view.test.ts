import { expect, test } from 'vitest'
import { imageSizes } from '#block-engine/image-sizes.ts'
import { DEFAULT_BUCKET, type ImageRecord } from '../library/image-record.ts'
import { cropVariant, offeredSizes, wholeWidths, widthVariant } from '../variants/image-variants.ts'
import { fallbackImageView, imageView } from './image-view.ts'

function aPicture(changes: Partial<ImageRecord> = {}): ImageRecord {
  return {
    id: 7,
    bucket: DEFAULT_BUCKET,
    checksum: 'c0ffee',
    version: 3,
    mimeType: 'image/jpeg',
    width: 2400,
    height: 1600,
    colour: '#102030',
    alt: { ar: 'سيارة في الصحراء', en: 'A car in the desert' },
    focalPoint: { x: 0.5, y: 0.5 },
    ...changes,
  }
}

test('[A-298] [A-394] [B-156] [B-159] a hero picture offers its three sizes when all of them exist', () => {
  expect(imageView(aPicture(), imageSizes.hero, 'ديفندر')).toMatchObject({
    alt: 'ديفندر',
    src: '/media/api/v2/images/7/1600x900.jpg?v=3',
    srcset: '/media/api/v2/images/7/1600x900.jpg?v=3 1600w, /media/api/v2/images/7/1024x576.jpg?v=3 1024w, /media/api/v2/images/7/640x360.jpg?v=3 640w',
    width: 1600,
    height: 900,
    colour: '#102030',
  })
})

test('[A-221] [A-298] a hero picture that lacks one of its sizes falls back to 900 by 500 alone', () => {
  const view = imageView(aPicture({ width: 1599 }), imageSizes.hero)
  expect(view).toMatchObject({ src: '/media/api/v2/images/7/900x500.jpg?v=3', srcset: '', width: 900, height: 500 })
})

test('[A-221] a picture whose record cannot be read has one source of 900 by 500', () => {
  expect(fallbackImageView(7, 'ديفندر')).toMatchObject({
    src: '/media/api/v2/images/7/900x500.jpg',
    srcset: '',
    width: 900,
    height: 500,
    alt: 'ديفندر',
  })
})

test('[A-396] [B-157] a wide picture offers the sizes that it can fill', () => {
  expect(imageView(aPicture(), imageSizes.wide).srcset.match(/\d+x\d+/g)).toEqual(['1600x650', '1024x416', '640x260'])
  expect(imageView(aPicture({ width: 1200 }), imageSizes.wide).srcset.match(/\d+x\d+/g)).toEqual(['1024x416', '640x260'])
})

test('[A-397] [B-158] a square picture offers 1245, 830, 415 and 360', () => {
  const view = imageView(aPicture(), imageSizes.square)
  expect(view.srcset.match(/\d+w/g)).toEqual(['1245w', '830w', '415w', '360w'])
  expect(imageView(aPicture({ width: 300, height: 300 }), imageSizes.square).src).toContain('/900x500.jpg')
})

test('[B-127] without an alt text of its own a picture has the one of the library', () => {
  expect(imageView(aPicture(), imageSizes.wide).alt).toBe('سيارة في الصحراء')
  expect(imageView(aPicture(), imageSizes.wide, ' ').alt).toBe('سيارة في الصحراء')
})

test('the focal point of a view is the one of the cut that is drawn', () => {
  const view = imageView(aPicture({ width: 3000, height: 1300, focalPoint: { x: 0.9, y: 0.5 } }), imageSizes.square)
  expect(view.focalX).toBeCloseTo(0.768, 2)
  expect(view.focalY).toBe(0.5)
})

test('a size larger than its picture is not offered, and no size but the presets', () => {
  expect(offeredSizes({ width: 1000, height: 400 })).toEqual([
    { width: 640, height: 360 },
    { width: 640, height: 260 },
    { width: 360, height: 360 },
  ])
  expect(cropVariant(aPicture({ width: 1000, height: 400 }), { width: 1024, height: 576 })).toBeNull()
  expect(cropVariant(aPicture(), { width: 800, height: 600 })).toBeNull()
})

test('[A-221] the fallback size of a small picture is cut at the same ratio, without enlarging', () => {
  expect(cropVariant(aPicture({ width: 450, height: 400 }), { width: 900, height: 500 })?.plan.cut).toMatchObject({ width: 450, height: 250 })
})

test('[A-099] [A-403] whole pictures come in the widths of the image screens and of Open Graph', () => {
  expect(wholeWidths).toEqual([320, 640, 768, 1024, 1280, 1536, 1600])
  expect(widthVariant(aPicture(), 1600)?.plan.cut).toMatchObject({ width: 1600, height: 1067 })
  expect(widthVariant(aPicture(), 1601)).toBeNull()
})

test('[A-374] the bucket of the library is 1', () => {
  expect(DEFAULT_BUCKET).toBe(1)
})
