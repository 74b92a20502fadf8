import { expect, test } from 'vitest'
import { isListedPath, parsePathList } from './path-list.ts'

const list = parsePathList('/a, /b/\n/c')

test.each(['/ar/a', '/ar/b', '/ar/c/?x=1', 'a', '/a#top'])('[C-019] %s is listed', (path) => {
  expect(isListedPath(path, list)).toBe(true)
})

test.each(['/ar/a/b', '/ar/', '/ar/d', '/ar/A'])('[C-019] %s is not', (path) => {
  expect(isListedPath(path, list)).toBe(false)
})

test('[C-019] an empty setting lists nothing, the home page neither', () => {
  expect(parsePathList('')).toEqual([])
  expect(parsePathList(' ,\r\n, ')).toEqual([])
  expect(isListedPath('/ar/', parsePathList(''))).toBe(false)
})

test('[C-019] the home page can be listed', () => {
  expect(isListedPath('/ar', parsePathList('/'))).toBe(true)
})

test('[C-019] encoded and plain Arabic paths are the same', () => {
  expect(isListedPath('/ar/%D8%B9%D8%B1%D9%88%D8%B6', parsePathList('/عروض'))).toBe(true)
})
