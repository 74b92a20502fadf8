import { describe, expect, test } from 'vitest'
import { atTheEnd } from './at-the-end.ts'

const closed: string[] = []

describe('what was opened', () => {
  atTheEnd(() => closed.push('by the file'))
  test('by a test', () => {
    atTheEnd(() => closed.push('first'))
    atTheEnd(async () => closed.push('second'))
    expect(closed).toEqual([])
  })
  test('is closed at its end, the last first', () => {
    expect(closed).toEqual(['second', 'first'])
  })
})

test('and by a file after its tests', () => {
  expect(closed).toEqual(['second', 'first', 'by the file'])
})
