import type { FrameView } from '#block-engine/view-values.ts'

/** The frames of a car in one colour, and how many a whole turn has. A frame whose picture is gone is null and keeps its place. */
export type Turn = { frames: readonly (FrameView | null)[]; count: number }

/** Every fourth frame comes first: with those the car can be turned at once, if roughly. */
const COARSE_STEP = 4

/** The turn of what editors entered: frames beyond a whole turn are not shown. */
export function turnOf({ frames, frame_count }: { frames: Turn['frames']; frame_count: number }): Turn {
  const count = Math.round(frame_count)
  return { frames: frames.slice(0, count), count }
}

/** With fewer frames than a whole turn has, the car turns as far as they go. */
export function isWhole({ frames, count }: Turn): boolean {
  return frames.length === count
}

/** The frame that many steps on: round and round a whole turn, up to the ends of any other. */
export function stepFrom(frame: number, steps: number, turn: Turn): number {
  const { length } = turn.frames
  const next = frame + steps
  return isWhole(turn) ? ((next % length) + length) % length : Math.min(length - 1, Math.max(0, next))
}

/** How far a frame has turned from the first, in whole degrees. */
export function angleOf(frame: number, { count }: Turn): number {
  return Math.round((frame * 360) / count)
}

/** The frame of a turn that shows the car from this angle, in degrees, as nearly as it has one. */
export function frameAt(angle: number, turn: Turn): number {
  return drawnFrame(Math.round((angle * turn.count) / 360) % turn.count, turn)
}

/** How many frames lie between two, by the shorter way. */
function apart(one: number, other: number, turn: Turn): number {
  const way = Math.abs(one - other)
  return isWhole(turn) ? Math.min(way, turn.frames.length - way) : way
}

/** Of these frames the one nearest to `frame`; undefined without any. */
export function nearestOf(frame: number, candidates: Iterable<number>, turn: Turn): number | undefined {
  let nearest: number | undefined
  for (const other of candidates) if (nearest === undefined || apart(other, frame, turn) < apart(nearest, frame, turn)) nearest = other
  return nearest
}

/** The frame to begin with: the wanted one, or the nearest to it that has a picture. */
export function drawnFrame(frame: number, turn: Turn): number {
  const drawnIndexes = turn.frames.flatMap((view, index) => (view ? [index] : []))
  return nearestOf(Math.min(turn.frames.length - 1, Math.max(0, Math.round(frame))), drawnIndexes, turn) ?? 0
}

/** Frames in the order in which they are to be loaded: a coarse turn, then those between; each from `frame` outwards. */
export function loadOrder(frame: number, turn: Turn): { coarse: number[]; fine: number[] } {
  const outwards = turn.frames.flatMap((view, index) => (view ? [index] : [])).sort((one, other) => apart(one, frame, turn) - apart(other, frame, turn))
  const off = (index: number) => Math.abs(index - frame) % COARSE_STEP
  return {
    coarse: outwards.filter((index) => off(index) === 0),
    fine: [...outwards.filter((index) => off(index) === COARSE_STEP / 2), ...outwards.filter((index) => off(index) % 2 === 1)],
  }
}
