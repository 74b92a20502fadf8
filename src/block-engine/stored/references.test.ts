import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Catalogue } from '../catalogue.ts'
import { type Block, defineBlock } from '../define-block.ts'
import { presets } from '../presets.ts'
import { collectReferences, noReferences, referencesOf as referencesOfPage } from './references.ts'
import type { StoredBlock } from './stored-block.ts'
import { OF_ANY_SHAPE } from '#fields/field-types.ts'

const block = defineBlock({
  symbol: 'sample',
  name: 'Sample',
  description: 'A sample.',
  short_description: 'Sample',
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [
    { symbol: 'picture', label: 'Picture', field_type: 'Image', sizes: [], withAlt: true },
    { symbol: 'backdrop', label: 'Backdrop', field_type: 'Image', sizes: [], withAlt: true, default: { id: 9 } },
    { symbol: 'link', label: 'Link', field_type: 'Link' },
    presets.heading,
  ],
  groups: {
    fields: [
      presets.buttons,
      { symbol: 'frames', label: 'Frames', field_type: 'Json', format: 'json', schema: z.array(z.int()), default: [], pictures: [], filled: OF_ANY_SHAPE },
      { symbol: 'rows', label: 'Rows', field_type: 'Json', format: 'json', schema: z.array(z.int()), default: [], filled: OF_ANY_SHAPE },
    ],
  },
})

function storedBlock(fields: Record<string, unknown>, ...groups: Record<string, unknown>[]): StoredBlock {
  return {
    id: 'b',
    template: 'sample',
    version: 1,
    fields,
    groups: groups.map((values, index) => ({ id: `g${index}`, fields: values })),
    positions: [],
    active_positions: [],
  }
}

function referencesOf(fields: Record<string, unknown>, ...groups: Record<string, unknown>[]) {
  const references = noReferences()
  collectReferences(storedBlock(fields, ...groups), block, references)
  return { images: [...references.images], pages: [...references.pages], files: [...references.files] }
}

test('pictures, pages and files are found in fields, groups and defaults', () => {
  const button = { id: '1', label: 'x', target: '12', link_type: 'file' }
  expect(
    referencesOf(
      { picture: { id: 3 }, link: { url: '7', link_type: 'page' }, heading: '5' },
      { buttons: [button, { ...button, target: '/x', link_type: 'internal' }] },
    ),
  ).toEqual({
    images: [3, 9],
    pages: [7],
    files: [12],
  })
})

test('[B-077] pictures are found in lists of pictures, and in the text of one; other lists hold none', () => {
  expect(referencesOf({ backdrop: 1 }, { frames: [21, 22, 'x'], rows: [31] }, { frames: '[23, 24]' }, { frames: '[25' }, { frames: 5 }).images).toEqual([
    21, 22, 23, 24,
  ])
})

test('an id that no record can have is not asked for', () => {
  expect(
    referencesOf(
      { picture: { id: 2 ** 31 }, backdrop: { id: -1 }, link: { url: '9999999999', link_type: 'page' } },
      { buttons: [{ link_type: 'file', target: '0' }] },
    ),
  ).toEqual({
    images: [],
    pages: [],
    files: [],
  })
})

test.each([
  [{ picture: 'x', link: 'x' }],
  [{ picture: [], link: [] }],
  [{ picture: { id: '3' }, link: { link_type: 'page', url: {} } }],
  [{ link: { link_type: 'page' } }],
])('values that do not fit their fields are passed over: %j', (fields) => {
  expect(referencesOf({ backdrop: 1, ...fields }, { buttons: 'x' }, { buttons: [null, 5, 'x'] })).toEqual({ images: [], pages: [], files: [] })
})

test('the largest id that a record can have is asked for, a part of one is not', () => {
  expect(referencesOf({ picture: { id: 2 ** 31 - 1 }, backdrop: { id: 1.5 } }).images).toEqual([2 ** 31 - 1])
})

test('a field points to what its type says, whatever its value looks like', () => {
  const odd = { id: 5, link_type: 'page', url: '6', target: '7' }
  expect(referencesOf({ picture: odd, link: odd, heading: odd, backdrop: 1 }, { buttons: odd, rows: [odd, 8], frames: [odd] })).toEqual({
    images: [5],
    pages: [6],
    files: [],
  })
})

test('groups of a template without groups, and blocks of an unknown template, point to nothing', () => {
  const { groups: _, ...single } = block
  const catalogue: Catalogue = new Map([['sample', { block: single as unknown as Block, upgrades: [] }]])
  const blockWithLinks = storedBlock({ picture: { id: 3 } }, { buttons: [{ link_type: 'file', target: '4' }] })
  expect(referencesOfPage([blockWithLinks, { ...blockWithLinks, template: 'from_the_future', fields: { picture: { id: 5 } } }], catalogue)).toEqual({
    images: new Set([3, 9]),
    pages: new Set(),
    files: new Set(),
  })
})
