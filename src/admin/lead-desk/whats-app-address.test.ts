import { expect, test } from 'vitest'
import { dialAddress, whatsAppAddress } from './whats-app-address.ts'

test('a chat is opened with its text, whatever stands in it, and for numbers in the international form alone', () => {
  const address = new URL(whatsAppAddress('+971501234567', 'تحية & طيبة?\nhttps://x.example/#a'))
  expect([address.origin, address.pathname, address.searchParams.get('text')]).toEqual(['https://wa.me', '/971501234567', 'تحية & طيبة?\nhttps://x.example/#a'])
  for (const phone of ['', '0501234567', '+97150/../x', '+971 50', 'javascript:1']) expect(whatsAppAddress(phone, 'x')).toBe('')
})

test('a number is dialled to the letter, with nothing that its sender could add', () => {
  expect(dialAddress('+971501234567')).toBe('tel:+971501234567')
  expect(dialAddress('050;ext=1?x')).toBe('tel:050%3Bext%3D1%3Fx')
})
