import type { ContextOf } from '#block-engine/data-loader.ts'
import type { Check } from '../shared/check.ts'
import { loadCheck } from '../shared/load-check.server.ts'
import type { vinChecker } from './block.ts'

export async function load(_values: unknown, context: ContextOf<typeof vinChecker>): Promise<Check> {
  return loadCheck(context, null)
}
