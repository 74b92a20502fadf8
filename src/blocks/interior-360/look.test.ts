import { expect, test } from 'vitest'
import { dragLook, keepLook, moves, pointedAt, zoomLook, zoomOf } from './look.ts'

const ahead = { yaw: 0, pitch: 0, field: 60 }
const rounded = ({ yaw, pitch }: { yaw: number; pitch: number }) => [Math.round(yaw) + 0, Math.round(pitch) + 0]

test('[B-078] dragged, the view goes along with the hand: to the right, and what was at the left comes', () => {
  expect(dragLook(ahead, { x: 100, y: 0 }, 600)).toEqual({ yaw: -10, pitch: 0, field: 60 })
  expect(dragLook(ahead, { x: 0, y: 100 }, 600)).toEqual({ yaw: 0, pitch: 10, field: 60 })
})

test('[B-078] round and round, but not over the poles, nor nearer or farther than is sharp or straight', () => {
  expect(keepLook({ yaw: 190, pitch: 100, field: 1 })).toEqual({ yaw: -170, pitch: 85, field: 25 })
  expect(keepLook({ yaw: -190, pitch: -100, field: 200 })).toEqual({ yaw: 170, pitch: -85, field: 90 })
})

test('[B-078] keys and buttons look to sides of the screen, and zoom', () => {
  expect(moves.left(ahead).yaw).toBeLessThan(0)
  expect(moves.right(ahead).yaw).toBeGreaterThan(0)
  expect(moves.up(ahead).pitch).toBeGreaterThan(0)
  expect(moves.down(ahead).pitch).toBeLessThan(0)
  expect(zoomOf(moves.zoom_in(ahead))).toBeGreaterThan(zoomOf(ahead))
  expect(zoomLook(moves.zoom_in(ahead), 1 / 1.25)).toEqual(ahead)
})

test.each([
  ['upright, facing north', { alpha: 0, beta: 90, gamma: 0 }, [0, 0]],
  ['turned to the west', { alpha: 90, beta: 90, gamma: 0 }, [-90, 0]],
  ['turned to the east', { alpha: 270, beta: 90, gamma: 0 }, [90, 0]],
  ['leaned back, to look up', { alpha: 0, beta: 120, gamma: 0 }, [0, 30]],
  ['leaned forward, to look down', { alpha: 0, beta: 60, gamma: 0 }, [0, -30]],
])('[B-078] a device that is held %s', (_how, angles, expected) => {
  expect(rounded(pointedAt(angles))).toEqual(expected)
})

test('[B-078] which way up a device is held does not matter: on its side it faces what it faced', () => {
  // Lying flat on its left edge, screen upright, its back to the north.
  expect(rounded(pointedAt({ alpha: 90, beta: 0, gamma: -90 }))).toEqual([0, 0])
})
