import { expect, test } from 'vitest'
import { linkView } from '#domains/content/index.ts'
import { kindOf, targetOf, type TargetKind } from './target.ts'
import { targetOfAddress, typedAddress } from './typed-address.ts'

const predefinedLinks = [{ alias: 'book', url: 'https://book.example.com/' }]
const nameOf = (kind: 'page' | 'file', id: string) => (kind === 'page' ? { 7: 'cars/rover', 1: '' }[id] : { 3: 'كتيب 1.pdf' }[id]) ?? null

test.each([
  ['page', '7', '/cars/rover', '/ar/cars/rover', 'address'],
  ['page', '1', '/', '/ar/', 'address'],
  ['form', '5', '#form:5', '/ar/form/5', 'form'],
  ['file', '3', '/media/api/v2/files/3/%D9%83%D8%AA%D9%8A%D8%A8%201.pdf', '/media/api/v2/files/3/%D9%83%D8%AA%D9%8A%D8%A8%201.pdf', 'file'],
  ['alias', 'book', 'book', 'https://book.example.com/', 'alias'],
  ['phone', '+965 1800 000', 'tel:+9651800000', 'tel:+9651800000', 'phone'],
  ['email', 'sales@example.com', 'mailto:sales@example.com', 'mailto:sales@example.com', 'email'],
  ['address', '/offers?year=2026', '/offers?year=2026', '/ar/offers?year=2026', 'address'],
  ['address', 'example.com', 'https://example.com', 'https://example.com/', 'address'],
] as const)(
  '[B-129] a %s %s is written as %s where only an address is stored, leads to %s, and is known again as %s',
  (kind: TargetKind, text, address, href, again) => {
    const target = targetOf(kind, text, 'page')
    expect(target && typedAddress(target, nameOf)).toBe(address)
    expect(linkView({ url: address }, { predefinedLinks, findPagePath: () => null, findFileName: () => null })?.href).toBe(href)
    expect(kindOf(targetOfAddress(address), predefinedLinks)).toBe(again)
  },
)

test('a page or a file that nobody offered has no address', () => {
  expect([targetOf('page', '9', 'page'), targetOf('file', '9', 'page')].map((target) => target && typedAddress(target, nameOf))).toEqual([null, null])
})

test.each(['#form:5', '/media/api/v2/files/3/a.pdf', 'tel:+9651800000', 'mailto:sales@example.com'])(
  '%s is an address where its kind is not offered',
  (address) => {
    expect(targetOfAddress(address, ['page', 'address'])).toEqual({ url: address })
  },
)
