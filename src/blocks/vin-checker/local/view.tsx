import { BlockHeading } from '#block-engine/block-heading.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { DEFAULT_VIN_LIST } from '#domains/vin-lists/index.ts'
import { Checker } from '../shared/checker.tsx'
import type { Phone } from '../shared/load-phone.ts'
import type { localVinChecker } from './block.ts'

/** Asks one list. */
export function LocalVinChecker({ id, anchor, values, words, data }: ViewProps<typeof localVinChecker, Phone>) {
  const list = values.vin_list.trim().toLowerCase() || DEFAULT_VIN_LIST
  return <Checker {...{ id, anchor, values, words, list }} phone={data} heading={<BlockHeading values={values} />} />
}
