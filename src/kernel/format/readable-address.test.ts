import { expect, test } from 'vitest'
import { readableAddress } from './readable-address.ts'

test('an address is read with its letters; what parts it stays encoded, and what is damaged stays as it is', () => {
  expect(readableAddress('/ar/%D8%B3%D9%8A%D8%A7%D8%B1%D8%A7%D8%AA?q=%26')).toBe('/ar/سيارات?q=%26')
  expect(readableAddress('/ar/%D8')).toBe('/ar/%D8')
})

test.each(['/ar/%E2%80%AEfdp.exe', '/ar/a%0Ab', '/ar/%E2%81%A6'])(
  '%s stays encoded: what it hides would turn or break the line that it stands in',
  (address) => {
    expect(readableAddress(address)).toBe(address)
  },
)
