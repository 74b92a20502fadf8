import { expect, test } from 'vitest'
import { documentName } from './document-name.ts'
import { fileUrl } from './file-record.ts'
import { isPdf } from '../recognition/recognise-document.ts'

test.each([
  ['Brochure 2026.PDF', 'Brochure-2026.pdf'],
  ['كتيّب ديفندر.pdf', 'كتيّب-ديفندر.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['a"\r\nSet-Cookie: x=1.pdf', 'a-Set-Cookie-x-1.pdf'],
  ['invoice\u202Efdp.exe.pdf', 'invoice-fdp.exe.pdf'],
  ['\ud800.pdf', 'document.pdf'],
  ['', 'document.pdf'],
])('%j is kept as %s', (givenName, keptName) => {
  expect(documentName(givenName)).toBe(keptName)
})

test('a long name is cut between letters', () => {
  expect(documentName('𝒜'.repeat(300))).toBe(`${'𝒜'.repeat(100)}.pdf`)
})

test('an Arabic name is written in the address as the standard asks', () => {
  expect(fileUrl({ id: 7, name: 'دليل.pdf' })).toBe('/media/api/v2/files/7/%D8%AF%D9%84%D9%8A%D9%84.pdf')
})

test('a PDF is known by its first and last marks', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(isPdf(bytes('%PDF-1.7\n…\n%%EOF\n'))).toBe(true)
  expect(isPdf(bytes('%PDF-1.7\n cut off'))).toBe(false)
  expect(isPdf(bytes('<html>%PDF-1.7 %%EOF'))).toBe(false)
})
