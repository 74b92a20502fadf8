import { BlockHeading } from '#block-engine/block-heading.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { Checker } from '../shared/checker.tsx'
import type { Check } from '../shared/check.ts'
import type { localVinChecker } from './block.ts'
import { listOf } from './list-of.ts'

/** Asks one list. */
export function LocalVinChecker({ id, anchor, values, words, data }: ViewProps<typeof localVinChecker, Check>) {
  return <Checker {...{ id, anchor, values, words }} list={listOf(values)} check={data} heading={<BlockHeading values={values} />} />
}
