import { useCallback, useEffect, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { LibraryImage } from '../library/media-records.ts'

const PER_PAGE = 48
/** As many as one call gives. */
const MOST_OF_SERIES = 100

/** What is looked at. `folder` is absent for all pictures; `series` is the one that is open. */
export type LibraryView = { query: string; bucket: string; folder: string | undefined; tags: readonly string[]; series: number | null }

type Shelf = { key: string; images: LibraryImage[]; total: number; page: number }
const emptyShelf = (key: string): Shelf => ({ key, images: [], total: 0, page: 0 })

/** The parameters of the API that narrow to a view. */
export function filterOf({ query, bucket, folder, tags }: LibraryView): Record<string, string> {
  return {
    bucket: bucket || '1',
    ...(query ? { q: query } : {}),
    ...(folder === undefined ? {} : { folder }),
    ...(tags.length > 0 ? { tags: tags.join(',') } : {}),
  }
}

/** The pictures of a view, newest first and a series as one, page after page; those of an open series in their order. */
export function useLibrary(view: LibraryView) {
  const params: Readonly<Record<string, string>> =
    view.series === null
      ? { ...filterOf(view), collapse: 'true', items: String(PER_PAGE) }
      : { bucket: view.bucket || '1', series: String(view.series), items: String(MOST_OF_SERIES) }
  const key = String(new URLSearchParams(params))
  const [shelf, setShelf] = useState(() => emptyShelf(key))
  const [page, setPage] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [isLoading, setIsLoading] = useState(true)
  const [failure, setFailure] = useState<string | null>(null)
  if (shelf.key !== key) {
    setShelf(emptyShelf(key))
    setPage(1)
  }

  // The network; the answer of an outdated request is dropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is in the key, and another attempt requests the same page again
  useEffect(() => {
    const control = new AbortController()
    setIsLoading(true)
    callByName('GET /media/api/v2/images', { query: { ...params, page }, signal: control.signal }).then((answer) => {
      if (control.signal.aborted) return
      setIsLoading(false)
      setFailure(answer.ok ? null : answer.code)
      if (!answer.ok) return
      const { total } = answer.meta
      setShelf((before) => {
        const images = page === 1 ? answer.data : [...before.images, ...answer.data]
        return { key, images: [...new Map(images.map((image) => [image.id, image])).values()], total, page }
      })
    })
    return () => control.abort()
  }, [page, key, attempt])

  const putImage = useCallback((image: LibraryImage) => {
    setShelf((before) => {
      const others = before.images.filter(({ id }) => id !== image.id)
      return { ...before, images: [image, ...others], total: before.total + (others.length === before.images.length ? 1 : 0) }
    })
  }, [])
  const again = useCallback(() => {
    setPage(1)
    setAttempt((before) => before + 1)
  }, [])
  return { ...shelf, isLoading, failure, putImage, more: () => setPage(shelf.page + 1), again }
}

/** All pictures of a series in their order; null where they cannot be had. */
export async function findSeries(bucket: string, id: number): Promise<LibraryImage[] | null> {
  const answer = await callByName('GET /media/api/v2/images', { query: { bucket: bucket || '1', series: id, items: MOST_OF_SERIES } })
  return answer.ok ? answer.data : null
}
