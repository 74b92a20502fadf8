import { expect, test } from 'vitest'
import { tagsOfLevel } from './text-levels.ts'

const offered = ['p', 'strong', 'a', 'ul', 'h2', 'table', 'blockquote']

test.each([
  ['sentences', ['p', 'strong', 'a']],
  ['text', ['p', 'strong', 'a', 'ul']],
  ['letter', ['p', 'strong', 'a', 'ul', 'h2']],
  ['article', offered],
] as const)('a text of the level %s may have %j', (level, tags) => {
  expect(offered.filter((tag) => tagsOfLevel(level).includes(tag))).toEqual(tags)
})

test('what a stored text has stays allowed in it', () => {
  expect(tagsOfLevel('sentences', '<UL><li>أ</li></UL>')).toEqual(expect.arrayContaining(['ul', 'li']))
  expect(tagsOfLevel('sentences', '<UL><li>أ</li></UL>')).not.toContain('h2')
})

test('nothing is allowed that articles may not have', () => {
  expect(tagsOfLevel('sentences', '<script>x</script>')).not.toContain('script')
})
