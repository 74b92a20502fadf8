import { expect, test } from 'vitest'
import { folderAbove, folderName, isSameTag, isWithin, parseFolderPath, parseTag, pathsTo } from './folder-path.ts'

test.each([
  ['models/defender', 'models/defender'],
  ['/models//defender/', 'models/defender'],
  ['  الطرازات / ديفندر  110 ', 'الطرازات/ديفندر 110'],
  ['a\u202eb', 'a b'],
  ['', null],
  ['///', null],
  ['models/..', null],
  ['x'.repeat(61), null],
  ['1/2/3/4/5/6/7/8/9', null],
])('the path %j is kept as %j', (typedPath, path) => {
  expect(parseFolderPath(typedPath)).toBe(path)
})

test('a folder knows what is above it and what is within it, and no folder whose name only begins like its own', () => {
  expect([folderAbove('models/defender'), folderAbove('models'), folderName('models/defender'), folderName('models')]).toEqual([
    'models',
    '',
    'defender',
    'models',
  ])
  expect(pathsTo('a/b/c')).toEqual(['a', 'a/b', 'a/b/c'])
  expect([isWithin('models/defender', 'models'), isWithin('models', 'models'), isWithin('models-old', 'models')]).toEqual([true, true, false])
})

test('a tag has no comma and no spare space, and is the same however it is spelled', () => {
  expect([parseTag('  ديفندر،  أحمر '), parseTag(' ,، '), parseTag('x'.repeat(41))]).toEqual(['ديفندر أحمر', null, null])
  expect([isSameTag('سيّارة', 'سياره'), isSameTag('SUV', 'suv'), isSameTag('أحمر', 'أبيض')]).toEqual([true, true, false])
})
