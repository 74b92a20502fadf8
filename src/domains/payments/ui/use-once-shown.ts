import { useEffect, useRef } from 'react'

/** Runs once, when the component is in the page; what it gives runs when the component goes. */
export function useOnceShown(run: () => (() => void) | undefined): void {
  const first = useRef(run)
  // Talks to what the provider puts into the page, which outlives any drawing.
  useEffect(() => first.current(), [])
}
