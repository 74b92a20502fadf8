import { loaderOf } from '#block-engine/data-loader.ts'
import { loadLimits } from '../shared/load-limits.server.ts'
import { floatingAction } from './block.ts'

export const load = loaderOf(floatingAction, (_values, context) => loadLimits(context))
