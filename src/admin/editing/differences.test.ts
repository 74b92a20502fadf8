import { expect, test } from 'vitest'
import { differencesOf, settleDifferences } from './differences.ts'

const base = { id: 1, name: 'أ', city: 'دبي', phone: '1', tags: ['x'], note: '', version: 'v1' }
const mine = { ...base, name: 'أ بقلمي', phone: '2', note: null }
const theirs = { ...base, city: 'جدة', phone: '3', note: '', version: 'v2' }

test('a field that differs is listed with who changed it; equal, empty and server-written fields are not', () => {
  expect(differencesOf({ base, mine, theirs })).toEqual([
    { field: 'name', mine: 'أ بقلمي', theirs: 'أ', isMine: true },
    { field: 'city', mine: 'دبي', theirs: 'جدة', isMine: false },
    { field: 'phone', mine: '2', theirs: '3', isMine: true },
  ])
})

test('the merge is what is stored, with my values where mine is kept', () => {
  const differences = differencesOf({ base, mine, theirs })
  const ownDifferences = differences.filter(({ isMine }) => isMine)
  expect(settleDifferences(theirs, ownDifferences)).toEqual({ ...theirs, name: 'أ بقلمي', phone: '2' })
  expect(settleDifferences(theirs, [])).toEqual(theirs)
})

test('lists are compared by what they hold', () => {
  expect(differencesOf({ base, mine: base, theirs: { ...base, tags: ['x'] } })).toEqual([])
  expect(differencesOf({ base, mine: base, theirs: { ...base, tags: ['y'] } }).map(({ field }) => field)).toEqual(['tags'])
})

test('only the fields that people decide about are compared where they are named', () => {
  expect(differencesOf({ base, mine, theirs, fields: ['phone'] }).map(({ field }) => field)).toEqual(['phone'])
})
