import { useEffect, useState } from 'react'
import { staffFetch } from '#domains/accounts/index.ts'
import type { LibraryImage } from '#domains/media/index.ts'
import { IMAGES_PATH } from '#domains/media/ui/index.ts'

// Shared by all fields that show a picture. Only the picker changes pictures, and it stores them here.
const known = new Map<number, LibraryImage>()
const listeners = new Set<() => void>()

export function rememberImage(image: LibraryImage): void {
  known.set(image.id, image)
  for (const listener of listeners) listener()
}

/** A picture of the library: undefined while it is requested, null when it does not exist. */
export function useLibraryImage(id: number | null): LibraryImage | null | undefined {
  const [, redraw] = useState(0)
  const [missing, setMissing] = useState<number | null>(null)

  // The network, and pictures that other fields have loaded.
  useEffect(() => {
    const listener = () => redraw((count) => count + 1)
    listeners.add(listener)
    if (id !== null && !known.has(id)) {
      staffFetch<LibraryImage>(`${IMAGES_PATH}/${id}`).then((answer) => {
        if (answer.ok) return rememberImage(answer.data)
        setMissing(id)
      })
    }
    return () => {
      listeners.delete(listener)
    }
  }, [id])

  if (id === null || missing === id) return null
  return known.get(id)
}
