import type { ViewProps } from '#block-engine/define-block.ts'
import { Summary, type SummaryData } from '../shared/summary.tsx'
import type { derivatives } from './block.ts'

export function Derivatives({ anchor, isEager, values, words, data }: ViewProps<typeof derivatives, SummaryData>) {
  return <Summary anchor={anchor} isEager={isEager} data={data} hasColumns={values.has_columns} tabId={values.tab_id} words={words} />
}
