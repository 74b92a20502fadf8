import type { MapPoint } from './drawn-map.ts'
import { positionOf } from './map-view.ts'

/** How far apart the marks of a map are at least, in px, so that a finger hits the one that it means (WCAG 2.5.8). */
export const MARK_GAP_PX = 32

/** Places that share one mark, and where it stands: in the middle of them, in px of the world. */
export type PointGroup = { points: readonly MapPoint[]; x: number; y: number }

/** Gathers places whose marks would stand closer than {@link MARK_GAP_PX} on a map whose world is `worldPx` wide. */
export function gatherPoints(points: readonly MapPoint[], worldPx: number): PointGroup[] {
  const groups = points.map((point): PointGroup => {
    const { x, y } = positionOf(point)
    return { points: [point], x: x * worldPx, y: y * worldPx }
  })
  for (let pair = closePair(groups); pair !== null; pair = closePair(groups)) {
    const [one, other] = pair
    groups.splice(groups.indexOf(other), 1)
    groups.splice(groups.indexOf(one), 1, together(one, other))
  }
  return groups
}

function closePair(groups: readonly PointGroup[]): [PointGroup, PointGroup] | null {
  for (const [index, one] of groups.entries()) {
    const other = groups.slice(index + 1).find(({ x, y }) => Math.hypot(x - one.x, y - one.y) < MARK_GAP_PX)
    if (other) return [one, other]
  }
  return null
}

function together(one: PointGroup, other: PointGroup): PointGroup {
  const count = one.points.length + other.points.length
  const middle = (axis: 'x' | 'y') => (one[axis] * one.points.length + other[axis] * other.points.length) / count
  return { points: [...one.points, ...other.points], x: middle('x'), y: middle('y') }
}
