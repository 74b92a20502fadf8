import { expect, test } from 'vitest'
import { joinedBytes } from './joined-bytes.server.ts'

test.each([
  ['nothing', []],
  ['texts of every width, and none', ['<p>', '', 'معرض السيارات', '', ' € ', '🚗', '</p>']],
  ['half a character, as a browser would show it', ['a\uD800', 'b']],
  ['more than a megabyte', ['€'.repeat(900_000), 'و'.repeat(900_000)]],
])('%s', (_name, texts) => {
  expect(joinedBytes(texts).equals(Buffer.from(texts.join('')))).toBe(true)
})

test('a page stays as it was when the next one is written', () => {
  const first = joinedBytes(['الأولى'])
  joinedBytes(['الثانية'])
  expect(first.toString()).toBe('الأولى')
})
