import type { DataOf } from '../data-provider/ask.ts'

type Whole = DataOf<'GET /api/payments/{id}'>
export type PaymentTask = Whole['tasks'][number]

/** A payment; its history is absent from records of a list. */
export type WholePayment = DataOf<'GET /api/payments'>[number] & Partial<Whole>
