import { expect, test } from 'vitest'
import { minutes } from '#kernel/durations.ts'
import { freshFrom, holdingRound } from './holding-round.ts'

const settings = { softLockMs: minutes(15), longestLockMs: minutes(60), pauseMs: minutes(60) }
const at = (minute: number) => new Date(Date.UTC(2026, 4, 5, 9) + minutes(minute))
const round = (from: number, until: number) => ({ from: at(from), until: at(until) })
const roundAt = (minute: number, last: ReturnType<typeof round> | null) => holdingRound(last, at(minute), settings)

test('a first hold lasts its usual time', () => {
  expect(roundAt(0, null)).toEqual(round(0, 15))
})

test('a hold that is renewed keeps its beginning, and ends with the maximum', () => {
  expect(roundAt(10, round(0, 15))).toEqual(round(0, 25))
  expect(roundAt(50, round(0, 55))).toEqual(round(0, 60))
  expect(roundAt(59, round(0, 60))).toEqual(round(0, 60))
  expect(roundAt(60, round(0, 60))).toBeNull()
})

test('a car is held anew after it was left for as long as it was held, and not a moment before', () => {
  expect(freshFrom(round(0, 15), settings.pauseMs)).toEqual(at(30))
  expect(roundAt(29, round(0, 15))).toEqual(round(0, 44))
  expect(roundAt(30, round(0, 15))).toEqual(round(30, 45))
  expect(roundAt(90, round(0, 60))).toBeNull()
  expect(roundAt(120, round(0, 60))).toEqual(round(120, 135))
})

test('the pause has a longest time, however long an order kept the car', () => {
  expect(freshFrom(round(0, 600), settings.pauseMs)).toEqual(at(660))
  expect(roundAt(660, round(0, 600))).toEqual(round(660, 675))
})
