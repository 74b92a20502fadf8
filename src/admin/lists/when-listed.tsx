import { useEffect } from 'react'
import { useListContext } from 'react-admin'

/** Tells once the first rows of a list are there. What only filters need is asked for then: before, it would keep the rows waiting for a connection. */
export function WhenListed({ onListed }: { onListed: () => void }) {
  const { isPending } = useListContext()

  // The answer of the network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks is told once
  useEffect(() => {
    if (!isPending) onListed()
  }, [isPending])
  return null
}
