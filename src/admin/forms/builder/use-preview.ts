import { useSearchParams } from 'react-router'

/** The parameter of the address while the preview is open. It stays open when a new form gets its address by its first save. */
export const PREVIEW = 'preview'

export function usePreview(): [isPreviewed: boolean, show: (isShown: boolean) => void] {
  const [params, setParams] = useSearchParams()
  const show = (isShown: boolean) => {
    const next = new URLSearchParams(params)
    if (isShown) next.set(PREVIEW, '')
    else next.delete(PREVIEW)
    setParams(next, { replace: true })
  }
  return [params.has(PREVIEW), show]
}
