import { useEffect, useState } from 'react'
import type { BulkChange } from '#domains/stock/index.ts'
import { type PlannedResult, previewChange } from '../stock-source.ts'

/** While somebody types, a preview waits for the next digit. */
const SETTLE_MS = 250

/** `planned` is null until the present change is previewed; without a change nothing is asked. */
export type Preview = { planned: readonly PlannedResult[] | null; hasFailed: boolean; isLoading: boolean }

/** What a change would make of each vehicle, asked anew whenever the change is another one. */
export function usePreview(change: BulkChange | null, ids: readonly number[]): Preview {
  const text = change === null ? '' : JSON.stringify(change)
  const [found, setFound] = useState<{ text: string; planned: readonly PlannedResult[] | null }>({ text: '', planned: null })

  // The network, once the window's clock says that nobody types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the change, the vehicles stay for as long as the dialog
  useEffect(() => {
    if (text === '') return
    let isLeft = false
    const timer = window.setTimeout(() => {
      previewChange(JSON.parse(text) as BulkChange, ids).then(
        (planned) => isLeft || setFound({ text, planned }),
        () => isLeft || setFound({ text, planned: null }),
      )
    }, SETTLE_MS)
    return () => {
      isLeft = true
      window.clearTimeout(timer)
    }
  }, [text])
  const isPresent = text !== '' && found.text === text
  return { planned: isPresent ? found.planned : null, hasFailed: isPresent && found.planned === null, isLoading: text !== '' && !isPresent }
}
