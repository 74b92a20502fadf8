import type { ContextOf } from '#block-engine/data-loader.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import type { Check } from '../shared/check.ts'
import { loadCheck } from '../shared/load-check.server.ts'
import type { localVinChecker } from './block.ts'
import { listOf } from './list-of.ts'

export async function load(values: ViewProps<typeof localVinChecker>['values'], context: ContextOf<typeof localVinChecker>): Promise<Check> {
  return loadCheck(context, listOf(values))
}
