import { type FocusEvent, type KeyboardEvent, type RefObject, use, useCallback, useEffect, useRef, useState } from 'react'
import { ADVANCES } from '../page-protocol.ts'
import { AutoplayStopped } from './autoplay-stopped.ts'

export type CarouselOptions = {
  /** How many slides the strip holds. */
  count: number
  /** How long every slide stays, in ms; without it (or `durations`) there is no autoplay. */
  autoplayMs?: number
  /** Time in ms per slide; a missing or zero entry falls back to `autoplayMs`. */
  durations?: readonly number[]
  isLoop?: boolean
  /** The direction for rendering on the server; the browser reads the real one from the element. */
  direction?: 'rtl' | 'ltr'
  startAt?: number
  /** Called with the index of the slide, from zero, when the selection changes. */
  onSelect?: (index: number) => void
}

export type CarouselState = {
  /** The ref of the scrolling element. Its only child is the strip of slides. */
  viewportProps: { ref: RefObject<HTMLDivElement | null>; [ADVANCES]: string }
  /** The props of the element around the viewport and the controls: keys, hover and focus. */
  regionProps: {
    ref: (node: HTMLElement | null) => void
    onKeyDown: (event: KeyboardEvent) => void
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
  /** The index of the current stop, from zero. */
  selected: number
  /** The number of stops: one per slide, or fewer when several slides fit side by side. */
  stops: number
  canGoBack: boolean
  canGoOn: boolean
  goBack: () => void
  goOn: () => void
  goTo: (index: number) => void
  /** True when slides have durations, even while autoplay is paused. */
  isAutoplaying: boolean
  /** Whether autoplay is on: the visitor's choice, off by default with reduced motion. */
  isPlaying: boolean
  /** True while hover, focus, a hidden page or {@link AutoplayStopped} pauses autoplay. */
  isWaiting: boolean
  toggle: () => void
  /** The duration of the current slide in ms; 0 when it does not advance. */
  duration: number
  /** Changes whenever a slide starts: a React key for progress indicators. */
  progressKey: number
}

/** How long the strip must rest, in ms, before its position counts as the visitor's choice. */
const REST_MS = 120
/** A scroll that never starts (the strip is already there) is abandoned after this time, in ms. */
const GIVE_UP_MS = 1000

/**
 * The behaviour of a carousel without its styles, on top of native scrolling and snapping: the strip works before and without it, and
 * keeps its position at hydration. Movement is mirrored in right-to-left pages. [B-002] [B-149] [B-210] [B-213]
 * Long, since scrolling, autoplay, keys and measuring share the strip's position and its timers.
 */
export function useCarousel(options: CarouselOptions): CarouselState {
  const { count, autoplayMs = 0, durations, isLoop = false, startAt = 0, onSelect } = options
  const [direction, setDirection] = useState(options.direction ?? 'rtl')
  const [isReduced, setIsReduced] = useState(false)
  const [isLive, setIsLive] = useState(false)
  const [selected, setSelected] = useState(startAt)
  const [stops, setStops] = useState(count)
  const [progressKey, setProgressKey] = useState(0)
  const [isPlaying, setIsPlaying] = useState(true)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isHidden, setIsHidden] = useState(false)
  const viewport = useRef<HTMLDivElement>(null)
  const current = useRef(startAt)
  /** The target of a scroll that we started; slides on its way are not selected. */
  const aim = useRef<number | null>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const announce = useRef(onSelect)
  announce.current = onSelect

  const duration = durations?.[selected] || autoplayMs
  const isAutoplaying = count > 1 && (autoplayMs > 0 || Boolean(durations?.some((time) => time > 0)))
  const isStill = use(AutoplayStopped)
  const isWaiting = isHovered || isFocused || isHidden || isStill

  const select = useCallback((index: number) => {
    if (index === current.current) return
    current.current = index
    setSelected(index)
    setProgressKey((key) => key + 1)
    announce.current?.(index)
  }, [])

  const settle = useCallback(() => {
    aim.current = null
    const place = readPlace(viewport.current)
    if (place) select(place.nearest)
  }, [select])

  const goTo = useCallback(
    (index: number, isInstant = false) => {
      const place = readPlace(viewport.current)
      aim.current = index
      select(index)
      clearTimeout(rest.current)
      rest.current = setTimeout(settle, GIVE_UP_MS)
      if (!place || !viewport.current) return
      viewport.current.scrollTo({ left: scrollOf(place, index, viewport.current), behavior: isInstant || isReduced ? 'instant' : 'smooth' })
    },
    [isReduced, select, settle],
  )
  const goOn = useCallback(() => {
    if (current.current < stops - 1) goTo(current.current + 1)
    else if (isLoop) goTo(0)
  }, [goTo, stops, isLoop])
  const goBack = useCallback(() => {
    if (current.current > 0) goTo(current.current - 1)
    else if (isLoop) goTo(stops - 1)
  }, [goTo, stops, isLoop])

  // Reads the position from the browser: visitors scroll the strip, and its width decides the number of stops.
  useEffect(() => {
    const strip = viewport.current
    if (!strip) return
    const measure = () => {
      const place = readPlace(strip)
      setStops(place?.stops ?? count)
      // Scrolls to the current slide when the strip appears at another width or in a dialog that just opened.
      if (place && aim.current !== null && place.nearest !== current.current)
        strip.scrollTo({ left: scrollOf(place, current.current, strip), behavior: 'instant' })
    }
    const follow = () => {
      clearTimeout(rest.current)
      // Our own scroll may stutter on a slow device: a pause is not its end, which `scrollend` reports.
      rest.current = setTimeout(settle, aim.current === null ? REST_MS : GIVE_UP_MS)
      const place = aim.current === null ? readPlace(strip) : undefined
      if (place) select(place.nearest)
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(strip)
    const arrive = () => {
      clearTimeout(rest.current)
      settle()
    }
    strip.addEventListener('scroll', follow, { passive: true })
    strip.addEventListener('scrollend', arrive)
    measure()
    setIsLive(true)
    return () => {
      clearTimeout(rest.current)
      sizes.disconnect()
      strip.removeEventListener('scroll', follow)
      strip.removeEventListener('scrollend', arrive)
    }
  }, [count, select, settle])

  // A carousel that opens at a given slide starts there without animation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; afterwards the visitor decides
  useEffect(() => {
    if (startAt > 0) goTo(startAt, true)
    else settle()
  }, [])

  // The computed direction of the element, not a prop, decides which way slides run: an editor may set `dir` on a section.
  const readDirection = useCallback((node: HTMLElement | null) => {
    if (node) setDirection(getComputedStyle(node).direction === 'ltr' ? 'ltr' : 'rtl')
  }, [])

  // Motion preference and page visibility come from the browser and may change at any time.
  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const readMotion = () => {
      setIsReduced(motion.matches)
      if (motion.matches) setIsPlaying(false)
    }
    const readVisibility = () => setIsHidden(document.hidden)
    readMotion()
    readVisibility()
    motion.addEventListener('change', readMotion)
    document.addEventListener('visibilitychange', readVisibility)
    return () => {
      motion.removeEventListener('change', readMotion)
      document.removeEventListener('visibilitychange', readVisibility)
    }
  }, [])

  // The remaining time of the current slide survives a pause, so that progress line and slide agree.
  const remaining = useRef({ key: -1, ms: 0 })
  // A timer advances to the next slide.
  useEffect(() => {
    if (!isLive || !isAutoplaying || !isPlaying || isWaiting || !duration) return
    if (remaining.current.key !== progressKey) remaining.current = { key: progressKey, ms: duration }
    const began = performance.now()
    const timer = setTimeout(() => goTo((current.current + 1) % stops), remaining.current.ms)
    return () => {
      clearTimeout(timer)
      remaining.current.ms = Math.max(0, remaining.current.ms - (performance.now() - began))
    }
  }, [isLive, isAutoplaying, isPlaying, isWaiting, duration, progressKey, goTo, stops])

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      // Ignores arrow keys inside a form field.
      if (event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable], [role="tablist"]')) return
      const move = keyMove(event.key, direction)
      if (!move) return
      event.preventDefault()
      if (move === 'on') goOn()
      if (move === 'back') goBack()
      if (move === 'first') goTo(0)
      if (move === 'last') goTo(stops - 1)
    },
    [direction, goOn, goBack, goTo, stops],
  )

  return {
    viewportProps: {
      ref: viewport,
      [ADVANCES]: isAutoplaying ? Array.from({ length: count }, (_, index) => durations?.[index] || autoplayMs).join() : '',
    },
    regionProps: {
      ref: readDirection,
      onKeyDown,
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      // Focus that remains after a mouse click must not pause autoplay for good.
      onFocus: (event) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
      },
    },
    selected,
    stops,
    canGoBack: isLoop || selected > 0,
    canGoOn: isLoop || selected < stops - 1,
    goBack,
    goOn,
    goTo,
    isAutoplaying,
    isPlaying,
    isWaiting,
    toggle: () => setIsPlaying((playing) => !playing),
    duration: isAutoplaying ? duration : 0,
    progressKey,
  }
}

/** The scroll position of a slide; negative in a right-to-left strip. */
function scrollOf({ offsets }: Place, index: number, viewport: HTMLElement): number {
  const offset = offsets[index] ?? 0
  return getComputedStyle(viewport).direction === 'rtl' ? -offset : offset
}

type Place = { nearest: number; stops: number; offsets: number[] }

/** The position of a strip: the slide nearest to its start, its number of stops, and the distance of each slide from the first, in px. */
function readPlace(viewport: HTMLElement | null): Place | undefined {
  const reach = viewport ? viewport.scrollWidth - viewport.clientWidth : 0
  if (!viewport || reach <= 0) return undefined
  const slides = [...(viewport.firstElementChild?.children ?? [])].filter((slide) => slide.clientWidth > 0)
  const starts = slides.map((slide) => slide.getBoundingClientRect().left)
  const offsets = starts.map((start) => Math.min(reach, Math.abs(start - (starts[0] ?? 0))))
  const scrolled = Math.abs(viewport.scrollLeft)
  // Slides that cannot scroll to the start, because the strip ends first, share one stop.
  const stops = offsets.filter((offset) => offset < reach - 2).length + 1
  const distances = offsets.slice(0, stops).map((offset) => Math.abs(offset - scrolled))
  return { nearest: distances.indexOf(Math.min(...distances)), stops, offsets }
}

/** The move of a key: the arrow that points along the reading direction goes on. [B-002] */
export function keyMove(key: string, direction: 'rtl' | 'ltr'): 'on' | 'back' | 'first' | 'last' | undefined {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  if (key === 'ArrowLeft') return direction === 'rtl' ? 'on' : 'back'
  if (key === 'ArrowRight') return direction === 'rtl' ? 'back' : 'on'
  return undefined
}
