import { loaderOf } from '#block-engine/data-loader.ts'
import { loadLimits } from '../shared/load-limits.server.ts'
import { quickLinks } from './block.ts'

export const load = loaderOf(quickLinks, (_values, context) => loadLimits(context))
