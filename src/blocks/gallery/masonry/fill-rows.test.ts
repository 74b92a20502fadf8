import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillRows, type TileSize } from './fill-rows.ts'

const sizes = fc.array(fc.constantFrom<TileSize>('1x1', '2x1', '1x2', '2x2'), { minLength: 1, maxLength: 40 })

/** The fields that the tiles take, placed one after the other where they first fit. */
function drawnRows(spans: readonly { columns: number; rows: number }[], columns: number): string[][] {
  const rows: string[][] = []
  for (const [index, span] of spans.entries()) {
    let row = 0
    let column = 0
    const isFree = () => [...Array(span.rows).keys()].every((y) => [...Array(span.columns).keys()].every((x) => !rows[row + y]?.[column + x]))
    while (!isFree()) {
      column += 1
      if (column + span.columns > columns) {
        column = 0
        row += 1
      }
    }
    for (let y = 0; y < span.rows; y += 1) {
      rows[row + y] ??= Array<string>(columns).fill('')
      for (let x = 0; x < span.columns; x += 1) (rows[row + y] as string[])[column + x] = String(index)
    }
  }
  return rows
}

test('[B-099] any tiles fill their rows to the last field, in one to four columns', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 4 }), (tiles, columns) => {
      const spans = fillRows(tiles, columns)
      expect(spans).toHaveLength(tiles.length)
      expect(drawnRows(spans, columns).flat()).not.toContain('')
    }),
  )
})

test('tiles that fit keep their sizes', () => {
  expect(fillRows(['2x2', '1x1', '1x1'], 3)).toEqual([
    { columns: 2, rows: 2 },
    { columns: 1, rows: 1 },
    { columns: 1, rows: 1 },
  ])
  expect(fillRows(['1x1', '1x1', '1x1', '1x1'], 3).at(-1)).toEqual({ columns: 3, rows: 1 })
})
