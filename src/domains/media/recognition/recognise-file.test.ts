import { expect, test } from 'vitest'
import { recogniseFile } from './recognise-file.ts'

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n')
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])
const webp = Buffer.concat([Buffer.from('RIFF'), Buffer.from([26, 0, 0, 0]), Buffer.from('WEBPVP8L')])
const avif = Buffer.concat([Buffer.from([0, 0, 0, 28]), Buffer.from('ftypavif'), Buffer.from([0, 0, 0, 0]), Buffer.from('avifmif1')])

test.each([
  ['صورة.png', png, 'image/png'],
  ['A.B.PNG', png, 'image/png'],
  ['a.pdf', pdf, 'application/pdf'],
  ['a.jpg', jpeg, 'image/jpeg'],
  ['a.jpeg', jpeg, 'image/jpeg'],
  ['a.webp', webp, 'image/webp'],
  ['a.avif', avif, 'image/avif'],
  ['a.pdf', png, null],
  ['a.png', pdf, null],
  ['a.png.exe', png, null],
  ['a.exe', Buffer.from('MZ'), null],
  ['a.png', Buffer.from('MZ'), null],
])('what %s is, is told by its content, and its name may say nothing else', (name, bytes, type) => {
  expect(recogniseFile(name, bytes)).toBe(type)
})
