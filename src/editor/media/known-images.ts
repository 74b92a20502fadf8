import { useEffect, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { LibraryImage } from '#domains/media/index.ts'

// Shared by all fields that show a picture. Only the picker changes pictures, and it stores them here.
const imagesById = new Map<number, LibraryImage>()
const listeners = new Set<() => void>()

export function rememberImage(image: LibraryImage): void {
  imagesById.set(image.id, image)
  for (const listener of listeners) listener()
}

/** These pictures of the library, as far as they are known by now; the others are asked for. */
export function useLibraryImages(ids: readonly number[]): ReadonlyMap<number, LibraryImage> {
  const [, redraw] = useState(0)
  const idsKey = ids.join()

  // The network, and pictures that other fields have loaded.
  useEffect(() => {
    const listener = () => redraw((count) => count + 1)
    listeners.add(listener)
    for (const id of idsKey === '' ? [] : idsKey.split(',').map(Number)) if (!imagesById.has(id)) void ask(id)
    return () => {
      listeners.delete(listener)
    }
  }, [idsKey])

  return imagesById
}

/** Asks for a picture, and remembers it. False for one that does not exist. */
async function ask(id: number): Promise<boolean> {
  const answer = await callByName('GET /media/api/v2/images/{id}', { params: { id } })
  if (answer.ok) rememberImage(answer.data)
  return answer.ok
}

/** A picture of the library: undefined while it is requested, null when it does not exist. */
export function useLibraryImage(id: number | null): LibraryImage | null | undefined {
  const [, redraw] = useState(0)
  const [missing, setMissing] = useState<number | null>(null)

  // The network, and pictures that other fields have loaded.
  useEffect(() => {
    const listener = () => redraw((count) => count + 1)
    listeners.add(listener)
    if (id !== null && !imagesById.has(id)) void ask(id).then((isThere) => isThere || setMissing(id))
    return () => {
      listeners.delete(listener)
    }
  }, [id])

  if (id === null || missing === id) return null
  return imagesById.get(id)
}
