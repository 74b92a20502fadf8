import type { DataOf } from '../data-provider/ask.ts'

/** All that the first screen shows, as one call answers it. */
export type Overview = DataOf<'GET /api/dashboard'>
