import { expect, test } from 'vitest'
import type { LibraryImage } from '../library/media-records.ts'
import { countOf, nothingSelected, select, selectionOf } from './selection.ts'

const images = [1, 2, 3, 4, 5].map((id) => ({ id, series: id === 3 ? { id: 9, name: 'turn', place: 1, count: 36 } : null })) as LibraryImage[]
const idsOf = ({ ids }: { ids: ReadonlySet<number> }) => [...ids].toSorted()

test('a tile is selected and taken out again; Shift selects up to the last one, in either direction', () => {
  const two = select(nothingSelected, images, { id: 2, isRange: false })
  expect(idsOf(select(two, images, { id: 4, isRange: true }))).toEqual([2, 3, 4])
  expect(idsOf(select(select(two, images, { id: 4, isRange: true }), images, { id: 1, isRange: true }))).toEqual([1, 2, 3, 4])
  expect(idsOf(select(two, images, { id: 2, isRange: false }))).toEqual([])
  expect(idsOf(select(nothingSelected, images, { id: 4, isRange: true }))).toEqual([4])
})

test('the tile of a series stands for all its pictures, unless the series is open', () => {
  const selected = { ids: new Set([1, 3]), anchor: null }
  expect(selectionOf(images, selected, false)).toEqual({ ids: [1], series: [9] })
  expect(selectionOf(images, selected, true)).toEqual({ ids: [1, 3], series: [] })
  expect([countOf(images, selected, false), countOf(images, selected, true)]).toEqual([37, 2])
})
