import type { DataOf } from '../data-provider/ask.ts'

export type Connection = DataOf<'GET /api/connections'>[number]
export type Finding = Connection['findings'][number]
