import { expect, test } from 'vitest'
import { angleOf, drawnFrame, frameAt, loadOrder, nearestOf, stepFrom, type Turn, turnOf } from './turn.ts'

const view = { src: 'x', srcset: '' }
const aTurn = (length: number, count = length): Turn => ({ frames: Array.from({ length }, () => view), count })
const whole = aTurn(36)
const part = aTurn(3, 10)

test('[B-077] a whole turn goes round and round, a part of one up to its ends', () => {
  expect([stepFrom(35, 1, whole), stepFrom(0, -1, whole), stepFrom(10, 80, whole)]).toEqual([0, 35, 18])
  expect([stepFrom(2, 1, part), stepFrom(0, -1, part), stepFrom(0, 1, part)]).toEqual([2, 0, 1])
})

test('[B-077] frames beyond a whole turn are not shown, and angles are counted by the frames of a whole one', () => {
  expect(turnOf({ frames: aTurn(40).frames, frame_count: 36 })).toMatchObject({ count: 36, frames: { length: 36 } })
  expect([angleOf(4, whole), angleOf(2, part), angleOf(1, aTurn(7))]).toEqual([40, 72, 51])
})

test('[B-077] another colour shows the car from the same angle, as nearly as it has one', () => {
  expect([frameAt(40, aTurn(72)), frameAt(355, whole), frameAt(180, part)]).toEqual([8, 0, 2])
})

test('[B-077] a coarse turn comes first, from the frame that shows outwards; then what lies between', () => {
  const { coarse, fine } = loadOrder(2, whole)
  expect(coarse).toEqual([2, 6, 34, 10, 30, 14, 26, 18, 22])
  expect(fine.slice(0, 4)).toEqual([0, 4, 8, 32])
  expect(new Set([...coarse, ...fine]).size).toBe(36)
  expect(fine).toHaveLength(27)
})

test('[B-077] the nearest frame is the one by the shorter way round', () => {
  expect(nearestOf(35, [30, 0], whole)).toBe(0)
  expect(nearestOf(35, [30, 0], aTurn(36, 72))).toBe(30)
  expect(nearestOf(5, [], whole)).toBeUndefined()
})

test('[B-077] where a picture is gone the frames beside it stand in, and none is asked for', () => {
  const gappy: Turn = { frames: [null, view, view, null], count: 4 }
  expect([drawnFrame(0, gappy), drawnFrame(-9, gappy), drawnFrame(99, gappy)]).toEqual([1, 1, 2])
  expect([...loadOrder(1, gappy).coarse, ...loadOrder(1, gappy).fine].sort()).toEqual([1, 2])
})
