import { useSearchParams } from 'react-router'

/** The query parameter of an open preview. It keeps the preview open when the first save gives a new form its own path. */
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
