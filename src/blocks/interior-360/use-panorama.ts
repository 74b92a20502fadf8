import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ImageView } from '#ui/pictures/picture.tsx'
import { dragLook, keepLook, type Look, type Move, moveOfKey, moves, USUAL_FIELD, zoomLook } from './look.ts'
import { createPanorama, hasWebGl, loadPicture, type Panorama, sourceFor } from './panorama.ts'

/** Part of the field of view that a px of a mouse wheel is worth. */
const WHEEL_ZOOM = 0.0015
/** What wheels that count in lines mean by a line, in px. */
const LINE_PX = 16

/** `still` is the picture that the server drew, `flat` is that for good: nothing here can turn it into a panorama. */
export type PanoramaPhase = 'still' | 'loading' | 'live' | 'failed' | 'flat'

export type PanoramaState = {
  phase: PanoramaPhase
  /** Number of the room that was chosen, from zero. */
  room: number
  /** Whether the canvas shows a panorama: the chosen one, or the one before while that is loading. */
  isDrawn: boolean
  /** Where the visitor looked when they last stopped; null before they did. */
  facing: Look | null
  begin: () => void
  choose: (room: number) => void
  move: (move: Move) => void
  /** Turns the look by degrees, as the motion of a device does. */
  turn: (by: { yaw: number; pitch: number }) => void
  /** A React key of the canvas: one whose context was lost cannot be used again. */
  canvasKey: number
  canvas: RefObject<HTMLCanvasElement | null>
  stageProps: {
    ref: RefObject<HTMLDivElement | null>
    onClick: (event: MouseEvent) => void
    onKeyDown: (event: KeyboardEvent) => void
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: (event: PointerEvent) => void
    onPointerCancel: (event: PointerEvent) => void
  }
}

type Options = { rooms: readonly ImageView[]; start: { yaw: number; pitch: number } }

/**
 * Panoramas that visitors look around in by pointer, keys and wheel (B-078). Nothing is loaded before they begin. Long,
 * since every handler and effect works on the same drawing and direction.
 */
export function usePanorama({ rooms, start }: Options): PanoramaState {
  const [phase, setPhase] = useState<PanoramaPhase>('still')
  const [room, setRoom] = useState(0)
  const [isDrawn, setIsDrawn] = useState(false)
  const [facing, setFacing] = useState<Look | null>(null)
  const [canvasKey, setCanvasKey] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const panorama = useRef<Panorama | null>(null)
  const look = useRef<Look>(keepLook({ ...start, field: USUAL_FIELD }))
  const latest = useRef(0)
  const frame = useRef(0)
  const pointers = useRef(new Map<number, { x: number; y: number }>())

  const redraw = useCallback(() => {
    if (frame.current !== 0) return
    frame.current = requestAnimationFrame(() => {
      frame.current = 0
      panorama.current?.draw(look.current)
    })
  }, [])

  const lookAt = useCallback(
    (next: Look) => {
      look.current = next
      redraw()
    },
    [redraw],
  )

  const open = useCallback(
    async (number: number) => {
      const surface = canvas.current
      const image = rooms[number]
      if (!surface || !image) return
      const current = panorama.current ?? createPanorama(surface)
      panorama.current = current
      const view = { width: surface.clientWidth, height: surface.clientHeight, field: look.current.field }
      const source = current && sourceFor(image, view, current.widest)
      latest.current = number
      if (!source) {
        setIsDrawn(false)
        setPhase('flat')
        return
      }
      setPhase('loading')
      try {
        const picture = await loadPicture(source)
        // Meanwhile the visitor may have chosen another room, or left.
        if (latest.current !== number || panorama.current !== current) return
        current.hold(picture)
        current.draw(look.current)
        setIsDrawn(true)
        setPhase('live')
      } catch {
        if (latest.current === number) setPhase('failed')
      }
    },
    [rooms],
  )

  // Only the browser knows whether it can show a panorama.
  useEffect(() => {
    if (!hasWebGl()) setPhase('flat')
    return () => {
      cancelAnimationFrame(frame.current)
      panorama.current?.end()
      panorama.current = null
    }
  }, [])

  // Size and graphics context of the canvas are the browser's: it may take the context away at any time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another key the canvas is another one
  useEffect(() => {
    const surface = canvas.current
    if (!surface) return
    const sizes = new ResizeObserver(redraw)
    const lose = () => {
      panorama.current = null
      setIsDrawn(false)
      setPhase('still')
      setCanvasKey((key) => key + 1)
    }
    sizes.observe(surface)
    surface.addEventListener('webglcontextlost', lose)
    return () => {
      sizes.disconnect()
      surface.removeEventListener('webglcontextlost', lose)
    }
  }, [canvasKey, redraw])

  // React listens to wheels passively, and this one has to keep the page from scrolling.
  useEffect(() => {
    const node = stage.current
    if (!node || !isDrawn) return
    const zoom = (event: WheelEvent) => {
      // A wheel belongs to the page until the visitor has turned to the panorama; pinching a trackpad comes with the control key.
      const { activeElement, fullscreenElement } = node.ownerDocument
      if (!event.ctrlKey && activeElement !== node && !fullscreenElement?.contains(node)) return
      const way = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1)
      const next = zoomLook(look.current, Math.exp(-way * WHEEL_ZOOM * (event.ctrlKey ? 5 : 1)))
      if (next.field === look.current.field) return
      event.preventDefault()
      lookAt(next)
    }
    node.addEventListener('wheel', zoom, { passive: false })
    return () => node.removeEventListener('wheel', zoom)
  }, [isDrawn, lookAt])

  // The button that had focus is gone, and the browser would leave it nowhere.
  useEffect(() => {
    const node = stage.current
    const focused = node?.ownerDocument.activeElement
    if (isDrawn && (!focused || focused === node?.ownerDocument.body)) node?.focus({ preventScroll: true })
  }, [isDrawn])

  const begin = () => {
    if (phase === 'still' || phase === 'failed') void open(room)
  }
  const move = (name: Move) => {
    lookAt(moves[name](look.current))
    setFacing(look.current)
  }
  const release = (event: PointerEvent) => {
    if (pointers.current.delete(event.pointerId) && isDrawn) setFacing(look.current)
  }

  return {
    phase,
    room,
    isDrawn,
    facing,
    begin,
    move,
    canvasKey,
    canvas,
    choose: (number) => {
      setRoom(number)
      look.current = keepLook({ ...start, field: USUAL_FIELD })
      if (phase !== 'still' && panorama.current) void open(number)
    },
    turn: ({ yaw, pitch }) => lookAt(keepLook({ ...look.current, yaw: look.current.yaw + yaw, pitch: look.current.pitch + pitch })),
    stageProps: {
      ref: stage,
      onClick: begin,
      onKeyDown: (event) => {
        const name = moveOfKey[event.key]
        if (!isDrawn || !name || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        move(name)
      },
      onPointerDown: (event) => {
        // Until the visitor has started the view, a finger on the picture scrolls the page.
        if (event.button !== 0 || phase === 'flat' || (!isDrawn && event.pointerType !== 'mouse')) return
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        begin()
      },
      onPointerMove: (event) => {
        const before = pointers.current.get(event.pointerId)
        if (!before) return
        const now = { x: event.clientX, y: event.clientY }
        const [other] = [...pointers.current].flatMap(([id, place]) => (id === event.pointerId ? [] : [place]))
        pointers.current.set(event.pointerId, now)
        const by = { x: now.x - before.x, y: now.y - before.y }
        lookAt(other ? zoomLook(look.current, distance(now, other) / distance(before, other)) : dragLook(look.current, by, event.currentTarget.clientHeight))
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  }
}

type Point = { x: number; y: number }

/** In px; never nothing, since it is divided by. */
function distance(one: Point, other: Point): number {
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
}
