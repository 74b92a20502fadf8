import { useEffect, useState } from 'react'
import type { BulkChange } from '#domains/stock/index.ts'
import { type PlannedResult, previewChange } from '../stock-source.ts'

/** While somebody types, a preview waits for the next digit. */
const SETTLE_MS = 250

/** `planned` is null until the present change is previewed; without a change nothing is asked. */
export type Preview = { plan: readonly PlannedResult[] | null; hasFailed: boolean; isLoading: boolean }

/** What a change would make of each vehicle, asked anew whenever the change is another one. */
export function usePreview(change: BulkChange | null, ids: readonly number[]): Preview {
  const text = change === null ? '' : JSON.stringify(change)
  const [planForText, setPlanForText] = useState<{ text: string; plan: readonly PlannedResult[] | null }>({ text: '', plan: null })

  // The network, once the window's clock says that nobody types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the change, the vehicles stay for as long as the dialog
  useEffect(() => {
    if (text === '') return
    let isLeft = false
    const timer = window.setTimeout(() => {
      previewChange(JSON.parse(text) as BulkChange, ids).then(
        (plan) => isLeft || setPlanForText({ text, plan }),
        () => isLeft || setPlanForText({ text, plan: null }),
      )
    }, SETTLE_MS)
    return () => {
      isLeft = true
      window.clearTimeout(timer)
    }
  }, [text])
  const isPresent = text !== '' && planForText.text === text
  return { plan: isPresent ? planForText.plan : null, hasFailed: isPresent && planForText.plan === null, isLoading: text !== '' && !isPresent }
}
