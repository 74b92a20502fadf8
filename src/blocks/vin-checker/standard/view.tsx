import type { ViewProps } from '#block-engine/define-block.ts'
import { Checker } from '../shared/checker.tsx'
import type { Check } from '../shared/check.ts'
import type { vinChecker } from './block.ts'

/** Asks all lists. */
export function VinChecker({ id, anchor, values, words, data }: ViewProps<typeof vinChecker, Check>) {
  return <Checker {...{ id, anchor, values, words }} check={data} list={null} />
}
