import type { ViewProps } from '#block-engine/define-block.ts'
import { Checker } from '../shared/checker.tsx'
import type { Phone } from '../shared/load-phone.ts'
import type { vinChecker } from './block.ts'

/** Asks all lists. */
export function VinChecker({ id, anchor, values, words, data }: ViewProps<typeof vinChecker, Phone>) {
  return <Checker {...{ id, anchor, values, words }} phone={data} list={null} />
}
