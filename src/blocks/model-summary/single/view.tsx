import type { ViewProps } from '#block-engine/define-block.ts'
import type { modelSummary } from './block.ts'
import { Summary, type SummaryData } from '../shared/summary.tsx'

export function ModelSummary({ anchor, isEager, values, words, data }: ViewProps<typeof modelSummary, SummaryData>) {
  const { has_columns, tab_id, image, buttons } = values
  return <Summary anchor={anchor} isEager={isEager} data={data} hasColumns={has_columns} tabId={tab_id} image={image} buttons={buttons} words={words} />
}
