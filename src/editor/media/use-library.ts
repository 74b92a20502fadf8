import { useCallback, useEffect, useState } from 'react'
import { staffFetch } from '#domains/accounts/index.ts'
import type { LibraryImage } from '#domains/media/index.ts'
import { IMAGES_PATH } from './picture-place.ts'

const PER_PAGE = 48

type Shelf = { key: string; images: LibraryImage[]; total: number; page: number }
const emptyShelf = (key: string): Shelf => ({ key, images: [], total: 0, page: 0 })

/** The pictures of a bucket that match a search, newest first, page after page. */
export function useLibrary({ query, bucket }: { query: string; bucket: string }) {
  const key = `${bucket}/${query}`
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt requests the same page again
  useEffect(() => {
    const control = new AbortController()
    const params = new URLSearchParams({ bucket: bucket || '1', page: String(page), items: String(PER_PAGE), ...(query ? { q: query } : {}) })
    setIsLoading(true)
    staffFetch<LibraryImage[]>(`${IMAGES_PATH}?${params}`, { signal: control.signal }).then((answer) => {
      if (control.signal.aborted) return
      setIsLoading(false)
      setFailure(answer.ok ? null : answer.code)
      if (!answer.ok) return
      const { total = 0 } = (answer.meta ?? {}) as { total?: number }
      setShelf((before) => {
        const images = page === 1 ? answer.data : [...before.images, ...answer.data]
        return { key, images: [...new Map(images.map((image) => [image.id, image])).values()], total, page }
      })
    })
    return () => control.abort()
  }, [bucket, query, page, key, attempt])

  const put = useCallback((image: LibraryImage) => {
    setShelf((before) => {
      const others = before.images.filter(({ id }) => id !== image.id)
      return { ...before, images: [image, ...others], total: before.total + (others.length === before.images.length ? 1 : 0) }
    })
  }, [])
  return { ...shelf, isLoading, failure, put, more: () => setPage(shelf.page + 1), retry: () => setAttempt(attempt + 1) }
}
