import { useEffect, useRef } from 'react'

/** Runs an effect once after mounting; its returned function runs on unmounting. */
export function useOnceShown(run: () => (() => void) | undefined): void {
  const first = useRef(run)
  // The provider's elements outlive any rendering.
  useEffect(() => first.current(), [])
}
