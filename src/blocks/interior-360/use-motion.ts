import { useEffect, useRef, useState } from 'react'
import { pointedAt } from './look.ts'

/** `none`: this device does not move a view, or has not said so yet. */
export type MotionPhase = 'none' | 'off' | 'on' | 'refused'

type Asking = { requestPermission?: () => Promise<'granted' | 'denied'> }

/** Lets the motion of a device turn the view, once the visitor asks for it; only some devices have one, and some ask back (B-078). */
export function useMotion(isWanted: boolean, turn: (by: { yaw: number; pitch: number }) => void): { phase: MotionPhase; toggle: () => void } {
  const [phase, setPhase] = useState<MotionPhase>('none')
  const follow = useRef(turn)
  follow.current = turn

  // Whether there is a gyroscope shows by its first reading. Where even that has to be allowed first, phones and tablets are taken to have one.
  useEffect(() => {
    if (!isWanted || !('DeviceOrientationEvent' in globalThis)) return
    if ((DeviceOrientationEvent as Asking).requestPermission && matchMedia('(pointer: coarse)').matches) return setPhase('off')
    const listening = new AbortController()
    const notice = (event: DeviceOrientationEvent) => {
      if (event.alpha === null) return
      listening.abort()
      setPhase('off')
    }
    addEventListener('deviceorientation', notice, { signal: listening.signal })
    return () => listening.abort()
  }, [isWanted])

  // While it is on, each reading turns the view by what the device turned since the one before.
  useEffect(() => {
    if (phase !== 'on') return
    let before: { yaw: number; pitch: number } | null = null
    const readMotion = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
      if (alpha === null || beta === null || gamma === null) return
      const now = pointedAt({ alpha, beta, gamma })
      if (before) follow.current({ yaw: now.yaw - before.yaw, pitch: now.pitch - before.pitch })
      before = now
    }
    addEventListener('deviceorientation', readMotion)
    return () => removeEventListener('deviceorientation', readMotion)
  }, [phase])

  const ask = async () => {
    const { requestPermission } = DeviceOrientationEvent as Asking
    // Some browsers reject instead of saying no.
    const answer = requestPermission ? await requestPermission().catch(() => 'denied') : 'granted'
    setPhase(answer === 'granted' ? 'on' : 'refused')
  }

  return { phase, toggle: () => (phase === 'on' ? setPhase('off') : void ask()) }
}
