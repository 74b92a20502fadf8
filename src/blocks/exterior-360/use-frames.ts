import { useCallback, useEffect, useRef, useState } from 'react'
import type { FrameView } from '#block-engine/view-values.ts'
import { loadOrder, type Turn } from './turn.ts'

/** How many pictures are asked for at a time: what else the page loads comes through as well. */
const AT_ONCE = 4

/** Addresses of the frames that have come, as the browser chose them among the sizes. */
export type LoadedFrames = ReadonlyMap<number, string>

export type FramesState = {
  /** What has come of each turn. */
  loadedFrames: readonly LoadedFrames[]
  /** Whether so much of a turn has come that it can turn by itself. */
  isReady: (index: number) => boolean
  /** Begins to load a turn from this frame outwards; doing so again changes nothing. */
  load: (index: number, frame: number) => void
}

const NOTHING: LoadedFrames = new Map()

/** The pictures of turns, loaded only when asked for, a few at a time. `sizes` says how wide they are drawn, as in `<img>`. */
export function useFrames(turns: readonly Turn[], sizes: string): FramesState {
  const [loadedByTurn, setLoadedByTurn] = useState<Readonly<Record<number, LoadedFrames>>>({})
  const [ready, setReady] = useState<readonly number[]>([])
  const startedTurns = useRef(new Set<number>())
  /** A decoded picture stays in memory while something references it. */
  const keptImages = useRef<HTMLImageElement[]>([])
  const isGone = useRef(false)

  // What is still in the queue when the block leaves the page is not asked for any more.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const load = useCallback(
    (index: number, frame: number) => {
      const turn = turns[index]
      if (!turn || startedTurns.current.has(index)) return
      startedTurns.current.add(index)
      const loadOne = async (number: number) => {
        const view = turn.frames[number]
        const picture = view && !isGone.current ? await fetchPicture(view, sizes) : null
        if (!picture || isGone.current) return
        keptImages.current.push(picture)
        setLoadedByTurn((before) => ({ ...before, [index]: new Map(before[index]).set(number, picture.currentSrc || picture.src) }))
      }
      const { coarse, fine } = loadOrder(frame, turn)
      void inTurns(coarse, loadOne).then(() => {
        setReady((before) => [...before, index])
        return inTurns(fine, loadOne)
      })
    },
    [turns, sizes],
  )

  return { loadedFrames: turns.map((_, index) => loadedByTurn[index] ?? NOTHING), isReady: (index) => ready.includes(index), load }
}

/** The picture, decoded; null when it does not come, since the frames beside it show in its place. */
async function fetchPicture({ src, srcset }: FrameView, sizes: string): Promise<HTMLImageElement | null> {
  const picture = new Image()
  picture.sizes = sizes
  picture.srcset = srcset
  picture.src = src
  return picture.decode().then(
    () => picture,
    () => null,
  )
}

async function inTurns(numbers: readonly number[], task: (number: number) => Promise<void>): Promise<void> {
  const queue = [...numbers]
  const work = async () => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) await task(number)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
