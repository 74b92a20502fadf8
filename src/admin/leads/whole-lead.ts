import type { DataOf } from '../data-provider/ask.ts'

/** A lead with all its details. */
export type WholeLead = DataOf<'GET /api/leads/{id}'>
export type LeadDelivery = WholeLead['deliveries'][number]
