import { describe, expect, test } from 'vitest'
import { inReadingOrder, isSameOrder, moveEntry, onTopOf, outlineOf, type Place, placeOfDrop, stepEntry } from './nav-order.ts'

const place = (id: number, parent_id: number | null, position: number): Place => ({ id, parent_id, position })

// 1 ─ 2, 3 · 4 ─ 5
const menu = [place(4, null, 9), place(1, null, 3), place(3, 1, 1), place(2, 1, 0), place(5, 4, 0)]
const drawn = (places: readonly Place[] | null) => places && inReadingOrder(places).map(({ id, level }) => `${'-'.repeat(level)}${id}`)

test('entries are read from top to bottom, each before those below it', () => {
  expect(drawn(menu)).toEqual(['1', '-2', '-3', '4', '-5'])
})

describe('by keyboard an entry', () => {
  test('changes places with its neighbour', () => {
    expect(drawn(stepEntry(menu, 3, 'up'))).toEqual(['1', '-3', '-2', '4', '-5'])
    expect(drawn(stepEntry(menu, 1, 'down'))).toEqual(['4', '-5', '1', '-2', '-3'])
  })

  test('goes below the one before it, and out again behind the one it was below', () => {
    expect(drawn(stepEntry(menu, 4, 'indent'))).toEqual(['1', '-2', '-3', '-4', '--5'])
    expect(drawn(stepEntry(menu, 2, 'outdent'))).toEqual(['1', '-3', '2', '4', '-5'])
  })

  test('stays where no move is possible', () => {
    expect([stepEntry(menu, 1, 'up'), stepEntry(menu, 4, 'down'), stepEntry(menu, 1, 'indent'), stepEntry(menu, 1, 'outdent')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

test.each([
  // Beside an entry of another parent, and as the last of its children.
  { dragged: 4, target: 2, zone: 'before', result: ['1', '-4', '--5', '-2', '-3'] },
  { dragged: 4, target: 2, zone: 'after', result: ['1', '-2', '-4', '--5', '-3'] },
  { dragged: 5, target: 1, zone: 'inside', result: ['1', '-2', '-3', '-5', '4'] },
  // Beside an entry of the same parent, from either side.
  { dragged: 2, target: 3, zone: 'after', result: ['1', '-3', '-2', '4', '-5'] },
  { dragged: 2, target: 3, zone: 'before', result: ['1', '-2', '-3', '4', '-5'] },
  { dragged: 3, target: 2, zone: 'before', result: ['1', '-3', '-2', '4', '-5'] },
] as const)('dropped on the part "$zone" of entry $target, entry $dragged stands there', ({ dragged, target, zone, result }) => {
  const steps = inReadingOrder(menu)
  const onto = steps.find(({ id }) => id === target)
  if (!onto) throw new Error('no such entry')
  expect(drawn(moveEntry(menu, dragged, placeOfDrop(steps, { dragged, target: onto, zone })))).toEqual(result)
})

describe('a move', () => {
  test('takes what is below along', () => {
    expect(drawn(moveEntry(menu, 4, { parentId: 1, index: 0 }))).toEqual(['1', '-4', '--5', '-2', '-3'])
  })

  test('never leads below the entry itself', () => {
    expect(moveEntry(menu, 1, { parentId: 1, index: 0 })).toBeNull()
    expect(moveEntry(menu, 1, { parentId: 2, index: 0 })).toBeNull()
  })

  test('makes no more than four levels', () => {
    const deep = [place(1, null, 0), place(2, 1, 0), place(3, 2, 0), place(4, null, 1), place(5, 4, 0)]
    expect(drawn(moveEntry(deep, 5, { parentId: 3, index: 0 }))).toEqual(['1', '-2', '--3', '---5', '4'])
    expect(moveEntry(deep, 4, { parentId: 3, index: 0 })).toBeNull()
  })
})

test('orders are compared by what is read, not by their numbers', () => {
  expect(
    isSameOrder(
      menu,
      menu.map((entry) => ({ ...entry, position: entry.position * 10 + 5 })),
    ),
  ).toBe(true)
  expect(isSameOrder(menu, stepEntry(menu, 3, 'up') ?? [])).toBe(false)
})

test('an order is read as an outline, with a dash for each level', () => {
  const named = menu.map(({ id }) => ({ id, label: `عنصر ${id}` }))
  expect(outlineOf(menu, named)).toBe('عنصر 1\n– عنصر 2\n– عنصر 3\nعنصر 4\n– عنصر 5')
})

test('my order is kept on top of a menu that somebody else has changed', () => {
  const mine = stepEntry(menu, 3, 'up') ?? []
  const theirs = [...menu.filter(({ id }) => id !== 4).map((entry) => (entry.id === 5 ? { ...entry, parent_id: null, position: 20 } : entry)), place(6, 1, 7)]
  expect(drawn(onTopOf(mine, theirs))).toEqual(['5', '1', '-3', '-2', '-6'])
})
