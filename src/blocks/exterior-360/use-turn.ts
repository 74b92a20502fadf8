import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FrameView } from '#block-engine/view-values.ts'
import { angleOf, drawnFrame, frameAt, isWhole, nearestOf, stepFrom, type Turn } from './turn.ts'
import { useFrames } from './use-frames.ts'

/** Time in ms of a whole turn that the car makes by itself. */
const TURN_MS = 9000
/** Dragging across this many px turns the car once round, or across the stage where it is narrower. */
const DRAG_PX = 720
/** How much of the stage must be in view before the car turns by itself. */
const IN_VIEW = 0.5

type TurnOptions = { turns: readonly Turn[]; startFrame: number; hasAutostart: boolean; sizes: string }

export type TurnState = {
  colour: number
  turn: Turn
  frame: number
  /** Degrees from the first frame. */
  angle: number
  /** What shows: the frame, or the nearest to it that has come. */
  picture: FrameView | null
  isPlaying: boolean
  /** True from the first touch on. */
  isTouched: boolean
  choose: (colour: number) => void
  turnTo: (frame: number) => void
  turnBy: (steps: number) => void
  toggle: () => void
  stageProps: {
    ref: RefObject<HTMLDivElement | null>
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * A car that visitors turn by pointer and keys, in any of its colours. It turns once by itself when it comes into view, unless the visitor
 * touched it or prefers less motion (B-077). A drag to the right turns it to the right in both page directions. Long, since
 * every handler and effect works on the same frame and colour.
 */
export function useTurn({ turns, startFrame, hasAutostart, sizes }: TurnOptions): TurnState {
  const first = drawnFrame(startFrame - 1, turns[0] as Turn)
  /** `rest` is the frame that showed when the colour was chosen: its picture is drawn as any of the page. */
  const [{ colour, frame, rest }, setPlace] = useState({ colour: 0, frame: first, rest: first })
  const [isPlaying, setIsPlaying] = useState(false)
  const [isInView, setIsInView] = useState(false)
  const [isTouched, setIsTouched] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const drag = useRef<{ x: number; frame: number } | null>(null)
  /** What is left of a turn that the car makes by itself: steps, and whether they go on or back. */
  const ride = useRef({ left: 0, step: 1 })
  const { loadedFrames, isReady, load } = useFrames(turns, sizes)
  const turn = turns[colour] as Turn
  const canTurn = isReady(colour)

  const touch = () => {
    setIsTouched(true)
    setIsPlaying(false)
    load(colour, frame)
  }
  const turnTo = (next: number) => {
    touch()
    setPlace((place) => ({ ...place, frame: next }))
  }
  const play = useCallback(() => {
    const last = turn.frames.length - 1
    if (isWhole(turn)) ride.current = { left: turn.frames.length, step: 1 }
    else ride.current = frame < last ? { left: last - frame, step: 1 } : { left: last, step: -1 }
    setIsPlaying(true)
    load(colour, frame)
  }, [turn, frame, colour, load])

  // Only the browser knows when the stage comes into view.
  useEffect(() => {
    if (!stage.current) return
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false), { threshold: IN_VIEW })
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])

  const mayStart = useRef(hasAutostart)
  // What the visitor prefers is asked of the browser, at the moment when the car would move.
  useEffect(() => {
    if (!isInView || !mayStart.current) return
    mayStart.current = false
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (!isTouched && !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches) play()
  }, [isInView, isTouched, play])

  // A timer of the browser moves on to the next frame.
  useEffect(() => {
    if (!isPlaying || !isInView || !canTurn) return
    const timer = setInterval(() => {
      const { left: stepsLeft, step } = ride.current
      ride.current.left = stepsLeft - 1
      if (stepsLeft <= 1) setIsPlaying(false)
      setPlace((place) => ({ ...place, frame: stepFrom(place.frame, step, turn) }))
    }, TURN_MS / turn.count)
    return () => clearInterval(timer)
  }, [isPlaying, isInView, canTurn, turn])

  const near = nearestOf(frame, [rest, ...(loadedFrames[colour]?.keys() ?? [])], turn) ?? rest
  const address = loadedFrames[colour]?.get(near)

  return {
    colour,
    turn,
    frame,
    angle: angleOf(frame, turn),
    picture: address ? { src: address, srcset: '' } : (turn.frames[near] ?? null),
    isPlaying,
    isTouched,
    turnTo,
    turnBy: (steps) => turnTo(stepFrom(frame, steps, turn)),
    choose: (next) => {
      const other = turns[next]
      if (!other || next === colour) return
      const same = frameAt(angleOf(frame, turn), other)
      setIsTouched(true)
      setIsPlaying(false)
      setPlace({ colour: next, frame: same, rest: same })
      // A visitor who only compares colours downloads one picture of each.
      if (loadedFrames[colour]?.size) load(next, same)
    },
    toggle: () => {
      setIsTouched(true)
      if (isPlaying) setIsPlaying(false)
      else play()
    },
    stageProps: {
      ref: stage,
      onPointerDown: (event) => {
        if (event.button !== 0 || !event.isPrimary) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { x: event.clientX, frame }
        touch()
      },
      onPointerMove: (event) => {
        if (!drag.current || !event.isPrimary) return
        const way = Math.min(DRAG_PX, event.currentTarget.clientWidth)
        const steps = Math.round(((event.clientX - drag.current.x) * turn.count) / way)
        turnTo(stepFrom(drag.current.frame, steps, turn))
      },
      onPointerUp: () => {
        drag.current = null
      },
      onPointerCancel: () => {
        drag.current = null
      },
    },
    onKeyDown: (event) => {
      const steps = stepsOf(event.key)
      if (steps === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      turnTo(stepFrom(frame, steps, turn))
    },
  }
}

/** The browser's own slider ends at its ends, a car does not; all other keys stay the browser's. */
function stepsOf(key: string): number {
  if (key === 'ArrowRight' || key === 'ArrowUp') return 1
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -1
  return 0
}
